/** Path and query of the link in a letter that leads to a page. */
export function linkTo(page: string, text = ''): string {
  const link = text.match(/https?:\S+/g)?.find((address) => new URL(address).pathname.endsWith(page))
  if (!link) throw new Error(`There is no link to ${page} in this letter`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
