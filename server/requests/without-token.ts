// A path of a preview holds the token that opens it (server/previews/token.ts): whoever reads what is kept of requests is not to open
// drafts with it. Tokens of other links stand in queries, which are kept nowhere.

/** Also as requests write it that no browser sends: percent-encoded, once or several times. */
const slash = String.raw`(?:[/\\]|%(?:25)*(?:2f|5c))`
const preview = new RegExp(`^${slash}*preview${slash}+[^/\\\\%]+`, 'i')
/** Looked for from the start of a run of such characters alone: from each of them it would take the square of the text's length. */
const token = /(?<![\w-])[\w-]{16,}\.[\w-]{43,}/g

/** A path or a text with paths in it as they may be kept: `/preview/…/faq`. */
export function withoutToken(text: string): string {
  return text.replace(preview, '/preview/…').replace(token, '…')
}
