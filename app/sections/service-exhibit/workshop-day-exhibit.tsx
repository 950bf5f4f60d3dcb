import { type Block, dayFormats, workshopDay, wrongRate } from '#app/exhibits/workshop-day.ts'
import { fill } from '#app/lib/fill.ts'
import { formatCentimes } from '#app/payments/number-text.ts'
import { Choices } from '#app/ui/choice.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { Approval } from './approval.tsx'

type Copy = DocumentOf<'exhibits'>['ai-finance-workshop']

const net = 1250_00

/** The table from morning to afternoon: what is done when, and whose documents lie on it. */
export function WorkshopDayExhibit({ copy }: { copy: Copy }) {
  return (
    <div className="day decides">
      <div className="day-side">
        <Choices
          legend={copy.format}
          name="exhibit-case"
          defaultValue="full"
          options={dayFormats.map((format) => ({ value: format, label: copy.formats[format] }))}
        />
        <Approval words={copy} before={copy.before} after={copy.after} />
      </div>
      {dayFormats.map((format) => (
        <ol key={format} className="day-blocks" data-case={format}>
          {workshopDay(format).map((block) => (
            <li key={block.start} data-minutes={block.minutes} data-rest={isRest(block) || undefined}>
              <p className="day-time figure">
                {block.start}–{block.end}
              </p>
              <div>
                <h3>{copy.blocks[block.name].title}</h3>
                <p>{fill(copy.blocks[block.name].text, mistake())}</p>
                <Papers name={block.name} copy={copy} />
              </div>
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}

function Papers({ name, copy }: { name: Block['name']; copy: Copy }) {
  // The last block takes up the first one's paper.
  const key = name === 'close' ? 'measure' : name
  if (key === 'pause' || key === 'lunch') return null
  const papers = copy.papers[key]
  return (
    <p className="day-papers">
      {copy.onTable} <span className="when-open">{papers.ours}</span>
      <span className="when-done">{papers.yours}</span>
    </p>
  )
}

function isRest({ name }: Block): boolean {
  return name === 'pause' || name === 'lunch'
}

function mistake(): Record<string, string> {
  const { right, wrong, difference } = wrongRate(net)
  return {
    net: formatCentimes(net),
    right: formatCentimes(right),
    wrong: formatCentimes(wrong),
    difference: formatCentimes(difference),
  }
}
