/** Replaces `{name}` by its value; unknown names stay, for whoever knows them later. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{([\w.]+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
