/** Pictures of a Markdown text, with their descriptions and captions. */
export const pictures = /!\[[^[\]!]*\]\([^()]*\)/g

/** The words of an article's Markdown. Addresses of links are none, nor are pictures, nor signs that stand alone. */
export function countWords(markdown: string): number {
  const text = markdown.replace(pictures, ' ').replace(/\]\([^()\s]*/g, ']')
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
