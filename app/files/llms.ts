import { localePath } from '#app/lib/locale-path.ts'
import { siteUrl } from '#app/lib/site-url.ts'
import { company } from '#content/company.ts'
import { shell as german } from '#content/de/shell.ts'
import { services as englishServices } from '#content/en/services.ts'
import { shell as english } from '#content/en/shell.ts'
import { articleSlugs, serviceSlugs, toolSlugs } from '#content/site.ts'
import { toolPageCopies } from '#content/tool-copies.ts'

/** /llms.txt: what this site is and where its main pages are, for language models that read it. */
export function loader() {
  const link = (label: string, path: string) => `- [${label}](${siteUrl}${path})`
  const text = [
    `# ${company.brand}`,
    '',
    `> ${english.footer.description} ${englishServices.meta.description}`,
    '',
    'German is the first language; every page has an English twin under /en. No tax advice, no company registration, no dealings with authorities.',
    '',
    '## Services',
    ...serviceSlugs.flatMap((slug) => [
      link(`${english.services[slug]} (English)`, localePath(`/services/${slug}`, 'en')),
      link(`${german.services[slug]} (Deutsch)`, `/services/${slug}`),
    ]),
    '',
    '## Articles',
    ...articleSlugs.map((slug) => link(slug.replaceAll('-', ' '), localePath(`/blog/${slug}`, 'en'))),
    '',
    '## Tools, free, in the browser',
    ...toolSlugs.map((slug) => link(toolPageCopies[slug].en.name, localePath(`/tools/${slug}`, 'en'))),
    '',
    '## Questions, prices, contact',
    link('Frequently asked questions', '/en/faq'),
    link('How we work, with prices', '/en/process'),
    link('Contact', '/en/contact'),
    '',
  ].join('\n')
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
