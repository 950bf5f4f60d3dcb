import { readFileSync } from 'node:fs'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { matches, select, selectAll } from 'hast-util-select'
import { toText } from 'hast-util-to-text'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { localePath, neutralPath } from '#app/lib/locale-path.ts'
import { read } from '#content/documents.ts'
import { livePaths } from '#content/site.ts'
import { indexedPaths } from '#content/site-paths.ts'
import { isErrorPath } from '#server/site/error-pages.ts'
import { plainOf } from '#server/site/file-forms.ts'
import { loadSite } from '#server/site/load.ts'

const company = read('company')

/** Every page as it is served: its links, its head, its markup. */
const siteUrl = 'http://localhost:3000'
const site = await loadSite('build', { siteUrl, bookingUrl: undefined, anonKey: '', hasModel: false })
const files = new Set(site.keys())

type Page = { path: string; html: string; tree: Root }

const pages = new Map<string, Page>()
for (const file of site.values()) {
  if (!file.type.startsWith('text/html')) continue
  const html = plainOf(file).toString('utf8')
  pages.set(file.path, { path: file.path, html, tree: fromHtml(html) })
}
const all = [...pages.values()]
const indexed = all.filter(({ tree }) => !select('meta[name=robots][content*=noindex]', tree))

function attribute(element: Element | undefined, name: string): string {
  return String(element?.properties[name] ?? '')
}

function isOwn(address: string): boolean {
  return address.startsWith('/') || address.startsWith(siteUrl)
}

/** What a missing text would leave behind: `home.hero.title`. */
const copyKey =
  /\b(?:shell|forms|home|about|services?|expertise|process|contact|faq|blog|references|workshops|video-studio|tools|auth|privacy|terms|impressum|accessibility|waitlist|newsletter(?:-pages|-issues)?|not-found)(?:\.[a-z]\w*)+\b/

/** A copy without the parts that say that they are in another language. */
function inOwnLanguage(element: Element): Element {
  const children = element.children
    .filter((child) => child.type !== 'element' || !child.properties.lang)
    .map((child) => (child.type === 'element' ? inOwnLanguage(child) : child))
  return { ...element, children }
}

/** A copy without what is only for those who hear it, and without drawings. */
function asSeen(element: Element): Element {
  const children = element.children
    .filter((child) => child.type !== 'element' || !matches('svg, .visually-hidden, [hidden]', child))
    .map((child) => (child.type === 'element' ? asSeen(child) : child))
  return { ...element, children }
}

