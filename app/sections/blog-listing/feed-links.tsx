import { localePath } from '#app/lib/locale-path.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import { blogFeeds } from '#content/blog-feeds.ts'
import type { DocumentOf } from '#content/catalogue.ts'

/** The blog's feeds, for readers of feeds. */
export function FeedLinks({ copy }: { copy: DocumentOf<'blog'>['feeds'] }) {
  const language = useLanguage()
  return (
    <section className="pale section blog-feeds" aria-labelledby="feeds">
      <div className="grid">
        <h2 id="feeds">{copy.title}</h2>
        <div className="blog-feeds-text">
          <p>{copy.text}</p>
          <ul>
            {blogFeeds.map(({ name, path }) => (
              <li key={name}>
                <a className="go" href={localePath(path, language)}>
                  {copy[name]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
