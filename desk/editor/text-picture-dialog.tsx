import { useEffect, useState } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'
import type { Descriptions } from '#server/pictures/service.ts'
import { PictureDialog } from '../pictures/picture-dialog.tsx'
import { Thumbnail } from '../pictures/thumbnail.tsx'
import { Dialog, DialogKeys } from '../ui/dialog.tsx'
import { Field, Key } from '../ui/form.tsx'
import type { TextPicture } from './commands.ts'
import type { AskedPicture } from './markdown-editor.tsx'

type TextPictureDialogProps = AskedPicture & {
  copy: DocumentOf<'desk/pictures'>
  /** Of the text. */
  language: 'de' | 'en'
  /** A picture has come into the text, with the library's words in both languages. @param instead the address of the one that it replaces */
  onNew(address: string, descriptions: Descriptions, instead: string | undefined): void
}

/**
 * Asks for a picture of the library within a text. What is to be seen on it is known in both languages by then; of one that stands there, its
 * words and its caption are changed.
 */
export function TextPictureDialog(props: TextPictureDialogProps) {
  const { copy, language, isOpen, file, picture, onDone, onNew, onClose } = props
  const [chosen, setChosen] = useState<TextPicture>()
  const [isBlank, setBlank] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew each time it opens; a file that was dropped is another picture
  useEffect(() => {
    setChosen(isOpen && !file ? picture : undefined)
    setBlank(false)
  }, [isOpen, file])

  function keep() {
    if (!chosen) return
    const words = { alt: chosen.alt.trim(), title: chosen.title.trim() }
    setBlank(words.alt === '')
    if (words.alt !== '') onDone({ ...chosen, ...words })
  }

  return (
    <>
      <PictureDialog
        copy={copy}
        isOpen={isOpen && !chosen}
        file={file}
        note={copy.inText.both}
        onDone={({ address, descriptions }) => {
          onDone({ src: address, alt: descriptions[language], title: '' })
          onNew(address, descriptions, picture?.src)
        }}
        // It also closes when the next one opens.
        onClose={() => !chosen && onClose()}
      />
      <Dialog title={copy.inText.title} isOpen={isOpen && chosen !== undefined} onClose={() => chosen && onClose()}>
        {chosen && (
          <div className="text-picture">
            <Thumbnail address={chosen.src} alt="" />
            <Field
              label={copy.alt[language]}
              hint={copy.inText.altHint}
              lang={language}
              value={chosen.alt}
              isInvalid={isBlank}
              onChange={({ target }) => {
                setBlank(false)
                setChosen({ ...chosen, alt: target.value })
              }}
            />
            <Field
              label={copy.inText.caption}
              hint={copy.inText.captionHint}
              lang={language}
              value={chosen.title}
              onChange={({ target }) => setChosen({ ...chosen, title: target.value })}
            />
            <p className="note">{copy.inText.own}</p>
            <DialogKeys problem={isBlank && copy.inText.blank} keep={copy.inText.keep} onKeep={keep}>
              <Key label={copy.change} onClick={() => setChosen(undefined)} />
            </DialogKeys>
          </div>
        )}
      </Dialog>
    </>
  )
}
