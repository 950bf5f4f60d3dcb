import type { ReactNode } from 'react'
import { Link } from 'react-router'

type TopProps = {
  title: ReactNode
  /** The way back to the list that it is of. */
  back?: readonly [to: string, text: string]
  note?: ReactNode
  /** What can be done with it, or other views of it. */
  children?: ReactNode
}

/** The beginning of a page. */
export function Top({ title, back, note, children }: TopProps) {
  return (
    <div className="top">
      <div>
        {back && (
          <p className="note">
            <Link to={back[0]}>{back[1]}</Link>
          </p>
        )}
        <h1>{typeof title === 'string' ? inParts(title) : title}</h1>
      </div>
      {note && <p className="note">{note}</p>}
      {children}
    </div>
  )
}

/** An address too long for a telephone breaks before its @, and nowhere else. */
function inParts(title: string): ReactNode {
  const at = title.indexOf('@')
  if (at < 0) return title
  return (
    <>
      {title.slice(0, at)}
      <wbr />
      {title.slice(at)}
    </>
  )
}

/** Instead of a list in which nothing stands. @param next what will be here, and what it takes */
export function Empty({ children, next }: { children: ReactNode; next?: ReactNode }) {
  return (
    <div className="empty">
      <p>{children}</p>
      {next && <p className="soft">{next}</p>}
    </div>
  )
}
