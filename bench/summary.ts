import { type FigureId, type FigureOf, figures } from './support/figures.ts'
import { handedOver } from './support/hand-over.ts'
import { printLines, round, yesOrNo } from './support/report.ts'

// All figures that measurements have handed over, before and now: npm run bench:summary. Every run of npm run bench ends with it.
const measured = handedOver()
const lines = (Object.entries(figures) as [FigureId, FigureOf][]).map(([id, { what, before, goal }]) => {
  const figure = measured.get(id)
  const when = figure ? `${figure.at.slice(0, 16).replace('T', ' ')}, ${round(figure.load, 1)}` : ''
  return [what, before, figure?.now ?? '', goal, yesOrNo(figure?.met), when]
})
printLines('Summary', ['what', 'before', 'now', 'goal', 'met', 'measured (UTC), load before'], lines)
