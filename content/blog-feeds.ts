/** The blog's feeds, German paths; each has an English twin. */
export const blogFeeds = [
  { name: 'rss', path: '/blog/rss.xml', type: 'application/rss+xml' },
  { name: 'atom', path: '/blog/atom.xml', type: 'application/atom+xml' },
  { name: 'json', path: '/blog/feed.json', type: 'application/feed+json' },
] as const
