import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** HTML that may stand in a letter as it is: everything that came in as text has been escaped. */
export type Markup = HtmlEscapedString

/** Tagged template of HTML. Strings put into it are escaped, markup and lists of markup stay; nothing else may be put in. */
export function markup(
  parts: TemplateStringsArray,
  ...values: (string | number | Markup | Markup[] | false | undefined)[]
): Markup {
  // Hono answers with a promise only where one was put in.
  return html(parts, ...values) as Markup
}
