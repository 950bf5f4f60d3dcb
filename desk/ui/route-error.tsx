import { useRoot } from '../use-root.ts'
import { errorWords } from './error-words.ts'

/** In the place of a sheet that cannot be shown. */
export function SheetError({ error }: { error: unknown }) {
  const { title, text } = errorWords(useRoot().words, error)
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
    </>
  )
}

/** The same in the place of a whole page. */
export function PageError({ error }: { error: unknown }) {
  return (
    <div className="page">
      <SheetError error={error} />
    </div>
  )
}
