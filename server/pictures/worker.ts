import { writeFileSync } from 'node:fs'
import type { Crop } from '#contract/picture-upload.ts'
import { lowerPriority } from '../lower-priority.ts'
import type { Conversion } from './conversion.ts'
import { convertAgain, convertPicture } from './convert.ts'

// A process of its own that converts one picture (converter.ts): a file that breaks its reader breaks nothing else, what it took of
// memory is given back, and visitors go first.

export type ConversionOrder = {
  bytes: Uint8Array /** Undefined: a picture that is one of ours already. */
  crop?: Crop
}

const niceness = 5

/** Where memory runs out, the system ends this process and not the site's. Elsewhere than on Linux there is no such file. */
function goFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {}
}

goFirst()
process.once('disconnect', () => process.exit(1))
process.once('message', ({ bytes, crop }: ConversionOrder) => {
  lowerPriority(niceness)
  void (crop ? convertPicture(bytes, crop) : convertAgain(bytes)).then(tell)
})

function tell(conversion: Conversion): void {
  process.send?.(conversion, () => process.exit(0))
}
