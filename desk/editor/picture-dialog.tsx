import { useEffect, useState } from 'react'
import { Dialog, DialogKeys } from '../ui/dialog.tsx'
import { Field } from '../ui/form.tsx'
import type { EditorCopy } from './editor-copy.ts'
import type { AskedPicture } from './markdown-editor.tsx'
import { shrinkPicture } from './shrink-picture.ts'

export type PictureProblem = keyof EditorCopy['picture']['problems']

/** Stores a picture. @returns its address, or why not */
export type StorePicture = (picture: Blob) => Promise<{ src: string } | { problem: PictureProblem }>

type PictureDialogProps = Omit<AskedPicture, 'picture'> & { copy: EditorCopy['picture']; store: StorePicture }

/** Asks for a picture of a letter and for what is to be seen on it; neither goes without the other. */
export function PictureDialog({ copy, isOpen, file: given, note, store, onDone, onClose }: PictureDialogProps) {
  const [file, setFile] = useState<File>()
  const [alt, setAlt] = useState('')
  const [problem, setProblem] = useState<PictureProblem>()
  const [isSending, setSending] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew each time it opens
  useEffect(() => {
    setFile(given)
    setAlt('')
    setProblem(undefined)
  }, [given, isOpen])

  async function keep() {
    const words = alt.trim()
    if (!file) return setProblem('missing')
    if (words === '') return setProblem('alt')
    setSending(true)
    const small = await shrinkPicture(file)
    const stored = small ? await store(small) : { problem: 'type' as const }
    setSending(false)
    if ('problem' in stored) return setProblem(stored.problem)
    onDone({ src: stored.src, alt: words, title: '' })
  }

  return (
    <Dialog title={copy.title} isOpen={isOpen} onClose={onClose}>
      {note && <p>{note}</p>}
      <Field
        label={copy.file}
        hint={
          <>
            {given?.name ? `${given.name}. ` : ''}
            {copy.fileHint}
          </>
        }
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      <Field
        label={copy.alt}
        hint={copy.altHint}
        value={alt}
        isInvalid={problem === 'alt'}
        onChange={({ target }) => setAlt(target.value)}
      />
      <DialogKeys
        problem={problem && copy.problems[problem]}
        keep={isSending ? copy.sending : copy.keep}
        isOff={isSending}
        onKeep={keep}
        cancel={copy.cancel}
      />
    </Dialog>
  )
}
