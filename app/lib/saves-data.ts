/** Whether somebody has asked their browser for fewer bytes: then nothing is fetched ahead. */
export function savesData(): boolean {
  // biome-ignore lint/suspicious/noExplicitAny: not yet among the types of the DOM
  return Boolean((navigator as any).connection?.saveData)
}
