import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { KeyDialog } from '../../ui/dialog.tsx'
import { Field, Key, LinkKey } from '../../ui/form.tsx'
import { type FormParts, useForm } from './form-context.ts'

const mostShown = 40
const anyField = 'input, select, textarea, .rich'

/** Puts a fact into the text that was written in last, at the cursor. */
export function FactPicker({ language }: { language: 'de' | 'en' }) {
  const { facts, nameOf, words } = useForm()
  const [search, setSearch] = useState('')
  const [target, setTarget] = useState<HTMLElement>()

  useEffect(() => {
    const remember = ({ target: element }: FocusEvent) => {
      // Keys leave the cursor where it is, and so does the search of this dialog; any other field takes it away.
      if (!(element instanceof HTMLElement) || element.closest('dialog') || !element.matches(anyField)) return
      setTarget(element.matches('textarea, .rich') ? element : undefined)
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])

  function insert(name: string) {
    if (!target?.isConnected) return
    const put = (before: string) => `${/[^\s(«„“"']$/.test(before) ? ' ' : ''}{${name}}`
    // The editor of long texts has a cursor of its own.
    if (!(target instanceof HTMLTextAreaElement)) target.dispatchEvent(new CustomEvent('put', { detail: put }))
    else {
      const { selectionStart: start, selectionEnd: end, value } = target
      target.focus()
      target.setRangeText(put(value.slice(0, start)), start, end, 'end')
      target.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  // There is nowhere to put one.
  if (!target) return null
  const wanted = search.trim().toLowerCase()
  const found = [...facts.values()]
    .map((fact) => ({ ...fact, called: calledBy(fact.name, nameOf) }))
    .filter((fact) => `${fact.name} ${fact.called} ${fact[language]}`.toLowerCase().includes(wanted))
  return (
    <KeyDialog isWord label={words.form.facts} title={words.form.factsTitle}>
      {(close) => (
        <>
          <Field
            label={words.form.factsSearch}
            type="search"
            value={search}
            autoComplete="off"
            onChange={({ target: { value } }) => setSearch(value)}
          />
          <ul className="plain facts-found">
            {found.slice(0, mostShown).map((fact) => (
              <li key={fact.name}>
                <LinkKey
                  label={fact[language]}
                  onClick={() => {
                    // A modal dialog keeps the focus.
                    flushSync(close)
                    insert(fact.name)
                  }}
                />{' '}
                <span className="note">{fact.called}</span>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="note">{words.form.factsNone}</p>}
          <p className="actions after">
            <Key label={words.form.close} onClick={close} />
          </p>
        </>
      )}
    </KeyDialog>
  )
}

/** `price.automationPilot` by its own name, which tells enough; what lies deeper also by what is around it. */
export function calledBy(name: string, nameOf: FormParts['nameOf']): string {
  const path = name.split('.')
  const names = path.map((_, index) => nameOf(path.slice(0, index + 1)))
  return names.slice(path.length > 1 ? 1 : 0).join(' / ')
}
