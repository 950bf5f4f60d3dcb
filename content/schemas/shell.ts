import { z } from 'zod'
import { serviceSlugs } from '../site.ts'
import { text } from './texts.ts'

export const shell = () =>
  z.strictObject({
    skipLink: text,
    nav: z.strictObject({
      label: text,
      home: text,
      services: text,
      allServices: text,
      servicesMenu: text,
      tools: text,
      blog: text,
      about: text,
      faq: text,
      contact: text,
      courses: text,
      menu: text,
      close: text,
      language: text,
      german: text,
      english: text,
    }),
    search: z.strictObject({ open: text, close: text, loading: text, failed: text, instead: text }),
    chat: z.strictObject({ open: text, kept: text, failed: text, instead: text }),
    /** The short name of each service, in menus. */
    services: z.record(z.enum(serviceSlugs), text),
    topBanner: z.strictObject({ label: text, text, textFull: text, dismiss: text }),
    footer: z.strictObject({
      description: text,
      hours: text,
      linkedin: z.strictObject({ label: text, newTab: text }),
      services: text,
      more: text,
      links: z.strictObject({
        process: text,
        workshops: text,
        'video-studio': text,
        tools: text,
        references: text,
        blog: text,
      }),
      newsletter: text,
      newsletterIssues: text,
      copyright: text,
      placeholders: text,
      legal: text,
      privacy: text,
      terms: text,
      impressum: text,
      accessibility: text,
    }),
    toast: z.strictObject({ region: text, dismiss: text }),
  })
