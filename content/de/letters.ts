/**
 * Words of every mail. The waiting list says du, everything else Sie. Runtime values: {name} {email} {company} {page} {language}
 * {position} {tier} {offer}. Nothing that a visitor typed stands in a letter to an address that nobody has confirmed.
 */
export const letters = {
  /** What all letters share, in the formal and in the familiar voice. */
  formal: {
    greeting: 'Guten Tag',
    closing: 'Freundliche Grüsse',
    signature: 'Das Team von {brand}',
    linkHint: 'Falls sich der Knopf nicht öffnen lässt, kopieren Sie diese Adresse in Ihren Browser:',
  },
  familiar: {
    greeting: 'Hallo',
    closing: 'Herzliche Grüsse',
    signature: 'Das Team von {brand}',
    linkHint: 'Falls sich der Knopf nicht öffnen lässt, kopiere diese Adresse in deinen Browser:',
  },
  imprint: '{legalName}, {street}, {town}',
  unsubscribe: 'Newsletter abbestellen',
  inBrowser: 'Im Browser lesen',
  preferences: 'Sprache, gespeicherte Angaben, löschen',

  tiers: {
    founders_beta: 'Founders Beta',
    early_access: 'Early Access',
    general_waitlist: 'allgemeine Warteliste',
  },

  newsletterConfirmation: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
    preview: 'Ein Klick fehlt noch. Der Link gilt 24 Stunden.',
    title: 'Ein Klick fehlt noch.',
    steps: ['Eingetragen', 'Sie bestätigen', 'Newsletter'],
    paragraphs: [
      'Für diese Adresse wurde der Newsletter von {brand} bestellt. Wir schicken ihn erst, wenn Sie die Anmeldung bestätigen.',
    ],
    action: 'Anmeldung bestätigen',
    after: [
      'Der Link gilt 24 Stunden und lässt sich einmal verwenden.',
      'Haben Sie sich nicht angemeldet? Dann müssen Sie nichts tun. Ohne Bestätigung schreiben wir Ihnen nicht weiter.',
    ],
    reason:
      'Sie erhalten diese Nachricht, weil diese Adresse auf unserer Website für den Newsletter eingetragen wurde.',
  },

  newsletterWelcome: {
    subject: 'Ihre Anmeldung zum Newsletter ist bestätigt',
    preview: 'Was Sie von uns bekommen, und wie Sie es wieder abbestellen.',
    title: 'Sie lesen ab jetzt mit.',
    steps: ['Eingetragen', 'Bestätigt', 'Newsletter'],
    paragraphs: [
      'Ihre Anmeldung ist bestätigt. Sie hören von uns, wenn wir etwas zu zeigen haben: neue Beiträge, geänderte Fristen und Formate im Schweizer Finanzalltag, Termine für Workshops.',
      'Jede Ausgabe enthält einen Link, mit dem Sie den Newsletter sofort wieder abbestellen.',
    ],
    action: 'Beiträge lesen',
    reason:
      'Sie erhalten diese Nachricht, weil Sie den Newsletter von {brand} bestellt und die Bestellung bestätigt haben.',
  },

  waitlistReceived: {
    subject: 'Du stehst auf der Warteliste von {brand}',
    preview: 'Deine Anmeldung ist eingetragen, Nummer {position}.',
    title: 'Du hast die Nummer\u00a0{position}.',
    steps: ['Eingetragen', 'Wir lesen', 'Bescheid'],
    paragraphs: [
      'Deine Anmeldung ist eingetragen: Nummer {position}, {tier}.',
      'Wir lesen jede Anmeldung selbst. Das dauert {review.from} bis {review.to} Stunden. Danach bekommst du von uns eine persönliche Nachricht, ob und wann du dabei bist.',
    ],
    after: [
      'Bis dahin musst du nichts tun. Hast du eine Frage oder möchtest du deinen Eintrag löschen lassen, antworte einfach auf diese Nachricht.',
    ],
    reason:
      'Du erhältst diese Nachricht, weil diese Adresse auf unserer Website für die Warteliste eingetragen wurde. Warst du das nicht, antworte kurz, und wir löschen den Eintrag.',
  },

  waitlistAccepted: {
    subject: 'Du bist dabei: dein Platz in der Beta von {brand}',
    preview: '{tier}: wir richten deinen Zugang ein.',
    title: 'Du bist dabei.',
    steps: ['Eingetragen', 'Aufgenommen', 'Zugang'],
    paragraphs: [
      'Wir haben einen Platz für dich: {tier}.',
      '{offer}',
      'Als Nächstes richten wir deinen persönlichen Zugang ein. {early.access}',
      'Wir klären dabei, welche Software du nutzt, welche Belege anfallen und was zuerst laufen soll.',
    ],
    action: 'Termin wählen',
    after: ['Passt kein Termin, antworte auf diese Nachricht und nenne zwei, die dir gehen.'],
    offers: {
      founders_beta:
        'Als Betapartner baust du mit: Du sagst, was im Alltag klemmt, und bekommst die Änderungen zuerst.',
      early_access: '{early.test} {early.end}',
      general_waitlist: 'Den Umfang legen wir im Gespräch fest.',
    },
    reason: 'Du erhältst diese Nachricht, weil du dich auf der Warteliste von {brand} eingetragen hast.',
  },

  waitlistDeclined: {
    subject: 'Deine Anmeldung zur Beta von {brand}',
    preview: 'In dieser Runde hat es leider nicht gereicht.',
    title: 'In dieser Runde leider nicht.',
    paragraphs: [
      'Danke, dass du dich eingetragen hast. In dieser Runde können wir dir leider keinen Platz geben.',
      'Das sagt nichts über dein Unternehmen. Wir nehmen zuerst Betriebe auf, deren Abläufe und Software wir in der Beta schon gut abbilden.',
    ],
    after: [
      'Du kannst dich jederzeit neu eintragen, etwa wenn sich bei dir etwas ändert. Möchtest du den Grund wissen, antworte auf diese Nachricht.',
    ],
    reason: 'Du erhältst diese Nachricht, weil du dich auf der Warteliste von {brand} eingetragen hast.',
  },

  waitlistOperator: {
    subject: 'Warteliste: neuer Eintrag, Nummer {position}, {tier}',
    preview: 'Ein Bescheid ist innert {review.from} bis {review.to} Stunden zugesagt.',
    title: 'Ein neuer Eintrag auf der Warteliste.',
    paragraphs: [
      'Jemand hat sich auf die Warteliste gesetzt. Eine Antwort auf diese Nachricht geht direkt an die angegebene Adresse; bestätigt hat sie noch niemand.',
    ],
    labels: {
      position: 'Nummer',
      applications: 'Wievielte Anmeldung',
      language: 'Sprache',
      page: 'Seite',
      time: 'Eingang',
    },
    languages: { de: 'Deutsch', en: 'Englisch' },
    after: [
      'Zugesagt ist ein Bescheid innert {review.from} bis {review.to} Stunden: «waitlist accept ADRESSE» oder «waitlist decline ADRESSE».',
    ],
    reason: 'Diese Nachricht kommt von der Warteliste der Website.',
  },

  contactOperator: {
    subject: 'Anfrage über die Website: {name}',
    preview: 'Antworten geht direkt an die Person, die geschrieben hat.',
    title: 'Eine neue Anfrage.',
    paragraphs: [
      'Über das Kontaktformular ist eine Anfrage eingegangen. Eine Antwort auf diese Nachricht geht direkt an die Person, die geschrieben hat.',
    ],
    labels: {
      language: 'Sprache',
      page: 'Seite',
      time: 'Eingang',
    },
    languages: { de: 'Deutsch', en: 'Englisch' },
    after: ['Zugesagt ist eine Antwort binnen {promise.contactReplyHours} Stunden.'],
    reason: 'Diese Nachricht kommt vom Kontaktformular der Website.',
  },

  enquiryReply: {
    subject: 'Ihre Anfrage vom {date}',
    signature: '{author}\n{brand}',
    quoteIntro: 'Am {date} schrieb {name}:',
  },

  contactReceipt: {
    subject: 'Ihre Nachricht an {brand} ist eingegangen',
    preview: 'Wir antworten binnen {promise.contactReplyHours} Stunden.',
    title: 'Ihre Nachricht ist da.',
    steps: ['Eingegangen', 'Wir lesen', 'Antwort'],
    paragraphs: [
      'Ihre Nachricht ist bei uns eingegangen. Wir antworten binnen {promise.contactReplyHours} Stunden per E-Mail.',
      'Möchten Sie etwas ergänzen oder eine Unterlage nachreichen, antworten Sie auf diese Nachricht.',
    ],
    after: [
      'Lieber gleich sprechen? Das Erstgespräch dauert {promise.freeConsultationMinutes} Minuten und ist kostenlos, {hours.consultation}.',
    ],
    reason:
      'Sie erhalten diese Nachricht, weil diese Adresse im Kontaktformular unserer Website angegeben wurde. Waren Sie das nicht, können Sie sie löschen.',
  },

  eventReceipt: {
    subject: 'Ihre Anmeldung: {title}, {date}',
    preview: 'Der Termin liegt als Kalenderdatei bei.',
    title: 'Sie sind angemeldet.',
    steps: ['Eingegangen', 'Angemeldet', 'Zugangslink'],
    paragraphs: [
      'Ihre Anmeldung ist bei uns eingegangen. Der Termin liegt als Kalenderdatei bei. Den Zugangslink schicken wir Ihnen vor dem Anlass per E-Mail.',
    ],
    labels: { event: 'Anlass', type: 'Art', date: 'Datum', time: 'Zeit', location: 'Ort' },
    swissTime: '{time} Uhr, Schweizer Zeit',
    after: ['Können Sie doch nicht, antworten Sie kurz auf diese Nachricht. Die Teilnahme ist kostenlos.'],
    reason:
      'Sie erhalten diese Nachricht, weil diese Adresse im Kontaktformular unserer Website für den Anlass angemeldet wurde. Waren Sie das nicht, antworten Sie kurz, und wir löschen die Anmeldung.',
  },

  /** To the operator, once a day. Names of commands stay English. */
  digest: {
    subject: 'Tagesbericht: Anfragen {contacts}, Warteliste {joined}, Newsletter {confirmed}',
    preview: 'Seit {since}.',
    title: 'Der Tag in Zahlen.',
    span: 'Von {since} bis {until}.',
    todo: {
      overdue:
        'Wartet auf Sie: {overdue} auf der Warteliste, länger als die zugesagten {review.to} Stunden (waitlist list --status waiting).',
      suspected: 'Wartet auf Sie: {suspected} Einsendungen unter Spamverdacht, noch ohne Bestätigung (suspected list).',
      dead: 'Wartet auf Sie: {dead} nicht zugestellt, endgültig (mail list --status dead).',
      complained: 'Beschwerden über den Newsletter: {complained}. Er geht nicht mehr an diese Adressen.',
      securityEvents: 'Sicherheitsereignisse hoher und kritischer Stufe: {securityEvents} (events list).',
    },
    sections: {
      leads: 'Anfragen',
      appointments: 'Termine',
      waitlist: 'Warteliste',
      newsletter: 'Newsletter',
      site: 'Website, gestern',
      mails: 'Mails',
    },
    labels: {
      contacts: 'Neue Nachrichten',
      registrations: 'davon Anmeldungen',
      booked: 'Neu gebucht',
      today: 'Heute',
      joined: 'Neue Einträge',
      waiting: 'Warten insgesamt',
      places: '{accepted} von {total} vergeben',
      confirmed: 'Bestätigt',
      left: 'Abbestellt',
      bounced: 'Unzustellbar',
      complained: 'Beschwerden',
      readers: 'Leserinnen und Leser',
      visits: 'Besuche',
      views: 'Seiten gelesen',
      sent: 'Versandt',
      queued: 'Unterwegs',
      dead: 'Gescheitert',
    },
    names:
      'Namen und Texte stehen absichtlich nicht hier. Die Befehle: contacts list, appointments list, waitlist list, newsletter list, mail list.',
    reason:
      'Dieser Bericht kommt einmal am Tag, wenn es etwas zu berichten gibt. Mit der Einstellung DIGEST=off bleibt er aus.',
  },

  /** To the operator, when something begins to go wrong and when it is over. */
  alert: {
    outbox_stalled: {
      begun: {
        subject: 'Störung: Mails bleiben liegen',
        title: 'Mails bleiben liegen.',
        paragraphs: [
          'Seit {level} Minuten wartet mindestens eine Mail auf ihren Versand. Verloren ist keine: sie liegen in der Datenbank und gehen hinaus, sobald es wieder geht.',
          'Der Grund steht in der Spalte Error von «mail list --status queued»: meist der Mailserver oder sein Passwort in SMTP_URL.',
        ],
      },
      over: {
        subject: 'Behoben: Mails gehen wieder hinaus',
        title: 'Mails gehen wieder hinaus.',
        paragraphs: ['Die Störung dauerte von {began} bis {ended}.'],
      },
    },
    mail_login_refused: {
      begun: {
        subject: 'Störung: der Mailserver weist die Anmeldung zurück',
        title: 'Der Mailserver nimmt das Passwort nicht an.',
        paragraphs: [
          'Der Mailserver weist Benutzer oder Passwort in SMTP_URL zurück. Es warten Mails; verloren ist keine, und sie gehen hinaus, sobald die Anmeldung gelingt.',
          'Stellen Sie SMTP_URL richtig, und starten Sie den Server neu. Sonderzeichen in Benutzer und Passwort müssen prozentkodiert sein.',
        ],
      },
      over: {
        subject: 'Behoben: der Mailserver nimmt die Anmeldung wieder an',
        title: 'Die Anmeldung am Mailserver gelingt wieder.',
        paragraphs: ['Die Störung dauerte von {began} bis {ended}.'],
      },
    },
    mails_held: {
      begun: {
        subject: 'Frage: Mails einer wiederhergestellten Sicherung senden?',
        title: 'Sollen diese Mails hinaus?',
        paragraphs: [
          'Die Datenbank wurde aus einer Sicherung wiederhergestellt. {level} Mails darin waren unterwegs, als die Sicherung entstand. Die meisten sind wohl längst angekommen, darum werden sie zurückgehalten. Neue Mails gehen hinaus wie immer.',
          '«mail list --status held» zeigt sie. «mail release» sendet sie, «mail discard» löscht sie; mit einer Id dahinter nur die eine.',
        ],
      },
      over: {
        subject: 'Erledigt: keine Mails mehr zurückgehalten',
        title: 'Es wird keine Mail mehr zurückgehalten.',
        paragraphs: ['Zurückgehalten wurden sie von {began} bis {ended}.'],
      },
    },
    issue_paused: {
      begun: {
        subject: 'Angehalten: zu viele Briefe des Newsletters abgewiesen',
        title: 'Der Versand des Newsletters ist angehalten.',
        paragraphs: [
          'Von den letzten 200 Briefen einer Ausgabe wurden mehr als 5\u00a0% endgültig abgewiesen. Damit der Ruf der Absenderadresse nicht leidet, geht von dieser Ausgabe vorerst nichts mehr hinaus. Zahl der angehaltenen Ausgaben: {level}. Andere Mails gehen hinaus wie immer.',
          'Die Ausgabe steht am Pult unter «Newsletter», die Antworten der Mailserver im «Postausgang». Ist der Grund behoben, setzen Sie den Versand bei der Ausgabe fort; brechen Sie ihn ab, geht nicht mehr hinaus, was noch wartet. Die Befehle: newsletter issues, mail list --status dead, newsletter resume, newsletter cancel.',
        ],
      },
      over: {
        subject: 'Erledigt: kein Newsletter mehr angehalten',
        title: 'Es ist keine Ausgabe mehr angehalten.',
        paragraphs: ['Angehalten war der Versand von {began} bis {ended}.'],
      },
    },
    enquiries_silent: {
      begun: {
        subject: 'Ungewöhnlich still: {level} Tage ohne Anfrage',
        title: 'Seit {level} Tagen kam keine Anfrage.',
        paragraphs: [
          'So lange war es in letzter Zeit nie still. Vielleicht ist es Zufall, vielleicht geht ein Formular nicht: Füllen Sie das Kontaktformular einmal selbst aus und sehen Sie nach, ob die Nachricht ankommt.',
        ],
      },
      over: {
        subject: 'Erledigt: es kommen wieder Anfragen',
        title: 'Es kommen wieder Anfragen.',
        paragraphs: ['Aufgefallen ist die Stille am {began}, zu Ende war sie am {ended}.'],
      },
    },
    form_unsent: {
      begun: {
        subject: 'Ein Formular wird begonnen und nie abgeschickt',
        title: '{level}-mal begonnen, nie abgeschickt.',
        paragraphs: [
          'In den letzten sieben Tagen hat niemand dieses Formular abgeschickt, obwohl es oft begonnen wurde. Welches es ist, steht am Pult unter «Zahlen». Der Befehl: numbers --days 7. Füllen Sie es selbst einmal aus, auch auf einem Telefon.',
        ],
      },
      over: {
        subject: 'Erledigt: das Formular wird wieder abgeschickt',
        title: 'Das Formular wird wieder abgeschickt.',
        paragraphs: ['Aufgefallen ist es am {began}, behoben war es am {ended}.'],
      },
    },
    pages_slow: {
      begun: {
        subject: 'Langsame Seiten: {level}',
        title: 'Seiten, auf die zu lange gewartet wird: {level}.',
        paragraphs: [
          'In den letzten sieben Tagen dauerte es bei mindestens jedem vierten Aufruf mehr als vier Sekunden, bis das Wichtigste zu sehen war. Welche Seiten es sind, steht am Pult unter «Zahlen». Der Befehl: numbers --days 7 --json, dort unter «speed». Oft ist es der Server: Prüfen Sie seine Auslastung und seine Verbindung.',
        ],
      },
      over: {
        subject: 'Erledigt: keine langsamen Seiten mehr',
        title: 'Die Seiten sind wieder schnell.',
        paragraphs: ['Aufgefallen ist es am {began}, behoben war es am {ended}.'],
      },
    },
    reports_unread: {
      begun: {
        subject: 'Störung: das Postfach für Rückläufer ist nicht lesbar',
        title: 'Rückläufer werden nicht gelesen.',
        paragraphs: [
          'Rückläufer sind Meldungen, dass ein Brief nicht ankam oder dass sich jemand beschwert. Seit {level} Minuten lässt sich ihr Postfach (Einstellung BOUNCE_IMAP_URL) nicht lesen. So lange bleiben unerreichbare Adressen und Beschwerden unbemerkt.',
          '{mailbox} Danach geht es von selbst weiter, nur eine geänderte Einstellung braucht einen Neustart. Nichts geht verloren: Was im Postfach liegt, wird dann gelesen.',
        ],
      },
      over: {
        subject: 'Behoben: Rückläufer werden wieder gelesen',
        title: 'Das Postfach für Rückläufer wird wieder gelesen.',
        paragraphs: ['Die Störung dauerte von {began} bis {ended}.'],
      },
    },
    busy_feed_stale: {
      begun: {
        subject: 'Störung: Ihr Kalender ist nicht lesbar',
        title: 'Ihr Kalender wird nicht gelesen.',
        paragraphs: [
          'Seit {level} Minuten lässt sich Ihr Kalender (Einstellung BUSY_ICS_URL) nicht lesen. Die zuletzt gelesenen Zeiten bleiben gesperrt; was Sie seither eingetragen haben, ist noch nicht gesperrt und kann gebucht werden.',
          'Den Grund nennt das Pult unter «Termine», bei den Sprechstunden. Der Befehl: status. Ist er behoben, geht es ohne Neustart weiter; nur eine geänderte Adresse braucht einen Neustart des Servers.',
        ],
      },
      over: {
        subject: 'Behoben: Ihr Kalender wird wieder gelesen',
        title: 'Ihr Kalender wird wieder gelesen.',
        paragraphs: ['Die Störung dauerte von {began} bis {ended}.'],
      },
    },
    store_unwritable: {
      begun: {
        subject: 'Störung: die Datenbank nimmt nichts mehr an',
        title: 'Die Datenbank nimmt nichts mehr an.',
        paragraphs: [
          'Der Grund: {cause}. Die Formulare sagen den Besucherinnen und Besuchern, dass es gerade nicht geht, und nehmen nichts an; die Seiten bleiben erreichbar.',
          'Ist der Grund behoben, geht es ohne Neustart weiter. «status» zeigt, wie es steht.',
        ],
      },
      over: {
        subject: 'Behoben: die Datenbank nimmt wieder an',
        title: 'Die Datenbank nimmt wieder an.',
        paragraphs: ['Die Störung dauerte von {began} bis {ended}.'],
      },
    },
    /** Why the mailbox for bounces cannot be read, and what to do. */
    mailboxProblems: {
      login: 'Der Mailserver lehnt Benutzer oder Passwort ab. Prüfen Sie beides in BOUNCE_IMAP_URL.',
      folder: 'Den Ordner, der in BOUNCE_IMAP_URL steht, gibt es nicht. Meist heisst er INBOX.',
      certificate:
        'Das Zertifikat des Mailservers gilt nicht. Prüfen Sie, ob in BOUNCE_IMAP_URL der Name steht, den Ihr Mailanbieter nennt.',
      away: 'Der Mailserver antwortet nicht. Prüfen Sie Name und Port in BOUNCE_IMAP_URL, und ob Ihr Mailanbieter eine Störung meldet.',
      other:
        'Der Mailserver antwortet anders als erwartet. Fragen Sie Ihren Mailanbieter, ob er das Lesen über IMAP erlaubt.',
    },
    /** Why the database takes nothing. */
    causes: {
      full: 'der Datenträger ist voll',
      read_only: 'sie lässt sich nur lesen',
      damaged: 'ihre Datei ist beschädigt',
      refused: 'sie weist Benutzer, Passwort oder Namen in DATABASE_URL zurück',
      unreachable: 'sie ist nicht erreichbar',
      busy: 'ein anderes Programm hält sie besetzt',
      failing: 'ihre Dateien lassen sich nicht lesen oder schreiben',
    },
    store_nearly_full: {
      begun: {
        subject: 'Störung: der Datenträger ist zu {level} % voll',
        title: 'Der Datenträger ist fast voll.',
        paragraphs: [
          '{level} % sind belegt. Ist er voll, nehmen die Formulare nichts mehr an; die Seiten bleiben erreichbar.',
          'Schaffen Sie Platz, etwa indem Sie alte Sicherungen und Versionen löschen. «status» zeigt, wie viel die Datenbank selbst braucht.',
        ],
      },
      over: {
        subject: 'Behoben: der Datenträger hat wieder Platz',
        title: 'Der Datenträger hat wieder Platz.',
        paragraphs: ['{level} % sind belegt. Knapp war es von {began} bis {ended}.'],
      },
    },
    mail_ceiling: {
      begun: {
        subject: 'Auffällig: sehr viele Mails an unbestätigte Adressen',
        title: 'Mehr Mails als üblich.',
        paragraphs: [
          'In dieser Stunde sind so viele Bestätigungen an Adressen gegangen, die niemand bestätigt hat, wie die Einstellung UNVERIFIED_MAILS_PER_HOUR zulässt. {level} warten auf die nächste Stunde. Verloren ist nichts: was eingesandt wurde, ist gespeichert.',
          'Oft trägt dann jemand fremde Adressen in die Formulare ein. «contacts list», «waitlist list» und «newsletter list --status pending» zeigen, was eingegangen ist.',
        ],
      },
      over: {
        subject: 'Vorbei: wieder gewöhnlich viele Mails an unbestätigte Adressen',
        title: 'Es wartet keine Bestätigung mehr.',
        paragraphs: ['Mehr als üblich waren es von {began} bis {ended}.'],
      },
    },
    form_wave: {
      begun: {
        subject: 'Auffällig: ein Formular wird überflutet',
        title: 'Eine Welle von Einsendungen.',
        paragraphs: [
          'Ein Formular wird gerade viel öfter abgeschickt als üblich. Solange das dauert, verlangt es vom Browser eine Rechenaufgabe. Was ohne sie ankommt, wird zurückgestellt: bisher {level}. Niemand bekommt dafür eine Mail, auch Sie nicht.',
          'Verloren ist nichts. «suspected list» zeigt, was wartet; «suspected release» nimmt es an und verschickt die Mails, «suspected dismiss --all» löscht es. «status» nennt das Formular.',
        ],
      },
      over: {
        subject: 'Vorbei: die Formulare werden wieder wie üblich abgeschickt',
        title: 'Die Welle ist vorbei.',
        paragraphs: [
          'Sie dauerte von {began} bis {ended}. Was zurückgestellt wurde, wartet auf Ihren Entscheid («suspected list») und wird spätestens nach {retention.suspectedDays} Tagen gelöscht.',
        ],
      },
    },
    reason: 'Diese Nachricht kommt je Störung einmal zu Beginn und einmal am Ende, an die Adresse in ALERT_EMAIL.',
  },

  /** To the operator, when the site has crashed in somebody's browser. */
  crashes: {
    subject: 'Absturz auf der Website: {pages}',
    preview: 'Im Browser von Besucherinnen oder Besuchern.',
    title: 'Die Website ist in einem Browser abgestürzt.',
    paragraphs: [
      'Statt der Seite war «Etwas ist schief gelaufen» zu sehen. Jede Art von Absturz steht hier einmal, und erst nach 30 Tagen wieder. Der Wortlaut kommt aus dem fremden Browser.',
    ],
    line: '{message} ({count}×, zuletzt {last}, Fehler-ID {errorId})',
    unknown: 'ohne Wortlaut',
    more: 'Dazu {more} weitere Arten von Abstürzen.',
    forWebhook: 'Betroffen: {pages}. Was der Browser meldet, steht im Sicherheitsprotokoll («events list»).',
    after: ['Alle Abstürze, mit Browser und Zeit: «events list».'],
    reason:
      'Diese Nachricht kommt höchstens alle fünf Minuten und zehnmal am Tag, an die Adresse in ALERT_EMAIL, sonst an OPERATOR_EMAIL.',
  },
}
