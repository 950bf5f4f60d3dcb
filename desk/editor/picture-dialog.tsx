import { useEffect, useState } from 'react'
import { Dialog, DialogKeys } from '../ui/dialog.tsx'
import { Field, FileField } from '../ui/form.tsx'
import type { EditorCopy } from './editor-copy.ts'
import type { AskedPicture } from './markdown-editor.tsx'

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
      <FileField
        label={copy.file}
        hint={copy.fileHint}
        accept="image/jpeg,image/png,image/webp"
        file={file}
        onFile={setFile}
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
      />
    </Dialog>
  )
}

/** Twice the width of a letter's column, for sharp screens. */
const widest = 1120
const quality = 0.82

/**
 * Draws a picture anew in the browser, no larger than it is ever shown. What cameras write into files (place, time, device) stays
 * behind with the original.
 * @returns undefined for what the browser cannot read as a picture
 */
async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const width = Math.min(widest, bitmap.width)
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  // Drawings stay sharp as PNG; photographs would be far too heavy.
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
  const made = await toBlob(canvas, type)
  if (type === 'image/jpeg' || !made || made.size < heavyPng) return made
  return toBlob(opaque(canvas), 'image/jpeg')
}

const heavyPng = 300_000

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality))
}

/** JPEG has no transparency: it would turn black. */
function opaque(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const paper = document.createElement('canvas')
  Object.assign(paper, { width: canvas.width, height: canvas.height })
  const context = paper.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, paper.width, paper.height)
    context.drawImage(canvas, 0, 0)
  }
  return paper
}
