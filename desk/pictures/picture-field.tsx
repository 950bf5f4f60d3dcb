import { useId, useState } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'
import type { Descriptions } from '#server/pictures/service.ts'
import { fill } from '../fill.ts'
import { Key, LinkKey } from '../ui/form.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { Thumbnail } from './thumbnail.tsx'

type PictureFieldProps = {
  copy: DocumentOf<'desk/pictures'>
  label: string
  /** The address of a picture, the name of a drawing, or nothing yet. */
  value: string
  /** Width by height, where the place demands one: 1 for a portrait. */
  ratio?: number
  /** Names of drawings that can stand in its place, such as `portrait-1`. */
  drawings?: readonly string[]
  hint?: string
  error?: string | undefined
  /** @param descriptions what is to be seen on a picture; undefined for a drawing, which is described by what it is */
  onChange(value: string, descriptions: Descriptions | undefined): void
}

/** A field whose value is a picture: one of those that there are, a new one, or a drawing. */
export function PictureField({ copy, label, value, ratio, drawings = [], hint, error, onChange }: PictureFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isDrawing = drawings.includes(value)
  return (
    <fieldset className="field picture-field" aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      {value.startsWith('/') ? (
        <Thumbnail address={value} alt="" />
      ) : (
        <p className="note">
          {isDrawing ? fill(copy.drawing, { number: drawings.indexOf(value) + 1 }) : value || copy.none}
        </p>
      )}
      <p className="actions">
        <Key label={value.startsWith('/') ? copy.change : copy.choose} onClick={() => setOpen(true)} />
        {drawings.map((name, index) => (
          <LinkKey
            label={fill(copy.drawing, { number: index + 1 })}
            key={name}
            aria-pressed={name === value}
            onClick={() => onChange(name, undefined)}
          />
        ))}
      </p>
      <span className={error ? 'hint error' : 'hint'} id={`${id}-hint`}>
        {error ?? hint}
      </span>
      <PictureDialog
        copy={copy}
        isOpen={isOpen}
        ratio={ratio}
        onDone={({ address, descriptions }) => {
          setOpen(false)
          onChange(address, descriptions)
        }}
        onClose={() => setOpen(false)}
      />
    </fieldset>
  )
}
