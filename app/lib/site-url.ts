import { placeholders } from '#contract/placeholders.ts'

/** The origin of the site in everything that is built: a placeholder until the pages are prepared for serving. */
export const siteUrl: string = placeholders.siteUrl
