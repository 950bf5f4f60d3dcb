import { fill } from '../../../fill.ts'
import { useForm } from '../form-context.ts'

/** The facts that a text names in braces, with what stands in their place on the site. */
export function FactsIn({ text, language }: { text: string; language: 'de' | 'en' }) {
  const { facts, words } = useForm()
  const named = [...new Set([...text.matchAll(/\{([\w.]+)\}/g)].map((match) => match[1] ?? ''))]
  return named.flatMap((name) => {
    const fact = facts.get(name)
    if (!fact) return []
    return (
      <span key={name} className="fact" lang={language}>
        {fill(words.form.factValue, { name: `{${name}}`, value: fact[language] })}
      </span>
    )
  })
}
