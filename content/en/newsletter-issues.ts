/** The archive of the newsletter on the site. `{title}`, `{date}` and `{language}` are known only when a page is made. */
export const newsletterIssues = {
  meta: {
    title: 'Newsletter: all issues',
    description: 'What our readers received by email, to read at any time: deadlines, tools, examples.',
  },
  /** Of the feeds. */
  name: '{brand} Newsletter',
  breadcrumb: { label: 'You are here', home: 'Home', archive: 'Newsletter' },
  title: 'Past issues of the newsletter',
  lead: 'Each issue as it went out by email.',
  none: 'No issue has appeared yet.',
  sent: 'Sent on {date}',
  subscribe: 'Subscribe to the newsletter',
  all: 'All issues',
  feeds: { title: 'As a feed', rss: 'RSS', atom: 'Atom', json: 'JSON Feed' },
  onlyOther: {
    title: 'This issue exists in German only',
    text: 'It was not written in English.',
    link: 'Read it in German',
  },
}
