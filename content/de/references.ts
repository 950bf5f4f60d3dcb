/** `decision` is the index of the step in `path` that a person decides. */
export const references = {
  meta: {
    title: 'Referenzen: drei typische Abläufe',
    description:
      'Lieferantenrechnungen, MWST-Abrechnung, erste Buchhaltung: drei typische Abläufe Schritt für Schritt, und wie Sie bei {brand} Referenzen bekommen.',
    keywords: ['Referenzen', 'typische Abläufe', 'Lieferantenrechnungen', 'MWST-Abrechnung', 'erste Buchhaltung'],
  },
  hero: {
    title: 'Referenzen gibt es im Gespräch, nicht als Logowand.',
    lead: 'Hier sehen Sie, wie die Arbeit aussieht: drei Abläufe, wie sie oft vorkommen, mit dem Schritt, an dem ein Mensch entscheidet, und mit der Zählweise dazu.',
  },
  trust: {
    title: 'Wer uns die Bücher öffnet, will nicht in die Werbung.',
    text: 'Darum nennen wir Namen nur einzeln: auf Ihre Anfrage und erst, wenn die Firma zugestimmt hat. Sie reden dann direkt mit ihr, ohne uns in der Leitung. Fragen Sie nach dem, was nicht geklappt hat; das sagt mehr als ein Zitat.',
  },
  samples: {
    title: 'Warum hier keine Namen stehen',
    text: 'Die drei Beispiele zeigen übliche Abläufe und sind keinem Betrieb nacherzählt; Mengen und Beträge sind zum Mitrechnen gewählt. Kundennamen, Zitate und Sterne stehen hier keine, denn ohne Einwilligung und Nachweis wären sie nichts wert.',
  },
  examples: {
    title: 'Drei typische Beispiele',
    labels: {
      setting: 'Betrieb',
      situation: 'Ausgangslage',
      path: 'Der Weg',
      decision: 'Hier entscheidet ein Mensch',
      result: 'Ergebnis',
      basis: 'Zählweise',
    },
    items: [
      {
        title: 'Lieferanten\u00adrechnungen',
        setting: 'Handwerksbetrieb mit bexio',
        situation:
          'Rund 120 Lieferanten\u00adrechnungen im Monat, die meisten als PDF mit QR-\u2060Code. Die Chefin tippt sie am Samstag ab. Die Rechnung des Gerüstbauers liegt dann schon eine Woche da, und die Zahlungsfrist läuft.',
        path: [
          'PDF kommt ins Postfach',
          'QR-Code gelesen, Prüfziffer gerechnet',
          "Vorschlag: CHF\u00a02'162.00 werden zu 2'000.00 auf 4400 und 162.00 auf 1170",
          'Chefin gibt frei oder ändert das Konto',
          'Gebucht; die Zahlung liegt im E-\u2060Banking bereit',
        ],
        decision: 3,
        result:
          'Aus Abtippen wird Prüfen. Rechenbeispiel: 120 Rechnungen, vorher {example.minutesBefore}, nachher {example.minutesAfter}\u00a0Minuten, das sind {example.120.hours}\u00a0Stunden oder CHF\u00a0{example.120.worth} im Monat, bei CHF\u00a0{example.hourlyCost} pro Stunde. Gegen Preis und Hosting gerechnet: {example.120.verdict}',
        basis:
          'Minuten vom Öffnen bis zur Ablage, Prüfung und Korrekturen eingerechnet, an 50 Belegen vor dem Pilot und an 50 danach. {example.minutesBefore} und {example.minutesAfter} sind Annahmen; Ihre Minuten zeigt die Analyse. Gerechnet wie im Sparrechner, gegen den ganzen Weg von der Analyse bis zum Hosting.',
      },
      {
        title: 'MWST-Abrechnung',
        setting: 'Treuhandbüro mit Abacus',
        situation:
          'Achtzehn Mandate rechnen dasselbe Quartal ab, alle auf denselben Tag. In jedem sucht jemand nach denselben drei Fehlern: fehlender Steuercode, alter Satz, Abo aus dem Ausland ohne Bezugsteuer.',
        path: [
          'Buchungen aus Abacus übernommen',
          'Satz, Steuercode und Leistungs\u00addatum geprüft',
          'Abweichung gelistet: Abo aus Irland, CHF\u00a0500.00, gibt 40.50 in Ziffer\u00a0383',
          'Mandatsleiter bestätigt oder streicht',
          'Ziffern bereit, jede mit ihren Buchungen',
        ],
        decision: 3,
        result:
          'Fehler stehen in der Woche auf der Liste, in der sie entstehen. Am Quartals\u00adende bleiben die Fälle, die ein Urteil brauchen; eingereicht wird vom Büro, im ePortal der ESTV.',
        basis:
          'Offene Punkte am Stichtag und Minuten bis zur Freigabe, pro Mandat, das Quartal vor dem Pilot gegen das Quartal danach.',
      },
      {
        title: 'Erste Buchhaltung',
        setting: 'Neu gegründete GmbH',
        situation:
          "Zwei Gründer, ein Geschäftskonto, CHF\u00a020'000 Stammkapital und eine Schachtel voll Quittungen. Den Abschluss macht ein Treuhandbüro, im Frühling. Bis dahin weiss niemand, ob die Schachtel vollständig ist.",
        path: [
          'camt.053 der Bank kommt jeden Morgen',
          'Zu jeder Zahlung ein Foto des Belegs, sonst wird nachgefragt',
          'Gründer bestätigt das Konto',
          'Gebucht, das Original liegt dabei',
          'Saldo auf 1020 gegen den Kontoauszug gehalten',
        ],
        decision: 2,
        result:
          'Der Monat stimmt auf den Rappen, und was fehlt, hat einen Namen und ein Datum. Das Treuhandbüro bekommt ein Journal statt einer Schachtel.',
        basis:
          'Zahlungen ohne Beleg am Monatsende, und die Differenz zwischen Konto\u00a01020 und dem Schlusssaldo im camt.053. Ziel ist beide Male null.',
      },
    ],
  },
  request: {
    text: 'Schreiben Sie uns, in welcher Branche Sie arbeiten und mit welcher Software. Wir fragen eine Firma an, die dazu passt, und sagen es Ihnen, wenn wir keine haben.',
    label: 'Referenz per E-\u2060Mail anfragen',
    subject: 'Anfrage nach einer Referenz',
  },
  linkedin: { label: 'Profil auf LinkedIn', newTab: 'öffnet in neuem Tab' },
  next: {
    title: 'Das beste Beispiel ist Ihr eigenes.',
    text: 'Eine Rechnung oder ein Kontoauszug genügt, und {promise.freeConsultationMinutes}\u00a0Minuten. Das Gespräch kostet nichts: {hours.consultation}.',
    label: 'Kostenlose Beratung buchen',
    href: '/contact',
  },
}
