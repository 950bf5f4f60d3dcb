/** Whole minutes to read a card's excerpt, at least one: 200 characters a minute, 100 characters if there is none. */
export function excerptMinutes(excerpt: string | undefined): number {
  return Math.max(1, Math.floor((excerpt?.length || 100) / 200))
}

/** The words of an article to the nearest hundred, as 1'200: how long it is, where minutes are those of its excerpt. */
export function roundedWords(words: number): string {
  return (Math.max(1, Math.round(words / 100)) * 100).toLocaleString('de-CH').replaceAll('’', "'")
}

/** Whole minutes to read an article, at least one, from the length of its Markdown: 1000 characters a minute. */
export function articleMinutes(length: number): number {
  return Math.max(1, Math.floor(length / 1000))
}
