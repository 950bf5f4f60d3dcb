import { placeholders } from '#contract/placeholders.ts'

/** Names the entry script (main.ts), which the page's first script runs, and the files of the page's islands (server/site/client-scripts.ts). */
export function EntryScript() {
  return <meta name="entry-script" content={placeholders.clientScript} />
}
