import type { Passage } from '#search/passages.ts'

/** Banks of Swiss companies. What the site says of banks, it says of each that it does not name. */
const banks = `
  ZKB, BEKB, LUKB, SGKB, BKB, BLKB, AKB, TKB, GKB, BCV, BCGE, SZKB,
  UBS, PostFinance, Raiffeisen, Raiffeisenbank, Valiant, Migros Bank, Bank Cler, WIR Bank, Alternative Bank, Baloise Bank,
  Hypothekarbank Lenzburg, Acrevis, Clientis, Regionalbank, Swissquote, Yapeal, Revolut, Radicant, Sparkasse`

/** `Zürcher Kantonalbank`, `Zurich Cantonal Bank`. */
const cantonalBank = '(?:\\p{L}+(?:er|ische) )?Kantonalbank|(?:\\p{L}+ )?Cantonal Bank'

/** Programs that visitors have and may ask for. */
const programs = `
  Xero, QuickBooks, DATEV, Lexware, Lexoffice, sevDesk, FreshBooks, Zoho, Odoo, NetSuite, MYOB, Dynamics, Business Central,
  Navision, Pennylane, Moneybird, FastBill, Billomat, Holded, Oracle, Topal, Winbiz, Crésus, CashCtrl, Proffix, Opacc,
  Myfactory, KLARA, AbaNinja, Banana, Milkee, Salesforce, HubSpot, Pipedrive, Shopify, WooCommerce, Magento, PrestaShop,
  Shopware, Zapier, Airtable, SharePoint, DocuWare, M-Files, Workday, ServiceNow, Spendesk, Pleo, Yokoy, Expensify, Candis,
  GetMyInvoices, Dext, Hubdoc`

/** Names that visitors use and the site does not. */
export type ForeignNames = {
  /** A text with `Bank` for each bank that the site does not name. */
  generalise: (text: string) => string
  /** A program in a text that the site does not name. */
  programIn: (text: string) => string | undefined
}

export function readForeignNames(passages: Passage[]): ForeignNames {
  const said = passages
    .map(({ heading, text }) => `${heading}\n${text}`)
    .join('\n')
    .toLowerCase()
  const foreign = (names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => !said.includes(name.toLowerCase()))
  const foreignBanks = asWord([cantonalBank, ...foreign(banks)].join('|'), 'giu')
  const foreignPrograms = foreign(programs)
  return {
    generalise: (text) => text.replace(foreignBanks, 'Bank'),
    programIn: (text) => foreignPrograms.find((name) => asWord(name, 'iu').test(text)),
  }
}

function asWord(pattern: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags)
}
