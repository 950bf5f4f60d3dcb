import { type ComponentType, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { ShellCopy } from '#app/layout/shell-copy.ts'
import { onQuestionForChat } from '#app/lib/question-for-chat.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import { showToast } from '#app/ui/toast.tsx'
import { isTalkKept } from './is-talk-kept.ts'
import type { TalkDialogProps } from './talk-dialog.tsx'
import { loadTalkWords, type TalkFile } from './talk-words.ts'

type OpenTalk = TalkFile & { Dialog: ComponentType<TalkDialogProps>; question: string }

/** What is kept changes in the dialog; opening and closing it looks again. */
const subscribe = () => () => undefined

/** Opens the assistant. Its dialog, style and words are fetched when it is first pressed, not before. */
export function ChatButton({ copy }: { copy: ShellCopy['chat'] }) {
  const language = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  const [talk, setTalk] = useState<OpenTalk>()
  const [isLoading, setLoading] = useState(false)
  const isKept = useSyncExternalStore(subscribe, isTalkKept, () => false)

  async function open(question = '') {
    setLoading(true)
    try {
      const [{ TalkDialog: Dialog }, file] = await Promise.all([import('./talk-dialog.tsx'), loadTalkWords(language)])
      setTalk({ Dialog, question, ...file })
    } catch {
      showToast({ kind: 'destructive', title: copy.failed, text: copy.instead })
    }
    setLoading(false)
  }

  const openWith = useEffectEvent(open)
  useEffect(() => onQuestionForChat(openWith), [])

  function close() {
    setTalk(undefined)
    button.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <button
        type="button"
        className="chat-button"
        aria-haspopup="dialog"
        aria-expanded={talk !== undefined}
        aria-busy={isLoading}
        onClick={talk ? close : () => open()}
        ref={button}
      >
        {copy.open}
        {isKept && <span className="visually-hidden"> ({copy.kept})</span>}
      </button>
      {talk && (
        <talk.Dialog
          words={talk.words}
          bookingUrl={talk.bookingUrl}
          question={talk.question}
          onClose={close}
          key={talk.question}
        />
      )}
    </>
  )
}
