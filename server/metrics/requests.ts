import type { IncomingMessage, ServerResponse } from 'node:http'
import { Histogram, type Registry } from 'prom-client'
import { articleSlugs } from '#content/articles.ts'
import { fromDocuments } from '#content/documents.ts'
import { pages, serviceSlugs, toolSlugs } from '#content/site.ts'
import { calls } from '#contract/calls.ts'

/** Told of a request as it arrives; counts and times it once its answer has gone out. */
export type RequestMeter = (request: IncomingMessage, response: ServerResponse) => void

/** Bounds in seconds: from memory, a look into the store, a rendered page, and what somebody waits for. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10]

/** The visitor went away before there was an answer; the number is nginx's. */
const clientClosedRequest = 499

/** Every request by method, route and status, from its first byte to the last of its answer. */
export function createRequestMeter(register: Registry): RequestMeter {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status; a stream lasts until it ends.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  })
  return (request, response) => {
    const started = performance.now()
    response.on('close', () => {
      const labels = {
        method: methodOf(request.method),
        route: routeOf(request.url ?? '/'),
        status: response.headersSent ? response.statusCode : clientClosedRequest,
      }
      durations.observe(labels, (performance.now() - started) / 1000)
    })
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

function methodOf(method = ''): string {
  return methods.has(method) ? method : 'other'
}

/** What lies in them is one route. */
const folders = ['/assets/*', '/images/*', '/search/*', '/desk/*', '/n/*']

/** The route of each address that is known by name. */
const routes = fromDocuments(() => {
  const slugs = { services: serviceSlugs, tools: toolSlugs, blog: articleSlugs() }
  return new Map<string, string>([
    ...pages.flatMap(({ path }) => inBothLanguages(path, path)),
    ...Object.entries(slugs).flatMap(([folder, names]) =>
      names.flatMap((slug) => inBothLanguages(`/${folder}/${slug}`, `/${folder}/:slug`)),
    ),
    ...[...Object.values(calls), '/healthz', '/readyz', '/metrics', '/desk/live'].map((path) => [path, path] as const),
  ])
})

function inBothLanguages(path: string, route: string): [path: string, route: string][] {
  return [
    [path, route],
    [`/en${path}`, `/en${route}`],
  ]
}

/**
 * The route that an address belongs to. There are as many as the site has kinds of pages, whatever visitors ask for: an
 * address that is none counts as `other`.
 */
export function routeOf(address: string): string {
  const query = address.indexOf('?')
  const path = query === -1 ? address : address.slice(0, query)
  return routes().get(path) ?? folders.find((folder) => path.startsWith(folder.slice(0, -1))) ?? 'other'
}
