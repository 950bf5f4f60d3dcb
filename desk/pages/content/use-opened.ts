import { useCallback, useState } from 'react'
import type { Field } from '#content/form/field.ts'
import { fieldPlaces } from './field-places.ts'

/** A short document is unfolded whole; a long one part by part. */
const fewFields = 24

const drawnAfterMs = [50, 300, 1000]

/** Which parts of a form are unfolded, by their places without a side. @param begun those that are to be filled in */
export function useOpened(field: Field, begun: readonly string[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([...firstOpened(field), ...begun]))

  const toggle = useCallback((place: string, isOpen: boolean) => {
    setOpened((before) => {
      const after = new Set(before)
      if (isOpen) after.add(place)
      else after.delete(place)
      return after
    })
  }, [])

  /** Unfolds everything around a place such as `de.hero.title`, and leads there. */
  const show = useCallback((place: string, setLanguage: (language: 'de' | 'en') => void) => {
    const [side = '', ...path] = place.split('.')
    if (side === 'de' || side === 'en') setLanguage(side)
    setOpened((before) => new Set([...before, ...path.map((_, index) => path.slice(0, index + 1).join('.'))]))
    const focus = () => {
      const levels = [...Array(path.length).keys()].map((count) =>
        fieldPlaces(`field-${[side, ...path.slice(0, path.length - count)].join('.')}`).flatMap(elementsOf),
      )
      const level = levels.find(({ length }) => length > 0)
      // On a telephone one language is shown at a time.
      const found = level?.find((element) => element.getClientRects().length > 0) ?? level?.[0]
      // Of a long text the paragraph.
      const part = (found?.matches('.rich') && found.children[Number(path.at(-1))]) || found
      part?.scrollIntoView({ block: 'center' })
      found?.focus({ preventScroll: true })
    }
    // Once it is drawn; an editor that is drawn anew meanwhile takes the focus along.
    for (const [index, ms] of drawnAfterMs.entries()) {
      setTimeout(() => {
        if (index === 0 || document.activeElement === document.body) focus()
      }, ms)
    }
  }, [])

  return { opened, toggle, show }
}

/** A field's element; of one with an editor that is the editor's surface. */
export function elementsOf(id: string): HTMLElement[] {
  const element = document.querySelector<HTMLElement>(`[id="${id}-surface"].rich`) ?? document.getElementById(id)
  return element ? [element] : []
}

function firstOpened(field: Field): ReadonlySet<string> {
  if (field.kind !== 'group') return new Set()
  const names = field.fields.map(({ name }) => name)
  if (countFields(field) <= fewFields) return new Set(names)
  // What search engines show comes first in every file, and is changed least.
  const first = field.fields.find(({ name, field: one }) => one.kind === 'group' && name !== 'meta')
  return new Set(first ? [first.name] : [])
}

function countFields(field: Field): number {
  if (field.kind === 'group') return field.fields.reduce((sum, { field: one }) => sum + countFields(one), 0)
  if (field.kind === 'list') return 3 * countFields(field.item)
  return 1
}
