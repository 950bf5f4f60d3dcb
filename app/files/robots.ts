import { siteUrl } from '#app/lib/site-url.ts'

/** /robots.txt: everything may be read; pages that must not be listed say so themselves. */
export function loader() {
  const text = `User-agent: *\nAllow: /\nDisallow: /functions/\nDisallow: /rest/\n\nSitemap: ${siteUrl}/sitemap.xml\nSitemap: ${siteUrl}/newsletter/issues/sitemap.xml\n`
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
