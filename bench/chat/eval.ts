import { writeFileSync } from 'node:fs'
import { languages } from '#contract/language.ts'
import { createKnowledgeReader, warmUp } from '#server/chat/knowledge.ts'
import { type Graded, gradeAll } from './grade.ts'
import { heldOut } from './held-out.ts'
import { sealed } from './sealed.ts'
import { second } from './second.ts'
import { tuned } from './tuned.ts'

// Scores the assistant's answers without a model: npm run chat:eval. Needs a build (npm run build). -v tells each miss,
// -v=second those of one set; never those of the sealed one.
const read = createKnowledgeReader()
await warmUp(read)
const rows: string[] = []
for (const [name, set] of Object.entries({ tuned, 'held out': heldOut, second, sealed })) {
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
  `# The assistant without a model, asked\n\n\`npm run chat:eval\` writes this. Questions: \`tuned.ts\`, on which the assistant was improved, and \`held-out.ts\`, written afterwards. Four rounds of held-out questions got, at first sight, before anybody had read the misses, 77 to 88 %, 62 to 64 %, 63 to 73 % and 83 % right. Only the last round is not among the tuned ones. After it was read, synonyms and some of the missed questions' own wordings were added, so that its rows below show questions already known: 83 % right in both languages at first sight, 95.8 % (de) and 91.7 % (en) after reading. \`second.ts\`, worded by somebody who had seen neither those sets nor the assistant, got 57.5 % (de) and 60.0 % (en) at first sight; its misses were read and the assistant improved on them, in general and without its sentences. \`sealed.ts\`, from the same hand, is only scored: nobody reads its questions or its misses; before those improvements it got 62.5 % (de) and 50.0 % (en). Time: processor time from question to answer, in the process.\n\n${table}\n`,
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
