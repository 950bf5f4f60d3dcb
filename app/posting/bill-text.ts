import { dayAfter } from '#content/swiss-time.ts'
import type { BillingInformation } from './billing-information.ts'
import { isUid } from './check-steps.ts'
import { sum } from './money.ts'
import type { PaymentsCode } from './swiss-payments-code.ts'
import type { TextCell, TextLine } from './text-lines.ts'
import { amountsIn, dayIn, percentagesIn } from './text-values.ts'
import { readVat, vatInGross, vatOnNet } from './vat-split.ts'
import { isHome, ratesOn } from './vat-treatment.ts'

/** What the text of a bill says beside its code. None of it is certain: a person looks at each. */
export type BillText = Pick<BillingInformation, 'number' | 'date' | 'uid' | 'vat' | 'conditions'> & {
  amount?: number
  due?: string
}

/**
 * Reads the lines of a bill by rules: a label and what stands behind, beside or below it. Tax counts only where net amounts and
 * rates add up to the amount of the bill, so that a wrong figure is rather left out than taken.
 */
export function readBillText(
  lines: TextLine[],
  { amount, creditor }: Pick<PaymentsCode, 'amount' | 'creditor'>,
): BillText {
  const date = dateIn(lines)
  const total = amount ?? totalIn(lines)
  return {
    number: numberIn(lines),
    date,
    uid: uidIn(lines),
    amount: total,
    vat: total === undefined ? [] : vatIn(lines, total, isHome(creditor.country)),
    due: dueIn(lines, date),
    conditions: discountsIn(lines),
  }
}

/** What belongs to a label: the rest of its cell, the cell to its right, the cell below it. The first that can be read counts. */
function labelled<T>(lines: TextLine[], label: RegExp, read: (text: string) => T | undefined): T | undefined {
  for (const [row, line] of lines.entries()) {
    for (const [column, cell] of line.entries()) {
      const match = label.exec(cell.text)
      if (!match) continue
      const rest = cell.text.slice(match.index + match[0].length).replace(behindLabel, '')
      const below = lines[row + 1]?.find((other) => overlaps(cell, other))
      // Where something stands behind the label, that is its value, or the label is another one.
      const texts = rest === '' ? [line[column + 1]?.text, below?.text] : [rest]
      for (const text of texts) {
        const value = text === undefined ? undefined : read(text.replace(behindLabel, ''))
        if (value !== undefined) return value
      }
    }
  }
  return undefined
}

