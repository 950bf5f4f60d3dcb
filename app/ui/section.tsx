import { type ComponentProps, useId } from 'react'

type SectionProps = Omit<ComponentProps<'section'>, 'title' | 'aria-labelledby'> & {
  /** Its plane (styles/palette.css), and a name of its own. */
  className: string
  title?: string
  /** In the margin of the heading. */
  note?: string
  /** Of its heading, where that is an anchor or stands among the children. */
  headingId?: string
  /** The heading beside all else. */
  split?: boolean
}

/** A part of a page on its plane, on the page's columns, named by its heading. */
export function Section({ className, title, note, headingId, split, children, ...rest }: SectionProps) {
  const ownId = useId()
  const id = headingId ?? ownId
  return (
    <section className={`section ${className}`} aria-labelledby={title || headingId ? id : undefined} {...rest}>
      <div className={split ? 'grid split' : 'grid'}>
        {title && (note === undefined ? <h2 id={id}>{title}</h2> : <Head id={id} title={title} note={note} />)}
        {children}
      </div>
    </section>
  )
}

function Head({ id, title, note }: { id: string; title: string; note: string }) {
  return (
    <div className="head">
      <h2 id={id}>{title}</h2>
      <p className="note">{note}</p>
    </div>
  )
}
