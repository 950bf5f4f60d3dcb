import type { Field } from '#content/form/field.ts'
import { fill } from '../../../fill.ts'
import { type Path, at as partAt, type Side, setIn } from '../edit-value.ts'
import { calledBy } from '../fact-picker.tsx'
import { isWrong } from '../field-places.ts'
import { elementId, useForm } from '../form-context.ts'
import { FieldProposal } from '../proposals/field-proposal.tsx'
import { FieldFaults } from './field-faults.tsx'

type Text = Extract<Field, { kind: 'text' }>

type TextFieldProps = { field: Text; path: Path; first: unknown; second: unknown; isOptional?: boolean }

/** Words, in both languages side by side. */
export function TextField({ first, second, ...props }: TextFieldProps) {
  const { sides } = useForm()
  return (
    <div className={sides.length > 1 ? 'sides' : 'sides single'}>
      {sides.map((side, index) => (
        <OneText key={side} {...props} side={side} text={index === 0 ? first : second} />
      ))}
    </div>
  )
}

type OneTextProps = Omit<TextFieldProps, 'first' | 'second'> & {
  side: Side
  text: unknown
  /** Of words that both languages have in one document. */
  language?: 'de' | 'en'
}

export function OneText({ field, path, side, text, isOptional, language }: OneTextProps) {
  const { words, nameOf, hintOf, edit, findingsAt } = useForm()
  const at = language ? [...path, language] : path
  const id = elementId(side, at)
  const value = typeof text === 'string' ? text : ''
  const spoken = language ?? (side === 'shared' ? undefined : side)
  const hint = hintOf(path)
  const isLong = value.includes('\n')
  return (
    <div className="field one-side" data-side={spoken}>
      <label htmlFor={id}>
        <span>
          {nameOf(path)}
          {spoken && <span className="in-language visually-hidden">, {words.languages[spoken]}</span>}
        </span>
        <small>{countOf(value, field, words.form, isOptional)}</small>
      </label>
      <textarea
        id={id}
        rows={rowsOf(value)}
        lang={spoken}
        value={value}
        spellCheck={field.form === undefined}
        aria-describedby={`${id}-hint`}
        aria-invalid={isWrong(findingsAt([side, ...at].join('.'))) || undefined}
        onChange={({ target }) => {
          // One line stays one: the site breaks it where it has to.
          const typed = isLong ? target.value : target.value.replace(/(?<!\s)\s*\n\s*/g, ' ')
          const part = typed === '' && isOptional ? undefined : typed
          edit((before) => {
            const after = setIn(before, [side], at, part)
            // Words in no language are no words.
            const isGone = language && part === undefined && isEmpty(partAt(after[side], path))
            return isGone ? setIn(after, [side], path, undefined) : after
          })
        }}
      />
      <span className="hint" id={`${id}-hint`}>
        {hint && <span>{hint}</span>}
        <FactsIn text={value} language={spoken ?? 'de'} />
        <FieldFaults sides={[side]} path={at} />
      </span>
      <FieldProposal place={[side, ...at]} />
    </div>
  )
}

function isEmpty(part: unknown): boolean {
  return Object.values(part ?? {}).every((text) => text === '' || text === undefined)
}

const charactersInRow = 42

/** Where the browser does not fit the field to its words by itself. */
function rowsOf(text: string): number {
  const rows = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersInRow)), 0)
  return Math.min(14, rows)
}

function countOf(value: string, { most, useful }: Text, words: Record<string, string>, isOptional?: boolean): string {
  const count = [...value].length
  if (count === 0) return (isOptional ? words.optional : words.empty) ?? ''
  if (most) return fill(words.countOf ?? '', { count, most })
  return useful ? fill(words.useful ?? '', { count, most: useful }) : ''
}

/** The facts that a text names in braces, with what stands in their place on the site. */
function FactsIn({ text, language }: { text: string; language: 'de' | 'en' }) {
  const { facts, nameOf, words } = useForm()
  const named = [...new Set([...text.matchAll(/\{([\w.]+)\}/g)].map((match) => match[1] ?? ''))]
  return named.flatMap((name) => {
    const fact = facts.get(name)
    if (!fact) return []
    return (
      <span key={name} className="fact" lang={language}>
        {fill(words.form.factValue, { name: calledBy(name, nameOf), value: fact[language] })}
      </span>
    )
  })
}
