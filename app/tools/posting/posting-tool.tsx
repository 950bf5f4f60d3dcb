import { type ComponentType, useRef, useState } from 'react'
import { fill } from '#app/lib/fill.ts'
import type { Language } from '#contract/language.ts'
import { formatCentimes } from '../../payments/number-text.ts'
import { BillIntake } from './bill-intake.tsx'
import type { FoundCode } from './code-reader.ts'
import type { NumberProblems, PostingCopy } from './posting-copy.ts'
import type { Bill, PostingWorkplace } from './posting-workplace.tsx'
import type { SampleName } from './sample-names.ts'
import { useAnnouncement } from './use-announcement.ts'

type PostingToolProps = { copy: PostingCopy; problems: NumberProblems; language: Language }

type Reading = { file: string; page?: { page: number; pages: number } }

type Workplace = ComponentType<Parameters<typeof PostingWorkplace>[0]>

/** The place for files; what makes postings of them is fetched with the first one. Nothing is sent, and nothing is kept. */
export function PostingTool({ copy, problems, language }: PostingToolProps) {
  const [bills, setBills] = useState<readonly Bill[]>([])
  const [Workplace, setWorkplace] = useState<Workplace>()
  const [reading, setReading] = useState<Reading>()
  const [refused, setRefused] = useState<{ source: string; why: string }[]>([])
  const [spoken, announce] = useAnnouncement()
  const given = useRef({ waiting: 0, last: Promise.resolve() })

  /** Reads what was given in the order in which it was given. */
  const inTurn = (read: () => Promise<void>) => {
    // What stands there of earlier files goes with the next one, but not while others wait.
    if (given.current.waiting++ === 0) setRefused([])
    const done = given.current.last.then(read).finally(() => {
      given.current.waiting--
      setReading(undefined)
    })
    given.current.last = done.catch(() => undefined)
    return done
  }
  const turnDown = (source: string, why: string) => {
    setRefused((before) => [...before, { source, why }])
    announce(fill(copy.spoken.refused, { why }))
  }
  const take = async (code: FoundCode, source: string) => {
    // The server renders the page and never gets here: it needs none of what follows.
    if (import.meta.env.SSR) return
    const { PostingWorkplace, readBill } = await import('./posting-workplace.tsx')
    const { invoice, why } = readBill(code, copy, problems)
    if (!invoice) return turnDown(source, why)
    setWorkplace(() => PostingWorkplace)
    setBills((before) => [...before, { invoice, source }])
    const {
      amount,
      code: { currency, creditor },
    } = invoice
    const sum = amount === undefined ? copy.facts.open : `${currency} ${formatCentimes(amount)}`
    announce(fill(copy.spoken.read, { name: creditor.name, amount: sum }))
  }
  const readFiles = async (files: File[]) => {
    for (const file of files) {
      setReading({ file: file.name })
      const told = (page: number, pages: number) => setReading({ file: file.name, page: { page, pages } })
      const { codes, refusal } = await readFile(file, told)
      if (refusal) turnDown(file.name, copy.fileRefusals[refusal])
      for (const found of codes ?? []) await take(found, file.name)
    }
  }
  const takeFiles = (files: File[]) => files.length > 0 && inTurn(() => readFiles(files))
  const readSample = async (name: SampleName) => {
    if (import.meta.env.SSR) return
    const { sampleFile } = await import('./sample-file.ts')
    await readFiles([await sampleFile(name, language, copy.intake.separate)])
  }
  const takeSample = (name: SampleName) => inTurn(() => readSample(name))
  const takeText = (text: string) => inTurn(() => take({ text, lines: [] }, copy.intake.pasted))

  return (
    <div className="posting scripted">
      <BillIntake
        copy={copy.intake}
        reading={reading}
        refused={refused}
        onFiles={takeFiles}
        onText={takeText}
        onSample={takeSample}
      />
      {Workplace && <Workplace bills={bills} copy={copy} language={language} announce={announce} />}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  )
}

/** Why no code was found in a file. */
type FileRefusal = 'tooLarge' | 'fileKind' | 'noCode' | 'protected' | 'broken'

/** The payment codes in a file, one a bill. */
type FileReading = { codes: FoundCode[]; refusal?: undefined } | { codes?: undefined; refusal: FileRefusal }

const mostBytes = 25_000_000

/**
 * Looks for payment codes in a PDF or a picture, and in a PDF for the text beside them, in this browser. What reads PDFs and codes
 * is fetched from this site now, when a file was chosen; the file itself goes nowhere.
 * @param onPage told of each page of a PDF before it is read, counted from 1
 */
async function readFile(file: File, onPage: (page: number, pages: number) => void): Promise<FileReading> {
  if (file.size > mostBytes) return { refusal: 'tooLarge' }
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name)
  if (!isPdf && !file.type.startsWith('image/')) return { refusal: 'fileKind' }
  // Rendered on the server as everything is, where nobody chooses a file.
  if (import.meta.env.SSR) return { refusal: 'broken' }
  try {
    const { codesInPicture, codesOnPages } = await import('./code-reader.ts')
    if (!isPdf) return found(codesInPicture(await createImageBitmap(file)).map((text) => ({ text, lines: [] })))
    const { pdfPages } = await import('./pdf-pages.ts')
    return found(await codesOnPages(pdfPages(new Uint8Array(await file.arrayBuffer()), onPage)))
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException'
    return { refusal: isProtected ? 'protected' : 'broken' }
  }
}

function found(codes: FoundCode[]): FileReading {
  return codes.length > 0 ? { codes } : { refusal: 'noCode' }
}
