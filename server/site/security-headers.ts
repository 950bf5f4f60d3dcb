import { calls } from '#contract/calls.ts'

/**
 * Powers that no page of this site uses, taken from itself and from anything that could ever be framed in it. Only names
 * that browsers know for long: they warn about any other.
 */
const unusedPowers = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** The headers that every answer carries, whoever made it. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': unusedPowers.map((power) => `${power}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure(siteUrl) ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/**
 * Headers of a document: own files only, the inline scripts named by hash or nonce, no text that becomes markup or code
 * (Trusted Types, and no policy that would make an exception), and where browsers report what this forbids.
 */
export function documentHeaders(siteUrl: string, inlineScripts: string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${calls.reportViolation}`,
  ]
  if (!isSecure(siteUrl)) return { 'content-security-policy': policy.join('; ') }
  // Browsers that know report-to forget report-uri, but take endpoints over TLS only.
  return {
    'content-security-policy': [...policy, 'report-to csp', 'upgrade-insecure-requests'].join('; '),
    'reporting-endpoints': `csp="${calls.reportViolation}"`,
  }
}

function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith('https:')
}