const behindLabel = /^(?:[\s:.#]|(?:am|bis|per|on|by|date|le|il|entro|jusqu['’]au)(?![\p{L}]))+/iu

function overlaps(cell: TextCell, other: TextCell): boolean {
  return cell.left < other.right && other.left < cell.right
}

const bill = '(?:rechnungs?|beleg|faktura|facture|fattura|invoice|bill)'
const numberLabel = new RegExp(`\\b${bill}[\\s-]*(?:nummer|nr|number|num[eé]ro|no|n[°º.])(?!\\p{L})`, 'iu')
const titleOfBill = new RegExp(`^${bill}(?!\\p{L})`, 'iu')

function numberIn(lines: TextLine[]): string | undefined {
  const isNumber = (text: string) => /^(?=.*\d)[A-Z\d][\w./-]+$/i.test(text) && dayIn(text) === undefined
  const token = (text: string) => (/^[\d ]+$/.test(text) ? text : text.split(/[\s,;)]/, 1).find(isNumber))
  // Without the word for a number, an amount may follow.
  const alone = (text: string) => (amountsIn(text).length > 0 ? undefined : token(text))
  return labelled(lines, numberLabel, token) ?? labelled(lines, titleOfBill, alone)
}

const dateLabel =
  /(?:^|[/,|·] ?)(?:(?:rechnungs|beleg|faktura)-?datum|datum|date(?: de (?:la )?facture)?|data(?: (?:della )?fattura)?|(?:invoice|bill) date|date of (?:invoice|issue)|(?:date )?issued|ausgestellt am)(?![\p{L}])/iu

function dateIn(lines: TextLine[]): string | undefined {
  const atBeginning = (text: string) => {
    const found = dayIn(text)
    return found?.index === 0 ? found.day : undefined
  }
  return (
    labelled(lines, dateLabel, atBeginning) ??
    labelled(lines, /(?:rechnung|invoice|facture|fattura).*\s(?:vom|of|dated|du|del)\s/iu, atBeginning) ??
    // Zürich, 12. November 2026: a line of its own, as in a letter.
    lines.flatMap((line) => line.flatMap(({ text }) => letterDay(text) ?? []))[0]
  )
}

function letterDay(text: string): string | undefined {
  const [, rest] = /^\p{Lu}[\p{L}. -]+,\s*(?:den |le |the )?(.+)$/u.exec(text) ?? []
  const found = rest === undefined ? undefined : dayIn(rest)
  return found && found.index === 0 && found.length === rest?.length ? found.day : undefined
}

const dueLabel =
  /zahlbar|zahlung(?:s(?:frist|ziel|konditionen|bedingungen))?|konditionen|fällig\p{L}*|begleichen|überweisen|netto|(?:innert|innerhalb|binnen|within)(?=\s(?:von )?\d)|payable|pay by|due(?: date| on| by)?|payment terms|net(?=\s\d)|échéance|paiement|scadenza|pagamento|pagabile/iu
const notDue = /verzug|mahn|reklam|beanstand|garantie|umtausch|late|overdue|complaint|retard|zahlbar durch|zahlbar an/iu

function dueIn(lines: TextLine[], date: string | undefined): string | undefined {
  const said = lines.map((line) => line.filter(({ text }) => !notDue.test(text)))
  const isAfter = (day: string) => date === undefined || (day >= date && day <= dayAfter(date, 366))
  const written = labelled(said, dueLabel, (text) => {
    const day = dayIn(text)?.day
    return day !== undefined && isAfter(day) ? day : undefined
  })
  if (written !== undefined || date === undefined) return written
  const days = labelled(said, dueLabel, daysIn)
  return days === undefined ? undefined : dayAfter(date, days)
}

/** 30 Tage netto, within 30 days; the longest where an earlier one earns a discount. */
function daysIn(text: string): number | undefined {
  if (/sofort|bei erhalt|(?:on|upon) receipt|à réception/iu.test(text)) return 0
  const days = countsOfDays(text)
  return days.length > 0 ? Math.max(...days) : undefined
}

function countsOfDays(text: string): number[] {
  return [...text.matchAll(/(?<!\d)(\d{1,3})\s*(?:tage|days|jours|giorni)/giu)].map(([, count]) => Number(count))
}

/** 10 Tage 2% Skonto: a clause with one percentage and one number of days; of any other, nobody knows what belongs together. */
function discountsIn(lines: TextLine[]): BillingInformation['conditions'] {
  const clauses = lines.flatMap((line) =>
    line
      .map(({ text }) => text)
      .join(' ')
      .split(/[,;]\s|\.\s(?=\p{Lu})|\s(?:oder|or|ou|oppure)\s/u),
  )
  return clauses
    .filter((clause) => /skonto|discount|escompte|sconto/iu.test(clause))
    .flatMap((clause) => {
      const [discount, ...otherDiscounts] = percentagesIn(clause)
      const [days, ...otherDays] = countsOfDays(clause)
      const isClear = otherDiscounts.length + otherDays.length === 0
      return discount && days !== undefined && isClear ? [{ discount, days }] : []
    })
}

/** The one right enterprise number that is not called the customer's. */
function uidIn(lines: TextLine[]): string | undefined {
  const right = lines.flatMap((line) =>
    line.flatMap(({ text }, column) => {
      const isTheirs = /\b(?:ihre|kunden?|your|customer|client|votre|vostro)\b/iu
      if (isTheirs.test(`${line[column - 1]?.text} ${text}`)) return []
      return [...text.matchAll(/CHE[\s-]?(\d{3})[.\s]?(\d{3})[.\s]?(\d{3})(?!\d)/g)]
        .map(([, ...parts]) => parts.slice(0, 3).join(''))
        .filter(isUid)
    }),
  )
  const [uid, ...others] = new Set(right)
  return others.length === 0 ? uid : undefined
}

const totalLabel =
  /^(?:gesamt)?(?:total|betrag|summe)|^rechnungs(?:total|betrag|summe)|^endbetrag|^zahlbetrag|^zu (?:be)?zahlen|^(?:amount|balance|total) due|^grand total|^montant|^importo/iu

/** The largest of the totals: the others are without tax. */
function totalIn(lines: TextLine[]): number | undefined {
  const totals = lines.filter(([first]) => first && totalLabel.test(first.text)).flatMap(amountsOf)
  return totals.length > 0 ? Math.max(...totals) : undefined
}

function amountsOf(line: TextLine): number[] {
  return line.flatMap(({ text }) => amountsIn(text))
}

type Part = { rate: number; net: number; vat: number }

/** More are not tried together; a bill's sums stand at its end. */
const mostParts = 24

const swissRates = new Set([...ratesOn('2018-01-01'), ...ratesOn('2024-01-01')])
const untaxed = /kurtaxe|city tax|taxe de séjour|tassa di soggiorno|beherbergungsabgabe/iu
const without =
  /nicht (?:mwst|mehrwertsteuer)[\s-]*pflichtig|not (?:registered|liable) for vat|non (?:assujetti|soumis)/iu
const included = /ink(?:l|lusive)|incl|enthalten|compris|inclus/iu

/** The rates with their net amounts, as they add up to the bill's amount; empty where they do not. */
function vatIn(lines: TextLine[], total: number, isSwiss: boolean): BillingInformation['vat'] {
  const parts = partsIn(lines, total)
  for (let count = 1; count <= Math.min(4, parts.length); count++) {
    const chosen = choose(parts, count, (some) => readVat(total, { ...nothing, vat: some }).kind === 'split')
    if (chosen) return byRate(chosen)
  }
  const texts = lines.map((line) => line.map(({ text }) => text).join(' '))
  const rated = texts.filter((text) => percentagesIn(text).some((rate) => swissRates.has(rate)))
  const rates = new Set(rated.flatMap(percentagesIn))
  const [rate] = rates
  const isWhole = rated.some((text) => included.test(text) && amountsIn(text).every((amount) => amount === total))
  if (rates.size === 1 && rate !== undefined && isWhole) return [{ rate }]
  return isSwiss && rates.size === 0 && texts.some((text) => without.test(text)) ? [{ rate: 0 }] : []
}

const nothing = { importTax: [], conditions: [], problems: [] }

/** Each tax on a line with its rate, and the net amount that it can be of, wherever on the bill that stands. */
function partsIn(lines: TextLine[], total: number): Part[] {
  const all = [...new Set([total, ...lines.flatMap(amountsOf)])]
  const parts = lines.flatMap((line): Part[] => {
    const text = line.map((cell) => cell.text).join(' ')
    const amounts = amountsOf(line)
    const rates = percentagesIn(text)
    if (rates.includes(0) || untaxed.test(text)) return amounts.map((net) => ({ rate: 0, net, vat: 0 }))
    // A column of rates may do without the sign: 8.10 is read as an amount, and is as many hundredths.
    const known = [...rates, ...amounts].filter((rate) => swissRates.has(rate))
    return known.flatMap((rate) =>
      amounts.flatMap((vat) => [
        ...all.filter((net) => isNear(vatOnNet(net, rate), vat)).map((net) => ({ rate, net, vat })),
        ...all
          .filter((gross) => isNear(vatInGross(gross, rate), vat))
          .map((gross) => ({ rate, net: gross - vat, vat })),
      ]),
    )
  })
  const seen = new Set<string>()
  const different = parts.filter(({ rate, net }) => net > 0 && seen.size < seen.add(`${rate} ${net}`).size)
  return different.slice(-mostParts)
}

/** Tax that was rounded line by line, or to 5 Rappen, is off by as much. */
function isNear(tax: number, written: number): boolean {
  return written > 0 && Math.abs(tax - written) <= 2
}

/** The first so many parts that are right together. */
function choose(
  parts: Part[],
  count: number,
  isRight: (some: Part[]) => boolean,
  taken: Part[] = [],
): Part[] | undefined {
  if (count === 0) return isRight(taken) ? taken : undefined
  for (const [index, part] of parts.entries()) {
    const found = choose(parts.slice(index + 1), count - 1, isRight, [...taken, part])
    if (found) return found
  }
  return undefined
}

function byRate(parts: Part[]): Part[] {
  return [...Map.groupBy(parts, ({ rate }) => rate)]
    .map(([rate, some]) => ({ rate, net: sum(some.map(({ net }) => net)), vat: sum(some.map(({ vat }) => vat)) }))
    .sort((one, other) => other.rate - one.rate)
}
