import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { locales } from '#contract/language.ts'
import type { Route } from './+types/root.ts'
import { deskContext } from './backend.server.ts'
import './desk.css'
import { deskCopy } from './copy.server.ts'
import { NonceContext } from './nonce.ts'
import { errorWords } from './ui/error-words.ts'
import { keepShownPage } from './without-server.ts'

export { shouldRevalidate } from './without-server.ts'

export const clientMiddleware = [keepShownPage]

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: hankenGrotesk, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function loader({ context }: Route.LoaderArgs) {
  const { language, formToken, open, brand, idleMinutes, mark } = context.get(deskContext)
  return {
    language,
    formToken,
    brand,
    idleMinutes,
    mark,
    words: deskCopy(language, 'shell'),
    member: open ? { id: open.member.id, name: open.member.name, role: open.member.role } : null,
  }
}

export type RootData = Route.ComponentProps['loaderData']

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData('root') as RootData | undefined
  const nonce = useContext(NonceContext)
  return (
    <html lang={root?.language === 'en' ? 'en' : locales.de}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        {/* iOS would make links of numbers and dates before React takes the page over, which would then be another one. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        {/* On a telephone's home screen: the site's sign, and the room's name, which is the page's title. */}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icon-192.png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData('root') as RootData | undefined
  const words = root && errorWords(root.words, error)
  return (
    <main className="page white">
      <h1>{words?.title ?? 'Error'}</h1>
      <p>{words?.text}</p>
      <p>
        <a href="/desk">{root?.words.name ?? 'Desk'}</a>
      </p>
    </main>
  )
}
