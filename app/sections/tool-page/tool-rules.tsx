import { useId } from 'react'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { ToolPageCopy } from '#content/schemas/page-of-tool.ts'

/** The rules a tool keeps to, one below the other like entries in a ledger. */
export function ToolRules({ copy }: { copy: ToolPageCopy['rules'] }) {
  return (
    <Section className="paper tool-rules" split title={copy.title}>
      <dl>
        {copy.items.map(({ title, text }) => (
          <div key={title}>
            <dt className="h3">{title}</dt>
            <dd>
              <Unbroken text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The sum done by hand; a double rule closes each total. */
export function ToolExample({ copy }: { copy: ToolPageCopy['example'] }) {
  const heading = useId()
  return (
    <Section className="white tool-example" split headingId={heading}>
      <div className="tool-example-text">
        <h2 id={heading}>{copy.title}</h2>
        <p>
          <Unbroken text={copy.text} />
        </p>
      </div>
      <table>
        <tbody>
          {copy.rows.map(({ label, value, total }) => (
            <tr key={label} data-total={total || undefined}>
              <th scope="row">{label}</th>
              <td className="mono figure">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
