import type { Language } from '#contract/language.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import type { Undoable } from '../../ui/undo.ts'

/** Decisions whose e-mail has not left: whoever may decide can still take them back, also what somebody else decided, who is then named. */
export async function undoableDecisions(
  { waitlist, audit }: Pick<DeskServices, 'waitlist' | 'audit'>,
  memberId: string,
  language: Language,
): Promise<Undoable[]> {
  const words = deskCopy(language, 'waitlist')
  const held = await waitlist.held()
  const deciders = await Promise.all(
    held.map(async ({ id }) => {
      const { acts } = await audit.list({ subject: { kind: 'waitlist', id } }, { limit: 1, offset: 0 })
      return acts[0]
    }),
  )
  return held.flatMap(({ id, company, email, status, tier, decided_at, leaves_at }, index) => {
    const msLeft = Date.parse(leaves_at) - Date.now()
    // Its time ended while it was looked up.
    if (msLeft <= 0) return []
    const decider = deciders[index]
    const isOthers = decider?.actor_id !== memberId
    const done = fill(status === 'accepted' ? words.held.accepted : words.held.declined, { tier: words.tiers[tier] })
    const at = Date.parse(decided_at ?? leaves_at)
    return {
      id: `waitlist ${id}`,
      name: company ?? email,
      text: isOthers ? `${done} ${fill(words.held.by, { name: decider?.actor_name ?? '' })}` : done,
      isOthers,
      at,
      msLeft,
      wholeMs: Date.parse(leaves_at) - at,
      action: '/waitlist',
      form: { act: 'undo', id },
    }
  })
}
