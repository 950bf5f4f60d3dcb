import type { ComponentType } from 'react'
import { ToolIban } from '#app/drawings/tool-iban.tsx'
import { ToolPost } from '#app/drawings/tool-post.tsx'
import { ToolPosting } from '#app/drawings/tool-posting.tsx'
import { ToolQrBill } from '#app/drawings/tool-qr-bill.tsx'
import { ToolSavings } from '#app/drawings/tool-savings.tsx'
import { ToolVat } from '#app/drawings/tool-vat.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

const drawings: Record<string, ComponentType> = {
  'linkedin-post-generator': ToolPost,
  'qr-bill': ToolQrBill,
  posting: ToolPosting,
  'iban-check': ToolIban,
  vat: ToolVat,
  savings: ToolSavings,
}

type ToolListProps = { items: DocumentOf<'tools'>['tools']; soonLabel: string; openLabel: string; privacy: string }

/** The tools as instruments on shelves: each drawing stands on the line of its row. */
export function ToolList({ items, soonLabel, openLabel, privacy }: ToolListProps) {
  return (
    <section className="section white tool-list">
      <div className="grid">
        <p className="tool-list-privacy lead">{privacy}</p>
        <ul>
          {items.map(({ id, title, text, status }) => {
            const Drawing = drawings[id]
            return (
              <li key={id} id={id} data-status={status}>
                {Drawing && (
                  <div className="tool-list-drawing">
                    <Drawing />
                  </div>
                )}
                <div className="tool-list-name">
                  <h2>{title}</h2>
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
      </div>
    </section>
  )
}
