import { useRouteError } from 'react-router'
import { useRoot } from '../use-root.ts'
import { errorWords } from './error-words.ts'
import { WayKey } from './form.tsx'

/** In the place of a sheet that cannot be shown. Routes export it as it is, so nobody hands it the error. */
export function SheetError() {
  const { words } = useRoot()
  const { title, text } = errorWords(words, useRouteError())
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="paragraph">
        <WayKey label={words.toToday} to="/today" />
      </p>
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
