import { z } from 'zod'
import { articleSlugs } from './site.ts'

/** The tags that articles may carry. Each is shown under its name in `content/{de,en}/blog.ts`, `tagNames`. */
export const articleTags = [
  'vergleich',
  'buchhaltung',
  'software',
  'kmu',
  'digitalisierung',
  'ai',
  'automation',
  'accounting',
  'guide',
  'finance',
  'effizienz',
  'qr-rechnung',
  'schweiz',
] as const

export type ArticleTag = (typeof articleTags)[number]

const text = z.string().trim().min(1)

const source = z.strictObject({
  title: text,
  publisher: text,
  year: z.int().min(1990).max(2100),
  /** Only public addresses that were seen; a source without one is named by title, publisher and year. */
  url: z.url({ protocol: /^https$/ }).optional(),
})

/** What stands at the head of `content/blog/{slug}.{de,en}.md`. */
export const frontMatterSchema = z
  .strictObject({
    title: text,
    slug: z.enum(articleSlugs),
    /** When the article first appeared, ISO date. */
    date: z.iso.date(),
    /** When it was last revised, ISO date. */
    updated: z.iso.date().optional(),
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
    tags: z.array(z.enum(articleTags)).min(1),
    schema_type: z.literal('Article'),
    related: z.array(z.enum(articleSlugs)),
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

export type FrontMatter = z.infer<typeof frontMatterSchema>
