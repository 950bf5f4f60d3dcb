import { type ReactNode, useEffect, useState } from 'react'
import { verifyPasskey } from '../passkey-client.ts'
import { useFetcher } from '../use-fetcher.ts'
import { useRoot } from '../use-root.ts'
import { Dialog, DialogKeys } from './dialog.tsx'
import { PostForm } from './form.tsx'

/** What an action answers when the passkey has to be shown again: the page asks for it and repeats the form. */
export type Stale = { stale: true }

type FreshFormProps<Answer> = {
  children: ReactNode
  /** Of another route than the page's own. */
  action?: string
  noValidate?: boolean
  /** For a form that sends a file. */
  encType?: 'multipart/form-data'
  onAnswer?(answer: Answer): void
}

/** A form whose act asks for a passkey that was shown in the last five minutes. What was typed stays while it is asked for. */
export function FreshForm<Answer>({ children, action, noValidate, encType, onAnswer }: FreshFormProps<Answer>) {
  const fetcher = useFetcher()
  const { words, formToken } = useRoot()
  const [asks, setAsks] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [sent, setSent] = useState<FormData>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each answer
  useEffect(() => {
    const answer = fetcher.data as Answer | Stale | undefined
    if (!answer) return
    if (typeof answer === 'object' && 'stale' in answer) setAsks(true)
    else onAnswer?.(answer)
  }, [fetcher.data])

  async function verify() {
    setFailed(false)
    const answer = await verifyPasskey(formToken)
    if (!answer.ok) return setFailed(true)
    setAsks(false)
    if (sent) fetcher.submit(sent, { method: 'post', ...(action && { action }), ...(encType && { encType }) })
  }

  return (
    <>
      <PostForm
        of={fetcher}
        noValidate={noValidate}
        action={action}
        encType={encType}
        onSubmit={(event) => {
          // With the key that was pressed: a form may have several.
          const { submitter } = event.nativeEvent as SubmitEvent
          setSent(new FormData(event.currentTarget, submitter))
        }}
      >
        {children}
      </PostForm>
      <Dialog title={words.verify.title} isOpen={asks} onClose={() => setAsks(false)}>
        <p>{words.verify.text}</p>
        <DialogKeys problem={hasFailed && words.verify.failed} keep={words.verify.button} onKeep={verify} />
      </Dialog>
    </>
  )
}
