import type {
  BreadcrumbList,
  FAQPage,
  Organization,
  Service,
  Thing,
  WebApplication,
  WebSite,
  WithContext,
} from 'schema-dts'
import { languages } from '#contract/language.ts'
import { icons } from './icons.ts'
import { languageOfPath, localePath, publicPath } from './locale-path.ts'
import type { Rendered } from './seo.ts'
import { siteUrl } from './site-url.ts'

/**
 * Builders of JSON-LD for `pageMeta({ structuredData: […] })`. Each takes plain data; paths are public ones (`/en/services`)
 * and become absolute here. Shapes after schema.org.
 */

type Leaf<T extends Thing> = Exclude<T, string>

function address(path: string): string {
  return siteUrl + publicPath(path)
}

/** What other entries say instead of repeating the organisation. */
export const organisationId = `${siteUrl}/#organisation`
export const websiteId = `${siteUrl}/#website`

type OrganisationData = {
  brand: string
  legalName: string
  description?: string
  mail: string
  phone: string
  address: { street: string; postalCode: string; town: string; country: string }
  /** Profiles elsewhere. */
  sameAs: string[]
}

export function organisation(data: OrganisationData): WithContext<Leaf<Organization>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organisationId,
    name: data.brand,
    legalName: data.legalName,
    description: data.description,
    url: `${siteUrl}/`,
    logo: siteUrl + icons.large.path,
    email: data.mail,
    telephone: data.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: data.address.street,
      postalCode: data.address.postalCode,
      addressLocality: data.address.town,
      addressCountry: data.address.country,
    },
    areaServed: 'CH',
    sameAs: data.sameAs,
  }
}

/** The site itself. */
export function website({ matches }: Rendered): WithContext<Leaf<WebSite>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': websiteId,
    name: matches[0].loaderData.brand,
    url: `${siteUrl}/`,
    inLanguage: [...languages],
    publisher: { '@id': organisationId },
  }
}

type ServiceData = {
  name: string
  description: string
  /** What the service is called in menus. */
  type: string
  keywords: string[]
  /** CHF, the whole range of the offers. */
  offerRange: { low: number; high: number }
}

export function service(data: ServiceData, { location, matches }: Rendered): WithContext<Leaf<Service>> {
  const page = address(location.pathname)
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${page}#service`,
    name: data.name,
    description: data.description,
    url: page,
    serviceType: data.type,
    // Schema.org gives a Service no keywords; its category takes any text.
    category: data.keywords,
    areaServed: { '@type': 'Country', name: 'CH' },
    // The organisation's own entry says the rest.
    provider: { '@type': 'Organization', '@id': organisationId, name: matches[0].loaderData.brand, url: `${siteUrl}/` },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'CHF',
      lowPrice: data.offerRange.low,
      highPrice: data.offerRange.high,
    },
  }
}

type WebApplicationData = { name: string; description: string; path: string; language: string }

/** A tool of the site: free, runs in any browser. */
export function webApplication(data: WebApplicationData): WithContext<Leaf<WebApplication>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    '@id': `${address(data.path)}#tool`,
    name: data.name,
    description: data.description,
    url: address(data.path),
    inLanguage: data.language,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CHF' },
    publisher: { '@id': organisationId },
  }
}

/**
 * The way from the home page down to a page, which comes last.
 * @param above the pages between, by their German paths
 */
export function breadcrumb(
  name: string,
  { location: { pathname }, matches }: Rendered,
  ...above: { name: string; path: string }[]
): WithContext<BreadcrumbList> {
  const trail = [{ name: matches[0].loaderData.shell.nav.home, path: '/' }, ...above].map((page) => ({
    name: page.name,
    path: localePath(page.path, languageOfPath(pathname)),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, { name, path: pathname }].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  }
}

/** Only for questions that the page shows. */
export function faqPage(items: { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Where the first conversation is booked: the action that the organisation offers. */
export function bookable<Entry extends Leaf<Organization>>(entry: Entry, name: string, path: string): Entry {
  const target = { '@type': 'EntryPoint', urlTemplate: address(path) } as const
  return { ...entry, potentialAction: { '@type': 'ReserveAction', name, target } }
}
