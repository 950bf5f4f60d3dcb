import type { Page } from '#server/db/page.ts'
import type { Access } from '../../access.server.ts'
import { shortTime } from '../../time.ts'
import { actsCalled, toldActs } from './told-acts.server.ts'

/** A page of the log as sentences: acts that hold these words, in what they are called, whom they concern or what they changed. */
export async function actsFound({ services, language }: Access, text: string, page: Page) {
  const search = { text, actsCalled: actsCalled(language), actsSaying: services.entries.actsSaying }
  const { acts, total } = await services.audit.list(search, page)
  const told = await toldActs(services, acts, language, await services.audit.subjectsOf(acts))
  const now = new Date()
  return {
    total,
    rows: acts.flatMap((act, index) => {
      const sentence = told[index]
      const { number, actor_kind: kind, actor_name: who } = act
      return sentence ? { number, kind, who, at: shortTime(act.at, language, now), ...sentence } : []
    }),
  }
}
