/** Figures as people write them in a number; a stroke between blanks parts two. */
const figures = /\+?[\d(](?:[\d\s().'’\u2010-\u2013-]|\/(?!\s))*/g

/** Shorter ones are extensions and floors. */
const fewestDigits = 5

/**
 * What a telephone dials for what somebody typed: the first number in it, without an extension or remark behind it, nor the (0) that nobody
 * dials after the code of a country. Nothing where there is no number.
 */
export function dialled(typed: string): string | undefined {
  return [...typed.matchAll(figures)]
    .map(([number]) => (/^(?:\+|00)/.test(number) ? number.replace('(0)', '') : number).replace(/[^+\d]/g, ''))
    .find(({ length }) => length >= fewestDigits)
}
