import type { ReactNode } from 'react'

/** What went wrong, told as soon as it stands there. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="error">
      {children}
    </p>
  )
}
