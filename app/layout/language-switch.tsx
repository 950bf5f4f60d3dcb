import { type MouseEvent, useEffect, useState } from 'react'
import { usePage } from '#app/islands/page-facts.ts'
import { keepInput } from '#app/lib/kept-input.ts'
import { switchLanguage } from '#app/lib/locale-path.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import { languages } from '#contract/language.ts'
import type { ShellCopy } from './shell-copy.ts'

type LanguageSwitchProps = { copy: Pick<ShellCopy['nav'], 'language' | 'german' | 'english'> }

/** DE / EN: the same page in the other language, with query and hash, and with what was typed into its forms. */
export function LanguageSwitch({ copy }: LanguageSwitchProps) {
  const { pathname } = usePage()
  const current = useLanguage()
  const rest = useAddressRest()
  const names = { de: copy.german, en: copy.english }
  return (
    <ul className="language-switch" aria-label={copy.language}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={switchLanguage({ pathname }, language) + rest}
            lang={language}
            hrefLang={language}
            onClick={keepOnLeave}
            aria-current={language === current ? 'true' : undefined}
          >
            {language.toUpperCase()}
            <span className="visually-hidden"> {names[language]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A click that opens another tab leaves this one as it is. */
function keepOnLeave({ ctrlKey, metaKey, shiftKey }: MouseEvent) {
  if (!ctrlKey && !metaKey && !shiftKey) keepInput()
}

/** Query and hash of the address: a prebuilt page knows neither, the server no hash, and both change while a page is read. */
function useAddressRest(): string {
  const { search = '' } = usePage()
  const [rest, setRest] = useState(search)
  useEffect(() => {
    const read = () => setRest(location.search + location.hash)
    read()
    const events = ['hashchange', 'popstate', 'pointerover', 'focusin'] as const
    for (const name of events) addEventListener(name, read)
    return () => {
      for (const name of events) removeEventListener(name, read)
    }
  }, [])
  return rest
}
