/** How a person thinks of the site's documents, in the order of the list. */
export const entryGroups = [
  'facts',
  'pages',
  'services',
  'articles',
  'tools',
  'letters',
  'assistant',
  'legal',
  'messages',
  'desk',
] as const

export type EntryGroup = (typeof entryGroups)[number]

const groupOfName: Record<string, EntryGroup> = {
  company: 'facts',
  events: 'facts',
  tiers: 'facts',
  'worked-examples': 'facts',
  'early-access': 'facts',
  glossary: 'facts',
  'checked-facts': 'facts',
  letters: 'letters',
  'access-document': 'letters',
  'appointment-letters': 'letters',
  'newsletter-issues': 'letters',
  assistant: 'assistant',
  'assistant-facts': 'assistant',
  'chat-dialog': 'assistant',
  consent: 'legal',
  legal: 'legal',
  privacy: 'legal',
  terms: 'legal',
  impressum: 'legal',
  accessibility: 'legal',
  auth: 'messages',
  preview: 'messages',
  'calendar-feed': 'messages',
  crash: 'messages',
  errors: 'messages',
  forms: 'messages',
  'newsletter-pages': 'messages',
  'not-found': 'messages',
  search: 'messages',
  expertise: 'services',
  exhibits: 'services',
}

const groupOfFolder: Record<string, EntryGroup> = {
  blog: 'articles',
  services: 'services',
  tools: 'tools',
  desk: 'desk',
}

/** The group of a document by its name without a language; what has none is a page. */
export function groupOf(name: string): EntryGroup {
  return groupOfName[name] ?? groupOfFolder[name.split('/').slice(0, -1).join('/')] ?? 'pages'
}
