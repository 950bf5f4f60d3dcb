import { useEffect, useState } from 'react'

/** A note among the team while it is written, apart from any reply: it outlives a reload in the same tab. */
export function useNote(enquiryId: string): [note: string, write: (note: string) => void] {
  const name = `note ${enquiryId}`
  const [note, setNote] = useState('')
  useEffect(() => setNote(sessionStorage.getItem(name) ?? ''), [name])
  return [
    note,
    (written) => {
      setNote(written)
      if (written === '') sessionStorage.removeItem(name)
      else sessionStorage.setItem(name, written)
    },
  ]
}
