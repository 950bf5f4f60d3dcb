import sharp from 'sharp'
import { expect, it } from 'vitest'
import { wholePicture } from '#contract/picture-upload.ts'
import { createContext } from '#server/context.ts'
import { mostPixels } from '#server/pictures/decoding-cost.ts'
import { createSitePicturesService } from '#server/pictures/service.ts'
import { openTestStore, silentLog } from '../support/store.ts'

// Promise: no picture makes the server run out of memory, small as its file may be.

it('a picture that would fill the memory is refused by its header: what is decoded as a whole has fewer pixels', {
  timeout: 60_000,
}, async () => {
  const store = await openTestStore('sqlite')
  const { db, config } = store
  const context = createContext({ db, config, log: silentLog, actor: { kind: 'member', id: 'm1', name: 'Mira' } })
  const pictures = createSitePicturesService(context, new Map())
  const blank = (pixels: number) => {
    const side = Math.ceil(Math.sqrt(pixels)) + 10
    return sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
  }
  const bombs = {
    plain: await blank(mostPixels.plain).png().toBuffer(),
    interlaced: await blank(mostPixels.whole).png({ progressive: true }).toBuffer(),
    fine: await blank(mostPixels.costly).toColourspace('rgb16').png().toBuffer(),
    progressive: await blank(mostPixels.whole).jpeg({ progressive: true }).toBuffer(),
    webp: await blank(mostPixels.whole).webp({ effort: 0 }).toBuffer(),
    avif: await blank(mostPixels.costly).avif({ effort: 0 }).toBuffer(),
  }
  for (const [name, bomb] of Object.entries(bombs)) {
    expect(bomb.length, name).toBeLessThan(1_000_000)
    const outcome = await pictures.add(bomb, { crop: wholePicture, descriptions: { de: 'Nichts', en: 'Nothing' } })
    expect(outcome, name).toMatchObject({ ok: false, problem: 'pixels' })
  }
})
