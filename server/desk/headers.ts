/**
 * Headers of the desk's answers: never kept by any cache, in no index, scripts only with this answer's nonce. Unlike the public
 * site it may use passkeys.
 */
export function deskHeaders(siteUrl: string, nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Letters that are shown beside what is being written.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
    'permissions-policy':
      'publickey-credentials-get=(self), publickey-credentials-create=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=()',
  }
}

/** Letters that are shown beside what is being written. They bring their styles with them, and run nothing. */
const letterPath = /^\/desk\/newsletter\/issues\/[^/]+\/letter$/

export function isLetter(pathname: string): boolean {
  return letterPath.test(pathname)
}

/** Headers of such a letter: nothing but what a mail program shows, in a frame of the desk. */
export function letterHeaders(siteUrl: string, nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ]
  return {
    ...deskHeaders(siteUrl, nonce),
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'SAMEORIGIN',
  }
}

/** What a stranger attached to a mail. */
const filePath = /^\/desk\/enquiries\/[^/]+\/files\/[^/]+$/

export function isFile(pathname: string): boolean {
  return filePath.test(pathname)
}

/** Headers of such a file: saved, never opened as a page of ours. */
export function fileHeaders(siteUrl: string, nonce: string): Record<string, string> {
  return {
    ...deskHeaders(siteUrl, nonce),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
}
