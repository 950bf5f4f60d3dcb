import { FaqAccordion } from '#app/sections/faq-accordion/faq-accordion.tsx'
import { Section } from '#app/ui/section.tsx'

type PageQuestionsProps = {
  plane: 'paper' | 'pale' | 'white'
  copy: { title: string; items: { question: string; answer: string }[] }
  /** Unique on the page: its questions close each other. */
  name: string
}

/** The questions that belong to one page. */
export function PageQuestions({ plane, copy, name }: PageQuestionsProps) {
  return (
    <Section className={`${plane}`} split title={copy.title}>
      <div>
        <FaqAccordion name={name} items={copy.items} />
      </div>
    </Section>
  )
}
