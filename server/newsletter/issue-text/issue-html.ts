import type { Element, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Language } from '#contract/language.ts'
import { readPictureAddress } from '../pictures/picture-address.ts'

/**
 * An issue's Markdown as a page of the site shows it: plain elements without styles. HTML in it is dropped. Own pages are
 * linked in the issue's language, by their path.
 */
export function issueHtml(markdown: string, language: Language, siteUrl: string): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(() => (tree: Root) => walk(tree))
    .use(rehypeStringify)
  return processor.processSync(markdown).toString()

  function walk(node: Root | Element): void {
    for (const child of node.children) {
      if (child.type !== 'element') continue
      if (child.tagName === 'a') link(child)
      if (child.tagName === 'img') picture(child)
      if (child.tagName === 'table') child.properties.className = ['issue-table']
      walk(child)
    }
  }

  function link({ properties }: Element): void {
    const href = String(properties.href ?? '')
    const own = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href
    const isOwn = own.startsWith('/') && !own.startsWith('//')
    if (!isOwn) properties.href = href
    else properties.href = language === 'en' && own === href && !readPictureAddress(own) ? `/en${own}` : own
  }

  function picture({ properties }: Element): void {
    const size = readPictureAddress(String(properties.src ?? ''))
    if (size) Object.assign(properties, { width: size.width, height: size.height, loading: 'lazy', decoding: 'async' })
  }
}
