import { accounts } from './chart-of-accounts.ts'
import type { PostingLine } from './posting-lines.ts'

/**
 * The lines of a payment: suppliers against bank. A bill in euros stands in the books at the rate of its posting; what the
 * bank took more or less is a loss or gain of exchange.
 * @param booked what is taken off the payable, in Rappen
 * @param paid what left the bank account, in Rappen
 */
export function settlementLines(booked: number, paid: number): PostingLine[] {
  const { payables, bank, exchangeLoss, exchangeGain } = accounts
  const both: PostingLine = { debit: payables, credit: bank, amount: Math.min(booked, paid), boxes: [] }
  if (paid > booked) return [both, { debit: exchangeLoss, credit: bank, amount: paid - booked, boxes: [] }]
  if (paid < booked) return [both, { debit: payables, credit: exchangeGain, amount: booked - paid, boxes: [] }]
  return [both]
}

/**
 * What a part payment takes off a payable, in Rappen. Counted from the whole each time, so that parts add up to it.
 * @param francs the payable in Rappen
 * @param owed the same in its own currency; `before` and `after` are what was paid of it
 */
export function bookedShare(francs: number, owed: number, before: number, after: number): number {
  return Math.round((francs * after) / owed) - Math.round((francs * before) / owed)
}
