import { localePath } from '#app/lib/locale-path.ts'
import { siteUrl } from '#app/lib/site-url.ts'
import { articleSlugs } from '#content/articles.ts'
import { read } from '#content/documents.ts'
import { serviceSlugs, toolSlugs } from '#content/site.ts'

/** /llms.txt: what this site is and where its main pages are, for language models that read it. */
export function loader() {
  const link = (label: string, path: string) => `- [${label}](${siteUrl}${path})`
  const text = [
    `# ${read('company').brand}`,
    '',
    `> ${read('shell', 'en').footer.description} ${read('services', 'en').meta.description}`,
    '',
    'German is the first language; every page has an English twin under /en. No tax advice, no company registration, no dealings with authorities.',
    '',
    '## Services',
    ...serviceSlugs.flatMap((slug) => [
      link(`${read('shell', 'en').services[slug]} (English)`, localePath(`/services/${slug}`, 'en')),
      link(`${read('shell', 'de').services[slug]} (Deutsch)`, `/services/${slug}`),
    ]),
    '',
    '## Articles',
    ...articleSlugs().map((slug) => link(slug.replaceAll('-', ' '), localePath(`/blog/${slug}`, 'en'))),
    '',
    '## Tools, free, in the browser',
    ...toolSlugs.map((slug) => link(read(`tools/${slug}`, 'en').page.name, localePath(`/tools/${slug}`, 'en'))),
    '',
    '## Questions, prices, contact',
    link('Frequently asked questions', '/en/faq'),
    link('How we work, with prices', '/en/process'),
    link('Contact', '/en/contact'),
    '',
  ].join('\n')
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
