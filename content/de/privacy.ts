import type { LegalCopy } from '../legal-shape.ts'

export const privacy: LegalCopy = {
  meta: {
    title: 'Datenschutzerklärung',
    description:
      'Welche Personendaten diese Website bearbeitet, wozu, wie lange und auf welcher Grundlage. Ohne Cookies und Tracking, mit Ihren Rechten.',
    keywords: ['Datenschutz', 'Datenschutzerklärung', 'DSG', 'DSGVO', 'Personendaten'],
  },
  title: 'Datenschutz\u00aderklärung',
  lead: 'Sie können diese Website lesen, ohne uns zu sagen, wer Sie sind. Was mit Angaben geschieht, die Sie uns dennoch geben, steht hier, Zweck für Zweck und mit Frist.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'overview',
      title: 'Kurz gesagt',
      blocks: [
        {
          kind: 'list',
          items: [
            'Keine Cookies, kein Tracking, keine Werbung. Besuche zählen wir, ohne jemanden wiederzuerkennen.',
            'Schriften, Bilder und Skripte kommen von dieser Website. Beim Lesen geht keine Anfrage an Dritte.',
            'Mit Namen oder E-\u2060Mail-Adresse speichern wir nur, was Sie absenden: eine Kontaktnachricht, einen gebuchten Termin, eine Newsletter-Anmeldung oder einen Eintrag auf der Warteliste. Dazu kommen Adressen, für die der Newsletter schon auf anderem Weg bei uns bestellt war.',
            'Netzwerkadressen (IP-Adressen) speichern wir nie im Klartext.',
            'Was Sie dem Chat schreiben, bewahren wir nicht auf. Die Werkzeuge laufen in Ihrem Browser.',
            'Wir verkaufen keine Daten, erstellen keine Profile und lassen keine Maschine über Sie entscheiden.',
            'Für Auskunft, Berichtigung oder Löschung genügt eine E-\u2060Mail an {mail.privacy}.',
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Wer verantwortlich ist',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Verantwortliche', detail: '{parentCompany}' },
            { term: 'Adresse', detail: '{street}, {town}, {country}' },
            { term: 'Datenschutz', detail: '{mail.privacy}, zuständig: {responsiblePerson}' },
            { term: 'Telefon', detail: '{phone}' },
          ],
        },
        {
          kind: 'text',
          text: 'Nach unserer Beurteilung müssen wir weder eine Datenschutzbeauftragte noch einen Vertreter in der EU bezeichnen: Wir richten uns an Unternehmen in der Schweiz und bearbeiten wenige Daten.',
        },
        {
          kind: 'text',
          text: 'Wird aus einer Anfrage ein Auftrag, ist für dessen Daten verantwortlich, wer den Auftrag ausführt. Wer das sein kann, steht im Impressum.',
        },
        { kind: 'link', label: 'Impressum: wer die bezahlten Angebote verkauft', href: '/impressum#paid-offers' },
      ],
    },
    {
      id: 'contact-messages',
      title: 'Kontaktnachrichten',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Zweck', detail: 'Ihre Anfrage beantworten, auch zu Workshops und Anlässen' },
            {
              term: 'Daten',
              detail:
                'Name, E-\u2060Mail-Adresse, Nachricht; Firma, wenn Sie sie angeben; der Anlass, für den Sie sich anmelden; Sprache, Seite und Zeit des Absendens',
            },
            {
              term: 'Grundlage',
              detail:
                'Massnahmen vor einem Vertrag auf Ihre Anfrage, sonst unser Interesse, Anfragen zu beantworten (Art.\u00a06 Abs.\u00a01 lit.\u00a0b und f DSGVO)',
            },
            { term: 'Aufbewahrung', detail: '{retention.contactMonths}\u00a0Monate ab Eingang' },
          ],
        },
        {
          kind: 'text',
          text: 'Die Nachricht wird zuerst in unserer Datenbank gespeichert und danach in unser Postfach geschickt. So geht sie auch dann nicht verloren, wenn der Mailserver stillsteht. Sie erhalten eine Bestätigung, die Ihren Text nicht wiederholt. Die Kopie im Postfach löschen wir nach derselben Frist; E-\u2060Mails, die Sie uns direkt schreiben, ebenso.',
        },
        {
          kind: 'text',
          text: 'Name, E-\u2060Mail-Adresse und Nachricht sind nötig, damit wir antworten können. Schicken Sie uns auf diesem Weg bitte keine Passwörter, Kontozugänge, Belege oder Lohndaten.',
        },
        {
          kind: 'text',
          text: 'Gilt die Anfrage einem bezahlten Angebot, erhält sie das Einzelunternehmen, das dieses Angebot verkauft. Eine Partnerfirma erhält sie nur mit Ihrem Einverständnis.',
        },
      ],
    },
    {
      id: 'appointments',
      title: 'Gebuchte Gespräche',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Zweck', detail: 'Das Gespräch führen, das Sie gebucht haben, und Sie daran erinnern' },
            {
              term: 'Daten',
              detail:
                'Termin, Name, E-\u2060Mail-Adresse; Telefonnummer und Thema, wenn Sie sie angeben; Sprache, Seite, von der Sie kamen, und Zeit der Buchung; ob das Gespräch stattfand, und was wir dazu notieren',
            },
            {
              term: 'Grundlage',
              detail: 'Massnahmen vor einem Vertrag auf Ihre Anfrage (Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO)',
            },
            { term: 'Aufbewahrung', detail: '{retention.appointmentMonths}\u00a0Monate ab dem Tag des Gesprächs' },
          ],
        },
        {
          kind: 'text',
          text: 'Das Terminbuch führen wir selbst, auf dem Server dieser Website. Sie erhalten eine Bestätigung mit einer Einladung für Ihren Kalender und einem Link, mit dem Sie den Termin verschieben oder absagen, und am Vortag eine Erinnerung.',
        },
        {
          kind: 'text',
          text: 'Ist statt unseres Terminbuchs ein externer Dienst angeschlossen, geben Sie Ihre Angaben dort ein. Wir erhalten sie von ihm, verwenden sie für das Gespräch und bewahren sie so lange auf wie hier angegeben.',
        },
      ],
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Zweck', detail: 'Ihnen den bestellten Newsletter senden und Ihre Einwilligung belegen' },
            {
              term: 'Daten',
              detail:
                'E-\u2060Mail-Adresse und Sprache; als Nachweis die Fassung des Anmeldetexts, Zeit und Seite der Anmeldung und die Zeit der Bestätigung; wann Sie sich angemeldet, bestätigt, die Sprache geändert oder abgemeldet haben. Bei Adressen aus einer früheren Liste von uns statt der Anmeldung deren Herkunft und der Nachweis Ihrer Einwilligung',
            },
            {
              term: 'Grundlage',
              detail:
                'Ihre Einwilligung (Art.\u00a03 Abs.\u00a01 lit.\u00a0o UWG, Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO)',
            },
            {
              term: 'Aufbewahrung',
              detail:
                'Ohne Bestätigung {retention.unconfirmedSignupDays}\u00a0Tage. Mit Bestätigung bis zur Abmeldung; Adresse und Nachweis danach noch längstens {retention.unsubscribedMonths}\u00a0Monate, um die Einwilligung belegen zu können',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Nach der Anmeldung erhalten Sie eine E-\u2060Mail mit einem Link. Er gilt 24\u00a0Stunden und nur einmal; wir speichern ihn als Hash. Erst der Knopf auf der Seite, die er öffnet, meldet Sie an. Hat jemand anders Ihre Adresse eingetragen, genügt es, nichts zu tun.',
        },
        {
          kind: 'text',
          text: 'Haben Sie den Newsletter schon auf anderem Weg bei uns bestellt, etwa über einen früheren Versanddienst, übernehmen wir Ihre Adresse von dort, zusammen mit dem Nachweis Ihrer Einwilligung. Woher sie stammt, steht hinter Ihrem Link zu den Einstellungen. Wer sich abgemeldet, beschwert oder seine Daten gelöscht hat, kommt durch eine solche Übernahme nicht zurück.',
        },
        {
          kind: 'text',
          text: 'In jeder Ausgabe können Sie sich mit einem Klick abmelden. Über den persönlichen Link zu den Einstellungen ändern Sie die Sprache, sehen, was wir über Sie gespeichert haben, und löschen es.',
        },
        {
          kind: 'text',
          text: 'Nach einer Löschung, und wenn die Aufbewahrung nach einer Abmeldung endet, behalten wir einen Sperrvermerk: einen Hash mit geheimem Schlüssel. Die Adresse lässt sich daraus nicht ablesen. Wir können nur prüfen, ob eine Adresse gesperrt ist, damit wir sie nicht versehentlich wieder anschreiben. Nach einer Beschwerde, oder wenn eine Adresse nicht mehr erreichbar ist, enthält der Vermerk auch die Adresse, den Grund und die Antwort ihres Mailservers, höchstens {retention.unsubscribedMonths}\u00a0Monate lang. Danach bleibt nur der Hash.',
        },
        {
          kind: 'text',
          text: 'Die Ausgaben enthalten keine Zählpixel: Ob Sie eine Ausgabe öffnen, erfahren wir nicht. Links auf unsere Website tragen nur den Namen der Ausgabe und sind in allen Briefen gleich. Wir zählen, wie oft jeder von ihnen benutzt wird, und nicht, von wem; gespeichert wird nur die Zahl. Damit Maschinen nicht mitzählen, bleibt Ihre Netzwerkadresse nach einem Klick zehn Sekunden als Hash im Arbeitsspeicher.',
        },
      ],
    },
    {
      id: 'waiting-list',
      title: 'Warteliste für das Beta-Programm',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Zweck', detail: 'Plätze im Beta-Programm vergeben und Sie darüber benachrichtigen' },
            {
              term: 'Daten',
              detail:
                'E-\u2060Mail-Adresse und gewählte Stufe; Firma und Motivation, wenn Sie sie angeben; Sprache und Seite; Ihre Zustimmung mit Textfassung und Zeit; Reihenfolge, Stand (wartend, zugesagt, abgesagt) und Zahl Ihrer Anmeldungen',
            },
            {
              term: 'Grundlage',
              detail:
                'Ihre Einwilligung und Massnahmen vor einem Vertrag auf Ihren Wunsch (Art.\u00a06 Abs.\u00a01 lit.\u00a0a und b DSGVO)',
            },
            {
              term: 'Aufbewahrung',
              detail:
                'Längstens {retention.waitlistMonths}\u00a0Monate nach dem letzten Schritt (Eintrag, Zusage oder Absage), auf Wunsch kürzer',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Jede Adresse steht einmal auf der Liste; ist sie schon eingetragen, sagt das Formular es. Nach einer Absage können Sie sich neu eintragen; der neue Eintrag ersetzt den alten. Über Zusage oder Absage entscheidet ein Mensch, und Sie erhalten den Bescheid per E-\u2060Mail. Eine Kopie Ihres Eintrags geht in unser Postfach; wir löschen sie nach derselben Frist. Die Zahl der freien Plätze auf der Website ist eine Zählung ohne Personendaten.',
        },
      ],
    },
    {
      id: 'chat',
      title: 'Chat-Assistent',
      blocks: [
        {
          kind: 'text',
          text: 'Im Chat antwortet eine Maschine. Vor Ihrer ersten Nachricht wird nichts gesendet und nichts gespeichert.',
        },
        {
          kind: 'facts',
          rows: [
            { term: 'Zweck', detail: 'Fragen zu dieser Website beantworten' },
            { term: 'Daten', detail: 'Ihre Fragen, der Verlauf des Gesprächs und die Sprache' },
            {
              term: 'Grundlage',
              detail: 'Unser Interesse, Ihre Frage sofort zu beantworten (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO)',
            },
            {
              term: 'Aufbewahrung',
              detail:
                'Nur während des Besuchs, im geöffneten Tab Ihres Browsers. Unser Server speichert und protokolliert den Text nicht, ausser Sie geben uns eine Frage weiter',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Ohne Sprachmodell sucht unser Server die passende Stelle auf dieser Website und zitiert sie. Ist ein Sprachmodell angeschlossen, gehen Ihre Frage, höchstens drei frühere Fragen von Ihnen und die gefundenen Stellen an diesen Anbieter: {processor.model}. Kurze Fakten wie Preise und Zeiten beantwortet der Server selbst. Ihre Netzwerkadresse geben wir nicht weiter. Was Sie selbst in den Chat schreiben, geht mit; lassen Sie Namen, Zugangsdaten und Zahlen Ihrer Firma deshalb weg.',
        },
        {
          kind: 'text',
          text: 'Findet der Chat keine Antwort, können Sie uns die Frage weitergeben, wenn Sie das Häkchen dazu setzen (Einwilligung, Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO). Dann speichern wir ihren Wortlaut, die Sprache und die Zeit, um die Website zu verbessern, und löschen sie nach längstens {retention.questionDays}\u00a0Tagen. E-\u2060Mail-Adressen, Telefon-, Konto- und AHV-Nummern machen wir vorher unkenntlich. Wer gefragt hat, erfahren wir nicht; darum lässt sich eine einzelne Frage später weder zuordnen noch beauskunften.',
        },
        {
          kind: 'text',
          text: 'Nur wenn Sie es wünschen, übernimmt das Kontaktformular das Gespräch. Gespeichert wird es erst, wenn Sie das Formular absenden, und dann als Kontaktnachricht.',
        },
      ],
    },
    {
      id: 'tools',
      title: 'Werkzeuge und Suche',
      blocks: [
        {
          kind: 'text',
          text: 'Die Werkzeuge dieser Website rechnen in Ihrem Browser. Was Sie dort eingeben, sendet die Seite nicht an uns und speichert es nicht. Eine Ausnahme gibt es nur auf Ihren Wunsch: Verlangen Sie im LinkedIn-Generator Entwürfe eines Sprachmodells, wo das angeboten wird, gehen Ihre Angaben zum Beitrag über unseren Server an den Anbieter, der beim Chat genannt ist. Auch dann bewahren wir sie nicht auf.',
        },
        { kind: 'text', text: 'Suchbegriffe speichern und protokollieren wir nicht.' },
      ],
    },
    {
      id: 'browser-storage',
      title: 'Was in Ihrem Browser liegt',
      blocks: [
        {
          kind: 'text',
          text: 'Cookies setzen wir nicht. Im lokalen Speicher Ihres Browsers bleiben nur diese Angaben:',
        },
        {
          kind: 'list',
          items: [
            'dass und wann Sie das Hinweisband am Seitenkopf geschlossen haben',
            'dass Sie die Taste / als Zugang zur Suche ausgeschaltet haben',
            'welche Sprache Sie auf dieser Seite, in den Nutzungsbedingungen oder im Impressum gewählt haben, je Seite einzeln',
            'ein Sicherheitsprotokoll mit den letzten 100\u00a0Ereignissen: Zeit, Ereignis, technische Einzelheiten, Browserkennung und Pfad der Seite',
          ],
        },
        {
          kind: 'text',
          text: 'Daneben kann sich die Seitentechnik bis zum Schliessen des Tabs merken, wie weit Sie gescrollt haben und welche Programmversion geladen ist; haben Sie im Chat gefragt, auch das Gespräch, und einen Text, den Sie daraus ins Kontaktformular übernehmen, bis er dort steht. Wechseln Sie die Sprache, so nimmt der Tab mit, was in den Formularen der Seite steht, und vergisst es, sobald die andere Seite da ist. Nichts davon dient dazu, Sie wiederzuerkennen; darum fragt auch kein Banner nach Ihrer Zustimmung. Sie entfernen alles, indem Sie in Ihrem Browser die Websitedaten löschen.',
        },
      ],
    },
    {
      id: 'security-events',
      title: 'Sicherheitsereignisse',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Zweck', detail: 'Angriffe, Missbrauch und Fehler erkennen' },
            {
              term: 'Daten',
              detail:
                'Art und Schwere des Ereignisses, Zeit, Browserkennung (User-Agent), Pfad der Seite, technische Einzelheiten wie der Wortlaut einer Fehlermeldung. E-\u2060Mail-Adressen werden vorher unkenntlich gemacht; von der Netzwerkadresse bleibt nur ein Hash mit geheimem Schlüssel, jeden Tag ein anderer',
            },
            {
              term: 'Grundlage',
              detail: 'Unser Interesse an einem sicheren Betrieb (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO)',
            },
            { term: 'Aufbewahrung', detail: '{retention.securityEventDays}\u00a0Tage' },
          ],
        },
        {
          kind: 'text',
          text: 'Ein solches Ereignis entsteht zum Beispiel, wenn eine Seite abstürzt, ein Formular ungültig ausgefüllt wird, zu viele Anfragen eingehen, eine Adresse Skriptcode enthält oder der Browser einen Verstoss gegen unsere Sicherheitsregeln meldet. Was Sie in ein Formular geschrieben haben, gehört nicht dazu.',
        },
      ],
    },
    {
      id: 'rate-limits',
      title: 'Schutz vor Missbrauch',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Zweck', detail: 'Spam, massenhafte Anfragen und unerwünschte Bestätigungsmails verhindern' },
            {
              term: 'Daten',
              detail:
                'Zähler pro Netzwerkadresse und ihren Netzen, pro Postfach, und für beides zusammen. Adressen stehen dort nur als Hash mit geheimem Schlüssel; jener einer Netzwerkadresse ist jeden Tag ein anderer',
            },
            {
              term: 'Grundlage',
              detail:
                'Unser Interesse, Formulare und Chat für alle offen zu halten (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO)',
            },
            { term: 'Aufbewahrung', detail: 'Längstens {retention.rateLimitHours}\u00a0Stunden' },
          ],
        },
        {
          kind: 'text',
          text: 'Die Formulare prüfen ausserdem, ob ein für Menschen unsichtbares Feld ausgefüllt wurde und wie lange das Ausfüllen gedauert hat. Diese Angaben speichern wir nicht; wir zählen nur, wie oft es vorkommt.',
        },
        {
          kind: 'text',
          text: 'Wird ein Formular überflutet, löst Ihr Browser vor dem Senden eine Rechenaufgabe. Daran ist kein anderer Dienst beteiligt, und über Ihr Gerät erfahren wir dabei nichts. Geht es ohne sie, etwa ohne JavaScript, stellen wir Ihre Angaben zurück, bis ein Mensch sie angesehen hat; bis dahin verschicken wir dafür keine E-\u2060Mail. Was Spam ist, löschen wir; alles andere behandeln wir wie sonst. Spätestens nach {retention.suspectedDays}\u00a0Tagen ist gelöscht, worüber niemand entschieden hat, eine Anmeldung zum Newsletter nach {retention.unconfirmedSignupDays}\u00a0Tagen.',
        },
      ],
    },
    {
      id: 'counting',
      title: 'Was wir zählen',
      blocks: [
        {
          kind: 'facts',
          rows: [
            {
              term: 'Zweck',
              detail:
                'Wissen, welche Seiten gelesen werden, woher Besuche kommen und wo ein Formular oder eine langsame Seite im Weg steht',
            },
            {
              term: 'Daten',
              detail:
                'Zähler je Tag: Seite, Sprache, Stunde, Art des Geräts, die Website, von der ein Besuch kam, das Kennzeichen einer Kampagne in der Adresse, benutzte Werkzeuge, angeklickte Kontaktwege, Schritte eines Formulars, Ladezeiten',
            },
            {
              term: 'Grundlage',
              detail: 'Unser Interesse, die Website zu verbessern (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO)',
            },
            { term: 'Aufbewahrung', detail: '{retention.countMonths}\u00a0Monate' },
          ],
        },
        {
          kind: 'text',
          text: 'Gezählt wird auf unserem eigenen Server, ohne Cookie und ohne Kennung. Damit ein Besuch nicht mehrmals zählt, hält der Server bis Mitternacht einen Hash aus Netzwerkadresse und Browserkennung im Arbeitsspeicher. Der geheime Zusatz darin wird nirgends aufgeschrieben und jeden Tag ersetzt; gespeichert werden weder Adresse noch Hash. Aus den Zählern lässt sich niemand wiedererkennen.',
        },
        {
          kind: 'text',
          text: 'Sendet Ihr Browser Global Privacy Control oder «Do Not Track», zählen wir Ihren Besuch nicht. Ohne JavaScript zählen wir keine Seiten, sondern nur, dass ein Formular abgeschickt wurde.',
        },
        {
          kind: 'text',
          text: 'Mit einer Kontaktnachricht speichern wir den Pfad der Seite, die Sie auf dieser Website unmittelbar davor gelesen haben. So wissen wir, worum es geht. Er wird mit der Nachricht gelöscht.',
        },
      ],
    },
    {
      id: 'server-logs',
      title: 'Serverprotokolle',
      blocks: [
        {
          kind: 'text',
          text: 'Unser Server protokolliert Zeit, Art der Anfrage, Pfad, Antwortstatus, Dauer und eine zufällige Anfragenummer. Netzwerkadressen, Browserkennungen, Namen, E-\u2060Mail-Adressen, Suchbegriffe und Formularinhalte stehen nicht darin.',
        },
        {
          kind: 'text',
          text: 'Damit eine Antwort Sie erreicht, sieht der Hosting-Anbieter die Netzwerkadresse, von der die Anfrage kommt. Er kann sie kurz aufzeichnen, um Angriffe auf sein Netz abzuwehren.',
        },
      ],
    },
    {
      id: 'external-links',
      title: 'Links zu anderen Anbietern',
      blocks: [
        {
          kind: 'text',
          text: 'LinkedIn, Quellen und, falls angeschlossen, ein externer Dienst für die Terminbuchung sind gewöhnliche Links; von diesen Anbietern ist nichts in unsere Seiten eingebunden. Erst wenn Sie klicken, verbindet sich Ihr Browser mit ihnen. Dann gilt ihre Datenschutzerklärung.',
        },
      ],
    },
    {
      id: 'recipients',
      title: 'Wer Daten erhält und wo sie liegen',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Website, Datenbank, Sicherungskopien', detail: '{processor.hosting}' },
            { term: 'E-\u2060Mail-Versand und Postfach', detail: '{processor.mail}' },
            { term: 'Terminbuchung, falls ein externer Dienst angeschlossen ist', detail: '{processor.booking}' },
            { term: 'Chat, falls ein Sprachmodell angeschlossen ist', detail: '{processor.model}' },
            {
              term: 'Anfragen zu bezahlten Angeboten',
              detail: '{soleProprietorship}; mit Ihrem Einverständnis {partnerFirms}',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Die ersten vier bearbeiten Daten in unserem Auftrag, nach unseren Weisungen und durch Vertrag gebunden. Bei uns haben nur jene Personen Zugang, die Anfragen beantworten oder die Website betreuen. Behörden erhalten Daten nur, wenn ein Gesetz uns dazu verpflichtet.',
        },
        {
          kind: 'text',
          text: 'Setzen wir einen Anbieter ausserhalb der Schweiz ein, dann in einem Staat mit angemessenem Datenschutz nach Anhang\u00a01 der DSV oder mit anerkannten Garantien wie Standardvertragsklauseln. E-\u2060Mails an Sie laufen zudem über Ihren eigenen Mail-Anbieter; wo dessen Server stehen, bestimmen Sie.',
        },
      ],
    },
    {
      id: 'legal-bases',
      title: 'Rechtsgrundlagen',
      blocks: [
        {
          kind: 'text',
          text: 'Es gelten das schweizerische Datenschutzgesetz (DSG) und die Datenschutzverordnung (DSV). Das DSG verlangt nicht für jede Bearbeitung eine Einwilligung, wohl aber Treu und Glauben, Verhältnismässigkeit, einen erkennbaren Zweck und Sicherheit. Daran halten wir uns.',
        },
        {
          kind: 'text',
          text: 'Wo im Einzelfall auch die Datenschutz-Grundverordnung der EU (DSGVO) gilt, stützen wir uns auf die Grundlagen, die bei jedem Zweck genannt sind:',
        },
        {
          kind: 'list',
          items: [
            'Einwilligung (Art.\u00a06 Abs.\u00a01 lit.\u00a0a): Sie können sie jederzeit für die Zukunft widerrufen.',
            'Massnahmen vor einem Vertrag (lit.\u00a0b): Sie fragen, wir antworten.',
            'Berechtigtes Interesse (lit.\u00a0f): Sie können widersprechen; wir prüfen dann, ob unsere Gründe überwiegen.',
          ],
        },
        {
          kind: 'text',
          text: 'Niemand ist verpflichtet, uns Daten zu geben. Ohne die Pflichtfelder eines Formulars können wir nur den Wunsch dahinter nicht erfüllen. Automatisierte Einzelentscheide und Profiling gibt es bei uns nicht.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'Fristen auf einen Blick',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Kontaktnachrichten', detail: '{retention.contactMonths}\u00a0Monate ab Eingang' },
            {
              term: 'Gebuchte Gespräche',
              detail: '{retention.appointmentMonths}\u00a0Monate ab dem Tag des Gesprächs',
            },
            {
              term: 'Zähler von Seiten und Besuchen (ohne Personenbezug)',
              detail: '{retention.countMonths}\u00a0Monate',
            },
            { term: 'Newsletter, nicht bestätigt', detail: '{retention.unconfirmedSignupDays}\u00a0Tage' },
            {
              term: 'Newsletter, bestätigt',
              detail: 'bis zur Abmeldung, danach längstens {retention.unsubscribedMonths}\u00a0Monate als Nachweis',
            },
            { term: 'Sperrvermerk (Hash)', detail: 'solange es den Newsletter gibt' },
            {
              term: 'Warteliste',
              detail: 'längstens {retention.waitlistMonths}\u00a0Monate nach Eintrag, Zusage oder Absage',
            },
            {
              term: 'E-\u2060Mails an Sie',
              detail:
                'Empfänger, Zustellstand und Text (ohne die Links, die nur für Sie gelten) längstens {retention.sentMailDays}\u00a0Tage nach dem letzten Versuch',
            },
            { term: 'Sicherheitsereignisse', detail: '{retention.securityEventDays}\u00a0Tage' },
            {
              term: 'Protokoll, wer bei uns was bearbeitet hat (ohne Ihren Namen und ohne Inhalte)',
              detail: '{retention.auditLogMonths}\u00a0Monate',
            },
            { term: 'Zurückgestellte Einsendungen', detail: 'längstens {retention.suspectedDays}\u00a0Tage' },
            { term: 'Zähler gegen Missbrauch', detail: 'längstens {retention.rateLimitHours}\u00a0Stunden' },
            { term: 'Chat', detail: 'keine Aufbewahrung' },
            { term: 'Weitergegebene Fragen', detail: 'längstens {retention.questionDays}\u00a0Tage' },
            {
              term: 'Sicherungskopien',
              detail:
                'werden nach {retention.backupDays}\u00a0Tagen überschrieben; so lange kann Gelöschtes dort noch stehen',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Ein täglicher Lauf löscht, was seine Frist erreicht hat. Gesetzliche Pflichten gehen vor: Dient eine Nachricht als Buchungsbeleg, ist sie zehn Jahre aufzubewahren (Art.\u00a0958f OR).',
        },
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      blocks: [
        {
          kind: 'list',
          items: [
            'Auskunft: Sie erfahren, ob und welche Daten wir über Sie bearbeiten (Art.\u00a025 DSG, Art.\u00a015 DSGVO).',
            'Berichtigung: Wir korrigieren, was nicht stimmt (Art.\u00a032 DSG, Art.\u00a016 DSGVO).',
            'Löschung: Wir löschen Ihre Daten, soweit kein Gesetz die Aufbewahrung verlangt (Art.\u00a032 DSG, Art.\u00a017 DSGVO).',
            'Widerspruch: Sie können sich gegen eine Bearbeitung wehren oder verlangen, dass wir sie einschränken (Art.\u00a030 und 32 DSG, Art.\u00a018 und 21 DSGVO).',
            'Herausgabe: Sie erhalten die Daten, die Sie uns gegeben haben, in einem gängigen elektronischen Format (Art.\u00a028 DSG, Art.\u00a020 DSGVO).',
            'Widerruf: Eine Einwilligung nehmen Sie jederzeit zurück. Was vorher geschah, bleibt rechtmässig.',
          ],
        },
        {
          kind: 'text',
          text: 'Schreiben Sie uns, am besten von der Adresse aus, um die es geht; sonst fragen wir nach, um sicher zu sein, dass Sie es sind. Wir antworten innert 30\u00a0Tagen und in der Regel kostenlos.',
        },
        { kind: 'link', label: 'E-\u2060Mail an {mail.privacy}', href: 'mailto:{mail.privacy}' },
        {
          kind: 'text',
          text: 'Sind Sie mit unserer Antwort nicht einverstanden, können Sie sich an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) wenden, Feldeggweg\u00a01, 3003\u00a0Bern. Gilt die DSGVO, steht Ihnen auch die Aufsichtsbehörde Ihres Wohn- oder Arbeitsorts offen.',
        },
        { kind: 'link', label: 'Website des EDÖB', href: 'https://www.edoeb.admin.ch/de' },
      ],
    },
    {
      id: 'security',
      title: 'Sicherheit',
      blocks: [
        {
          kind: 'list',
          items: [
            'Die Website ist verschlüsselt erreichbar (HTTPS). Sie führt nur eigene Skripte aus.',
            'Links zum Bestätigen speichern wir als Hash; wer die Datenbank läse, könnte sie nicht benutzen.',
            'Zugang zur Datenbank haben nur Personen, die ihn für ihre Arbeit brauchen.',
            'Verletzungen der Datensicherheit melden wir dem EDÖB und den Betroffenen, wo das Gesetz es verlangt.',
          ],
        },
        {
          kind: 'text',
          text: 'E-\u2060Mails sind unterwegs verschlüsselt, sofern beide Mailserver es unterstützen, aber nicht von Ende zu Ende. Vertrauliches besprechen Sie besser am Telefon: {phone}.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen',
      blocks: [
        {
          kind: 'text',
          text: 'Ändert sich, was wir mit Daten tun, ändern wir zuerst diese Seite. Es gilt die Fassung mit dem Datum, das hier steht. Bei Einwilligungen halten wir fest, welcher Fassung Sie zugestimmt haben.',
        },
      ],
    },
  ],
}
