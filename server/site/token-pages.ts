const preview = /^\/preview\//
const tokenPage = /^(\/en)?\/(newsletter\/(confirm|unsubscribe|preferences)(\.json)?|book\/change)$/

/**
 * Further headers of the pages behind links whose address carries a token: a Referer never tells more than the
 * origin (`no-referrer` would take the Origin of their forms away as well, by which a post from elsewhere is refused).
 */
export function tokenPageHeaders(path: string): Record<string, string> {
  return tokenPage.test(path) || preview.test(path)
    ? { 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' }
    : {}
}
