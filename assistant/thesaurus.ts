import { read } from '#content/documents.ts'
import type { Language } from '#contract/language.ts'
import { languageRules } from '#search/language.ts'
import { readThesaurus, type Thesaurus } from '#search/thesaurus.ts'

/** The words that stand for one another when the assistant is asked. */
export function thesaurusOf(language: Language): Thesaurus {
  // A person is one thing that a question names, not two.
  const people = read('company').team.map(({ name }) => [name])
  return readThesaurus(languageRules[language], people)
}
