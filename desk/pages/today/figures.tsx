import { fill } from '../../fill.ts'
import { Bars } from '../../ui/bars.tsx'
import { PlacesBar } from '../../ui/places-bar.tsx'
import type { TodayData } from './data.ts'

/** A quiet strip: how many came, how many places are left, how many read. Each figure says how it was counted. */
export function Figures({ words, figures }: Pick<TodayData, 'words' | 'figures'>) {
  const { enquiries, confirmed, readers, tiers, tierNames } = figures
  const mean = (enquiries.reduce((sum, count) => sum + count, 0) / enquiries.length).toFixed(1).replace('.0', '')
  const tier = tiers.toSorted((one, other) => other.total - one.total)[0]
  const free = tier ? tier.total - tier.taken : 0
  return (
    <section className="strip pale" aria-label={words.strip}>
      <div>
        <p>{words.figures.enquiries}</p>
        <p className="figure">{enquiries.at(-1)}</p>
        <p className="note">{fill(words.figures.enquiriesNote, { mean })}</p>
        <Plot values={enquiries} label={words.figures.enquiriesPlot} words={words} />
      </div>
      {tier && (
        <div>
          <p>{fill(words.figures.places, { tier: tierNames[tier.tier] })}</p>
          <p className="figure">{free}</p>
          <p className="note">{fill(words.figures.placesNote, { total: tier.total })}</p>
          <div className="plot">
            <PlacesBar {...tier} label={`${free} ${fill(words.figures.placesNote, { total: tier.total })}`} />
            <p className="axis">
              <span>{fill(words.figures.taken, { count: tier.taken })}</span>
              <span>{fill(words.figures.free, { count: free })}</span>
            </p>
          </div>
        </div>
      )}
      <div>
        <p>{words.figures.readers}</p>
        <p className="figure">{readers}</p>
        <p className="note">{words.figures.readersNote}</p>
        <Plot values={confirmed} label={words.figures.confirmedPlot} words={words} />
      </div>
    </section>
  )
}

function Plot({ values, label, words }: { values: number[]; label: string; words: TodayData['words'] }) {
  return (
    <div className="plot">
      <Bars values={values} label={fill(label, { values: values.join(', ') })} />
      <p className="axis">
        <span>{words.figures.first}</span>
        <span>{fill(words.figures.last, { count: values.at(-1) ?? 0 })}</span>
      </p>
    </div>
  )
}
