import { z } from 'zod'
import { chosenSlug, day, heading, slug, text } from './texts.ts'

const source = z.strictObject({
  title: text,
  publisher: text,
  year: z.int().min(1990).max(2100),
  /** Only public addresses that were seen; a source without one is named by title, publisher and year. */
  url: z.url({ protocol: /^https$/, error: 'expected an address that starts with https://' }).optional(),
})

/** What stands at the head of an article, `content/{de,en}/blog/{slug}.md`. */
export const frontMatter = () =>
  z
    .strictObject({
      title: heading,
      slug,
      /** When the article first appeared. */
      date: day,
      /** When it was last revised. */
      updated: day.optional(),
      /** Shown on the card and above the article. */
      excerpt: text,
      /** For search engines: they cut after some 160 characters. */
      description: text.max(170),
      /** The article's picture for other sites and search engines: its share image, which the build draws. */
      image: z.string(),
      /** What the article's drawing shows, in words. */
      imageAlt: text,
      /** Names that the article is about; the first is its badge. */
      entities: z.array(text).min(1),
      /** Each is shown under its name in `tagNames` of `content/{de,en}/blog.yaml`. */
      tags: z.array(chosenSlug.meta({ refers: 'tag' })).min(1),
      schema_type: z.literal('Article'),
      related: z.array(chosenSlug.meta({ refers: 'article' })),
      sources: z.array(source).min(1),
    })
    .refine(({ slug, image }) => ['-de.png', '-en.png'].some((end) => image === `/images/share/blog-${slug}${end}`), {
      path: ['image'],
      message: 'must be /images/share/blog-{slug}-{language}.png',
    })
    .refine(({ date, updated }) => updated === undefined || updated >= date, {
      path: ['updated'],
      message: 'must not be before the date',
    })
    .refine(({ slug, related }) => !related.includes(slug), {
      path: ['related'],
      message: 'must not name the article itself',
    })

export type FrontMatter = z.infer<ReturnType<typeof frontMatter>>
