import type { Page } from '#server/db/page.ts'
import type { Access } from '../../access.server.ts'
import { actSentences, actsCalled } from './act-sentences.server.ts'

/** A page of the log as sentences: acts that hold these words, in what they are called, whom they concern or what they changed. */
export async function actsFound({ services, language, time }: Access, text: string, page: Page) {
  const search = { text, actsCalled: actsCalled(language), actsSaying: services.entries.actsSaying }
  const { acts, total } = await services.audit.list(search, page)
  const told = await actSentences(services, acts, language, await services.audit.subjectsOf(acts))
  return {
    total,
    rows: acts.flatMap((act, index) => {
      const sentence = told[index]
      const { number, actor_kind: kind, actor_name: who } = act
      return sentence ? { number, kind, who, at: time(act.at), ...sentence } : []
    }),
  }
}
