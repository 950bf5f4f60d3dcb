import { useCallback, useState } from 'react'

/** What a live region says: the same words said once more are heard once more. */
export function useAnnouncement(): [text: string, announce: (text: string) => void] {
  const [said, setSaid] = useState({ text: '', times: 0 })
  const announce = useCallback((text: string) => setSaid(({ times }) => ({ text, times: times + 1 })), [])
  // A blank more or less makes it a change without a sound of its own.
  return [said.times % 2 === 0 ? said.text : `${said.text}\u00a0`, announce]
}
