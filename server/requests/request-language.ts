import type { Language } from '#contract/language.ts'

/**
 * Language of a request: the page it came from (Referer's path), else the browser's preference, else German.
 * A `language` stated in the body goes before all of these and is looked at where the body is parsed.
 */
export function requestLanguage(headers: Headers): Language {
  const page = refererPath(headers)
  if (page !== undefined) return /^\/en(\/|$)/.test(page) ? 'en' : 'de'
  return preferredLanguage(headers.get('accept-language') ?? '')
}

/** Path of the page that a request came from, without query and hash; undefined when the browser does not say. */
export function refererPath(headers: Headers): string | undefined {
  return URL.parse(headers.get('referer') ?? '')?.pathname
}

/** The language that a browser asks for, German where it asks for neither. */
export function preferredLanguage(acceptLanguage: string): Language {
  const accepted = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((item) => {
      const [tag = '', ...parameters] = item.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.trim().split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter((range) => range.quality > 0 && (range.language === 'de' || range.language === 'en'))
    .sort((left, right) => right.quality - left.quality)
  return accepted[0]?.language === 'en' ? 'en' : 'de'
}
