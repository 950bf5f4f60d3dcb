import type { ComponentType } from 'react'
import { toolDrawings } from '#app/drawings/tools.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { ToolSlug } from '#content/site.ts'

type ToolListProps = { items: DocumentOf<'tools'>['tools']; soonLabel: string; openLabel: string; privacy: string }

/** The tools as instruments on shelves: each drawing stands on the line of its row. */
export function ToolList({ items, soonLabel, openLabel, privacy }: ToolListProps) {
  return (
    <Section className="white tool-list">
      <p className="tool-list-privacy lead">{privacy}</p>
      <ul>
        {items.map(({ id, title, text, status }) => {
          const Drawing = toolDrawings[id as ToolSlug] as ComponentType | undefined
          return (
            <li key={id} id={id} data-status={status}>
              {Drawing && (
                <div className="tool-list-drawing">
                  <Drawing />
                </div>
              )}
              <div className="tool-list-name">
                <h2 className="h3">{title}</h2>
                {status === 'live' ? (
                  <LocaleLink className="go" to={`/tools/${id}`}>
                    {openLabel} <span className="visually-hidden">{title}</span>
                  </LocaleLink>
                ) : (
                  <p className="note">{soonLabel}</p>
                )}
              </div>
              <p className="tool-list-text">{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
