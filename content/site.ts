/** The site map: every page once. Each is mounted at its path (German) and under /en (English). */
export type PageId = (typeof pages)[number]['id']

type Page = {
  id: string
  path: string
  /** False for pages that search engines must not list. */
  indexed: boolean
}

export const pages = [
  { id: 'home', path: '/', indexed: true },
  { id: 'about', path: '/about', indexed: true },
  { id: 'services', path: '/services', indexed: true },
  { id: 'prices', path: '/prices', indexed: true },
  { id: 'process', path: '/process', indexed: true },
  { id: 'contact', path: '/contact', indexed: true },
  { id: 'book', path: '/book', indexed: true },
  { id: 'faq', path: '/faq', indexed: true },
  { id: 'blog', path: '/blog', indexed: true },
  { id: 'references', path: '/references', indexed: true },
  { id: 'workshops', path: '/workshops', indexed: true },
  { id: 'video-studio', path: '/video-studio', indexed: true },
  { id: 'tools', path: '/tools', indexed: true },
  { id: 'auth', path: '/auth', indexed: false },
  { id: 'privacy', path: '/privacy', indexed: true },
  { id: 'terms', path: '/terms', indexed: true },
  { id: 'impressum', path: '/impressum', indexed: true },
  { id: 'accessibility', path: '/accessibility', indexed: true },
  { id: 'waitlist', path: '/waitlist', indexed: false },
  { id: 'book-change', path: '/book/change', indexed: false },
  { id: 'newsletter', path: '/newsletter', indexed: false },
  { id: 'newsletter-confirm', path: '/newsletter/confirm', indexed: false },
  { id: 'newsletter-unsubscribe', path: '/newsletter/unsubscribe', indexed: false },
  { id: 'newsletter-preferences', path: '/newsletter/preferences', indexed: false },
] as const satisfies readonly Page[]

/** Pages that are made when somebody asks for them: what they list appears while the site runs. */
export const livePaths = ['/newsletter/issues'] as const

/** Pages whose text can be read in either language on the page itself; their words lie beside them as /privacy.json. */
export const legalPages = ['privacy', 'terms', 'impressum'] as const satisfies readonly PageId[]

export type LegalPage = (typeof legalPages)[number]

/** What a visitor may ask of whoever runs a site, as the footer lists it. */
export const footerLegalPages = [...legalPages, 'accessibility'] as const satisfies readonly PageId[]

/** Service pages live at /services/{slug}, in this order in every menu. */
export const serviceSlugs = [
  'erp-automation',
  'company-formation',
  'tax-reporting',
  'system-integration-api',
  'ki-workflow-optimierung',
  'ai-finance-workshop',
] as const

export type ServiceSlug = (typeof serviceSlugs)[number]

/** Tools live at /tools/{slug}, in this order in every list. */
export const toolSlugs = ['linkedin-post-generator', 'qr-bill', 'posting', 'iban-check', 'vat', 'savings'] as const

export type ToolSlug = (typeof toolSlugs)[number]

/** Pages in the place of one that is not answered live at /errors/{status}; nothing links to them. */
export const errorStatuses = [400, 404, 410, 429, 503] as const

export type ErrorStatus = (typeof errorStatuses)[number]

/** Every page that is served in the place of another one: services and articles have a page of their own for what is missing. */
export const errorPaths = [...errorStatuses.map((status) => `/errors/${status}`), '/services/404', '/blog/404']
