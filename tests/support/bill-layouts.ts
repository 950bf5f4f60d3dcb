import type { sheetOf } from './bill-sheets.ts'
import type { codeText } from './payments-code.ts'

/** What a bill's sheet says, its tax as `8.1:1250.00`; what is not printed on it is left out. */
export type Printed = Partial<Record<'number' | 'date' | 'due' | 'uid' | 'vat', string | undefined>> & {
  amount?: number | undefined
}

type Layout = {
  what: string
  code: Parameters<typeof codeText>[0]
  sheet: Parameters<typeof sheetOf>[0]
  says: Printed
}

/** Bills as various programs and people set them, none of whose codes says more than the payment. All firms are invented. */
export const billLayouts: Layout[] = [
  {
    what: 'labels beside their values, tax below the positions, as bexio sets it',
    code: { amount: '1351.25' },
    sheet: [
      [20, [20, 'Muster Informatik AG']],
      [24, [20, 'Badenerstrasse 16']],
      [28, [20, '8004 Zürich']],
      [50, [120, 'Beispiel Handels GmbH']],
      [54, [120, 'Seestrasse 8']],
      [58, [120, '6003 Luzern']],
      [78, [20, 'Rechnung RE-01187']],
      [88, [20, 'Datum:'], [55, '12.11.2026'], [120, 'Kundennummer:'], [155, '000142']],
      [92, [20, 'Zahlbar bis:'], [55, '12.12.2026'], [120, 'Ansprechpartner:'], [155, 'Anna Muster']],
      [96, [20, 'MWST-Nr.:'], [55, 'CHE-123.456.788 MWST']],
      [110, [20, 'Pos'], [32, 'Beschreibung'], [-130, 'Menge'], [-155, 'Einzelpreis'], [-190, 'Gesamtpreis']],
      [116, [20, '1'], [32, 'Wartung Server, Oktober'], [-130, '5.00'], [-155, '150.00'], [-190, '750.00']],
      [121, [20, '2'], [32, 'Lizenz'], [-130, '1.00'], [-155, '500.00'], [-190, '500.00']],
      [130, [120, 'Total'], [-190, "1'250.00"]],
      [135, [120, 'MWST 8.10%'], [-190, '101.25']],
      [140, [120, 'Gesamttotal CHF'], [-190, "1'351.25"]],
    ],
    says: { number: 'RE-01187', date: '2026-11-12', due: '2026-12-12', uid: '123456788', vat: '8.1:1250.00' },
  },
  {
    what: 'a row of labels above a row of values, as KLARA sets it',
    code: { amount: '205.20' },
    sheet: [
      [30, [20, 'Muster Lebensmittel GmbH · Marktgasse 3 · 3011 Bern']],
      [70, [20, 'Rechnung']],
      [80, [20, 'Rechnungsnummer'], [62, 'Rechnungsdatum'], [104, 'Fällig am'], [146, 'Unsere UID']],
      [85, [20, '2026-0311'], [62, '09.11.2026'], [104, '09.12.2026'], [146, 'CHE-106.017.086']],
      [105, [20, 'Bezeichnung'], [-120, 'Anzahl'], [-145, 'MWST'], [-190, 'Betrag']],
      [111, [20, 'Geschenkkorb Herbst'], [-120, '4'], [-145, '2.6 %'], [-190, '205.20']],
      [125, [20, 'Total CHF'], [-190, '205.20']],
      [130, [20, 'inkl. 2.6 % MWST'], [-190, '5.20']],
    ],
    says: { number: '2026-0311', date: '2026-11-09', due: '2026-12-09', uid: '106017086', vat: '2.6:200.00' },
  },
  {
    what: 'terms in days, a table of tax codes, the UIDs of both, as Abacus sets it',
    code: { amount: '2725.00' },
    sheet: [
      [20, [20, 'MUSTER BAU AG'], [-190, 'CHE-123.456.788 MWST']],
      [50, [120, 'Beispiel Handels GmbH']],
      [75, [20, 'Rechnung'], [60, '310221']],
      [82, [20, 'Datum'], [60, '04.11.26'], [120, 'Kunden-Nr.'], [150, '20417']],
      [87, [20, 'Auftrag vom'], [60, '28.09.26'], [120, 'Ihre UID'], [150, 'CHE-106.017.086']],
      [92, [20, 'Konditionen'], [60, '10 Tage 2% Skonto, 30 Tage netto']],
      [105, [20, 'Regiearbeiten KW 40'], [-130, '26.0 h'], [-155, '90.00'], [-190, '2340.00']],
      [110, [20, 'Fachliteratur'], [-130, '1 Stk'], [-155, '190.50'], [-190, '190.50']],
      [130, [20, 'Code'], [-60, 'Satz'], [-95, 'Basis'], [-125, 'MWST']],
      [135, [20, 'V81'], [-60, '8.10'], [-95, '2340.00'], [-125, '189.55']],
      [140, [20, 'V26'], [-60, '2.60'], [-95, '190.50'], [-125, '4.95']],
      [148, [20, 'Rechnungstotal CHF'], [-190, '2725.00']],
    ],
    // 2'340.00 + 189.54 + 190.50 + 4.95 = 2'724.99, rounded to 5 Rappen.
    says: { number: '310221', date: '2026-11-04', due: '2026-12-04', uid: '123456788', vat: '8.1:2340.00 2.6:190.50' },
  },
  {
    what: 'a letter, written by hand in Word',
    code: { amount: '480.00', name: 'Peter Muster' },
    sheet: [
      [20, [20, 'Peter Muster, Sanitär']],
      [24, [20, 'Dorfstrasse 4, 6010 Kriens']],
      [28, [20, 'Tel. 041 000 00 00 / UID CHE-123.456.788 MWST']],
      [50, [20, 'Beispiel Handels GmbH']],
      [54, [20, '6003 Luzern']],
      [70, [20, 'Kriens, 4. November 2026']],
      [85, [20, 'Rechnung Nr. 26-018']],
      [95, [20, 'Für die Reparatur vom 29. Oktober 2026 stelle ich Ihnen in Rechnung:']],
      [105, [20, '3 Stunden Arbeit und Material, pauschal inkl. 8.1 % MWST'], [-190, 'Fr. 480.–']],
      [120, [20, 'Zahlbar innert 20 Tagen. Besten Dank für den Auftrag.']],
    ],
    says: { number: '26-018', date: '2026-11-04', due: '2026-11-24', uid: '123456788', vat: '8.1:' },
  },
  {
    what: 'a hotel with two rates and visitors’ tax',
    code: { amount: '530.60', name: 'Hotel Muster AG' },
    sheet: [
      [20, [85, 'Hotel Muster AG, 7500 St. Moritz']],
      [60, [20, 'Rechnung Nr. 88213'], [120, 'Datum 02.11.2026']],
      [65, [20, 'Zimmer 214'], [120, 'Anreise 31.10.2026, Abreise 02.11.2026']],
      [80, [20, '31.10.2026'], [45, 'Übernachtung mit Frühstück'], [-150, '3.80%'], [-190, '207.60']],
      [85, [20, '01.11.2026'], [45, 'Übernachtung mit Frühstück'], [-150, '3.80%'], [-190, '207.60']],
      [90, [20, '01.11.2026'], [45, 'Restaurant'], [-150, '8.10%'], [-190, '108.10']],
      [95, [20, '02.11.2026'], [45, 'Kurtaxe'], [-150, '0.00%'], [-190, '7.30']],
      [105, [20, 'Total CHF'], [-190, '530.60']],
      [115, [20, 'MWST'], [-80, 'Brutto'], [-110, 'Netto'], [-140, 'Steuer']],
      [120, [20, '3.80%'], [-80, '415.20'], [-110, '400.00'], [-140, '15.20']],
      [125, [20, '8.10%'], [-80, '108.10'], [-110, '100.00'], [-140, '8.10']],
      [130, [20, '0.00%'], [-80, '7.30'], [-110, '7.30'], [-140, '0.00']],
      [140, [20, 'MWST-Nr. CHE-106.017.086'], [120, 'Zahlbar innert 10 Tagen netto']],
    ],
    says: {
      number: '88213',
      date: '2026-11-02',
      due: '2026-11-12',
      uid: '106017086',
      vat: '8.1:100.00 3.8:400.00 0:7.30',
    },
  },
  {
    what: 'English, in euros, with Swiss tax',
    code: { amount: '1286.39', currency: 'EUR' },
    sheet: [
      [20, [20, 'Muster Cloud Ltd'], [120, 'INVOICE']],
      [30, [120, 'Invoice no.'], [155, 'INV-2026-0457']],
      [35, [120, 'Invoice date'], [155, '12 November 2026']],
      [40, [120, 'Payment terms'], [155, 'Net 30 days']],
      [45, [120, 'VAT no.'], [155, 'CHE-123.456.788 VAT']],
      [80, [20, 'Description'], [-130, 'Qty'], [-155, 'Unit price'], [-190, 'Amount (EUR)']],
      [86, [20, 'Seats, annual, until 11 November 2027'], [-130, '17'], [-155, '70.00'], [-190, '1,190.00']],
      [100, [120, 'Subtotal'], [-190, '1,190.00']],
      [105, [120, 'VAT 8.1%'], [-190, '96.39']],
      [110, [120, 'Amount due'], [-190, '1,286.39']],
    ],
    says: { number: 'INV-2026-0457', date: '2026-11-12', due: '2026-12-12', uid: '123456788', vat: '8.1:1190.00' },
  },
  {
    what: 'French, the date as in a letter',
    code: { amount: '648.60' },
    sheet: [
      [20, [20, 'Exemple Graphisme Sàrl']],
      [24, [20, 'Rue du Lac 9, 1003 Lausanne']],
      [28, [20, 'N° TVA : CHE-106.017.086 TVA']],
      [60, [120, 'Lausanne, le 5 novembre 2026']],
      [75, [20, 'Facture n° F-2026-77']],
      [90, [20, 'Mise en page du rapport annuel'], [-190, '600.00']],
      [100, [20, 'Total hors taxe'], [-190, '600.00']],
      [105, [20, 'TVA 8,1 % sur 600.00'], [-190, '48.60']],
      [110, [20, 'Total TTC CHF'], [-190, '648.60']],
      [120, [20, 'Payable jusqu’au 5 décembre 2026'.replace('’', "'")]],
    ],
    says: { number: 'F-2026-77', date: '2026-11-05', due: '2026-12-05', uid: '106017086', vat: '8.1:600.00' },
  },
  {
    what: 'Italian, the reduced rate',
    code: { amount: '513.00' },
    sheet: [
      [20, [20, 'Libreria Esempio SA, 6900 Lugano'], [-190, 'CHE-123.456.788 IVA']],
      [60, [20, 'Fattura n. 2026/31'], [120, 'Data: 03.11.2026']],
      [66, [120, 'Scadenza: 03.12.2026']],
      [80, [20, 'Libri specialistici'], [-190, '500.00']],
      [90, [20, 'IVA 2,6%'], [-190, '13.00']],
      [95, [20, 'Totale CHF'], [-190, '513.00']],
    ],
    says: { number: '2026/31', date: '2026-11-03', due: '2026-12-03', uid: '123456788', vat: '2.6:500.00' },
  },
  {
    what: 'a wholesaler: tax at each position, the amount open in the code',
    code: {},
    sheet: [
      [20, [20, 'Muster Handels AG'], [120, 'UID: CHE-123.456.788']],
      [55, [20, 'Beleg-Nr.'], [60, '7712043'], [120, 'Belegdatum'], [155, '16.11.2026']],
      [60, [20, 'Lieferschein'], [60, '5590311'], [120, 'Lieferdatum'], [155, '13.11.2026']],
      [65, [20, 'Zahlungsfrist'], [60, '30 Tage']],
      [80, [20, 'Artikel'], [-110, 'Netto'], [-130, 'Satz'], [-160, 'MWST'], [-190, 'Brutto']],
      [86, [20, 'Reinigungsmittel'], [-110, '123.45'], [-130, '8.1%'], [-160, '10.00'], [-190, '133.45']],
      [91, [20, 'Kaffee'], [-110, '67.89'], [-130, '2.6%'], [-160, '1.77'], [-190, '69.66']],
      [100, [20, 'Total netto'], [-190, '191.34']],
      [105, [20, 'Rundung'], [-190, '-0.01']],
      [110, [20, 'Total CHF inkl. MWST'], [-190, '203.10']],
    ],
    says: {
      ...{ number: '7712043', date: '2026-11-16', due: '2026-12-16', uid: '123456788' },
      ...{ vat: '8.1:123.45 2.6:67.89', amount: 20_310 },
    },
  },
  {
    what: 'a firm without VAT',
    code: { amount: '260.00' },
    sheet: [
      [20, [20, 'Yoga Muster, Einzelfirma']],
      [40, [20, 'Rechnungsdatum'], [60, '10.11.26']],
      [45, [20, 'Rechnungs-Nr.'], [60, '2026.41']],
      [50, [20, 'Zahlbar bis'], [60, '30.11.26']],
      [70, [20, 'Firmenkurs, 4 Lektionen'], [-190, 'CHF 260.00']],
      [80, [20, 'Nicht MWST-pflichtig']],
    ],
    says: { number: '2026.41', date: '2026-11-10', due: '2026-11-30', vat: '0:' },
  },
  {
    what: 'from Germany, with a tax that is not Swiss',
    code: { amount: '1190.00', currency: 'EUR', country: 'DE' },
    sheet: [
      [20, [20, 'Beispiel Software GmbH, 79098 Freiburg'], [120, 'USt-IdNr. DE000000000']],
      [50, [120, 'Rechnungsnr.: 10-4471']],
      [55, [120, 'Rechnungsdatum: 02.11.2026']],
      [70, [20, 'Jahreslizenz'], [-190, '1.000,00 EUR']],
      [80, [20, 'zzgl. 19 % USt'], [-190, '190,00 EUR']],
      [85, [20, 'Gesamtbetrag'], [-190, '1.190,00 EUR']],
      [95, [20, 'Bitte überweisen Sie den Betrag bis zum 16.11.2026.']],
    ],
    says: { number: '10-4471', date: '2026-11-02', due: '2026-11-16' },
  },
]
