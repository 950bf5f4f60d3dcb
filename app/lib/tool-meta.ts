import type { MetaDescriptor } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import type { ToolPageCopy } from '#content/schemas/page-of-tool.ts'
import { languageOfPath } from './locale-path.ts'
import { pageMeta, type Rendered } from './seo.ts'
import { breadcrumb, faqPage, webApplication } from './structured-data.ts'

type ToolPage = Rendered & { loaderData: { copy: ToolPageCopy; shared: DocumentOf<'tools/tool-page'> } }

/** The head of a tool's page: a free application, where it stands in the site, its questions. */
export function toolMeta({ loaderData: { copy, shared }, ...page }: ToolPage): MetaDescriptor[] {
  const { pathname: path } = page.location
  const { name, meta, questions } = copy
  const structuredData = [
    webApplication({ name, description: meta.description, path, language: languageOfPath(path) }),
    breadcrumb(name, page, { name: shared.breadcrumb.tools, path: '/tools' }),
    faqPage(questions.items),
  ]
  return pageMeta({ ...meta, indexed: true, structuredData }, page)
}
