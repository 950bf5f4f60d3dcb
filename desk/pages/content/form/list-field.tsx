import { useEffect, useRef, useState } from 'react'
import { emptyOf, type Field, isCommon } from '#content/form/field.ts'
import { fill } from '../../../fill.ts'
import { LinkKey } from '../../../ui/form.tsx'
import { addItem, at, moveItem, nameOfItem, newItem, removeItem, setIn } from '../edit-value.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { Fold } from './fold.tsx'
import { Fields } from './group-field.tsx'

type List = Extract<Field, { kind: 'list' }>

/** A list in both languages at once: what is added, removed or moved in one is so in the other. */
export function ListField({ field, path, first, second, isOptional }: FieldProps<List>) {
  const { AnyField, nameOf: fieldName, hintOf, sides, words, edit, toggle } = useForm()
  const [focus, setFocus] = useState<string>()
  const [removed, setRemoved] = useState<{ first: unknown; second: unknown }>()
  const place = useRef<HTMLDivElement>(null)
  const items = Array.isArray(first) ? first : []
  const label = fieldName(path)
  const one = fieldName([...path, 0])
  const isGroup = field.item.kind === 'group' || field.item.kind === 'kinds'

  useEffect(() => {
    if (!focus) return
    place.current?.querySelector<HTMLElement>(`[data-key="${focus}"]`)?.focus()
    setFocus(undefined)
  }, [focus])

  function add(item: unknown) {
    edit((before) => addItem(before, sides, path, item))
    setRemoved(undefined)
    if (isGroup) toggle([...path, items.length].join('.'), true)
    setFocus(`item-${items.length}`)
  }
  function remove(index: number) {
    setRemoved({ first, second })
    edit((before) => removeItem(before, sides, path, index))
    setFocus('back')
  }
  function move(index: number, by: -1 | 1) {
    edit((before) => moveItem(before, sides, path, index, by))
    setRemoved(undefined)
    const to = index + by
    // At either end there is one way left.
    const goesUp = to === items.length - 1 || (by === -1 && to > 0)
    setFocus(`${goesUp ? 'up' : 'down'}-${to}`)
  }
  const nameOf = (item: unknown, index: number) =>
    nameOfItem(item, field.item).replaceAll('\u00ad', '') || fill(words.form.item, { label: one, number: index + 1 })

  const key = (id: string, label: string, of: string, onClick: () => void) => (
    <LinkKey label={label} data-key={id} onClick={onClick} of={of} />
  )
  const keys = (index: number, name: string) => (
    <p className="item-keys">
      {index > 0 && key(`up-${index}`, words.form.up, name, () => move(index, -1))}
      {index < items.length - 1 && key(`down-${index}`, words.form.down, name, () => move(index, 1))}
      {items.length > (field.least ?? 0) && key(`remove-${index}`, words.form.remove, name, () => remove(index))}
    </p>
  )
  const body = (
    <div className="items" ref={place}>
      {isGroup && <p className="note">{hintOf(path)}</p>}
      {items.map((item, index) => {
        const name = nameOf(item, index)
        const inside = { path: [...path, index], first: item, second: at(second, [index]) }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name in common; fields take what stands at their place
          <div className="item" key={index} data-key={`item-${index}`} tabIndex={-1}>
            {isGroup ? (
              <Fold path={inside.path} label={name} heading={path.length === 0 ? 'h2' : 'h3'}>
                <Fields {...inside} field={field.item as Extract<Field, { kind: 'group' | 'kinds' }>} />
                {keys(index, name)}
              </Fold>
            ) : (
              <>
                <AnyField {...inside} field={field.item} />
                {keys(index, name)}
              </>
            )}
          </div>
        )
      })}
      {removed && (
        <p role="status" className="removed">
          <LinkKey
            label={words.form.bringBack}
            data-key="back"
            onClick={() => {
              const [one = 'shared', other] = sides
              edit((before) => {
                const back = setIn(before, [one], path, removed.first)
                return other ? setIn(back, [other], path, removed.second) : back
              })
              setRemoved(undefined)
            }}
          />
        </p>
      )}
      <p className="actions">
        {field.item.kind === 'kinds' ? (
          Object.entries(field.item.options).map(([kind, one]) => (
            <LinkKey
              key={kind}
              label={fill(words.form.addItem, { label: `${label}, ${fieldName([kind])}` })}
              onClick={() => add(emptyOf(one))}
            />
          ))
        ) : (
          <LinkKey
            label={one === label ? fill(words.form.addItem, { label }) : fill(words.form.addOne, { one })}
            onClick={() => add(newItem(field.item, items))}
          />
        )}
      </p>
    </div>
  )
  if (path.length === 0) return body
  if (path.length === 1) {
    return (
      <Fold path={path} label={label} heading="h2">
        {body}
      </Fold>
    )
  }
  return (
    <fieldset className="group" data-common={isCommon('', field) || undefined}>
      <legend>
        {label} {isOptional && <small>{words.form.optional}</small>}
      </legend>
      {body}
    </fieldset>
  )
}
