import type { Language } from '#contract/language.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import type { Undoable } from '../../ui/undo.ts'

/** Decisions whose e-mail has not left: whoever opens the desk can still take them back. */
export async function undoableDecisions(waitlist: DeskServices['waitlist'], language: Language): Promise<Undoable[]> {
  const words = deskCopy(language, 'waitlist')
  const held = await waitlist.held()
  return held.map(({ id, company, email, status, tier, decided_at, leaves_at }) => ({
    id: `waitlist ${id}`,
    name: company ?? email,
    text: fill(status === 'accepted' ? words.held.accepted : words.held.declined, { tier: words.tiers[tier] }),
    at: Date.parse(decided_at ?? leaves_at),
    msLeft: Math.max(0, Date.parse(leaves_at) - Date.now()),
    action: '/waitlist',
    form: { act: 'undo', id },
  }))
}
