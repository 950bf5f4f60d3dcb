/** Why no code was found in a file. */
export type FileRefusal = 'tooLarge' | 'fileKind' | 'noCode' | 'protected' | 'broken'

/** The texts of the payment codes in a file, one a bill. */
export type FileReading = { texts: string[]; refusal?: undefined } | { texts?: undefined; refusal: FileRefusal }

const mostBytes = 25_000_000

/**
 * Looks for payment codes in a PDF or a picture, in this browser. What reads PDFs and codes is fetched from this site now,
 * when a file was chosen; the file itself goes nowhere.
 * @param onPage told of each page of a PDF before it is read, counted from 1
 */
export async function readFile(file: File, onPage: (page: number, pages: number) => void): Promise<FileReading> {
  if (file.size > mostBytes) return { refusal: 'tooLarge' }
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name)
  if (!isPdf && !file.type.startsWith('image/')) return { refusal: 'fileKind' }
  // Rendered on the server as everything is, where nobody chooses a file.
  if (import.meta.env.SSR) return { refusal: 'broken' }
  try {
    const { codesInPicture, codesOnPages } = await import('./code-reader.ts')
    if (!isPdf) return found(codesInPicture(await createImageBitmap(file)))
    const { pdfPages } = await import('./pdf-pages.ts')
    return found(await codesOnPages(pdfPages(new Uint8Array(await file.arrayBuffer()), onPage)))
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException'
    return { refusal: isProtected ? 'protected' : 'broken' }
  }
}

function found(texts: string[]): FileReading {
  return texts.length > 0 ? { texts } : { refusal: 'noCode' }
}
