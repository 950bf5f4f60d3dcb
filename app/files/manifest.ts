import { copyFor } from '#app/lib/copy.ts'
import { ground, icons } from '#app/lib/icons.ts'
import { languageOfPath, localePath } from '#app/lib/locale-path.ts'
import { read } from '#content/documents.ts'
import { locales } from '#contract/language.ts'
import type { Route } from './+types/manifest.ts'

/** /manifest.webmanifest and its English twin: how the site is called and drawn where somebody keeps it on a home screen. */
export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const { footer } = copyFor(request, 'shell')
  const png = ({ path, size }: { path: string; size: number }, purpose: 'any' | 'maskable') => ({
    src: path,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const home = localePath('/', language)
  const manifest = {
    id: home,
    name: read('company').brand,
    short_name: read('company').brand,
    description: footer.description,
    lang: locales[language],
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: ground.light,
    theme_color: ground.light,
    icons: [
      { src: icons.svg.path, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(icons.small, 'any'),
      png(icons.large, 'any'),
      png(icons.maskable, 'maskable'),
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
}
