import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'
import { type Crop, smallestSide } from '#contract/picture-upload.ts'
import { fill } from '../fill.ts'
import { Field } from '../ui/form.tsx'
import { clamp, moved, pixelsOf, resized, widthsOf } from './crop.ts'

type CropFrameProps = {
  copy: DocumentOf<'desk/pictures'>
  picture: ImageBitmap
  /** Width by height of what is cut out. */
  ratio: number
  crop: Crop
  onChange(crop: Crop): void
}

/** In pixels: large enough to judge, small enough to draw at once. */
const drawnWidth = 1120
/** What an arrow key moves, in parts of the picture; with Shift a fifth of it. */
const step = 0.02

/** A picture with the frame of what is kept of it: dragged with a mouse or a finger, moved with arrow keys. */
export function CropFrame({ copy, picture, ratio, crop, onChange }: CropFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const area = useRef<SVGSVGElement>(null)
  const id = useId()
  const mask = `${id}-mask`
  const { least, most } = widthsOf(picture, ratio, smallestSide)
  const smallest = Math.min(least, most)

  useEffect(() => {
    const target = canvas.current
    if (!target) return
    target.width = Math.min(drawnWidth, picture.width)
    target.height = Math.max(1, Math.round((picture.height * target.width) / picture.width))
    target.getContext('2d')?.drawImage(picture, 0, 0, target.width, target.height)
  }, [picture])

  const resize = (width: number) => onChange(resized(crop, clamp(width, smallest, most), picture, ratio))

  /** Follows a finger or the mouse from where it touched down. */
  function drag(event: PointerEvent<SVGElement>, follow: (by: { x: number; y: number }) => void) {
    const { width, height } = area.current?.getBoundingClientRect() ?? { width: 1, height: 1 }
    const { currentTarget: target, clientX, clientY, pointerId } = event
    target.setPointerCapture(pointerId)
    const move = (moved: globalThis.PointerEvent) =>
      follow({ x: (moved.clientX - clientX) / width, y: (moved.clientY - clientY) / height })
    const end = () => {
      target.removeEventListener('pointermove', move)
      target.removeEventListener('pointerup', end)
      target.removeEventListener('pointercancel', end)
    }
    target.addEventListener('pointermove', move)
    target.addEventListener('pointerup', end)
    target.addEventListener('pointercancel', end)
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = event.shiftKey ? step / 5 : step
    const acts: Record<string, () => void> = {
      ArrowLeft: () => onChange(moved(crop, { x: -by, y: 0 })),
      ArrowRight: () => onChange(moved(crop, { x: by, y: 0 })),
      ArrowUp: () => onChange(moved(crop, { x: 0, y: -by })),
      ArrowDown: () => onChange(moved(crop, { x: 0, y: by })),
      '+': () => resize(crop.width + by),
      '-': () => resize(crop.width - by),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const percent = (part: number) => `${part * 100}%`
  const frame = { x: percent(crop.x), y: percent(crop.y), width: percent(crop.width), height: percent(crop.height) }
  const state = fill(copy.frameState, pixelsOf(crop, picture))

  return (
    <div className="crop">
      <div className="crop-area">
        <canvas ref={canvas} />
        <svg
          ref={area}
          role="application"
          aria-label={copy.frame}
          aria-describedby={`${id}-hint`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the frame, and no element has that by itself
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          <mask id={mask}>
            <rect width="100%" height="100%" fill="#fff" />
            <rect {...frame} fill="#000" />
          </mask>
          <rect className="crop-outside" width="100%" height="100%" mask={`url(#${mask})`} />
          <rect
            className="crop-inside"
            {...frame}
            onPointerDown={(event) => drag(event, (by) => onChange(moved(crop, by)))}
          />
          <circle
            className="crop-corner"
            cx={percent(crop.x + crop.width)}
            cy={percent(crop.y + crop.height)}
            r="12"
            onPointerDown={(event) => drag(event, ({ x }) => resize(crop.width + 2 * x))}
          />
        </svg>
      </div>
      <Field
        label={copy.size}
        id={id}
        note={<output>{state}</output>}
        hint={copy.frameHint}
        type="range"
        min={smallest}
        max={most}
        step="any"
        value={crop.width}
        aria-valuetext={state}
        onChange={({ target }) => resize(Number(target.value))}
      />
    </div>
  )
}
