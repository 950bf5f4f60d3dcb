import { useId } from 'react'
import { FaqAccordion } from '#app/sections/faq-accordion/faq-accordion.tsx'

type PageQuestionsProps = {
  plane: 'paper' | 'pale' | 'white'
  copy: { title: string; items: { question: string; answer: string }[] }
  /** Unique on the page: its questions close each other. */
  name: string
}

/** The questions that belong to one page. */
export function PageQuestions({ plane, copy, name }: PageQuestionsProps) {
  const heading = useId()
  return (
    <section className={`section ${plane}`} aria-labelledby={heading}>
      <div className="grid">
        <h2 className="page-questions-title" id={heading}>
          {copy.title}
        </h2>
        <div className="page-questions-list">
          <FaqAccordion name={name} items={copy.items} />
        </div>
      </div>
    </section>
  )
}
