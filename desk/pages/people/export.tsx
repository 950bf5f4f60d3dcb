import { FreshForm } from '../../ui/fresh-form.tsx'
import type { PersonAnswer, PersonData } from '../person.tsx'

/** Hands out everything held on a person as a file. The browser makes it from the answer: no address holds the data. */
export function Export({ words, email }: { words: PersonData['words']; email: string }) {
  return (
    <FreshForm<PersonAnswer>
      onAnswer={(answer) => {
        if ('did' in answer && answer.did === 'exported') save(answer.file, `${email}.json`)
      }}
    >
      <input type="hidden" name="act" value="export" />
      <button className="key" type="submit" title={words.exportText}>
        {words.export}
      </button>
    </FreshForm>
  )
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
