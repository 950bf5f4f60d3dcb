import { useNonce } from '#app/lib/nonce.ts'

/**
 * Pages that change with time or belong to one person are read when they are asked for: the sign-in page leaves by
 * itself, tokens stand in addresses, feeds and calendar files are no pages.
 */
const neverAhead = ['/auth', '/en/auth', '/newsletter/*', '/en/newsletter/*', '/*\\?(.+)', '/*.*', '/functions/*']

const rules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: neverAhead } }] },
      eagerness: 'moderate',
    },
  ],
})

/**
 * Lets the browser prepare a page while the pointer rests on its link: the step to it then takes no time. Browsers without
 * the Speculation Rules API (https://wicg.github.io/nav-speculation/speculation-rules.html) ignore it.
 */
export function Speculation() {
  const nonce = useNonce()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: rules }} />
}
