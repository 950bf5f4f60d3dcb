import type { toolPage as de } from '../../de/tools/tool-page.ts'

export const toolPage: typeof de = {
  breadcrumb: { label: 'Breadcrumb', home: 'Home', tools: 'Tools' },
  privacy: 'Everything is worked out in your browser. What you type does not leave it and is not stored.',
  noScript: 'The calculation needs JavaScript. The rules and a worked example stand further down.',
  sources: 'Sources',
  sourceYear: '{publisher}, {year}',
  sourcesNote: 'As of November 2026, without guarantee.',
  others: 'Other tools',
  all: 'All tools',
  booking: 'Book a free consultation',
  newTab: 'opens in a new tab',
  free: 'Free of charge, no account',
}
