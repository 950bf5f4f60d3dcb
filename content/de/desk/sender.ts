/** Ob Empfänger dem Absender trauen: je Befund ein Satz, was ist, und wo nötig einer, was zu tun ist. */
export const sender = {
  title: 'Absender',
  text: 'Ob andere Mailserver dem Absender {domain} trauen. Geprüft werden die öffentlichen Einträge der Domain (DNS) und die Anmeldung beim Mailserver; verschickt wird nichts.',
  check: 'Jetzt prüfen',
  checking: 'Wird geprüft',
  again: 'Nochmals prüfen',
  good: 'Alles ist gesetzt. Wer Ihre Briefe erhält, kann erkennen, dass sie echt sind.',
  bad: 'Es fehlt etwas. Setzen Sie, was unten steht, oder geben Sie es der Person weiter, die Ihre Domain betreut; DNS-Einträge wirken nach einigen Minuten bis Stunden.',
  parts: {
    smtp: 'Mailserver',
    spf: 'SPF: wer senden darf',
    dkim: 'DKIM: Unterschrift',
    dmarc: 'DMARC: was mit Fälschungen geschieht',
    mx: 'MX: wo Antworten ankommen',
    reverse: 'Rückwärtsname',
  },
  states: { ok: 'in Ordnung', hint: 'Hinweis', wrong: 'zu beheben', unknown: 'nicht zu prüfen' },
  set: 'Im DNS setzen',
  record: { type: 'Typ', name: 'Name', value: 'Wert' },
  findings: {
    smtp_files:
      'Kein Mailserver eingestellt: Briefe werden nur als Dateien abgelegt. Setzen Sie SMTP_URL mit den Angaben Ihres Mailanbieters.',
    smtp_ok: '{host} nimmt die Anmeldung an, die Verbindung ist verschlüsselt oder bleibt auf diesem Server.',
    smtp_no_login: '{host} antwortet; Benutzer und Passwort sind nicht eingestellt.',
    smtp_plain:
      '{host} verschlüsselt nicht. Nehmen Sie smtps:// mit Port 465, oder einen Mailserver, der STARTTLS anbietet.',
    smtp_login: '{host} lehnt die Anmeldung ab ({words}). Prüfen Sie Benutzer und Passwort in SMTP_URL.',
    smtp_certificate:
      'Das Zertifikat von {host} gilt nicht ({words}). Steht in SMTP_URL der Name, den der Anbieter nennt?',
    smtp_away: '{host} ist nicht erreichbar ({words}). Prüfen Sie Name und Port in SMTP_URL und die Firewall.',
    spf_ok: '«{record}», {count} von höchstens {most} Nachfragen, über {chain}.',
    spf_none:
      'Für {domain} gibt es keinen SPF-Eintrag. Nennt Ihr Mailanbieter einen eigenen Wert (include:…), nehmen Sie diesen statt des Vorschlags.',
    spf_several: '{domain} hat {count} SPF-Einträge; dann zählt keiner. Fassen Sie sie zu einem zusammen.',
    spf_lookups:
      'Der SPF-Eintrag braucht {count} Nachfragen, erlaubt sind {most}; dann zählt er nicht. Er führt über {chain}: Nehmen Sie heraus, was nicht mehr für Sie sendet.',
    spf_invalid: 'Der SPF-Eintrag «{record}» lässt sich nicht lesen ({words}).',
    spf_everybody: 'Der SPF-Eintrag «{record}» erlaubt allen, in Ihrem Namen zu senden. Ersetzen Sie +all durch -all.',
    spf_open_end:
      'Der SPF-Eintrag «{record}» sagt nicht, was für andere Server gilt. Hängen Sie -all an, sobald alle eigenen darin stehen.',
    spf_host:
      '{host} ({addresses}) steht nicht im SPF-Eintrag. Sendet Ihr Anbieter von dort, ergänzen Sie ihn; manche senden von anderen Servern, das zeigt die erste Zeile «Received» eines angekommenen Briefs.',
    dkim_ok: 'Der Schlüssel «{selector}» im DNS passt zu unserem.',
    dkim_off:
      'Dieser Server unterschreibt nicht selbst. Gut, wenn es Ihr Mailanbieter für {domain} tut: In der Quelle eines angekommenen Briefs steht dann «dkim=pass». Sonst: docs/operations.md, Abschnitt «Mail».',
    dkim_none: 'Unter {name} steht kein Schlüssel.',
    dkim_other: 'Unter {name} steht ein anderer Schlüssel als der, mit dem wir unterschreiben.',
    dkim_revoked: 'Der Schlüssel unter {name} ist widerrufen (leeres p).',
    dmarc_ok: 'Fälschungen von {domain}: «{policy}», eingetragen bei {policyDomain}.',
    dmarc_watching:
      'Noch wird nur beobachtet. Zeigen die Berichte zwei Wochen lang nur Ihre eigenen Briefe, setzen Sie den Wert unten; dann kommen Fälschungen in den Spam.',
    dmarc_none: 'Für {domain} gibt es keinen DMARC-Eintrag. Grosse Anbieter nehmen Newsletter ohne ihn nicht an.',
    dmarc_invalid: 'Der DMARC-Eintrag lässt sich nicht lesen: «{record}».',
    dmarc_unaligned:
      'Wir unterschreiben für {dkimDomain}; das passt nach dem DMARC-Eintrag nicht zu {domain}. Setzen Sie DKIM_DOMAIN auf {domain}.',
    dmarc_signature_only:
      'Rückläufer gehen an {envelopeDomain}; das passt nach dem DMARC-Eintrag nicht zu {domain}. Es zählt also nur die Unterschrift: Verliert ein Brief sie unterwegs, etwa bei einer Weiterleitung, gilt er als Fälschung. Besser liegt BOUNCE_ADDRESS bei {domain}.',
    dmarc_provider_signature:
      'Rückläufer gehen an {envelopeDomain}; das passt nach dem DMARC-Eintrag nicht zu {domain}, und wir unterschreiben nicht selbst. Briefe gelten nur, wenn Ihr Mailanbieter für {domain} unterschreibt: In der Quelle eines angekommenen Briefs steht dann «dkim=pass» mit {domain}. Sonst legen Sie BOUNCE_ADDRESS zu {domain}.',
    dmarc_nothing_fits:
      'Rückläufer gehen an {envelopeDomain}, und wir unterschreiben für {dkimDomain}; nach dem DMARC-Eintrag passt beides nicht zu {domain}. Unsere Briefe gelten damit als Fälschungen. Setzen Sie DKIM_DOMAIN auf {domain}, und legen Sie BOUNCE_ADDRESS dorthin.',
    mx_ok: 'Antworten und Rückläufer an {domain} nimmt {hosts} an.',
    mx_none:
      '{domain} nimmt keine Mails an: Antworten und Rückläufer gehen verloren. Den Namen nennt Ihr Mailanbieter.',
    mx_refuses: '{domain} erklärt, keine Mails anzunehmen (leerer MX). Antworten und Rückläufer gehen verloren.',
    mx_dead: '{hosts} ist nicht zu finden: Antworten an {domain} kommen nicht an.',
    reverse_ok: '{address} heisst {name}, und {name} führt zurück.',
    reverse_none:
      '{address} ({host}) hat keinen Rückwärtsnamen. Ihn setzt der Anbieter des Servers, dem die Adresse gehört.',
    reverse_other:
      '{address} heisst {name}, doch {name} führt nicht zurück. Das berichtigt der Anbieter des Servers, oder Sie ergänzen die Adresse bei {name}.',
    reverse_private:
      '{address} gilt nur im eigenen Netz. Von welcher Adresse die Briefe hinausgehen, lässt sich von hier nicht sehen; fragen Sie den Anbieter, ob sie einen Rückwärtsnamen hat.',
    dns_away:
      'Zu {name} kam keine Antwort vom DNS. Hat der Server eine Verbindung zum Internet? Versuchen Sie es noch einmal.',
  },
}
