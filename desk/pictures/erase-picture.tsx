import { useEffect, useState } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'
import type { PictureUse } from '#server/pictures/usage.ts'
import { fill } from '../fill.ts'
import { Dialog, DialogKeys } from '../ui/dialog.tsx'
import { FreshForm } from '../ui/fresh-form.tsx'

type ErasePictureProps<Answer> = {
  words: DocumentOf<'desk/pictures'>
  id: string
  /** What was found when it was to be removed; found again, it asks again. */
  uses: PictureUse[]
  /** The earlier revisions that name it. */
  places: string
  onAnswer(answer: Answer): void
}

/** Says what else changes when a picture goes that earlier revisions name, and erases it for good. */
export function ErasePicture<Answer>({ words: { erase }, id, uses, places, onAnswer }: ErasePictureProps<Answer>) {
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each answer
  useEffect(() => setOpen(true), [uses])
  return (
    <Dialog title={erase.title} isOpen={isOpen} onClose={() => setOpen(false)}>
      <FreshForm<Answer> onAnswer={onAnswer}>
        <input type="hidden" name="id" value={id} />
        <p>{fill(erase.text, { places })}</p>
        <p className="paragraph">{erase.stays}</p>
        <DialogKeys keep={erase.button} look="" act="erase" cancel={erase.keep} />
      </FreshForm>
    </Dialog>
  )
}
