import { useRoot } from '../use-root.ts'

/** In the place of a sheet that there is not. */
export function NotFound() {
  const { words } = useRoot()
  return (
    <>
      <h1>{words.notFound.title}</h1>
      <p>{words.notFound.text}</p>
    </>
  )
}

/** The same in the place of a whole page. */
export function NotFoundPage() {
  return (
    <div className="page">
      <NotFound />
    </div>
  )
}
