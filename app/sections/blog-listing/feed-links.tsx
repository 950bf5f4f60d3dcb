import { localePath } from '#app/lib/locale-path.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { feedsOf } from '#content/feeds.ts'

/** The blog's feeds, for readers of feeds. */
export function FeedLinks({ copy }: { copy: DocumentOf<'blog'>['feeds'] }) {
  const language = useLanguage()
  return (
    <Section className="pale blog-feeds no-print" split headingId="feeds" title={copy.title}>
      <div className="blog-feeds-text">
        <p>{copy.text}</p>
        <ul>
          {feedsOf('/blog').map(({ name, path }) => (
            <li key={name}>
              <a className="go" href={localePath(path, language)}>
                {copy[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
