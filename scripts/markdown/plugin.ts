import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { compileArticle } from './compile-article.ts'

/** Lets the site import `content/blog/*.md` as finished articles (`ArticleModule`). A wrong article stops the build. */
export function markdownArticles(): Plugin {
  let root = process.cwd()
  return {
    name: 'markdown-articles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async load(id) {
      if (!id.endsWith('.md')) return null
      const file = path.relative(root, id).split(path.sep).join('/')
      const article = compileArticle(await readFile(id, 'utf8'), file)
      return { code: `export default ${JSON.stringify(article)}`, moduleType: 'js' }
    },
  }
}
