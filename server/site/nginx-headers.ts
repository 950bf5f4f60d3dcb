import type { LoadedFile } from './file-forms.ts'
import { documentHeaders, securityHeaders } from './security-headers.ts'

/**
 * What nginx has to say with the written files, to be included in its `http` block: the same headers that our own server sends.
 * A header whose value is empty is not sent.
 */
export function nginxHeaders(files: LoadedFile[], siteUrl: string): string {
  const documents = files.filter(({ scriptHashes }) => scriptHashes)
  const policies = new Map<string, string[]>()
  for (const { path, scriptHashes = [] } of documents) {
    const policy = String(documentHeaders(siteUrl, scriptHashes)['content-security-policy'])
    policies.set(policy, [...(policies.get(policy) ?? []), path])
  }
  const [usual, ...others] = [...policies].sort(([, one], [, another]) => another.length - one.length)
  const lines = others.flatMap(([policy, paths]) => paths.map((path) => `  ${quoted(path)} ${quoted(policy)};`))
  const uncompressed = [...new Set(files.filter(({ compressed }) => !compressed).map(({ type }) => type))]
  const html = documents[0]?.type ?? ''
  const reports = documentHeaders(siteUrl, [])['reporting-endpoints']
  return `# Written with the site: names of inline scripts and of types. Included by deploy/nginx.conf.
map $request_uri $site_document_policy {
  default ${quoted(usual?.[0] ?? '')};
${lines.join('\n')}
}
map $sent_http_content_type $site_policy {
  ${quoted(html)} $site_document_policy;
  default "";
}
map $sent_http_content_type $site_reports {
  ${quoted(html)} ${quoted(reports ?? '')};
  default "";
}
map $sent_http_content_type $site_vary {
${uncompressed.map((type) => `  ${quoted(type)} "";`).join('\n')}
  default "accept-encoding";
}
map $request_uri $site_caching {
  ~^/(assets|pictures)/ "public, max-age=31536000, immutable";
  default "public, max-age=0, must-revalidate";
}
types {
${typesOf(files)}
}
`
}

/** What goes with every answer, to be included where it is made. */
export function nginxSecurityHeaders(siteUrl: string): string {
  const lines = Object.entries(securityHeaders(siteUrl)).map(([name, value]) => `add_header ${name} ${quoted(value)};`)
  return `${lines.join('\n')}\n`
}

/** Endings and what they are; documents are `.html` in the folder. */
function typesOf(files: LoadedFile[]): string {
  const types = new Map<string, Set<string>>()
  for (const { path, type, scriptHashes } of files) {
    const ending = scriptHashes ? 'html' : String(path.split('.').at(-1))
    types.set(type, (types.get(type) ?? new Set()).add(ending))
  }
  return [...types].map(([type, endings]) => `  ${quoted(type)} ${[...endings].join(' ')};`).join('\n')
}

function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
