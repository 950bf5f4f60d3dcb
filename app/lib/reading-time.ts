/** Minutes to read a card's excerpt (specification, section 9): 200 characters a minute, 100 characters if there is none. */
export function excerptMinutes(excerpt: string | undefined): number {
  return Math.max(1, Math.floor((excerpt?.length || 100) / 200))
}

/** Minutes to read an article, from the length of its Markdown (specification, section 9): 1000 characters a minute. */
export function articleMinutes(length: number): number {
  return Math.max(1, Math.floor(length / 1000))
}
