import type { SVGProps } from 'react'

/**
 * The parts all drawings are made of: flat front views on one grid. Colours come only from the drawing roles
 * (`--dl` line, `--ds` sheet, `--da` body, …) of the plane that the drawing lies on.
 */

type WordsProps = SVGProps<SVGTextElement> & { say: string | number | undefined }

/** Lettering: a word or a figure at its place. */
export function Words({ say, ...place }: WordsProps) {
  return <text {...place}>{say}</text>
}

type Stroke = { d: string; width?: number }

/** Strokes in ink, on a sheet: what a document has printed on it. */
export function Ink({ d, width = 2 }: Stroke) {
  return <path d={d} fill="none" stroke="var(--di)" strokeWidth={width} />
}

/** Strokes in the colour of lines on the plane: tracks, leads. */
export function Line({ d, width = 2 }: Stroke) {
  return <path d={d} fill="none" stroke="var(--dl)" strokeWidth={width} />
}

type GrilleProps = { x: number; y: number; columns: number; rows: number; pitch: number; dot: number; colour?: string }

/** A dot grille: one path whose dashes, of no length but with round ends, are the dots. */
export function Grille({ x, y, columns, rows, pitch, dot, colour = 'var(--dt)' }: GrilleProps) {
  // A hair longer than to the last dot, or rounding may drop it.
  const row = (index: number) => `M${x} ${y + index * pitch}h${(columns - 1) * pitch + 0.1}`
  return (
    <path
      d={Array.from({ length: rows }, (_, index) => row(index)).join('')}
      stroke={colour}
      strokeWidth={dot}
      strokeLinecap="round"
      strokeDasharray={`0 ${pitch}`}
    />
  )
}

type TicksProps = { cx: number; cy: number; r: number; length: number; width: number; count: number; colour?: string }

/** Ticks round a circle, inwards from `r`: the dashes of one wide ring. The first stands at three o'clock. */
export function Ticks({ cx, cy, r, length, width, count, colour = 'var(--di)' }: TicksProps) {
  const dash = round((width * count) / (2 * Math.PI * r))
  const ring = round(r - length / 2)
  return (
    // A path, because SVG 1.1 knows a path's length only.
    <path
      d={`M${cx + ring} ${cy}a${ring} ${ring} 0 1 1 ${-2 * ring} 0a${ring} ${ring} 0 1 1 ${2 * ring} 0`}
      fill="none"
      stroke={colour}
      strokeWidth={length}
      pathLength={count}
      strokeDasharray={`${dash} ${round(1 - dash)}`}
      strokeDashoffset={round(dash / 2)}
    />
  )
}

/** A clock face on a sheet, without hands. `minutes` adds the fine ticks. */
export function Dial({ cx, cy, r, minutes = true }: { cx: number; cy: number; r: number; minutes?: boolean }) {
  return (
    <>
      <circle cx={cx} cy={cy} r={r} fill="var(--ds)" />
      <DialTicks cx={cx} cy={cy} r={r} minutes={minutes} />
    </>
  )
}

export function DialTicks({ cx, cy, r, minutes = true }: { cx: number; cy: number; r: number; minutes?: boolean }) {
  const edge = Math.round(r * 0.92)
  return (
    <>
      {minutes && <Ticks cx={cx} cy={cy} r={edge} length={Math.round(r * 0.1)} width={1.5} count={60} />}
      <Ticks
        cx={cx}
        cy={cy}
        r={edge}
        length={Math.round(r * (minutes ? 0.2 : 0.15))}
        width={minutes ? 3 : 2}
        count={12}
      />
    </>
  )
}

/** A person: a head on an arch. `size` is the width of the arch; the feet stand at `y`, `neck` above it begins the arch. */
export function Person({
  x,
  y,
  size,
  head,
  neck,
  colour,
}: {
  x: number
  y: number
  size: number
  head: number
  neck: number
  colour: string
}) {
  const shoulder = size / 2
  const top = y - neck - shoulder
  return (
    <path
      d={`M${x} ${y}v${-neck}a${shoulder} ${shoulder} 0 0 1 ${size} 0v${neck}zM${x + shoulder - head} ${top + 2 - head}a${head} ${head} 0 0 1 ${2 * head} 0a${head} ${head} 0 0 1 ${-2 * head} 0z`}
      fill={colour}
    />
  )
}

/** A balanced posting as it leaves the machine: a small T-account over a double rule, 72 units square. */
export function Posting({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x} y={y} width="72" height="72" fill="var(--ds)" />
      <Ink
        d={`M${x + 10} ${y + 14}h52M${x + 36} ${y + 14}v34M${x + 14} ${y + 26}h14m-14 10h14m16-10h14M${x + 10} ${y + 56}h52m-52 6h52`}
      />
    </>
  )
}

/** The one point of a drawing where a person decides: a ring. */
export function Decision({ cx, cy, r }: { cx: number; cy: number; r: number }) {
  const width = Math.min(r * 0.4, 7)
  return (
    <circle cx={cx} cy={cy} r={round(r - width / 2)} fill="var(--ds)" stroke="var(--dc)" strokeWidth={round(width)} />
  )
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
