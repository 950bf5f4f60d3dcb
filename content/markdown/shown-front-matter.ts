import type { Language } from '#contract/language.ts'
import { fillFacts } from '../facts.ts'
import { joinUnits } from '../non-breaking.ts'
import type { FrontMatter } from '../schemas/article.ts'

/** The front matter as it is shown: facts filled in, units joined. */
export function shownFrontMatter(frontMatter: FrontMatter, language: Language): FrontMatter {
  const show = (text: string) => joinUnits(fillFacts(text, language))
  return {
    ...frontMatter,
    title: joinOpening(show(frontMatter.title)),
    excerpt: show(frontMatter.excerpt),
    description: show(frontMatter.description),
    imageAlt: show(frontMatter.imageAlt),
    sources: frontMatter.sources.map((source) => ({
      ...source,
      title: joinUnits(source.title),
      publisher: joinUnits(source.publisher),
    })),
  }
}

/** After a colon a title goes on with the next line's first word: no article is left behind at the end of a line. */
function joinOpening(title: string): string {
  return title.replace(/(?<=[:?] \p{L}{1,3}) /u, '\u00a0')
}
