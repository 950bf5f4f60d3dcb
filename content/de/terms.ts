import type { LegalCopy } from '../legal-shape.ts'

export const terms: LegalCopy = {
  meta: {
    title: 'Nutzungsbedingungen',
    description:
      'Was für die Nutzung von {brand} gilt: ein nicht kommerzielles Projekt ohne Verkauf auf der Website, das Beta-Programm, Preise und Haftung.',
    keywords: ['Nutzungsbedingungen', 'Beta-Programm', 'Preise', 'Haftung'],
  },
  title: 'Nutzungs\u00adbedingungen',
  lead: 'Diese Website informiert. Verkauft wird hier nichts. Wer die bezahlten Angebote erbringt, was für das Beta-Programm gilt und wofür wir einstehen, steht auf dieser Seite.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'project',
      title: 'Was diese Website ist',
      blocks: [
        {
          kind: 'text',
          text: '{brand} ist ein nicht kommerzielles Community- und Informationsprojekt zur Automatisierung der Finanzarbeit in Schweizer KMU. Es wird als Teilprojekt einer Schweizer Kapitalgesellschaft geführt, der {parentCompany}. Wer die Website nutzt, anerkennt diese Bedingungen.',
        },
        {
          kind: 'text',
          text: 'Lesen, Werkzeuge, Chat, Newsletter, Warteliste und das Erstgespräch von {promise.freeConsultationMinutes}\u00a0Minuten sind kostenlos und verpflichten zu nichts.',
        },
      ],
    },
    {
      id: 'providers',
      title: 'Wer die bezahlten Angebote verkauft',
      blocks: [
        {
          kind: 'text',
          text: 'Die Website beschreibt auch Angebote, die etwas kosten. Sie stammen nicht vom Projekt und nicht von der {parentCompany}, sondern von diesen Anbietern:',
        },
        {
          kind: 'facts',
          rows: [
            { term: 'Einzelunternehmen', detail: '{soleProprietorship}' },
            { term: 'Partnerfirmen', detail: '{partnerFirms}' },
          ],
        },
        {
          kind: 'text',
          text: 'Jede Offerte nennt den Anbieter. Er schliesst den Vertrag, stellt die Rechnung und haftet für seine Leistung.',
        },
      ],
    },
    {
      id: 'no-contract',
      title: 'Keine Verträge auf dieser Website',
      blocks: [
        {
          kind: 'text',
          text: 'Hier gibt es keinen Warenkorb, keine Bestellung, keine Rechnung und keine Zahlung. Preise und Beschreibungen sind eine Einladung zum Gespräch und kein Antrag im Sinn des Obligationenrechts.',
        },
        {
          kind: 'text',
          text: 'Ein Vertrag entsteht ausserhalb der Website: Sie fragen an, der Anbieter schickt Ihnen eine schriftliche Offerte, Sie nehmen sie schriftlich an. Ein Formular abzusenden, bindet weder Sie noch uns.',
        },
      ],
    },
    {
      id: 'no-advice',
      title: 'Was wir nicht tun',
      blocks: [
        {
          kind: 'list',
          items: [
            'Wir beraten nicht in Steuer- oder Rechtsfragen und prüfen keine Jahresrechnungen. Texte, Rechner und Chat geben allgemeine Informationen und ersetzen keine Fachperson.',
            'Wir gründen keine Firmen, melden nichts im Handelsregister an und verkehren nicht mit Behörden.',
            'Wir reichen keine Abrechnungen und keine Steuererklärungen ein. Das tun Sie oder Ihr Treuhandbüro.',
            'Wir sind nicht von der FINMA beaufsichtigt, und die FINMA prüft oder bewilligt keine Software.',
          ],
        },
      ],
    },
    {
      id: 'prices',
      title: 'Preise',
      blocks: [
        {
          kind: 'text',
          text: 'Die Angebote richten sich an Unternehmen. Alle Preise verstehen sich in Schweizer Franken, exkl.\u00a0MWST. Sie gelten am Tag, an dem Sie sie lesen; verbindlich ist die Offerte des Anbieters. «Ab» bezeichnet den kleinsten üblichen Umfang.',
        },
        {
          kind: 'text',
          text: 'Zahlen zu Zeitersparnis oder Amortisation sind Richtwerte oder Rechenbeispiele mit offenen Annahmen. Zugesichert sind sie nicht.',
        },
        { kind: 'link', label: 'Leistungen und Preise', href: '/services' },
      ],
    },
    {
      id: 'beta',
      title: 'Beta-Programm',
      blocks: [
        {
          kind: 'text',
          text: 'Im Beta-Programm testen wenige Unternehmen neue Abläufe, bevor sie für alle offen sind, und sagen, was daran fehlt. Ein Eintrag auf der Warteliste gibt noch keinen Anspruch auf einen Platz.',
        },
        {
          kind: 'facts',
          rows: [
            {
              term: 'Plätze',
              detail: 'Begrenzt. Massgebend ist die Zahl, die die Website anzeigt, und am Ende unsere Zusage',
            },
            {
              term: 'Zusage',
              detail:
                'Wir prüfen Einträge in der Regel innert {review.from} bis {review.to}\u00a0Stunden und sagen per E-\u2060Mail zu oder ab. Eine Absage müssen wir nicht begründen',
            },
            { term: 'Early Access', detail: '{early.test} {early.end}' },
            {
              term: 'Rabatt für Beta-Partner',
              detail:
                'Für alle, die einen Platz haben: {beta.discount} auf die Preise, die am Tag der Zusage auf der Website stehen. Die Zusage nennt den Satz; er gilt bis zum Ende des Beta-Programms',
            },
            {
              term: 'Updates für Beta-Partner',
              detail: '{beta.partnerFreeUpdateMonths}\u00a0Monate ab der Zusage ohne Aufpreis',
            },
            {
              term: 'Ausstieg',
              detail:
                'Für Sie jederzeit. Beenden oder ändern wir das Programm, sagen wir es {promise.noticeDays}\u00a0Tage vorher per E-\u2060Mail',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Die Software ist im Beta-Programm unfertig und kann Fehler enthalten. Prüfen Sie jede Buchung und jede Abrechnung, bevor Sie sie verwenden, und behalten Sie eine eigene Kopie Ihrer Daten. Kostenpflichtig wird die Teilnahme nur durch einen Vertrag mit einem der genannten Anbieter.',
        },
      ],
    },
    {
      id: 'tools-and-chat',
      title: 'Werkzeuge und Chat',
      blocks: [
        {
          kind: 'text',
          text: 'Die Werkzeuge rechnen nach den Regeln, die auf ihrer Seite mit Datum und Quelle stehen. Prüfen Sie das Ergebnis, bevor Sie es verwenden: eine QR-\u2060Rechnung vor dem Versand, einen MWST-Betrag vor der Abrechnung, einen Textentwurf vor der Veröffentlichung. Was Sie damit erstellen, gehört Ihnen.',
        },
        {
          kind: 'text',
          text: 'Im Chat antwortet eine Maschine. Sie nennt ihre Quellen und kann sich trotzdem irren. Es gilt die Seite, auf die sie verweist.',
        },
      ],
    },
    {
      id: 'fair-use',
      title: 'Ihre Nutzung',
      blocks: [
        {
          kind: 'text',
          text: 'Sie dürfen die Website frei nutzen, auch im Betrieb. Nicht erlaubt ist:',
        },
        {
          kind: 'list',
          items: [
            'fremde E-\u2060Mail-Adressen oder falsche Angaben einzutragen',
            'Formulare und Chat automatisiert oder für Werbung zu verwenden',
            'die Website zu überlasten oder ihre Schutzmassnahmen zu umgehen',
          ],
        },
        {
          kind: 'text',
          text: 'Haben Sie eine Sicherheitslücke gefunden, schreiben Sie bitte an {mail.contact} und geben Sie uns Zeit, sie zu schliessen.',
        },
      ],
    },
    {
      id: 'availability',
      title: 'Verfügbarkeit',
      blocks: [
        {
          kind: 'text',
          text: 'Unser Ziel ist, dass die Website über einen Kalendermonat zu {claim.uptimePercent}\u00a0% der Zeit erreichbar ist, angekündigte Wartung nicht mitgerechnet. Das ist ein Ziel und keine Zusicherung. Wir dürfen Teile der Website ändern oder einstellen.',
        },
      ],
    },
    {
      id: 'accuracy',
      title: 'Inhalte',
      blocks: [
        {
          kind: 'text',
          text: 'Wir schreiben nach bestem Wissen, nennen Quellen und Stand und berichtigen Fehler, die man uns meldet. Gesetze, Steuersätze und Produkte anderer Hersteller ändern sich; dass jeder Text jederzeit aktuell und vollständig ist, können wir nicht versprechen. Projekte, die als typisches Beispiel bezeichnet sind, beschreiben keine bestimmten Kunden.',
        },
      ],
    },
    {
      id: 'copyright',
      title: 'Urheberrecht und Marken',
      blocks: [
        {
          kind: 'text',
          text: 'Texte, Zeichnungen und Gestaltung sind urheberrechtlich geschützt. Sie dürfen darauf verlinken, sie für den eigenen Gebrauch speichern und ausdrucken und mit Angabe der Quelle daraus zitieren. Für alles Weitere fragen Sie uns bitte.',
        },
        {
          kind: 'text',
          text: 'Namen und Marken von Software, Banken und Behörden gehören ihren Inhabern. Wir nennen sie, um zu sagen, womit gearbeitet wird. Eine Partnerschaft oder Empfehlung ist damit nicht behauptet.',
        },
      ],
    },
    {
      id: 'links',
      title: 'Links',
      blocks: [
        {
          kind: 'text',
          text: 'Links führen auch zu Seiten Dritter, etwa zur Terminbuchung, zu LinkedIn oder zu Quellen. Für deren Inhalt sind die Dritten verantwortlich. Erfahren wir, dass ein Ziel rechtswidrig ist, entfernen wir den Link.',
        },
      ],
    },
    {
      id: 'liability',
      title: 'Haftung',
      blocks: [
        {
          kind: 'text',
          text: 'Die Website ist kostenlos. Für Schäden aus ihrer Nutzung haften wir, soweit das Gesetz es zulässt, nur bei Absicht und grober Fahrlässigkeit. Nicht beschränkt ist die Haftung, die sich gesetzlich nicht beschränken lässt, namentlich für Personenschäden. Für bezahlte Angebote haftet der Anbieter nach seinem Vertrag mit Ihnen.',
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Datenschutz',
      blocks: [
        {
          kind: 'text',
          text: 'Welche Personendaten wir bearbeiten und wie lange, steht in der Datenschutzerklärung.',
        },
        { kind: 'link', label: 'Datenschutzerklärung', href: '/privacy' },
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen und Sprachen',
      blocks: [
        {
          kind: 'text',
          text: 'Es gilt die hier veröffentlichte Fassung mit ihrem Datum. Wer am Beta-Programm teilnimmt, erfährt Änderungen, die ihn betreffen, {promise.noticeDays}\u00a0Tage vorher per E-\u2060Mail. Ist eine Bestimmung ungültig, bleiben die übrigen in Kraft. Weichen die Sprachen voneinander ab, geht die deutsche Fassung vor.',
        },
      ],
    },
    {
      id: 'law',
      title: 'Recht und Gerichtsstand',
      blocks: [
        {
          kind: 'text',
          text: 'Es gilt schweizerisches Recht, unter Ausschluss des Kollisionsrechts. Gerichtsstand ist der Sitz der {parentCompany}. Zwingende Gerichtsstände, namentlich für Konsumentinnen und Konsumenten, bleiben vorbehalten.',
        },
      ],
    },
  ],
}
