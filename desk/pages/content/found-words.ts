import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { EntryValue } from './edit-value.ts'

/** Leads to the field in which the words of `?find=` stand, with everything around it unfolded, and selects them there. */
export function useFoundWords(value: EntryValue, show: (place: string) => void): void {
  const [parameters] = useSearchParams()
  const words = parameters.get('find') ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and not anew while somebody writes
  useEffect(() => {
    const place = words && placeSaying(value, words)
    if (!place) return
    const select = ({ target }: FocusEvent) => {
      // The page's title has the focus before the field has it.
      if (!(target as HTMLElement).closest('.entry-form')) return
      removeEventListener('focusin', select)
      selectIn(target as HTMLElement, words)
    }
    addEventListener('focusin', select)
    show(place)
    return () => removeEventListener('focusin', select)
  }, [words])
}

/** The place of the first text in which words stand: `de.hero.title`. */
export function placeSaying(value: unknown, words: string, place: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return patternOf(words).test(value) ? place.join('.') : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const found = placeSaying(part, words, [...place, name])
    if (found) return found
  }
  return undefined
}

/** Written with soft hyphens and any spaces, too. */
function patternOf(words: string): RegExp {
  const letters = [...words.trim().replace(/\s+/g, ' ')].map((letter) =>
    letter === ' ' ? '\\s+' : letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&'),
  )
  return new RegExp(letters.join('\u00ad?'), 'i')
}

function selectIn(field: HTMLElement, words: string): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const found = patternOf(words).exec(field.value)
    if (found) field.setSelectionRange(found.index, found.index + found[0].length)
    return
  }
  const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const found = patternOf(words).exec(text.nodeValue ?? '')
    if (!found) continue
    getSelection()?.setBaseAndExtent(text, found.index, text, found.index + found[0].length)
    text.parentElement?.scrollIntoView({ block: 'center' })
    return
  }
}
