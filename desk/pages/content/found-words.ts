import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { patternOf } from '../../around.ts'

/** Leads to the field in which the words of `?find=` stand, with everything around it unfolded, and selects them there as far as they are written so. */
export function useFoundWords(place: string | undefined, show: (place: string) => void): void {
  const [parameters] = useSearchParams()
  const words = parameters.get('find') ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and not anew while somebody writes
  useEffect(() => {
    if (!place) return
    const select = ({ target }: FocusEvent) => {
      // The page's title has the focus before the field has it.
      if (!(target as HTMLElement).closest('.entry-form')) return
      // The editor of a long text takes the focus along when it comes.
      if (!(target as HTMLElement).matches('.editor textarea')) removeEventListener('focusin', select)
      selectIn(target as HTMLElement, words)
    }
    addEventListener('focusin', select)
    show(place)
    return () => removeEventListener('focusin', select)
  }, [words])
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
