import { useRouteError } from 'react-router'
import { useRoot } from '../use-root.ts'
import { errorWords } from './error-words.ts'

/** In the place of a sheet that cannot be shown. Routes export it as it is, so nobody hands it the error. */
export function SheetError() {
  const { title, text } = errorWords(useRoot().words, useRouteError())
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
    </>
  )
}

/** The same in the place of a whole page. */
export function PageError() {
  return (
    <div className="page">
      <SheetError />
    </div>
  )
}
