/** What the page of every tool says around the tool itself. Plain texts. */
export type ToolPageCopy = {
  meta: { title: string; description: string; keywords: string[] }
  /** Short name, for breadcrumb and lists. */
  name: string
  hero: { title: string; lead: string }
  rules: { title: string; items: { title: string; text: string }[] }
  /** A worked example, so that the page is of use without scripts; `total` closes the sum. */
  example: { title: string; text: string; rows: { label: string; value: string; total?: boolean }[] }
  questions: { title: string; items: { question: string; answer: string }[] }
  /** `year` says when the source speaks from; `url` only where the public address is known. */
  sources: { title: string; publisher: string; year: string; url?: string }[]
  closing: { title: string; lead: string; second: { label: string; href: string } }
}
