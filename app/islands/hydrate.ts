import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { compositionEnds } from './composition.ts'
import { PageContext, type PageFacts } from './page-facts.ts'
import { type IslandName, loadIsland } from './registry.ts'
import { tellReact, typedFields } from './typed-fields.ts'

/** Makes an island React's own, with what was typed into it before. Resolves once it answers to touches; rejects when its file cannot be fetched. */
export async function hydrate(root: HTMLElement, name: IslandName, page: PageFacts): Promise<void> {
  const Component = (await loadIsland(name)) as ComponentType<object>
  const element = createElement(Component, JSON.parse(root.dataset.props ?? '{}'))
  await compositionEnds(root)
  const typed = typedFields(root)
  root.dataset.awake = ''
  // At once and with its effects, instead of after the next picture: a touch may be waiting for its answer.
  flushSync(() => {
    hydrateRoot(root, createElement(PageContext, { value: page }, element), {
      identifierPrefix: root.dataset.id,
      onUncaughtError: showCrash,
    })
  })
  for (const field of typed) tellReact(field)
}

/** One broken part is no reason to trust the others: the whole page becomes the crash screen. */
async function showCrash(error: unknown): Promise<void> {
  console.error(error)
  const { replaceWithCrashScreen } = await import('./crash.tsx')
  replaceWithCrashScreen(error)
}
