import { LetterText } from '../../ui/letter-text.tsx'
import type { WaitlistData } from './data.ts'

type LettersProps = {
  words: WaitlistData['words']
  letters: WaitlistData['letters']
  entry: WaitlistData['entries'][number]
}

/** What either decision would send, in the language of whoever gets it. */
export function Letters({ words, letters, entry }: LettersProps) {
  const shown = letters.filter(({ language, tier }) => {
    if (language !== entry.language) return false
    return tier === null ? entry.status === 'waiting' : entry.tier === 'general_waitlist' || tier === entry.tier
  })
  return (
    <details className="letters note">
      <summary>
        {shown.length === 1 ? words.letters.one : words.letters.many}
        <span className="visually-hidden">: {entry.email}</span>
      </summary>
      {shown.map(({ tier, letter }) => (
        <section key={tier ?? ''}>
          <h2>{tier ? `${words.accept}, ${words.tiers[tier]}` : words.decline}</h2>
          <LetterText letter={letter} language={entry.language} />
        </section>
      ))}
    </details>
  )
}
