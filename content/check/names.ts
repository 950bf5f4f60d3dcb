import { type Language, languages } from '#contract/language.ts'
import { documentIds, read } from '../documents.ts'
import type { Problem } from '../problem.ts'
import { serviceSlugs } from '../site.ts'

/** Names that a document takes from another one, which does not have them: prices of services, tags and neighbours of articles. */
export function nameProblems(): Problem[] {
  return languages.flatMap((language) => [...priceProblems(language), ...articleProblems(language)])
}

function priceProblems(language: Language): Problem[] {
  const known = read('company').prices
  return serviceSlugs.flatMap((slug) =>
    read(`services/${slug}`, language).prices.flatMap(({ key }, index) =>
      Object.hasOwn(known, key)
        ? []
        : [
            {
              file: `${language}/services/${slug}.yaml`,
              at: `prices.${index}.key`,
              message: `company.yaml has no price ${key}`,
            },
          ],
    ),
  )
}

function articleProblems(language: Language): Problem[] {
  const { tagNames } = read('blog', language)
  const ids = documentIds()
  const folder = `${language}/blog/`
  return ids
    .filter((id) => id.startsWith(folder))
    .flatMap((id) => {
      const { tags, related } = read(`blog/${id.slice(folder.length)}`, language)
      // What is not chosen yet has been told by the schema.
      const file = `${id}.md`
      return [
        ...tags.flatMap((tag, index) =>
          tag === '' || Object.hasOwn(tagNames, tag)
            ? []
            : [{ file, at: `tags.${index}`, message: `${tag} has no name in tagNames of blog.yaml` }],
        ),
        ...related.flatMap((slug, index) =>
          slug === '' || ids.includes(folder + slug)
            ? []
            : [{ file, at: `related.${index}`, message: `there is no article ${slug}` }],
        ),
      ]
    })
}
