import { contactLinks } from '#contract/contact-links.ts'
import { markup } from './markup.ts'

/** Words that a person typed, as HTML. Lines end by an element: Outlook on Windows knows no `white-space`. */
export function typedParagraphs(text: string, pieces = linked) {
  return text
    .trim()
    .split(/\r?\n\s*\r?\n/)
    .map(
      (part) =>
        markup`<p>${part.split(/\r?\n/).map((line, at) => markup`${at > 0 && markup`<br>`}${pieces(line)}`)}</p>`,
    )
}

/** What can be pressed in our own words is a link: not every mail program finds it by itself (Evolution, Claws Mail). */
function linked(line: string) {
  return contactLinks(line).map(({ text, href }) => (href ? markup`<a href="${href}">${text}</a>` : markup`${text}`))
}
