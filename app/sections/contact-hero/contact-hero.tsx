import { LetterReply } from '#app/drawings/letter-reply.tsx'
import { Island } from '#app/lib/island.tsx'
import { localePath } from '#app/lib/locale-path.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import { buttonClass } from '#app/ui/button.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type ContactHeroProps = { copy: DocumentOf<'contact'>['hero']; bookingTarget: string; formTarget: string }

export function ContactHero({ copy, bookingTarget, formTarget }: ContactHeroProps) {
  const bookUrl = localePath('/book', useLanguage())
  return (
    <section className="contact-hero paper">
      <div className="grid">
        <h1>
          {copy.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <div className="contact-hero-text">
          <p className="lead">{copy.lead}</p>
          <div className="actions">
            <a className={buttonClass()} href={`#${formTarget}`}>
              {copy.write}
            </a>
            <a className={buttonClass('second')} href={`#${bookingTarget}`}>
              {copy.book}
            </a>
          </div>
          <Island name="FreeTimes" props={{ label: copy.freeTimes, bookUrl }} />
        </div>
        <div className="contact-hero-drawing runs-on">
          <LetterReply label={copy.drawing} />
        </div>
      </div>
    </section>
  )
}
