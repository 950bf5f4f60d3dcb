/** Lengths stand in company.ts. */
export const workshops = {
  meta: {
    title: 'KI-Workshops für Finanzteams und Treuhandbüros',
    description:
      'KI-Workshops für Finanzteams: vier Formate, {workshop.span}, an eigenen Belegen, auf Deutsch, Schweizerdeutsch oder Englisch.',
    keywords: ['KI-Workshop', 'Finanzteam', 'Treuhandbüro', 'Schulung', 'Buchhaltung', 'Schweizerdeutsch'],
  },
  hero: {
    title: 'KI-Workshops für Finanz\u00adteams, an\u00a0den\u00a0eigenen Belegen',
    lead: 'Ihr Team arbeitet mit Rechnungen, Kontoauszügen und MWST-Formularen aus dem eigenen Betrieb. Am Ende steht fest, was die Maschine vorschlägt, wer es prüft und wie viele Minuten das braucht.',
    primary: 'Workshop anfragen',
    secondary: 'Agenda ansehen',
  },
  topics: {
    title: 'Wählen Sie aus sechs Themen',
    lead: 'Zwei bis drei davon füllen einen Tag. Welche es sind, ergibt sich aus dem Fragebogen.',
    items: [
      {
        title: 'Belege lesen und kontieren',
        text: 'Lieferanten\u00adrechnung, Spesenbeleg, QR-\u2060Code: was sich auslesen lässt, woher Konto und Steuercode kommen und wo der Vorschlag regelmässig danebenliegt.',
      },
      {
        title: 'Zahlungen abgleichen',
        text: 'camt.053 und camt.054, QR-\u2060Referenz und Zahlungen ohne Referenz. Was eine Regel löst, braucht kein Sprachmodell; wir zeigen die Grenze.',
      },
      {
        title: 'MWST-Abrechnung vorbereiten',
        text: 'Vom Journal zu den Ziffern des Formulars, mit Abweichungen, die auffallen sollen: fehlender Steuercode, Bezugsteuer, alte Sätze.',
      },
      {
        title: 'Berichte und Briefe schreiben',
        text: 'Kommentar zum Monatsabschluss, Mahnung, Antwort an eine Mandantin. Das Modell entwirft, die Zahlen kommen aus der Buchhaltung.',
      },
      {
        title: 'Regeln für Daten',
        text: 'Welche Daten in welches Werkzeug dürfen, wo sie verarbeitet werden und was anonymisiert gehört. Das Ergebnis ist ein Blatt, das im Büro hängt.',
      },
      {
        title: 'Prüfen und freigeben',
        text: 'Stichprobe, Vier-Augen-Prinzip, Prüfspur: wie man Fehler findet, bevor sie verbucht sind, und wie später sichtbar bleibt, wer entschieden hat.',
      },
    ],
  },
  formats: {
    title: 'Vier Formate',
    items: [
      {
        id: 'shortDay',
        title: 'Ein kurzer Tag zum Anfangen',
        duration: 'Ein Tag, {workshop.shortDay}',
        description: 'Für Teams, die einmal mit eigenen Augen sehen möchten, was funktioniert und was nicht.',
        features: ['Zwei Themen nach Wahl', 'Übungen an bis zu 20 eigenen Belegen', 'Regelblatt für Daten als Entwurf'],
      },
      {
        id: 'fullDay',
        title: 'Ein ganzer Tag am eigenen Ablauf',
        duration: 'Ein Tag, {workshop.fullDay}',
        description: 'Ein Ablauf wird von Anfang bis Ende durchgespielt und gestoppt: vorher, nachher, mit Kontrolle.',
        features: [
          'Drei Themen nach Wahl',
          'Zeitmessung vor und nach der Umstellung',
          'Prüfliste für Freigaben',
          'Massnahmen mit Namen und Datum',
        ],
      },
      {
        id: 'days',
        title: 'Einführung im Betrieb',
        duration: 'Mehrtägig, {workshop.days}',
        description:
          'Das Team lernt und baut zugleich. Die Tage folgen der Agenda unten und lassen sich über Wochen verteilen.',
        features: [
          'Alle sechs Themen möglich',
          'Arbeit in Ihrem System oder in einem Testmandanten',
          'Tägliche Fehlerauswertung',
          'Übergabe an eine verantwortliche Person',
        ],
      },
      {
        id: 'largeGroup',
        title: 'Grossgruppe',
        duration: '{workshop.largeGroup}, {workshop.people}\u00a0Personen',
        description: 'Für Verbände, Treuhandgruppen und Finanzbereiche, die alle auf denselben Stand bringen möchten.',
        features: [
          'Vorführung an Musterbelegen',
          'Fragerunden in kleinen Gruppen',
          'Unterlagen für alle Teilnehmenden',
        ],
      },
    ],
    priceNote:
      'Der Preis wird aus Stunden gemacht: jene mit Ihrem Team und jene der Vorbereitung, zu {price.supportHour} für jede Person, die leitet, dazu die Reise. Ein Beispiel: Ein kurzer Tag mit {workshop.shortDay} und, angenommen, {workshop.preparation} Vorbereitung kostet {workshop.sum} = {workshop.example}. Verbindlich ist die Offerte mit festem Betrag. Alles exkl.\u00a0MWST; das Angebot richtet sich an Unternehmen.',
  },
  plan: {
    title: 'Agenda: in sieben Tagen eingeführt',
    lead: 'Ein Tag allein ist der erste Schritt, sieben sind die ganze Einführung. Wer mehrere, aber weniger Tage bucht, wählt aus; Tag 1 und die Regeln von Tag 2 gehören immer dazu.',
    days: [
      {
        day: 'Tag 1',
        title: 'Bestandesaufnahme',
        description:
          'Wir gehen die Antworten aus dem Fragebogen durch, wählen einen Ablauf und stoppen ihn, so wie er heute ist. Am Abend liegt eine Zahl auf dem Tisch, die Ihr Team selbst gemessen hat.',
      },
      {
        day: 'Tag 2',
        title: 'Regeln und Werkzeuge',
        description:
          'Welche Daten dürfen wohin, wer hat Zugriff, was wird gelöscht. Danach richten wir die Werkzeuge ein und testen sie mit anonymisierten Belegen.',
      },
      {
        day: 'Tag 3',
        title: 'Belege',
        description:
          'Lieferantenrechnungen und Spesen: auslesen, Konto und Steuercode vorschlagen lassen, prüfen. Jede falsche Kontierung kommt auf eine Liste mit ihrer Ursache.',
      },
      {
        day: 'Tag 4',
        title: 'Zahlungen',
        description:
          'Kontoauszug und offene Posten abgleichen, zuerst mit Referenz, dann ohne. Teilzahlung, Skonto und Doppelzahlung werden einzeln geübt.',
      },
      {
        day: 'Tag 5',
        title: 'MWST und Abschluss',
        description:
          'Ein vergangenes Quartal wird neu vorbereitet und mit der eingereichten Abrechnung verglichen. Jede Abweichung wird erklärt, auch wenn die Maschine recht hatte.',
      },
      {
        day: 'Tag 6',
        title: 'Auswerten und schreiben',
        description:
          'Kommentar zum Monatsabschluss, Rückfragen an Lieferanten, Mahntexte. Das Team legt fest, welche Texte ohne zweite Lesung nicht aus dem Haus gehen.',
      },
      {
        day: 'Tag 7',
        title: 'Übergabe',
        description:
          'Das Team arbeitet einen halben Tag allein. Danach messen wir den Ablauf vom ersten Tag noch einmal, vergleichen und verteilen die offenen Punkte mit Namen und Datum.',
      },
    ],
  },
  deliverables: {
    title: 'Was Sie in der Hand haben',
    items: [
      'Ein Blatt pro Ablauf: Schritte, gemessene Minuten vorher und nachher, verantwortliche Person',
      'Regelblatt für Daten und KI-\u2060Werkzeuge, auf Ihren Betrieb zugeschnitten',
      'Die erprobten Anweisungen an das Modell, als Textvorlagen',
      'Prüfliste für Buchungsvorschläge und Freigaben',
      'Fehlerliste aus den Übungen mit Ursache und Gegenmassnahme',
      'Massnahmenplan mit Namen und Datum',
    ],
  },
  audiences: {
    title: 'Für wen',
    items: [
      {
        title: 'Treuhandbüros',
        text: 'Mehrere Mandate, mehrere Systeme. Wir arbeiten am Mandat, das am meisten Minuten frisst, und an der Frage, was die Ersparnis für das Honorar heisst.',
      },
      {
        title: 'KMU mit eigener Buchhaltung',
        text: 'Eine bis drei Personen führen alles. Sie lernen, was sich abgeben lässt und was auf dem eigenen Pult bleibt.',
      },
      {
        title: 'Finanzteams in grösseren Firmen',
        text: 'Kreditoren, Debitoren, Controlling: gemeinsame Regeln, damit nicht jede Abteilung ihr eigenes Werkzeug einführt.',
      },
      {
        title: 'Gründerinnen und Gründer',
        text: 'Von Anfang an saubere Belege und Konten, damit später keine Altlasten zu automatisieren sind.',
      },
    ],
  },
  prerequisites: {
    title: 'Was Sie mitbringen',
    items: [
      'Ein Fragebogen von 10\u00a0Minuten, den jede Person vor dem ersten Tag ausfüllt',
      'Pro Person ein Laptop mit Zugang zum eigenen System oder zu einem Testmandanten',
      '20 bis 30 Belege, anonymisiert; fehlen sie, arbeiten wir mit Musterbelegen',
      'Eine Person, die Regeln und Freigaben für den Betrieb festlegen darf',
      'Keine Vorkenntnisse in KI, aber Buchhaltung im Alltag',
    ],
  },
  languages: {
    title: 'In welcher Sprache',
    items: ['Deutsch', 'Schweizerdeutsch', 'Englisch'],
    note: 'Die Unterlagen gibt es auf Deutsch und auf Englisch. Gemischte Gruppen wählen eine Sprache für den Vortrag und fragen in der eigenen.',
  },
  faq: {
    title: 'Fragen zu den Workshops',
    items: [
      {
        question: 'Was kostet ein Workshop?',
        answer:
          'Gerechnet werden Stunden, zu {price.supportHour} für jede Person, die leitet: jene mit Ihrem Team und jene der Vorbereitung; dazu die Reise. Ein kurzer Tag mit {workshop.preparation} Vorbereitung kostet so {workshop.example}. Sie erhalten vorab eine Offerte mit festem Betrag, exkl.\u00a0MWST. Das Angebot richtet sich an Unternehmen, nicht an Privatpersonen.',
      },
      {
        question: 'Wer ist Vertragspartner?',
        answer:
          'Über diese Website werden keine Verträge geschlossen. Anbieterin ist {soleProprietorship}, oder eine Partnerfirma; der Name steht in der Offerte.',
      },
      {
        question: 'Mit welcher Software arbeiten Sie?',
        answer:
          'Mit Ihrer. Die Übungen sind so gebaut, dass sie mit bexio, Abacus oder einem anderen System gehen, solange Belege und Kontoauszüge als Datei vorliegen. Mit keinem dieser Hersteller besteht deswegen eine Partnerschaft.',
      },
      {
        question: 'Dürfen wir echte Belege verwenden?',
        answer:
          'Wir arbeiten mit anonymisierten oder mit Musterbelegen. Echte Daten kommen nur in ein Werkzeug, wenn Ihr Betrieb das vorher schriftlich geregelt hat; bei Mandantendaten entscheidet das Büro, das die Verantwortung trägt.',
      },
      {
        question: 'Wie viel Zeit sparen wir danach?',
        answer:
          'Das wissen wir vorher nicht und versprechen darum keine Zahl. In den längeren Formaten messen Sie einen Ablauf vorher und nachher, mit eingerechneter Kontrolle. Diese Zahl gehört dann Ihnen.',
      },
      {
        question: 'Wozu dient der Fragebogen?',
        answer:
          'Er dauert 10\u00a0Minuten und fragt nach Aufgaben, Software, Vorwissen und dem lästigsten Arbeitsschritt der Woche. Daraus entsteht die Auswahl der Themen.',
      },
      {
        question: 'Vor Ort oder online?',
        answer: 'Beides ist möglich. Grossgruppen und mehrtägige Einführungen finden vorzugsweise vor Ort statt.',
      },
      {
        question: 'Ist das auch eine Beratung zu Steuern oder Recht?',
        answer:
          'Nein. Wir zeigen Abläufe und Werkzeuge. Fragen zu Steuern, Recht und Revision beantwortet Ihr Treuhandbüro oder Ihre Revisionsstelle.',
      },
    ],
  },
  contact: {
    title: 'Workshop anfragen',
    text: 'Schreiben Sie an {mail.workshops}, wie viele Personen teilnehmen, welche Software Sie nutzen und welcher Arbeitsschritt am meisten Zeit braucht. Wir antworten binnen {promise.contactReplyHours}\u00a0Stunden. Telefon: {hours.phone}.',
    mailLabel: 'E-\u2060Mail schreiben',
    mailSubject: 'Anfrage für einen KI-Workshop',
    phoneLabel: '{phone} anrufen',
  },
}
