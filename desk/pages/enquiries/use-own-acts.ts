import { useEffect } from 'react'
import type { EnquiryAnswer, OwnAct } from './sheet-data.ts'

/** Tells of an act as soon as the server has answered it: before the page is loaded anew, because whoever is quick acts again sooner. */
export function useOwnActs(answer: EnquiryAnswer | undefined, tell: (act: OwnAct) => void): void {
  useEffect(() => {
    if (answer && 'revision' in answer) tell(answer)
  }, [answer, tell])
}
