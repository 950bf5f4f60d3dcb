import { useEffect, useState } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'
import type { StoredPicture } from '#server/pictures/service.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useRoot } from '../use-root.ts'
import { fetchPictures } from './pictures-client.ts'
import { Thumbnail } from './thumbnail.tsx'
import { Upload } from './upload.tsx'

type PictureDialogProps = {
  copy: DocumentOf<'desk/pictures'>
  isOpen: boolean
  /** Width by height, where the place demands one: only pictures of this shape are offered. */
  ratio?: number | undefined
  /** Only takes a new one. */
  isOnlyNew?: boolean
  /** A new one that is there already, because it was pasted or dropped. */
  file?: File | undefined
  /** What becomes of it. */
  note?: string
  onDone(picture: StoredPicture): void
  onClose(): void
}

/** Pictures are cut to whole pixels. */
const tolerance = 0.02

/** Offers the pictures that there are, and takes a new one. */
export function PictureDialog(props: PictureDialogProps) {
  const { copy, isOpen, ratio, isOnlyNew = false, file, note, onDone, onClose } = props
  const { language } = useRoot()
  const [pictures, setPictures] = useState<StoredPicture[]>()
  useEffect(() => {
    if (!isOpen || isOnlyNew) return
    let isGone = false
    void fetchPictures().then((found) => !isGone && setPictures(found))
    return () => {
      isGone = true
    }
  }, [isOpen, isOnlyNew])
  const fitting = pictures?.filter(
    ({ width, height }) => ratio === undefined || Math.abs(width / height / ratio - 1) < tolerance,
  )
  return (
    <Dialog title={isOnlyNew ? copy.uploadTitle : copy.title} isOpen={isOpen} onClose={onClose}>
      {note && <p className="note">{note}</p>}
      {!isOnlyNew && <h3>{copy.existing}</h3>}
      {fitting?.length === 0 && <p className="note">{copy.noneYet}</p>}
      {fitting && fitting.length > 0 && (
        <ul className="picture-list">
          {fitting.map((picture) => (
            <li key={picture.id}>
              <button type="button" onClick={() => onDone(picture)}>
                <Thumbnail address={picture.address} alt={picture.descriptions[language]} />
                <span className="note">{picture.descriptions[language]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isOnlyNew && <h3>{copy.uploadTitle}</h3>}
      <Upload copy={copy} ratio={ratio} given={file} onDone={onDone} />
    </Dialog>
  )
}
