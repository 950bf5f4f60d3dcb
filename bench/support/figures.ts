/** What the summary tells of a figure: as outsiders measured it before, where they did, and the goal. */
export type FigureOf = { what: string; before: string; goal: string }

/** The summary's lines in their order. Before: a review of 22 November 2026 on two cores, at commit 100e221. */
export const figures = {
  'home-per-second': {
    what: "home page, requests a second to nginx's",
    before: '38,000 to 115,000 (0.33)',
    goal: 'at least 0.9',
  },
  'home-from-files': {
    what: "home page by nginx from SITE_OUT, to nginx's",
    before: '',
    goal: 'at least 0.9',
  },
  'home-p99': { what: "home page, p99 to nginx's", before: '12.6 ms', goal: 'at most 2' },
  'range-requests': { what: 'a part of a file; a part beyond its end', before: '200; 200', goal: '206; 416' },
  'script-before-load': { what: 'script before the load event', before: '75 KB', goal: 'at most 10 KB' },
  'first-picture': {
    what: 'first picture, to the same page without scripts',
    before: '0.92 to 1.27',
    goal: 'at most 1.05',
  },
  'largest-picture': {
    what: 'largest picture, to the same page without scripts',
    before: '0.92 to 1.27',
    goal: 'at most 1.05',
  },
  'longest-task': {
    what: 'longest task, to the same page without scripts',
    before: 'the same',
    goal: 'at most 1.05',
  },
  'touches-answered': {
    what: 'kinds of controls whose touch right after the first picture is answered',
    before: '6 of 10',
    goal: 'all',
  },
  'touch-cold': {
    what: 'first touch right after the first picture, processor 6 times slower',
    before: 'lost, or not told',
    goal: 'under 250 ms',
  },
  'touch-warm': { what: 'a touch later, processor 6 times slower', before: '', goal: 'under 100 ms' },
  lighthouse: {
    what: 'pages at 100 in all four of Lighthouse, for a phone, median of three',
    before: '',
    goal: 'all',
  },
  'memory-pages': { what: 'most memory after pages and files', before: '207 to 244 MB', goal: 'under 180 MB' },
  'memory-rendered': {
    what: 'most memory after rendered answers and the desk',
    before: '207 to 244 MB',
    goal: 'under 180 MB',
  },
  'rendered-per-second': { what: 'rendered answers a second', before: '20 to 145', goal: 'at least 300' },
  'forms-embedded': {
    what: 'forms on the embedded store, p95 at 400 a second; saturated',
    before: '',
    goal: 'under 50 ms; 400 a second',
  },
  'forms-postgres': {
    what: 'forms on PostgreSQL with two servers, p95 at 500 a second; saturated',
    before: '',
    goal: 'under 100 ms; 500 a second',
  },
  'publish-embedded': {
    what: 'from publishing to visible, embedded store, p95',
    before: 'a release',
    goal: 'under 5 s',
  },
  'publish-postgres': {
    what: 'from publishing to visible, two servers on PostgreSQL, p95',
    before: 'a release',
    goal: 'under 5 s',
  },
  'growth-embedded': { what: 'rows and readers, embedded store: what grew most', before: '', goal: 'as documented' },
  'growth-postgres': { what: 'rows and readers, PostgreSQL: what grew most', before: '', goal: 'as documented' },
  'growth-articles': { what: 'articles: what grew most', before: '', goal: 'as documented' },
  'many-servers': {
    what: 'most servers on one PostgreSQL, nobody there: transactions a second of each; forms, p95',
    before: '',
    goal: 'as documented',
  },
} as const satisfies Record<string, FigureOf>

export type FigureId = keyof typeof figures
