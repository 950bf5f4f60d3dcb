import { languages } from '#contract/language.ts'
import { read } from '../documents.ts'
import type { Problem } from '../problem.ts'

/** Events without words in a language, and words without an event. */
export function eventWordProblems(): Problem[] {
  const ids = read('events').map(({ id }) => id)
  return languages.flatMap((language) => {
    const file = `${language}/video-studio.yaml`
    const said = Object.keys(read('video-studio', language).events.items)
    const without = ids.filter((id) => !said.includes(id))
    const strangers = said.filter((id) => !ids.includes(id))
    return [
      ...without.map((id) => ({
        file,
        at: `events.items.${id}`,
        message: `missing, because events.yaml has an event ${id}`,
      })),
      ...strangers.map((id) => ({
        file,
        at: `events.items.${id}`,
        message: 'there is no such event in events.yaml',
      })),
    ]
  })
}
