import type { FormName } from '#contract/forms.ts'
import type { Answer } from './answer.ts'
import type { Session } from './session.ts'

/** Adds to a list, for people, how many submissions of its form are put aside and so not in it. */
export async function withSuspectedNote(answer: Answer, form: FormName, { suspected }: Session): Promise<Answer> {
  const { [form]: held = 0 } = await suspected.countByForm()
  if (held === 0) return answer
  return { ...answer, text: `${answer.text}\n\n${held} held as suspected (see: suspected list --form ${form})` }
}
