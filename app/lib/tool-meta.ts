import type { MetaDescriptor } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import type { ToolPageCopy } from '#content/schemas/page-of-tool.ts'
import { languageOfPath, localePath } from './locale-path.ts'
import { pageMeta, type Rendered } from './seo.ts'
import { breadcrumb, faqPage, webApplication } from './structured-data.ts'

type ToolMetaData = { copy: ToolPageCopy; shared: DocumentOf<'tools/tool-page'> }

/** The head of a tool's page: a free application, where it stands in the site, its questions. */
export function toolMeta({ copy, shared }: ToolMetaData, page: Rendered): MetaDescriptor[] {
  const { pathname } = page.location
  const language = languageOfPath(pathname)
  const structuredData = [
    webApplication({ name: copy.name, description: copy.meta.description, path: pathname, language }),
    breadcrumb([
      { name: shared.breadcrumb.home, path: localePath('/', language) },
      { name: shared.breadcrumb.tools, path: localePath('/tools', language) },
      { name: copy.name, path: pathname },
    ]),
    faqPage(copy.questions.items),
  ]
  return pageMeta({ ...copy.meta, indexed: true, structuredData }, page)
}
