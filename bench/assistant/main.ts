import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createKnowledgeReader, warmUp } from '#assistant/knowledge.ts'
import { learnKnowledge } from '#assistant/learn/learn-knowledge.ts'
import { showFiles } from '#content/documents.ts'
import { languages } from '#contract/language.ts'
import { inMemory } from '#tests/support/learned-in-memory.ts'
import { type Graded, gradeAll } from './grade.ts'
import { openSets, readSet, sealedSet } from './sets.ts'

// Scores the assistant's answers without a model: npm run chat:eval. Needs the pages of a build (npm run build); utterances
// are read as they stand now. --misses tells each miss, --set asks one set alone, --record writes the table into RESULTS.md.
// --sealed asks the sealed set too: its scores alone, never its misses, and seldom, because each look spoils it.
const { values } = parseArgs({
  options: {
    misses: { type: 'boolean' },
    set: { type: 'string' },
    sealed: { type: 'boolean' },
    record: { type: 'boolean' },
  },
})
showFiles()
const results = new URL('RESULTS.md', import.meta.url)

const read = createKnowledgeReader(async (language) => {
  const index = readFileSync(`build/raw/client/search/${language}.json`, 'utf8')
  return inMemory(learnKnowledge(JSON.parse(index), language))
})
await warmUp(read)
const rows: string[] = []
for (const name of values.set ? [values.set] : [...openSets, ...(values.sealed ? [sealedSet] : [])]) {
  for (const language of languages) {
    const graded = await gradeAll(readSet(name, language), language, read)
    rows.push(row(name, language, graded))
    if (values.misses && name !== sealedSet) tellMisses(graded)
  }
}
const columns = 'set | language | questions | right answer and source | right source | refused of the unanswerable'
const head = `| ${columns} | median words | p50 ms | p95 ms |`
const table = [head, '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |', ...rows].join('\n')
console.log(table)
if (values.record) {
  const [before] = readFileSync(results, 'utf8').split(/^\| set /m)
  writeFileSync(results, `${before}${table}\n`)
}

function row(name: string, language: string, graded: Graded[]): string {
  const answerable = graded.filter(({ question }) => question.sources.length > 0)
  const others = graded.filter(({ question }) => question.sources.length === 0)
  const words = graded.filter(({ answer }) => answer.answered).map(({ answer }) => answer.message.split(/\s+/).length)
  const times = graded.map(({ milliseconds }) => milliseconds)
  return `| ${[
    name,
    language,
    graded.length,
    share(answerable, ({ isRight }) => isRight),
    share(answerable, ({ isRightSource }) => isRightSource),
    share(others, ({ isRight }) => isRight),
    quantile(words, 0.5),
    quantile(times, 0.5).toFixed(1),
    quantile(times, 0.95).toFixed(1),
  ].join(' | ')} |`
}

function share(graded: Graded[], isGood: (one: Graded) => boolean): string {
  const good = graded.filter(isGood).length
  return `${good} of ${graded.length} (${((100 * good) / graded.length).toFixed(1)} %)`
}

function quantile(numbers: number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * part) - 1] ?? 0
}

function tellMisses(graded: Graded[]) {
  for (const { question, answer, isRight, isRightSource } of graded) {
    if (isRight) continue
    const { asked, sources, says } = question
    console.log(`\n? ${asked.join(' → ')}   expected ${sources.join(' ') || 'nothing'} ${says.join(' + ')}`)
    console.log(
      `  ${isRightSource ? 'source right' : 'source wrong'}: ${answer.sources.map(({ href }) => href).join(' ')} ${answer.answered}`,
    )
    console.log(`  ${answer.message.replaceAll('\n', ' / ').slice(0, 220)}`)
  }
}
