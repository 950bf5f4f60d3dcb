import { chatQuestions as de } from '#content/de/chat-questions.ts'
import { chatQuestions as en } from '#content/en/chat-questions.ts'
import type { Language } from '#contract/language.ts'
import type { Passage } from '#search/passages.ts'

const questions: Record<Language, Record<string, string>> = { de, en }

/** Passages with the other ways in which visitors ask for them. */
export function withOtherWords(passages: Passage[], language: Language): Passage[] {
  const known = new Map(Object.entries(questions[language]))
  return passages.map((passage) => {
    const path = language === 'en' ? passage.href.replace(/^\/en(?=\/)/, '') : passage.href
    const asked = known.get(path)
    // Of several passages under one anchor, the first is the one that opens it.
    if (!asked || !known.delete(path)) return passage
    const ways = asked.split(' | ')
    return { ...passage, asked: ways.join(', '), names: [...passage.names, ...ways] }
  })
}
