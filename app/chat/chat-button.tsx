import { type ComponentType, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { ShellCopy } from '#app/layout/shell-copy.ts'
import { onQuestionForChat } from '#app/lib/question-for-chat.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { ChatFile } from './chat-copy.ts'
import type { ChatDialogProps } from './chat-dialog.tsx'
import { chatDialog } from './fetched-dialog.ts'
import { isChatKept } from './is-chat-kept.ts'

type OpenChat = ChatFile & { Dialog: ComponentType<ChatDialogProps>; question: string }

/** What is kept changes in the dialog; opening and closing it looks again. */
const subscribe = () => () => undefined

/** Opens the assistant. Its dialog, style and words are fetched when it is first pressed, not before. */
export function ChatButton({ copy }: { copy: ShellCopy['chat'] }) {
  const button = useRef<HTMLButtonElement>(null)
  const [chat, setChat] = useState<OpenChat>()
  const [isLoading, setLoading] = useState(false)
  const isKept = useSyncExternalStore(subscribe, isChatKept, () => false)

  async function open(question = '') {
    const fetched = chatDialog.now()
    if (!fetched) setLoading(true)
    try {
      const dialog = fetched ?? (await chatDialog.load())
      // Before the next picture.
      flushSync(() => {
        setChat({ question, ...dialog })
        setLoading(false)
      })
    } catch {
      setLoading(false)
      showToast({ kind: 'destructive', title: copy.failed, text: copy.instead })
    }
  }

  const openWith = useEffectEvent(open)
  useEffect(() => onQuestionForChat(openWith), [])

  function close() {
    setChat(undefined)
    button.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <button
        type="button"
        className="chat-button scripted no-print"
        aria-haspopup="dialog"
        aria-expanded={chat !== undefined}
        aria-busy={isLoading}
        onClick={chat ? close : () => open()}
        ref={button}
      >
        {copy.open}
        {isKept && <span className="visually-hidden"> ({copy.kept})</span>}
      </button>
      {chat && (
        <chat.Dialog
          words={chat.words}
          bookingUrl={chat.bookingUrl}
          question={chat.question}
          onClose={close}
          key={chat.question}
        />
      )}
    </>
  )
}
