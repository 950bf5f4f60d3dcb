import { fill } from '#app/lib/fill.ts'
import { Island } from '#app/lib/island.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { footerLegalPages, serviceSlugs } from '#content/site.ts'
import type { ShellCopy } from './shell-copy.ts'

type FooterProps = {
  copy: ShellCopy
  newsletter: DocumentOf<'newsletter'>
  brand: string
  linkedinUrl: string
  year: number
  /** While the operator has still to replace facts that were invented for demonstration. */
  hasSamples: boolean
}

const morePages = ['process', 'workshops', 'video-studio', 'tools', 'references', 'blog'] as const

export function Footer({ copy, newsletter, brand, linkedinUrl, year, hasSamples }: FooterProps) {
  const { footer } = copy
  return (
    <footer className="footer paper">
      <div className="grid">
        <div className="footer-column">
          <h2>{brand}</h2>
          <p className="note">{footer.description}</p>
          <p className="note">{footer.hours}</p>
          <p>
            <a className="go" href={linkedinUrl} target="_blank" rel="noopener">
              {footer.linkedin.label} <span className="visually-hidden">({footer.linkedin.newTab})</span>
            </a>
          </p>
        </div>
        <nav className="footer-column" aria-labelledby="footer-services">
          <h2 id="footer-services">{footer.services}</h2>
          <ul>
            {serviceSlugs.map((slug) => (
              <li key={slug}>
                <LocaleLink to={`/services/${slug}`}>{copy.services[slug]}</LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav className="footer-column" aria-labelledby="footer-more">
          <h2 id="footer-more">{footer.more}</h2>
          <ul>
            {morePages.map((page) => (
              <li key={page}>
                <LocaleLink to={`/${page}`}>{footer.links[page]}</LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer-column">
          <h2>{footer.newsletter}</h2>
          <Island name="NewsletterForm" props={{ copy: newsletter, variant: 'footer' }} />
        </div>
        <div className="footer-end small">
          <p>
            {fill(footer.copyright, { year })}.{hasSamples && ` ${footer.placeholders}`}
          </p>
          <nav aria-label={footer.legal}>
            <ul>
              {footerLegalPages.map((page) => (
                <li key={page}>
                  <LocaleLink to={`/${page}`}>{footer[page]}</LocaleLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  )
}
