// Amounts are whole hundredths of a currency (Rappen, cents), rates whole hundredths of a percent (8.1 % is 810).

/** An amount as documents for machines write it (1250, 1250.5, 1250.00); undefined for anything else. */
export function readAmount(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** 125000 becomes 1250.00. */
export function writeAmount(amount: number): string {
  return (amount / 100).toFixed(2)
}

/** A percentage such as 8.1 or 2.60, in hundredths of a percent; undefined when it is none or above 99.99. */
export function readPercent(text: string): number | undefined {
  return /^\d{1,2}(\.\d{1,2})?$/.test(text) ? readAmount(text) : undefined
}

/** 810 becomes 8.1. */
export function writePercent(rate: number): string {
  return String(rate / 100)
}

/**
 * An amount of another currency in francs, rounded half up to the Rappen.
 * @param rate francs for one unit, in millionths
 */
export function inFrancs(amount: number, rate: number): number {
  const exact = BigInt(Math.abs(amount)) * BigInt(rate)
  const rounded = Number((exact + 500_000n) / 1_000_000n)
  return amount < 0 ? -rounded : rounded
}

export function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
