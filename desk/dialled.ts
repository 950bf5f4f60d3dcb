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

/** A Swiss number is written in one way wherever it stands; one from elsewhere, and one with words beside it, as it was typed. */
export function written(typed: string): string {
  const alone = typed.replace('(0)', '').replace(/[\s().'’/-]/g, '')
  const swiss = /^(?:\+41|0041|0)(\d\d)(\d{3})(\d\d)(\d\d)$/.exec(alone)
  return swiss ? `0${swiss.slice(1).join(' ')}` : typed
}
