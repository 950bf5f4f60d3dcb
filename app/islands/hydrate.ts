import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
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
  await new Promise<void>((resolve) => {
    // From here on React takes every event, if need be by hydrating at once.
    root.dataset.awake = ''
    const mounted = createElement(Mounted, { onMounted: () => resolve() }, element)
    hydrateRoot(root, createElement(PageContext, { value: page }, mounted), {
      identifierPrefix: root.dataset.id,
      onUncaughtError: showCrash,
    })
  })
  for (const field of typed) tellReact(field)
}

/** Effects run from the inside out: when this one does, those of the island have run. */
function Mounted({ onMounted, children }: { onMounted: () => void; children?: ReactNode }) {
  useEffect(() => onMounted(), [onMounted])
  return children
}

/** One broken part is no reason to trust the others: the whole page becomes the crash screen. */
async function showCrash(error: unknown): Promise<void> {
  console.error(error)
  const { replaceWithCrashScreen } = await import('./crash.tsx')
  replaceWithCrashScreen(error)
}
