import type { PageFacts } from '../lib/page-facts.ts'

/**
 * What all islands of a page share, once, as data: a script that no browser runs. The browser knows the path by itself, but
 * where the page is served in the place of another one.
 */
export function PageFactsScript(facts: Omit<PageFacts, 'pathname'> & { pathname: string | undefined }) {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a way out of its element
  return <script type="application/json" id="page-facts" dangerouslySetInnerHTML={{ __html: json }} />
}
