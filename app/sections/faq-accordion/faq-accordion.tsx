import { ButtonLink } from '#app/layout/go-link.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { TextList } from '#app/ui/lists.tsx'

export type FaqItem = {
  question: string
  /** One paragraph, or several. */
  answer: string | string[]
  keywords?: string[]
  /** Anchor of the question, such as `wechsel`; without it the name with a number, which makes an anchor too. */
  id?: string
}

type FaqAccordionProps = {
  /** Unique on the page: the questions of one name close each other. */
  name: string
  items: FaqItem[]
  /** Names the lists of keywords for those who do not see them; needed where items have any. */
  tagsLabel?: string
  /** The button under every answer. */
  action?: { label: string; href: string }
  openIndex?: number
}

/** Questions and answers, one open at a time, each with its keywords and, where given, a button to the next step. */
export function FaqAccordion({ name, items, tagsLabel, action, openIndex }: FaqAccordionProps) {
  return (
    <Accordion
      name={name}
      openIndex={openIndex}
      items={items.map((item, index) => ({
        id: item.id ?? `${name}-${index + 1}`,
        summary: item.question,
        content: <Answer item={item} tagsLabel={tagsLabel} action={action} />,
      }))}
    />
  )
}

function Answer({ item, tagsLabel, action }: Pick<FaqAccordionProps, 'tagsLabel' | 'action'> & { item: FaqItem }) {
  return (
    <>
      {[item.answer].flat().map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {item.keywords && <TextList className="faq-tags small" aria-label={tagsLabel} items={item.keywords} />}
      {action && (
        <p className="actions">
          <ButtonLink to={action} />
        </p>
      )}
    </>
  )
}
