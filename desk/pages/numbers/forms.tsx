import { fill } from '../../fill.ts'
import { Part } from '../../ui/part.tsx'
import type { NumbersData } from './data.ts'
import { shareOf, useFigures } from './share.ts'

type FormsProps = { words: NumbersData['words']; forms: NumbersData['report']['forms'] }

/** Each form from seen to sent: a body a step, and its share of the step before where there are enough for one. */
export function Forms({ words: { forms: words, share, few }, forms }: FormsProps) {
  const { counted } = useFigures()
  const sent = forms.reduce((sum, form) => sum + form.sent, 0)
  return (
    <Part title={words.title} tells={sent === 1 ? words.sentOne : fill(words.sentMany, { count: counted(sent) })}>
      <p className="note">{words.text}</p>
      {forms.length === 0 && <p>{words.none}</p>}
      <div className="funnels">
        {forms.map(({ form, refused, ...steps }) => {
          const shown = (
            ['seen', 'begun', 'sent', ...(form === 'newsletter' ? (['confirmed'] as const) : [])] as const
          ).map((step, index, all) => {
            const before = all[index - 1]
            return { step, count: steps[step], before: before && steps[before] }
          })
          const most = Math.max(1, ...shown.map(({ count }) => count))
          return (
            <div key={form} className="funnel">
              <h3>{words.names[form as keyof typeof words.names] ?? form}</h3>
              <ol>
                {shown.map(({ step, count, before }) => {
                  const percent = before === undefined ? undefined : shareOf(count, before)
                  return (
                    <li key={step}>
                      <span className="count">{counted(count)}</span>
                      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                        <rect y={100 - height(count / most)} width="100" height={height(count / most)} />
                      </svg>
                      <span>{words.steps[step]}</span>
                      <span className="note">
                        {percent !== undefined && percent <= 100 && fill(share, { percent })}
                      </span>
                    </li>
                  )
                })}
              </ol>
              <p className="note">
                {steps.begun > 0 && `${fill(words.tells, { begun: counted(steps.begun), sent: counted(steps.sent) })} `}
                {refused > 0 && `${fill(words.refused, { count: counted(refused) })}. `}
                {shown.some(({ before }) => before && shareOf(1, before) === undefined) && few}
              </p>
            </div>
          )
        })}
      </div>
    </Part>
  )
}

/** In hundredths; the few of many are seen, too. */
const height = (share: number) => (share === 0 ? 0 : Math.max(3, share * 100))
