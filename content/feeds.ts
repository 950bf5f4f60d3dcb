/** The forms in which a list can be followed. */
export const feedForms = [
  { name: 'rss', file: 'rss.xml', type: 'application/rss+xml' },
  { name: 'atom', file: 'atom.xml', type: 'application/atom+xml' },
  { name: 'json', file: 'feed.json', type: 'application/feed+json' },
] as const

/** The feeds of a list below its German path; each has an English twin. */
export function feedsOf(list: '/blog' | '/newsletter/issues') {
  return feedForms.map((form) => ({ ...form, path: `${list}/${form.file}` }))
}
