import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import { type ReactNode, useContext } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, useLocation } from 'react-router'
import { read } from '#content/documents.ts'
import { errorPaths } from '#content/site.ts'
import { locales } from '#contract/language.ts'
import { placeholders } from '#contract/placeholders.ts'
import type { Route } from './+types/root.ts'
import './app.css'
import { EntryScript } from './islands/entry-script.tsx'
import { FirstScript } from './islands/first-script.tsx'
import { PageFactsScript } from './islands/page-facts-script.tsx'
import { Banner } from './layout/banner.tsx'
import { CrashScreen } from './layout/crash-screen.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { Speculation } from './layout/speculation.tsx'
import { copyFor } from './lib/copy.ts'
import { ground, icons } from './lib/icons.ts'
import { Island } from './lib/island.tsx'
import { languageOfPath, localePath, neutralPath, publicPath } from './lib/locale-path.ts'
import { PageContext } from './lib/page-facts.ts'
import { ReportContext } from './lib/report.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: hankenGrotesk, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: icons.ico.path, sizes: '32x32' },
  { rel: 'icon', href: icons.svg.path, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: icons.apple.path },
]

export function loader({ request }: Route.LoaderArgs) {
  return {
    shell: copyFor(request, 'shell'),
    forms: copyFor(request, 'forms'),
    newsletter: copyFor(request, 'newsletter'),
    linkedinUrl: read('company').linkedinUrl,
    brand: read('company').brand,
    year: new Date().getFullYear(),
    hasSamples: read('company').samples.length > 0,
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOfPath(useLocation().pathname)
  return (
    <html lang={language === 'de' ? locales.de : 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={ground.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={ground.dark} media="(prefers-color-scheme: dark)" />
        <link rel="manifest" href={localePath('/manifest.webmanifest', language)} />
        <meta name="apikey" content={placeholders.anonKey} />
        <EntryScript />
        <FirstScript />
        <Links />
        <Meta />
      </head>
      <body>
        {children}
        <Speculation />
      </body>
    </html>
  )
}

export default function Root({
  loaderData: { shell, forms, newsletter, brand, linkedinUrl, year, hasSamples },
}: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  return (
    <PageContext value={{ pathname: publicPath(pathname), search, forms }}>
      <a className="skip-link" href="#content">
        {shell.skipLink}
      </a>
      <Banner copy={shell.topBanner} />
      <Header copy={shell} brand={brand} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer
        copy={shell}
        newsletter={newsletter}
        brand={brand}
        linkedinUrl={linkedinUrl}
        year={year}
        hasSamples={hasSamples}
      />
      <Island name="Toaster" props={{ copy: shell.toast }} />
      <PageFactsScript
        pathname={errorPaths.includes(neutralPath(pathname)) ? publicPath(pathname) : undefined}
        search={search || undefined}
        forms={forms}
      />
    </PageContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const errorId = Date.now().toString(36)
  const report = useContext(ReportContext)
  // A post to a page without a form and the like: an answer, which the request's line tells. Machines try it all day.
  if (!isRouteErrorResponse(error)) report(error, errorId)
  else if (error.status >= 500) report(`${error.status} ${error.statusText}`, errorId)
  return <CrashScreen errorId={errorId} />
}
