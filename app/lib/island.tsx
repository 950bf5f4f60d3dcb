import { type ComponentType, createContext, useContext, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName, IslandProps, Islands } from './islands.ts'
import { PageContext, usePage } from './page-facts.ts'
import { writeProps } from './props-attribute.ts'
import { wakeMoment } from './wake-moments.ts'

/** The components of all islands: pages are rendered in one go, so the server has them loaded before. */
export const IslandsContext = createContext<Islands | undefined>(undefined)

type IslandSlot<Name extends IslandName> = {
  name: Name
  /** What survives JSON: the browser gets the same. */
  props: IslandProps<Name>
}

/**
 * Puts an interactive part into a page: rendered on the server as a root of its own, and hydrated by hydrate.ts with the same
 * props, so that nothing else of the page travels twice.
 */
export function Island<Name extends IslandName>({ name, props }: IslandSlot<Name>) {
  const page = usePage()
  const id = useId()
  const islands = useContext(IslandsContext)
  if (!islands) throw new Error('IslandsContext is missing above this island')
  const Component = islands[name] as ComponentType<object>
  const html = renderToString(
    <PageContext value={page}>
      <Component {...props} />
    </PageContext>,
    { identifierPrefix: id },
  )
  return (
    <div
      data-island={name}
      data-id={id}
      data-wake={wakeMoment(name)}
      data-props={props && writeProps(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
