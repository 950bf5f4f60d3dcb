import { siteUrl } from '#app/lib/site-url.ts'
import { read } from '#content/documents.ts'

/** A site that nobody has built for this long should not promise to answer (RFC 9116: less than a year). */
const validDays = 300

/** /.well-known/security.txt (RFC 9116): where to report a weakness. What happens then stands in SECURITY.md. */
export function loader() {
  const expires = new Date()
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + validDays)
  const fields = {
    Contact: `mailto:${read('company').mail.contact}`,
    Expires: expires.toISOString().replace('.000', ''),
    'Preferred-Languages': 'de, en',
    Canonical: `${siteUrl}/.well-known/security.txt`,
  }
  const text = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
  return new Response(text.join(''), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
