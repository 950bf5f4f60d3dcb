import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { loadIslands } from '#app/islands/registry.ts'
import { documentCopy } from '#app/lib/copy.ts'
import { IslandsContext } from '#app/lib/island.tsx'
import { PageContext } from '#app/lib/page-facts.ts'
import { languages } from '#contract/language.ts'
import { Footer } from './footer.tsx'

const islands = await loadIslands()

describe.each(languages)('footer, %s', (language) => {
  const copy = documentCopy('shell', language)
  const newsletter = documentCopy('newsletter', language)
  const forms = documentCopy('forms', language)
  const draw = (hasSamples: boolean) =>
    renderToStaticMarkup(
      <IslandsContext value={islands}>
        <PageContext value={{ pathname: language === 'en' ? '/en/' : '/', forms }}>
          <Footer
            copy={copy}
            newsletter={newsletter}
            brand="Saldora"
            linkedinUrl="https://www.linkedin.example/company/saldora"
            year={2026}
            hasSamples={hasSamples}
          />
        </PageContext>
      </IslandsContext>,
    )

  test('has one line on placeholders while there are samples, and none afterwards', () => {
    expect(draw(true).split(copy.footer.placeholders)).toHaveLength(2)
    expect(draw(false)).not.toContain(copy.footer.placeholders)
  })
})
