import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { frontMatterSchema } from '#content/blog-schema.ts'
import { facts } from '#content/facts.ts'
import { articleSlugs } from '#content/site.ts'
import { languages } from '#contract/language.ts'

const enoughWords = 900

/** What is wrong with the articles of content/blog: front matter, missing translations, dead links, unknown facts. */
export function articleProblems(pages: Set<string>): { wrong: string[]; thin: string[] } {
  const found = articleSlugs.flatMap((slug) => languages.map((language) => check(slug, language, pages)))
  return { wrong: found.flatMap(({ wrong }) => wrong), thin: found.flatMap(({ thin }) => thin) }
}

function check(slug: string, language: 'de' | 'en', pages: Set<string>): { wrong: string[]; thin: string[] } {
  const name = `blog/${slug}.${language}.md`
  const file = path.resolve('content', name)
  if (!existsSync(file)) return { wrong: [`${name}: missing`], thin: [] }
  return checkArticle(name, readFileSync(file, 'utf8'), language, pages)
}

/** One article's problems, by its text. */
export function checkArticle(
  name: string,
  source: string,
  language: 'de' | 'en',
  pages: Set<string>,
): { wrong: string[]; thin: string[] } {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const parsed = frontMatterSchema.safeParse(parse(head))
  const fields = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const known = facts(language)
  const unknown = [...body.matchAll(/\{([\w.]+)\}/g)]
    .map((match) => String(match[1]))
    .filter((fact) => !(fact in known))
  const dead = [...body.matchAll(/\]\((\/[^)#?\s]*)/g)]
    .map((match) => String(match[1]))
    .filter((href) => !pages.has(href))
  const words = body.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  return {
    wrong: [
      ...fields,
      ...unknown.map((fact) => `{${fact}} is no fact of content/facts.ts`),
      ...dead.map((href) => `${href} is no page of the site`),
      ...(body.includes('ß') ? ['contains ß; Swiss spelling has ss'] : []),
    ].map((problem) => `${name}: ${problem}`),
    thin: words < enoughWords ? [`${name}: ${words} words, ${enoughWords} and more are worth reading`] : [],
  }
}
