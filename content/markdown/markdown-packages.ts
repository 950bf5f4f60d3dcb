import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * What reads Markdown and writes HTML. Loaded with the first article that is compiled: a server sends articles as the build has made them,
 * and most processes never need these 90 modules and their memory.
 */
export function markdownPackages() {
  return {
    unified: (require('unified') as typeof import('unified')).unified,
    remarkParse: (require('remark-parse') as typeof import('remark-parse')).default,
    remarkGfm: (require('remark-gfm') as typeof import('remark-gfm')).default,
    remarkRehype: (require('remark-rehype') as typeof import('remark-rehype')).default,
    rehypeStringify: (require('rehype-stringify') as typeof import('rehype-stringify')).default,
  }
}
