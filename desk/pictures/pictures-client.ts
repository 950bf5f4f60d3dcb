import type { DocumentOf } from '#content/catalogue.ts'
import type { Crop } from '#contract/picture-upload.ts'
import type { AddOutcome, Descriptions, StoredPicture } from '#server/pictures/service.ts'

export type UploadProblem = keyof DocumentOf<'desk/pictures'>['problems']

const address = '/desk/content/pictures.json'

/** The pictures of the site, newest first; undefined while the server cannot be reached. */
export async function fetchPictures(): Promise<StoredPicture[] | undefined> {
  try {
    const answer = await fetch(address, { headers: { 'x-desk-background': '' } })
    return answer.ok ? (await answer.json()).pictures : undefined
  } catch {
    return undefined
  }
}

type Upload = { file: File; crop: Crop; descriptions: Descriptions; formToken: string }

/** Sends a file as it is, with what of it is to be shown: the server cuts and converts it. */
export async function uploadPicture({
  file,
  crop,
  descriptions,
  formToken,
}: Upload): Promise<AddOutcome | { ok: false; problem: UploadProblem }> {
  const form = new FormData()
  form.set('formToken', formToken)
  form.set('picture', file)
  for (const [name, value] of Object.entries({ ...crop, ...descriptions })) form.set(name, String(value))
  try {
    const answer = await fetch(address, { method: 'POST', body: form })
    if (answer.status === 413) return { ok: false, problem: 'heavy' }
    return answer.ok ? await answer.json() : { ok: false, problem: 'offline' }
  } catch {
    return { ok: false, problem: 'offline' }
  }
}
