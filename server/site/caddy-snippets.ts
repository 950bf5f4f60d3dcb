import type { LoadedFile } from './file-forms.ts'
import { documentHeaders, securityHeaders } from './security-headers.ts'

/**
 * What Caddy has to say with the written files, as snippets for its configuration (`deploy/Caddyfile.files`): the same headers that our own
 * server sends.
 */
export function caddySnippets(files: LoadedFile[], siteUrl: string): string {
  const documents = files.filter(({ scriptHashes }) => scriptHashes)
  const policies = documents.map(
    ({ path, scriptHashes = [] }) => [path, headersOf(siteUrl, scriptHashes).policy] as const,
  )
  const types = new Map(files.map(({ path, type }) => [String(path.split('.').at(-1)), type]))
  const { reports } = headersOf(siteUrl, [])
  return `# Written with the site: names of inline scripts and of types. Imported by deploy/Caddyfile.files.
(site_maps) {
	map {path} {site_policy} {
${policies.map(([path, policy]) => `\t\t${quoted(path)} ${quoted(policy)}`).join('\n')}
	}
	map {path} {site_type} {
${[...types].map(([ending, type]) => `\t\t~\\.${ending}$ ${quoted(type)}`).join('\n')}
		default "application/octet-stream"
	}
	map {path} {site_caching} {
		~^/(assets|pictures)/ "public, max-age=31536000, immutable"
		default "public, max-age=0, must-revalidate"
	}
}
(site_headers) {
	header {
${Object.entries(securityHeaders(siteUrl))
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join('\n')}
	}
}
(site_reports) {
${reports ? `\theader reporting-endpoints ${quoted(reports)}` : '\theader -reporting-endpoints'}
}
`
}

function headersOf(siteUrl: string, scriptHashes: string[]): { policy: string; reports: string | undefined } {
  const headers = documentHeaders(siteUrl, scriptHashes)
  return { policy: String(headers['content-security-policy']), reports: headers['reporting-endpoints'] }
}

function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
