import { useEffect, useRef, useState } from 'react'
import { KeyDialog } from '../../ui/dialog.tsx'
import { Field, Key, LinkKey } from '../../ui/form.tsx'
import { useForm } from './form-context.ts'

const mostShown = 40

/** Puts a fact into the text that was written in last, at the cursor. */
export function FactPicker({ language }: { language: 'de' | 'en' }) {
  const { facts, words } = useForm()
  const [search, setSearch] = useState('')
  const target = useRef<HTMLTextAreaElement>(null)
  const [hasTarget, setHasTarget] = useState(false)

  useEffect(() => {
    const remember = ({ target: element }: FocusEvent) => {
      if (!(element instanceof HTMLTextAreaElement) || !('words' in element.dataset)) return
      target.current = element
      setHasTarget(true)
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])

  function insert(name: string) {
    const field = target.current
    if (!field?.isConnected) return
    field.focus()
    field.setRangeText(`{${name}}`, field.selectionStart, field.selectionEnd, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const wanted = search.trim().toLowerCase()
  const found = [...facts.values()].filter((fact) => `${fact.name} ${fact[language]}`.toLowerCase().includes(wanted))
  return (
    <KeyDialog isWord label={words.form.facts} disabled={!hasTarget} title={words.form.factsTitle}>
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
                    close()
                    insert(fact.name)
                  }}
                />{' '}
                <span className="note">{fact.name}</span>
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