/** As they are spoken: without signs. */
function wordsOf(text = ''): string {
  return (
    text
      .toLowerCase()
      .replaceAll('\u00ad', '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')
}

/** Why an address leads nowhere; undefined when it is fine. */
function deadEnd(address: string, from: Page): string | undefined {
  const url = new URL(address, siteUrl + from.path)
  const target = pages.get(url.pathname)
  // Rendered for each request: tests/newsletter-archive.test.ts asks the server for it.
  if (livePaths.some((live) => live === neutralPath(url.pathname))) return undefined
  if (!target) return files.has(url.pathname) ? undefined : `${address}: no such page or file`
  const anchor = decodeURIComponent(url.hash.slice(1))
  if (anchor === '' || select(`[id="${anchor}"]`, target.tree)) return undefined
  return `${address}: no such anchor`
}

test('the licences of fonts and packages lie beside what is made of them', () => {
  const words = (path: string) => plainOf(site.get(path) as NonNullable<ReturnType<typeof site.get>>).toString('utf8')
  expect(words('/licenses/pages.txt')).toMatch(/^## @fontsource.*hanken-grotesk .*\(OFL-1\.1\)$/m)
  for (const name of ['react-dom', 'zod', 'pdfjs-dist', 'swissqrbill'])
    expect(words('/licenses/scripts.txt')).toMatch(new RegExp(`^## ${name} - .*\n+[^#]*\\b(Copyright|License)`, 'm'))
  expect(readFileSync('build/raw/desk/client/assets/licenses.txt', 'utf8')).toContain('## prosemirror-view - ')
})

test('all pages of the site map are built, in both languages', () => {
  for (const location of indexedPaths()) {
    expect(pages.has(location), location).toBe(true)
    expect(pages.has(localePath(location, 'en')), localePath(location, 'en')).toBe(true)
  }
})

/** What a page lets one do, in its order: where both languages have the same, a journey in one proves the other. */
function controlsOf(tree: Root): string[] {
  const controls =
    'form, input, select, textarea, button, summary, dialog, fieldset, [role], [data-island], [aria-live]'
  return selectAll(controls, tree).map(
    ({ tagName, properties: { name, type, required, role, dataIsland, className } }) =>
      [tagName, name, type, required, role, dataIsland, className].flat().filter(Boolean).join(' '),
  )
}

test('both languages have the same forms, buttons and islands, so that journeys are walked in one', () => {
  const paths = indexedPaths().filter((path) => !path.startsWith('/blog/'))
  const differing = paths.filter((path) => {
    const [german, english] = [pages.get(path), pages.get(localePath(path, 'en'))]
    return german && english && String(controlsOf(german.tree)) !== String(controlsOf(english.tree))
  })
  expect(controlsOf(pages.get('/contact')?.tree as Root).length).toBeGreaterThan(10)
  expect(differing).toEqual([])
})

test('the styleguide stays with the developers', () => {
  const traces = [...site.values()].filter((file) => {
    return file.path.includes('styleguide') || (file.compressed && plainOf(file).includes('styleguide'))
  })
  expect(traces.map(({ path }) => path)).toEqual([])
  expect(readFileSync('build/raw/server/index.js', 'utf8')).not.toContain('styleguide')
})

describe.each(all)('$path', (page) => {
  const { tree } = page
  const english = page.path.startsWith('/en/')

  test('every link, anchor, image and file of its own leads somewhere', () => {
    const addresses = [
      ...selectAll('a[href]', tree).map((element) => attribute(element, 'href')),
      ...selectAll('img[src], script[src]', tree).map((element) => attribute(element, 'src')),
      ...selectAll('link[href]', tree)
        .filter((element) => !matches('[rel=canonical], [rel=alternate]', element))
        .map((element) => attribute(element, 'href')),
      ...selectAll('form[action]', tree).map((element) => attribute(element, 'action').split('#')[0] ?? ''),
    ].filter((address) => address.startsWith('#') || isOwn(address))
    const dead = [...new Set(addresses)].map((address) => deadEnd(address, page)).filter(Boolean)
    expect(dead).toEqual([])
  })

  test('its links stay in its language, but for the switch', () => {
    // An error is told in both languages, each with links of its own.
    const told = isErrorPath(page.path) ? inOwnLanguage(select('body', tree) as Element) : tree
    const strays = selectAll('a[href^="/"]', told)
      .filter((link) => !link.properties.hrefLang)
      .map((link) => attribute(link, 'href'))
      .filter((href) => !/\.(xml|json|ics|txt)$/.test(href))
      .filter((href) => (href === '/en' || href.startsWith('/en/')) !== english)
    expect(strays).toEqual([])
  })

  test('its head is complete', () => {
    const content = (selector: string) => attribute(select(selector, tree), 'content')
    expect(attribute(select('html', tree), 'lang')).toBe(english ? 'en' : 'de-CH')
    expect(toText(select('title', tree) as Element).length).toBeGreaterThan(10)
    expect(content('meta[name=description]').length).toBeGreaterThan(50)
    expect(content('meta[name=description]').length).toBeLessThanOrEqual(165)
    for (const property of ['og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'og:locale']) {
      expect(content(`meta[property="${property}"]`), property).not.toBe('')
    }
    expect(files.has(new URL(content('meta[property="og:image"]')).pathname)).toBe(true)
    expect(selectAll('h1', tree)).toHaveLength(1)
  })

  test('headings descend without a gap', () => {
    const levels = selectAll('h1, h2, h3, h4, h5, h6', tree).map((heading) => Number(heading.tagName.slice(1)))
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1 && index > 0)
    expect(jumps).toEqual([])
  })

  test('each section and article has a heading of its own, or a name', () => {
    const headings = 'h1, h2, h3, h4, h5, h6'
    const parts = selectAll(':is(section, article):not([aria-label])', tree)
    const unnamed = parts.filter((part) => {
      const inner = selectAll('section, article, nav, aside', part).filter((one) => one !== part)
      const theirs = new Set(inner.flatMap((one) => selectAll(headings, one)))
      return selectAll(headings, part).every((heading) => theirs.has(heading))
    })
    expect(unnamed.map(({ tagName, properties }) => [tagName, properties.className])).toEqual([])
  })

  test('its structured data is valid JSON of schema.org', () => {
    for (const script of selectAll('script[type="application/ld+json"]', tree)) {
      const data = JSON.parse(toText(script, { whitespace: 'pre' }))
      expect(data['@context']).toBe('https://schema.org')
      expect(data['@type'] ?? data['@graph']).toBeTruthy()
      expect(JSON.stringify(data)).not.toMatch(/\u00ad|undefined|\{[\w.]+\}(?<!\{search_term_string\})/)
    }
  })

  test('no placeholder, key, ß, or word of the other language’s interface is left in it', () => {
    const text = toText(select('body', tree) as Element)
    expect(text).not.toMatch(/ß/)
    if (english) expect(text).not.toMatch(/\p{L}'(?!\d)/u)
    expect(text).not.toMatch(/\{[a-z][\w.]*\}/)
    expect(text).not.toMatch(/\b(undefined|NaN|\[object Object\])\b/)
    expect(text).not.toMatch(copyKey)
    const foreign = english
      ? /\b(Leistungen|Über uns|Kontakt|Datenschutz|Anmelden|Startseite|Weiterlesen|freiwillig)\b/
      : /\b(Subscribe|About us|All Services|Imprint|Read more|optional\))\b/
    expect(toText(inOwnLanguage(select('body', tree) as Element))).not.toMatch(foreign)
  })

  test('a control is called what it shows, so that who speaks to it is heard', () => {
    const misnamed = selectAll(':is(a, button, summary)[aria-label]', page.tree)
      .map((control) => [attribute(control, 'ariaLabel'), toText(asSeen(control))])
      .filter(([name, text]) => !wordsOf(name).includes(wordsOf(text)))
    expect(misnamed).toEqual([])
  })

  test('what opens a new tab says so, and the profile always does', () => {
    const profile = selectAll(`a[href="${company.linkedinUrl}"]`, tree)
    expect(profile.length).toBeGreaterThan(0)
    for (const link of new Set([...profile, ...selectAll('a[target]', tree)])) {
      expect([attribute(link, 'target'), attribute(link, 'rel')]).toEqual(['_blank', 'noopener'])
      const words = attribute(link, 'ariaLabel') || toText(link)
      expect(words).toMatch(english ? /opens in a new tab/ : /öffnet in neuem Tab/)
    }
  })

  test('canonical and alternates point to each other', () => {
    if (isErrorPath(page.path)) {
      expect(selectAll('link[rel=canonical], link[rel=alternate][hreflang]', tree)).toEqual([])
      return
    }
    const alternates = new Map(
      selectAll('link[rel=alternate][hreflang]', tree).map((link) => [
        attribute(link, 'hrefLang'),
        attribute(link, 'href'),
      ]),
    )
    expect(attribute(select('link[rel=canonical]', tree), 'href')).toBe(siteUrl + page.path)
    expect([...alternates.keys()].sort()).toEqual(['de', 'en', 'x-default'])
    expect(alternates.get(english ? 'en' : 'de')).toBe(siteUrl + page.path)
    expect(alternates.get('x-default')).toBe(alternates.get('de'))
    const other = pages.get(new URL(alternates.get(english ? 'de' : 'en') ?? '').pathname)
    const back = selectAll('link[rel=alternate][hreflang]', other?.tree ?? tree).map((link) => attribute(link, 'href'))
    expect(back).toContain(siteUrl + page.path)
  })

  test('writes dates in its language', () => {
    // Titles of sources are quoted as they are.
    const titles = selectAll('.article-sources li', tree).map((source) => toText(source))
    const text = titles.reduce(
      (rest, title) => rest.replace(title, ''),
      toText(inOwnLanguage(select('body', tree) as Element)),
    )
    const foreign = english
      ? /\b\d{1,2}\.\s?(?:\d{1,2}\.\s?|(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*\s)\d{4}\b/u
      : /\b\d{1,2}\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\s\d{4}\b/
    expect(text).not.toMatch(foreign)
  })

  test('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      // No reader would find a field whose name is hidden.
      elements: ['html5', { label: { attributes: { 'aria-hidden': { enum: ['false'] } } } }],
      rules: {
        // What the Nu HTML checker refuses as well.
        'heading-level': 'error',
        'input-attributes': 'error',
        'no-missing-references': 'error',
        'no-redundant-role': 'error',
        // React's and our own style of writing, not errors: attribute order and quoting, void elements, long titles.
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'void-style': 'off',
        'doctype-style': 'off',
        'no-trailing-whitespace': 'off',
        'long-title': 'off',
        'attr-case': 'off',
        'no-inline-style': 'error',
        'require-sri': 'off',
        'script-type': 'off',
        'no-raw-characters': 'off',
        'tel-non-breaking': 'off',
        // React's generated ids contain underscores.
        'valid-id': ['error', { relaxed: true }],
        // `hidden` spellings such as aria-expanded on summary are judged by axe in the browser.
        'prefer-native-element': 'off',
      },
    })
    const report = await validator.validateString(page.html)
    const messages = report.results.flatMap((result) =>
      result.messages.map((message) => `${message.line}:${message.column} ${message.ruleId}: ${message.message}`),
    )
    expect(messages).toEqual([])
  })
})

describe.each(indexed)('$path, indexed', ({ tree }) => {
  test('names its keywords', () => {
    const keywords = attribute(select('meta[name=keywords]', tree), 'content').split(', ')
    expect(keywords.length).toBeGreaterThan(2)
    expect(new Set(keywords).size).toBe(keywords.length)
  })
})

test('titles and descriptions are unique', () => {
  for (const selector of ['title', 'meta[name=description]']) {
    const texts = indexed.map(({ tree }) => {
      const element = select(selector, tree) as Element
      return selector === 'title' ? toText(element) : attribute(element, 'content')
    })
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
})

test('the sitemap lists exactly the indexed pages', () => {
  const file = site.get('/sitemap.xml')
  const sitemap = file ? plainOf(file).toString('utf8') : ''
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(String(match[1])).pathname).sort()
  expect(listed).toEqual(indexed.map((page) => page.path).sort())
})
