import { type MouseEvent, useEffect, useState } from 'react'
import { localePath } from '#app/lib/locale-path.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import type { LegalPage } from '#content/site.ts'
import { type Language, languages } from '#contract/language.ts'
import { chosenLanguage, keepLanguage } from './chosen-language.ts'
import { showLegalText } from './show-legal-text.ts'

type LegalSwitchProps = {
  page: LegalPage
  /** The language of the page, and of the text that came with it. */
  own: Language
  copy: Pick<DocumentOf<'legal'>, 'language' | 'german' | 'english' | 'failed' | 'shown'>
}

type Shown = { language: Language; state: 'own' | 'loading' | 'switched' | 'failed' }

/**
 * DE / EN for the text alone, remembered for each page. Without script, in a new tab, and when the other text cannot be
 * fetched, each is a link to the page in that language.
 */
export function LegalSwitch({ page, own, copy }: LegalSwitchProps) {
  const [shown, setShown] = useState<Shown>({ language: own, state: 'own' })
  const names = { de: copy.german, en: copy.english }

  async function show(language: Language, remembered: boolean): Promise<void> {
    setShown({ language, state: 'loading' })
    try {
      await showLegalText(page, language)
      setShown({ language, state: remembered ? 'own' : 'switched' })
    } catch {
      setShown({ language: own, state: 'failed' })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice of an earlier visit is read once
  useEffect(() => {
    const earlier = chosenLanguage(page)
    const settle = () => delete document.documentElement.dataset.legalText
    if (earlier && earlier !== own) void show(earlier, true).finally(settle)
    else settle()
  }, [])

  function choose(click: MouseEvent, language: Language): void {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    keepLanguage(page, language)
    if (shown.state === 'failed') return
    click.preventDefault()
    if (language !== shown.language) void show(language, false)
  }

  return (
    <>
      <ul className="legal-switch" aria-label={copy.language}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={localePath(`/${page}`, language)}
              lang={language}
              hrefLang={language}
              aria-current={language === shown.language ? 'true' : undefined}
              onClick={(click) => choose(click, language)}
            >
              {names[language]}
            </a>
          </li>
        ))}
      </ul>
      <p role="status" className={shown.state === 'failed' ? 'legal-failed note' : 'visually-hidden'}>
        {shown.state === 'failed' ? copy.failed : shown.state === 'switched' ? copy.shown : ''}
      </p>
    </>
  )
}
