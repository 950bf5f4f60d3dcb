import { readFileSync, writeFileSync } from 'node:fs'
import { languages } from '#contract/language.ts'
import { collectKnowledge } from '#server/chat/collect-knowledge.ts'
import { createKnowledgeReader, warmUp } from '#server/chat/knowledge.ts'
import { blind } from './blind.ts'
import { type Graded, gradeAll } from './grade.ts'
import { heldOut } from './held-out.ts'
import { sealed } from './sealed.ts'
import { second } from './second.ts'
import { third } from './third.ts'
import { tuned } from './tuned.ts'

// Scores the assistant's answers without a model: npm run chat:eval. Needs the pages of a build (npm run build); ways
// of asking are read as they stand now. -v tells each miss,
// -v=second those of one set; never those of `sealed.ts`.
const read = createKnowledgeReader(async (language) => {
  const index = readFileSync(`build/raw/client/search/${language}.json`, 'utf8')
  return collectKnowledge(JSON.parse(index), language)
})
await warmUp(read)
const rows: string[] = []
for (const [name, set] of Object.entries({ tuned, 'held out': heldOut, second, third, blind, sealed })) {
  for (const language of languages) {
    const graded = await gradeAll(set[language], language, read)
    rows.push(row(name, language, graded))
    if (set !== sealed && tells(name)) tellMisses(graded)
  }
}
const head =
  '| set | language | questions | right answer and source | right source | refused of the unanswerable | p50 ms | p95 ms |'
const table = [head, '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |', ...rows].join('\n')
console.log(table)
writeFileSync(
  new URL('RESULTS.md', import.meta.url),
  `# The assistant without a model, asked\n\n\`npm run chat:eval\` writes this. Questions: \`tuned.ts\`, \`held-out.ts\`, \`second.ts\`, \`third.ts\` and \`blind.ts\` were read while the assistant was improved, so their rows say how well it answers what it was made for. Only \`sealed.ts\` says how strangers fare: somebody who had seen neither the assistant nor the other sets worded it from the published pages, and whoever improves the assistant sees its scores, never its questions or misses. Three looks at its scores were taken so far: before this round (88.2 and 80.3 % right, 19 and 16 of 24 refused), in its middle and at its end; what was changed between the last two gained 5 of 798 known questions, lost there and was taken back. \`blind.ts\` was sealed like that before: when its seal was broken, 85.0 % (de) and 83.3 % (en) were right, and 11 and 12 of 15 unanswerable ones refused; before the assistant compared questions with the ways of asking, 33.3 % and 40.0 % were right. Time: processor time from question to answer, in the process.\n\n${table}\n`,
)

function row(name: string, language: string, graded: Graded[]): string {
  const answerable = graded.filter(({ question }) => question.sources.length > 0)
  const others = graded.filter(({ question }) => question.sources.length === 0)
  const share = (part: Graded[], of: Graded[]) =>
    `${part.length} of ${of.length} (${((100 * part.length) / of.length).toFixed(1)} %)`
  const times = graded.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  const quantile = (part: number) => (times[Math.ceil(times.length * part) - 1] ?? 0).toFixed(1)
  return `| ${[
    name,
    language,
    graded.length,
    share(
      answerable.filter(({ isRight }) => isRight),
      answerable,
    ),
    share(
      answerable.filter(({ isRightSource }) => isRightSource),
      answerable,
    ),
    share(
      others.filter(({ isRight }) => isRight),
      others,
    ),
    quantile(0.5),
    quantile(0.95),
  ].join(' | ')} |`
}

function tells(name: string) {
  return process.argv.includes('-v') || process.argv.includes(`-v=${name.replace(' ', '-')}`)
}

function tellMisses(graded: Graded[]) {
  for (const { question, answer, isRight, isRightSource } of graded) {
    if (isRight) continue
    const { asked, sources, says } = question
    console.log(`\n? ${[asked].flat().join(' → ')}   expected ${sources.join(' ') || 'nothing'} ${says.join(' + ')}`)
    console.log(
      `  ${isRightSource ? 'source right' : 'source wrong'}: ${answer.sources.map(({ href }) => href).join(' ')} ${answer.answered}`,
    )
    console.log(`  ${answer.message.replaceAll('\n', ' / ').slice(0, 220)}`)
  }
}
