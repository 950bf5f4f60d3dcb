import { useEffect, useState } from 'react'
import { useFetcher } from '../../use-fetcher.ts'
import type { AppointmentAnswer, AppointmentData } from './data.ts'

/**
 * A dialog that changes an appointment: shows the letter first, then changes it. What is typed after the letter was shown makes the letter
 * one of before, which is not sent.
 */
export function useChangeForm(appointment: AppointmentData['appointment']) {
  const fetcher = useFetcher<AppointmentAnswer>()
  const [isOpen, setOpen] = useState(false)
  const [outdated, setOutdated] = useState<AppointmentAnswer>()
  // As its reader saw it: somebody else's change comes into the page by itself, and is told instead of written over.
  const [seen, setSeen] = useState(appointment.sequence)
  const { data: answer } = fetcher
  const isDone = answer !== undefined && 'did' in answer

  useEffect(() => {
    if (isDone) setOpen(false)
  }, [isDone])

  // Told of another's change, and shown it: whoever sends again has seen it.
  const told = answer && 'problem' in answer ? answer.sequence : undefined
  useEffect(() => {
    if (told !== undefined) setSeen(told)
  }, [told])

  return {
    Form: fetcher.Form,
    isOpen,
    isDone,
    answer: answer === outdated ? undefined : answer,
    sequence: seen,
    open: () => {
      setSeen(appointment.sequence)
      setOutdated(answer)
      setOpen(true)
    },
    close: () => setOpen(false),
    /** Something in the form is not as it was when the letter was written. */
    changed: () => setOutdated(answer),
  }
}
