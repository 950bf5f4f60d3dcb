import type { EntryData } from './data.ts'

type Shown = 'de' | 'en' | 'both'
type LanguageTabsProps = {
  words: EntryData['words']['languages']
  shown: Shown
  /** `both`: where there is room for the one beside the other. */
  of: readonly Shown[]
  onShow(shown: Shown): void
  look?: string
}

/** The language that one writes in, and on demand the other beside it. */
export function LanguageTabs({ words, shown, of, onShow, look = '' }: LanguageTabsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields
    <div className={`language-tabs ${look}`} role="group" aria-label={words.label}>
      {of.map((one) => (
        <button key={one} type="button" aria-pressed={one === shown} onClick={() => onShow(one)}>
          {one === 'both' ? words.both : one.toUpperCase()}
          {one !== 'both' && <span className="visually-hidden">, {words[one]}</span>}
        </button>
      ))}
    </div>
  )
}
