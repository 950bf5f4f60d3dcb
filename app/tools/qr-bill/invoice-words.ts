import type { BillLanguage } from './bill-headings.ts'

/** Words of an invoice in the languages of its payment part. They go to the payer, and are no copy of this site. */
export const invoiceWords: Record<
  BillLanguage,
  Record<
    'invoice' | 'number' | 'date' | 'supplied' | 'text' | 'quantity' | 'price' | 'amount' | 'net' | 'vat' | 'total',
    string
  >
> = {
  de: {
    invoice: 'Rechnung',
    number: 'Rechnungsnummer',
    date: 'Datum',
    supplied: 'Leistung',
    text: 'Bezeichnung',
    quantity: 'Menge',
    price: 'Preis',
    amount: 'Betrag',
    net: 'Total ohne MWST',
    vat: 'MWST {rate} %',
    total: 'Total {currency}',
  },
  fr: {
    invoice: 'Facture',
    number: 'Numéro de facture',
    date: 'Date',
    supplied: 'Prestation',
    text: 'Désignation',
    quantity: 'Quantité',
    price: 'Prix',
    amount: 'Montant',
    net: 'Total hors TVA',
    vat: 'TVA {rate} %',
    total: 'Total {currency}',
  },
  it: {
    invoice: 'Fattura',
    number: 'Numero di fattura',
    date: 'Data',
    supplied: 'Prestazione',
    text: 'Descrizione',
    quantity: 'Quantità',
    price: 'Prezzo',
    amount: 'Importo',
    net: 'Totale senza IVA',
    vat: 'IVA {rate} %',
    total: 'Totale {currency}',
  },
  en: {
    invoice: 'Invoice',
    number: 'Invoice number',
    date: 'Date',
    supplied: 'Supply',
    text: 'Description',
    quantity: 'Quantity',
    price: 'Price',
    amount: 'Amount',
    net: 'Total without VAT',
    vat: 'VAT {rate} %',
    total: 'Total {currency}',
  },
}
