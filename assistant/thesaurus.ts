import { company } from '#content/company.ts'
import type { Language } from '#contract/language.ts'
import { languageRules } from '#search/language.ts'
import { readThesaurus, type Thesaurus } from '#search/thesaurus.ts'

/** A person is one thing that a question names, not two. */
const people = company.team.map(({ name }) => [name])

/** The words that stand for one another when the assistant is asked. */
export function thesaurusOf(language: Language): Thesaurus {
  return readThesaurus(languageRules[language], people)
}
