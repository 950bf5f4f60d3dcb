import { Key, LinkKey } from './form.tsx'
import { FreshForm } from './fresh-form.tsx'

/** What an action answers that makes a file. */
export type FileAnswer = { file: { name: string; type: string; text: string } }

type DownloadButtonProps = {
  label: string
  action?: string
  act?: string
  /** Of a key; without it the button is a word. */
  look?: string
  onSaved?(): void
}

/**
 * A button that saves a file. The browser makes it from an action's answer, after the passkey was shown: no address holds the data,
 * so none can be passed on.
 */
export function DownloadButton({ label, action, act = 'file', look, onSaved }: DownloadButtonProps) {
  return (
    <FreshForm<FileAnswer | object>
      action={action}
      onAnswer={(answer) => {
        if (!('file' in answer)) return
        save(answer.file)
        onSaved?.()
      }}
    >
      {look === undefined ? <LinkKey label={label} act={act} /> : <Key label={label} look={look} act={act} />}
    </FreshForm>
  )
}

function save({ name, type, text }: FileAnswer['file']): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
