import type { ReactNode } from 'react'

export type AccordionItem = {
  /** Stands before the summary, such as a day. */
  mark?: string
  summary: string
  /** A sentence under the summary, there while the item is closed too. */
  note?: string
  content: ReactNode
  /** Makes the item an anchor: an address with this hash opens it. */
  id?: string
}

type AccordionProps = {
  /** Shared by all items that close each other; unique on the page. */
  name: string
  items: AccordionItem[]
  /** Index of the item that is open at first; none without it. */
  openIndex?: number
}

/** Items of which one or none is open. The browser does it all: `details` that share a name close each other. */
export function Accordion({ name, items, openIndex }: AccordionProps) {
  return (
    <div className="accordion ruled closed bare">
      {items.map((item, index) => (
        <details key={item.summary} name={name} open={index === openIndex}>
          <summary>
            <h3>
              {item.mark && <span className="accordion-mark">{item.mark} </span>}
              {item.summary}
            </h3>
            {item.note && <span className="accordion-note">{item.note}</span>}
          </summary>
          {/* The anchor lies inside, because browsers open a closed item only for a target within it. */}
          <div className="accordion-content" id={item.id}>
            {item.content}
          </div>
        </details>
      ))}
    </div>
  )
}
