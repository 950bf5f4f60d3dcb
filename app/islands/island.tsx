import { type ComponentType, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { PageContext, usePage } from './page-facts.ts'
import type { IslandName, islands } from './registry.ts'

/** The props of the component that a name stands for. */
type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof islands)[Name]>> extends ComponentType<infer Props> ? Props : never

type IslandSlot<Name extends IslandName> = {
  name: Name
  /** The component itself, for the server's render. */
  of: ComponentType<IslandProps<Name>>
  /** What survives JSON: the browser gets the same. */
  props: IslandProps<Name>
}

/**
 * Puts an interactive part into a page: rendered on the server as a root of its own, and hydrated by entry.client.tsx with
 * the same props, so that nothing else of the page travels twice.
 */
export function Island<Name extends IslandName>({ name, of: Component, props }: IslandSlot<Name>) {
  const page = usePage()
  const id = useId()
  const html = renderToString(
    <PageContext value={page}>
      <Component {...(props as object as IslandProps<Name> & object)} />
    </PageContext>,
    { identifierPrefix: id },
  )
  return (
    <div
      data-island={name}
      data-id={id}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
