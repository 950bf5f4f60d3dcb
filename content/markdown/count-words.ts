/** The words of an article's Markdown. Addresses of links are none, nor are signs that stand alone. */
export function countWords(markdown: string): number {
  const text = markdown.replace(/\]\([^()\s]*/g, ']')
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
