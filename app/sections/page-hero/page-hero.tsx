import { type ReactNode, useId } from 'react'

type PageHeroProps = {
  plane: 'paper' | 'pale' | 'white' | 'ink'
  title: string
  lead: string
  /** Stands on the plane's lower edge, which is its ground; its track runs to both edges of the window. */
  drawing: ReactNode
  /** What stands under the lead: actions, notes. */
  children?: ReactNode
}

/** A page's first screen: one idea in words, the same idea drawn. */
export function PageHero({ plane, title, lead, drawing, children }: PageHeroProps) {
  const heading = useId()
  return (
    <section className={`page-hero ${plane}`} aria-labelledby={heading}>
      <div className="grid">
        <h1 id={heading}>{title}</h1>
        <div className="page-hero-text">
          <p className="lead">{lead}</p>
          {children}
        </div>
        <div className="page-hero-drawing runs-on">{drawing}</div>
      </div>
    </section>
  )
}
