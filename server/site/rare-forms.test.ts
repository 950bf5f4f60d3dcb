import { expect, test } from 'vitest'
import { inMemory, type LoadedFile, makeForms } from './file-forms.ts'
import { createRareForms } from './rare-forms.ts'

/** In bytes. */
const size = 1000

async function page(name: string): Promise<LoadedFile> {
  const file = { path: `/${name}`, file: '', type: 'text/html', etag: name, immutable: false, compressed: true }
  return inMemory(file, await makeForms(Buffer.from(name.padEnd(size, '.')), 5))
}

const text = async (lent: { bytes: Promise<Buffer> } | undefined) => (await lent?.bytes)?.toString('utf8', 0, 3)

test('all who read a form at once share its bytes', async () => {
  const forms = createRareForms({ idle: 0, all: size })
  const one = await page('one')
  const [first, second] = [forms.lend(one, 'identity'), forms.lend(one, 'identity')]
  expect(await second?.bytes).toBe(await first?.bytes)
})

test('who would take more memory than there is for all is asked to come back, until something was sent', async () => {
  const forms = createRareForms({ idle: size, all: 2 * size })
  const [one, two, three] = [await page('one'), await page('two'), await page('three')]
  const lent = forms.lend(one, 'identity')
  forms.lend(two, 'identity')
  expect(forms.lend(three, 'identity')).toBeUndefined()
  expect(await text(forms.lend(two, 'identity'))).toBe('two')
  lent?.giveBack()
  lent?.giveBack()
  expect(await text(forms.lend(three, 'identity'))).toBe('thr')
  expect(forms.lend(one, 'identity')).toBeUndefined()
})

test('a form is kept a little longer than it is read, the latest ones', async () => {
  const forms = createRareForms({ idle: size, all: 10 * size })
  const [one, two] = [await page('one'), await page('two')]
  const read = async (file: LoadedFile) => {
    const lent = forms.lend(file, 'identity')
    const bytes = await lent?.bytes
    lent?.giveBack()
    return bytes
  }
  const first = await read(one)
  expect(await read(one)).toBe(first)
  await read(two)
  expect(await read(one)).not.toBe(first)
})

test('a file that is larger than all is sent when nothing else is', async () => {
  const forms = createRareForms({ idle: 0, all: 10 })
  const lent = forms.lend(await page('one'), 'identity')
  expect(await text(lent)).toBe('one')
  expect(forms.lend(await page('two'), 'identity')).toBeUndefined()
  lent?.giveBack()
  expect(await text(forms.lend(await page('two'), 'identity'))).toBe('two')
})

test('a form that cannot be read is not remembered', async () => {
  const forms = createRareForms()
  const file = await page('one')
  const broken = { ...file, held: Buffer.from('no brotli') }
  await expect(forms.lend(broken, 'identity')?.bytes).rejects.toThrow()
  expect(await text(forms.lend(file, 'identity'))).toBe('one')
})
