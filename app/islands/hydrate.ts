import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { IslandName } from '#app/lib/islands.ts'
import { PageContext, type PageFacts } from '../lib/page-facts.ts'
import { readProps } from '../lib/props-attribute.ts'
import { compositionEnds } from './composition.ts'
import { loadIsland } from './registry.ts'
import { tellReact, typedFields } from './typed-fields.ts'
import { byTypedOrder } from './typed-order.ts'
import { unfoldForPaper } from './unfold-for-paper.ts'

// Needed by few: not in the browser's beginning, but with the first island.
unfoldForPaper()

/**
 * Makes an island React's own, with what was typed into it before. Resolves once it answers to touches; rejects when its file cannot be fetched.
 * @param isAwaited asked when the file is there: somebody waits for the island's answer
 */
export async function hydrate(
  root: HTMLElement,
  name: IslandName,
  page: PageFacts,
  isAwaited: () => boolean,
): Promise<void> {
  const Component = (await loadIsland(name)) as ComponentType<object>
  const island = createElement(Component, readProps(root.dataset.props ?? '{}'))
  await compositionEnds(root)
  const typed = typedFields(root)
  // At once and with its effects, instead of after the next picture, where a touch waits for its answer. Else in slices that hold up nothing;
  // a touch that comes in between is answered by React, which then does the rest at once.
  const begin = isAwaited() || typed.length > 0 ? flushSync : startTransition
  root.dataset.awake = ''
  await new Promise<void>((onReady) => {
    begin(() => {
      hydrateRoot(root, createElement(PageContext, { value: page }, createElement(Ready, { onReady }, island)), {
        identifierPrefix: root.dataset.id,
        onUncaughtError: showCrash,
      })
    })
  })
  for (const field of typed) tellReact(field)
}

/** Presses a button of an island that is awake now, and tells once more of the fields that were changed after it was pressed first: it may empty them. */
export function press(root: HTMLElement, button: HTMLButtonElement): void {
  const later = typedFields(root, (field) => byTypedOrder(field, button) > 0)
  if (later.length === 0) button.click()
  else flushSync(() => button.click())
  for (const field of later) tellReact(field)
}

/** Tells when everything inside has run its effects. */
function Ready({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

/** One broken part is no reason to trust the others: the whole page becomes the crash screen. */
async function showCrash(error: unknown): Promise<void> {
  console.error(error)
  const { replaceWithCrashScreen } = await import('./crash.tsx')
  replaceWithCrashScreen(error)
}
