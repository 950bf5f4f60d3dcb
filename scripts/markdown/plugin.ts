import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Lets the site import `content/blog/*.md` as finished articles (`ArticleModule`). A wrong article stops the build. */
export function markdownArticles(): Plugin {
  let root = process.cwd()
  let isBuild = true
  return {
    name: 'markdown-articles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    async load(id) {
      if (!id.endsWith('.md')) return null
      const file = path.relative(root, id).split(path.sep).join('/')
      const source = await readFile(id, 'utf8')
      return { code: isBuild ? await compiled(source, file) : compiledWhenRun(source, file), moduleType: 'js' }
    },
  }
}

async function compiled(source: string, file: string): Promise<string> {
  const { compileArticle } = await import('./compile-article.ts')
  return `export default ${JSON.stringify(compileArticle(source, file))}`
}

/** While developing an article imports its compiler, so that it is compiled anew when that, or a fact in it, is saved. */
function compiledWhenRun(source: string, file: string): string {
  return `import { compileArticle } from '/scripts/markdown/compile-article.ts'
export default compileArticle(${JSON.stringify(source)}, ${JSON.stringify(file)})`
}
