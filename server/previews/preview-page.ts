import { html as escaped } from 'hono/html'
import { inlineScriptHashes } from '../site/html.ts'
import { documentHeaders } from '../site/security-headers.ts'
import { previewScript } from './preview-script.ts'

const links = /(<a\s(?:[^>]*?\s)?href=")(\/[^"]*)"/g
const rules = /<script type="speculationrules"[^>]*>[\s\S]*?<\/script>/
const facts = /(<script type="application\/json" id="page-facts">\{)/
const title = /<title>/
const postForms = /<form\b[^>]*\bmethod="post"[^>]*>/g
const main = /<main\b[^>]*>/

type PreviewFacts = {
  base: string
  path: string
  mark: string
  notSent: string
  isPosted: boolean
  pages: ReadonlySet<string>
}

/**
 * A rendered page as a preview shows it: its links lead to pages of the same preview, its scripts know which page it is, the browser
 * prepares none ahead, and no form sends anything.
 * @param base of the preview, without a slash at its end
 * @param path of the page
 * @param mark what the title begins with, so that nobody takes it for the published one
 * @param notSent what a form says that somebody tries
 * @param isPosted somebody did, without scripts
 * @param pages all pages that the preview has; files and pages that wait for the store are those of the site itself
 */
export function asPreview(html: string, { base, path, mark, notSent, isPosted, pages }: PreviewFacts): string {
  return html
    .replace(links, (link, before, address) =>
      pages.has(address.replace(/[?#].*$/, '')) ? `${before}${base}${address}"` : link,
    )
    .replace(rules, '')
    .replace(facts, (before) => `${before}"pathname":${JSON.stringify(path).replaceAll('<', '\\u003c')},`)
    .replace(postForms, (form) =>
      form.replace(/\saction="[^"]*"/, '').replace('<form', `<form action="${base}${path}"`),
    )
    .replace(main, (before) =>
      isPosted ? `${before}<p class="form-message" role="alert">${escaped`${notSent}`}</p>` : before,
    )
    .replace(title, () => `${previewScript(notSent)}<title>${escaped`${mark}`} · `)
}

/** Headers of a preview: kept by nobody, in no index, and shown in a frame by the desk, which is of the same origin. */
export function previewHeaders(siteUrl: string, html: string): Record<string, string> {
  const { 'content-security-policy': policy = '', ...others } = documentHeaders(siteUrl, inlineScriptHashes(html))
  return {
    ...others,
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'content-type': 'text/html; charset=utf-8',
  }
}
