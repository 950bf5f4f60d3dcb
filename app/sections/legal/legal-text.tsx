import { localePath } from '#app/lib/locale-path.ts'
import type { LegalBlock, LegalSection } from '#content/schemas/legal-text.ts'
import { contactLinks } from '#contract/contact-links.ts'
import type { Language } from '#contract/language.ts'

/** The sections of a legal text. Links lead to pages in the language of the text. */
export function LegalText({ sections, language }: { sections: LegalSection[]; language: Language }) {
  return (
    <div className="legal-text">
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id}>{section.title}</h2>
          {section.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
            <Block key={index} block={block} language={language} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Block({ block, language }: { block: LegalBlock; language: Language }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Words text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul className="ruled closed">
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <dl>
          {block.rows.map(({ term, detail }) => (
            <div key={term}>
              <dt className="small">{term}</dt>
              <dd>
                <Words text={detail} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'link':
      return (
        <p>
          <a className="go" href={localePath(block.href, language)}>
            {block.label}
          </a>
        </p>
      )
  }
}

/** A text with its mail addresses and phone numbers as links. */
function Words({ text }: { text: string }) {
  return contactLinks(text).map((part, index) =>
    part.href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <a key={index} href={part.href}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )
}
