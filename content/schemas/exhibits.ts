import { z } from 'zod'
import { href, text, titled } from './texts.ts'

const head = { title: text, note: text }
const key = { key: text, done: text, takeBack: text }
const tray = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ invoice: value, contract: value, query: value, advert: value })

/** The one exhibit of each service: words around figures that are computed (app/exhibits). */
export const exhibits = () =>
  z.strictObject({
    'erp-automation': z.strictObject({
      ...head,
      ...key,
      columns: z.strictObject({ bill: text, debit: text, state: text }),
      tax: text,
      noTax: text,
      proposed: text,
      posted: text,
      /** Why a bill is held up, by kind. */
      holds: z.strictObject({ duplicate: text, otherAccount: text, newAccount: text }),
      before: text,
      after: text,
      own: z.strictObject({ label: text, href }),
    }),
    'tax-reporting': z.strictObject({
      ...head,
      until: text,
      months: z.strictObject({ 10: text, 11: text, 12: text }),
      caption: text,
      parts: z.strictObject({ turnover: text, tax: text }),
      /** The wording of the official form. */
      boxes: z.strictObject({
        200: text,
        299: text,
        303: text,
        383: text,
        399: text,
        400: text,
        405: text,
        479: text,
        500: text,
      }),
      open: z.strictObject({ title: text, text, declared: text, source: text, ...key }),
      sources: text,
    }),
    'system-integration-api': z.strictObject({
      ...head,
      which: text,
      cases: z.strictObject({ reference: text, short: text, candidates: text }),
      excerpt: text,
      gates: z.strictObject({ reference: text, amount: text, name: text, item: text }),
      answers: z.strictObject({
        found: text,
        absent: text,
        equal: text,
        shortOf: text,
        several: text,
        notNeeded: text,
        sameName: text,
        closed: text,
        waits: text,
      }),
      settled: text,
      short: z.strictObject({ ...key, before: text, after: text }),
      candidates: z.strictObject({ ...key, before: text, after: text }),
      items: text,
      due: text,
      closed: text,
      accounts: z.strictObject({ 1020: text, 1100: text, 2200: text, 3800: text }),
      entry: text,
    }),
    'ki-workflow-optimierung': z.strictObject({
      ...head,
      ...key,
      mails: z.array(z.strictObject({ from: text, subject: text, body: text })),
      /** Beginnings of words that speak for a tray. */
      words: tray(z.array(text)),
      trays: tray(text),
      doubts: z.strictObject({ sure: text, rather: text, unclear: text }),
      because: text,
      choose: text,
      before: text,
      after: text,
    }),
    'company-formation': z.strictObject({
      ...head,
      ...key,
      form: text,
      forms: z.strictObject({ gmbh: text, ag: text }),
      columns: z.strictObject({ you: text, we: text, office: text }),
      /** Whoever has nothing to do at a step has no words there. */
      steps: z.array(
        z.strictObject({ title: text, you: text.optional(), we: text.optional(), office: text.optional() }),
      ),
      capital: z.strictObject({ gmbh: text, ag: text }),
      entry: z.strictObject({ title: text, before: text, after: text }),
      accounts: z.strictObject({ 1020: text, 1850: text, 2800: text }),
      debit: text,
      credit: text,
      notUs: text,
    }),
    'ai-finance-workshop': z.strictObject({
      ...head,
      ...key,
      format: text,
      formats: z.strictObject({ short: text, full: text }),
      blocks: z.strictObject({
        measure: titled,
        read: titled,
        pause: titled,
        errors: titled,
        lunch: titled,
        comment: titled,
        rules: titled,
        close: titled,
      }),
      /** What lies on the table, by whose documents they are. */
      papers: z.strictObject({
        measure: z.strictObject({ ours: text, yours: text }),
        read: z.strictObject({ ours: text, yours: text }),
        errors: z.strictObject({ ours: text, yours: text }),
        comment: z.strictObject({ ours: text, yours: text }),
        rules: z.strictObject({ ours: text, yours: text }),
      }),
      onTable: text,
      before: text,
      after: text,
    }),
  })
