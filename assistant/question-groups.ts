import type { Language } from '#contract/language.ts'
import { plainLine } from '#contract/plain-line.ts'
import { languageRules } from '#search/language.ts'
import { createFeatureExtractor } from './features.ts'
import { normalised } from './normalised.ts'
import { thesaurusOf } from './thesaurus.ts'

type Question = { question: string; language: Language }

/** Questions of one language that ask for the same, oldest first. */
export type QuestionGroup<Asked extends Question = Question> = { language: Language; questions: Asked[] }

/** From this cosine similarity on, two questions ask for the same. */
const sameFrom = 0.6

/**
 * Groups questions by similarity, the most frequent group first: each one joins the group whose first question is most
 * similar to it, or begins a group. The features are the assistant's; no build is needed.
 * @param questions oldest first
 */
export function groupQuestions<Asked extends Question>(questions: Asked[]): QuestionGroup<Asked>[] {
  const byLanguage = Map.groupBy(questions, ({ language }) => language)
  return [...byLanguage]
    .flatMap(([language, rows]) => groupsOf(rows, language))
    .sort((one, other) => other.questions.length - one.questions.length)
}

/**
 * A group as lines for assistant/utterances, each question once. The empty label stops a build until somebody has filled it
 * in; no line begins like a label or a comment.
 */
export function asUtterances({ language, questions }: QuestionGroup): string {
  const texts = questions.map(({ question }) => plainLine(question).replace(/^[\s#[]+/, ''))
  const once = [...Map.groupBy(texts, normalised).values()].map(([first]) => first)
  return [`# ${language}, ${questions.length} times`, '[]', ...once].join('\n')
}

function groupsOf<Asked extends Question>(questions: Asked[], language: Language): QuestionGroup<Asked>[] {
  const vectors = vectorise(
    questions.map(({ question }) => question),
    language,
  )
  const groups: QuestionGroup<Asked>[] = []
  const leaders = new Map<number, [group: number, weight: number][]>()
  for (const [index, row] of questions.entries()) {
    const vector = vectors[index] ?? new Map<number, number>()
    const cosines = new Map<number, number>()
    for (const [bucket, weight] of vector) {
      for (const [group, other] of leaders.get(bucket) ?? []) {
        cosines.set(group, (cosines.get(group) ?? 0) + weight * other)
      }
    }
    const [group, cosine] = [...cosines].reduce((best, each) => (each[1] > best[1] ? each : best), [-1, 0])
    if (cosine >= sameFrom) {
      groups[group]?.questions.push(row)
      continue
    }
    for (const [bucket, weight] of vector) {
      const others = leaders.get(bucket)
      if (others) others.push([groups.length, weight])
      else leaders.set(bucket, [[groups.length, weight]])
    }
    groups.push({ language, questions: [row] })
  }
  return groups
}

/** Each text as a vector of length one, without stop words. No idf: of few questions, it would punish what they share. */
function vectorise(texts: string[], language: Language): Map<number, number>[] {
  const { read, isStopWord } = languageRules[language]
  const extract = createFeatureExtractor(languageRules[language], thesaurusOf(language))
  return texts.map((text) => {
    const words = read(text).map(({ word }) => word)
    const telling = words.filter((word) => !isStopWord(word))
    const features = extract((telling.length > 0 ? telling : words).join(' '))
    const length = Math.hypot(...features.values()) || 1
    return new Map([...features].map(([bucket, weight]) => [bucket, weight / length]))
  })
}
