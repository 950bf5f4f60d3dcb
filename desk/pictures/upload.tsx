import { useEffect, useId, useRef, useState } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'
import { languages } from '#contract/language.ts'
import { type Crop, heaviest, smallestSide } from '#contract/picture-upload.ts'
import type { Descriptions, StoredPicture } from '#server/pictures/service.ts'
import { DialogKeys } from '../ui/dialog.tsx'
import { Choice, Field, FileField } from '../ui/form.tsx'
import { useRoot } from '../use-root.ts'
import { largestCrop, widthsOf } from './crop.ts'
import { CropFrame } from './crop-frame.tsx'
import { type UploadProblem, uploadPicture } from './pictures-client.ts'

type UploadProps = {
  copy: DocumentOf<'desk/pictures'>
  /** Width by height, where the place demands one. */
  ratio: number | undefined
  /** A file that need not be asked for. */
  given?: File | undefined
  onDone(picture: StoredPicture): void
}

const ratios = { whole: undefined, wide: 16 / 9, landscape: 3 / 2, square: 1, portrait: 3 / 4 } as const
type RatioName = keyof typeof ratios

/** What is wrong with a file. */
const ofFile: readonly UploadProblem[] = ['missing', 'heavy', 'pixels', 'small', 'type', 'broken']

/** A file, what of it is shown, and what is to be seen on it: none goes without the others. */
export function Upload({ copy, ratio: demanded, given, onDone }: UploadProps) {
  const { formToken } = useRoot()
  const id = useId()
  const [file, setFile] = useState<File>()
  const [picture, setPicture] = useState<ImageBitmap>()
  const [shape, setShape] = useState<RatioName>('whole')
  const [crop, setCrop] = useState<Crop>()
  const [descriptions, setDescriptions] = useState<Descriptions>({ de: '', en: '' })
  const [problem, setProblem] = useState<UploadProblem>()
  const [isSending, setSending] = useState(false)

  const ratioOf = (bitmap: ImageBitmap, name: RatioName) => demanded ?? ratios[name] ?? bitmap.width / bitmap.height
  const ratio = picture && ratioOf(picture, shape)

  async function choose(chosen: File | undefined) {
    setFile(chosen)
    setPicture(undefined)
    setProblem(undefined)
    if (!chosen) return
    if (chosen.size > heaviest) return setProblem('heavy')
    // Upright, as the server turns it.
    const bitmap = await createImageBitmap(chosen).catch(() => undefined)
    if (!bitmap) return setProblem('type')
    const { least, most } = widthsOf(bitmap, ratioOf(bitmap, shape), smallestSide)
    if (least > most) return setProblem('small')
    setPicture(bitmap)
    setCrop(largestCrop(bitmap, ratioOf(bitmap, shape)))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file may be chosen in its place
  useEffect(() => void choose(given), [given])

  const told = problem && copy.problems[problem]
  const isOfFile = problem && ofFile.includes(problem)
  const isOfWords = problem === 'descriptions'
  const fields = useRef<HTMLDivElement>(null)
  // The frame between the two is high: what is wrong may be far from the key.
  useEffect(() => {
    if (problem) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problem])

  function reshape(name: RatioName) {
    setShape(name)
    if (picture) setCrop(largestCrop(picture, ratioOf(picture, name)))
  }

  async function keep() {
    if (!file || !crop) return setProblem((before) => before ?? 'missing')
    setSending(true)
    setProblem(undefined)
    const outcome = await uploadPicture({ file, crop, descriptions, formToken })
    setSending(false)
    if (outcome.ok) onDone(outcome.picture)
    else setProblem(outcome.problem)
  }

  return (
    <div className="upload" ref={fields}>
      <FileField
        label={copy.file}
        error={isOfFile && told}
        hint={copy.fileHint}
        accept="image/jpeg,image/png,image/webp,image/avif"
        file={file}
        onFile={choose}
      />
      {picture && demanded === undefined && (
        <Choice
          label={copy.ratio}
          value={shape}
          onChange={({ target }) => reshape(target.value as RatioName)}
          options={Object.keys(ratios).map((name) => [name, copy.ratios[name as RatioName]])}
        />
      )}
      {picture && crop && ratio && (
        <CropFrame copy={copy} picture={picture} ratio={ratio} crop={crop} onChange={setCrop} />
      )}
      {languages.map((language) => (
        <Field
          key={language}
          label={copy.alt[language]}
          value={descriptions[language]}
          isInvalid={isOfWords && descriptions[language].trim().length < 3}
          aria-describedby={`${id}-alt-hint`}
          onChange={({ target }) => setDescriptions({ ...descriptions, [language]: target.value })}
        />
      ))}
      <p className="field">
        <span
          className={isOfWords ? 'hint error' : 'hint'}
          id={`${id}-alt-hint`}
          role={isOfWords ? 'alert' : undefined}
        >
          {isOfWords ? told : copy.altHint}
        </span>
      </p>
      <DialogKeys
        problem={!isOfFile && !isOfWords && told}
        keep={isSending ? copy.converting : copy.keep}
        onKeep={keep}
        isOff={isSending}
      />
    </div>
  )
}
