/** Lettering of the large service drawings. Text alternatives are each service's `drawingAlt`. */
export const serviceDrawings = {
  'erp-automation': { paymentPart: 'Zahlteil', debit: 'Soll', credit: 'Haben' },
  'company-formation': { articles: 'Statuten', capital: 'Kapital', assets: 'Aktiven', liabilities: 'Passiven' },
  'tax-reporting': { form: 'MWST-Abrechnung' },
  'system-integration-api': { opening: 'Anfang', credit: 'Gutschrift', balance: 'Saldo', difference: 'Differenz' },
  'ki-workflow-optimierung': { invoice: 'Rechnung', contract: 'Vertrag', query: 'Rückfrage' },
  'ai-finance-workshop': { check: 'Prüfen', week: 'Sieben Tage' },
}
