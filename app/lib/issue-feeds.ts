/** Feeds of the newsletter's issues, German paths; each has an English twin. */
export const issueFeeds = [
  { name: 'rss', path: '/newsletter/issues/rss.xml', type: 'application/rss+xml' },
  { name: 'atom', path: '/newsletter/issues/atom.xml', type: 'application/atom+xml' },
  { name: 'json', path: '/newsletter/issues/feed.json', type: 'application/feed+json' },
] as const
