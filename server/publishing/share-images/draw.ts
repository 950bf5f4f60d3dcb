import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { errorPaths } from '#content/site.ts'
import { placedDrawing } from './share-drawing.ts'
import { fontOf } from './woff.ts'

const width = 1200
const height = 630
const require = createRequire(import.meta.url)

/** What a share image shows. */
export type Card = {
  /** Its public path. */
  image: string
  brand: string
  title: string
  description: string
  /** Shapes of the page's own drawing. */
  drawing?: string
}

/** Pages in the place of others name the home page's image, which shows the home page. */
const inPlaceOfOthers = new Set(errorPaths.flatMap((path) => [path, `/en${path}`]))

/** Where a page's own drawing stands: on the edge of the next plane, as on the page. */
const stage = { right: 1128, ground: 594, width: 1056, height: 300 }

/** The cards of all pages that name a share image in their head. */
export function shareCards(pages: ReadonlyMap<string, string>, brand: string): Card[] {
  return [...pages].flatMap(([path, html]) => shareCard(path, html, brand) ?? [])
}

/** Undefined for pages that name no share image, or that of another page. */
export function shareCard(path: string, html: string, brand: string): Card | undefined {
  return inPlaceOfOthers.has(path) ? undefined : readCard(html, brand)
}

/**
 * Draws share images of 1200 x 630: the page's title over its own drawing, or over the description where it has none of its own.
 * @param drawn gets each as PNG
 */
export async function drawCards(cards: Card[], drawn: (card: Card, png: Uint8Array) => Promise<void>): Promise<void> {
  if (cards.length === 0) return
  const [{ Resvg }, { default: satori }, fonts] = await Promise.all([
    import('@resvg/resvg-js'),
    import('satori'),
    Promise.all([300, 400].map(loadFont)),
  ])
  const folder = await mkdtemp(path.join(tmpdir(), 'share-'))
  try {
    const fontFiles = await Promise.all(
      fonts.map(async ({ data, weight }) => {
        const file = path.join(folder, `${weight}.ttf`)
        await writeFile(file, fontOf(data))
        return file
      }),
    )
    const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Hanken Grotesk' }
    for (const card of cards) {
      const svg = (await satori(layout(card), { width, height, fonts })).replace(
        /<\/svg>\s*$/,
        `${card.drawing ?? ''}$&`,
      )
      await drawn(card, new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng())
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Undefined for pages that name no share image. */
function readCard(html: string, brand: string): Card | undefined {
  const property = (name: string) =>
    decode(new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
  const image = property('og:image')
  if (!image) return undefined
  return {
    image: new URL(image).pathname,
    brand,
    title: property('og:title').replace(new RegExp(` – ${brand}$|^${brand} – `), ''),
    description: property('og:description'),
    drawing: placedDrawing(html, stage),
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '').replaceAll('\u00ad', '')
}

async function loadFont(weight: number) {
  const file = require.resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`)
  return { name: 'Hanken Grotesk', data: await readFile(file), weight: weight as 300 | 400, style: 'normal' as const }
}

const ink = '#0d1b36'
const paper = '#f4f1e9'
const blue = '#163caf'

/** The brand's mark and the page's title on paper, standing on the track; the ring is where a person decides. */
function layout({ brand, title, description, drawing }: Card) {
  if (drawing) return drawnLayout(title, brand)
  return box(
    { width, height, flexDirection: 'column', backgroundColor: paper, color: ink, fontFamily: 'Hanken Grotesk' },
    [
      box({ alignItems: 'center', padding: '56px 72px 0', fontSize: 34, fontWeight: 400 }, [
        mark(),
        text({ marginLeft: 16 }, brand),
      ]),
      box({ flexDirection: 'column', padding: '0 72px', marginTop: 54, flexGrow: 1 }, [
        text(
          {
            fontSize: title.length > 60 ? 56 : 72,
            fontWeight: 300,
            letterSpacing: '-0.03em',
            lineHeight: 1.08,
            textWrap: 'balance',
          },
          title,
        ),
        text(
          {
            marginTop: 26,
            fontSize: 28,
            fontWeight: 400,
            lineHeight: 1.4,
            color: '#36425d',
            maxWidth: 940,
            textWrap: 'balance',
          },
          description,
        ),
      ]),
      box({ height: 116, position: 'relative' }, [track()]),
    ],
  )
}

/** The title alone; the drawing is added to what comes of it, in front of the next plane. */
function drawnLayout(title: string, brand: string) {
  const fontSize = title.length > 64 ? 54 : title.length > 44 ? 60 : 72
  return box(
    { width, height, flexDirection: 'column', backgroundColor: paper, color: ink, fontFamily: 'Hanken Grotesk' },
    [
      box({ alignItems: 'center', padding: '48px 72px 0', fontSize: 34, fontWeight: 400 }, [
        mark(),
        text({ marginLeft: 16 }, brand),
      ]),
      box({ padding: '36px 72px 0', flexGrow: 1 }, [
        text({ fontSize, fontWeight: 300, letterSpacing: '-0.03em', lineHeight: 1.08, textWrap: 'balance' }, title),
      ]),
      box({ height: height - stage.ground, backgroundColor: '#fff' }, []),
    ],
  )
}

type Style = Record<string, string | number>

function box(style: Style, children: unknown[]) {
  return node('div', { style: { display: 'flex', ...style }, children })
}

function text(style: Style, children: string) {
  return node('div', { style: { display: 'flex', ...style }, children })
}

function mark() {
  return node('svg', {
    width: 52,
    height: 52,
    viewBox: '0 0 32 32',
    children: [
      node('path', {
        d: 'M2 27h18.5a5.5 5.5 0 0 0 0-11h-9a5.5 5.5 0 0 1 0-11H22',
        fill: 'none',
        stroke: ink,
        'stroke-width': 4,
      }),
      node('circle', { cx: 28, cy: 5, r: 3.2, fill: ink }),
    ],
  })
}

function track() {
  return node('svg', {
    width,
    height: 116,
    viewBox: `0 0 ${width} 116`,
    children: [
      node('path', { d: 'M0 78H1200', stroke: ink, 'stroke-width': 2 }),
      node('path', { d: 'M780 14h50v64h-50z', fill: '#fff' }),
      node('path', { d: 'M790 28h30M790 40h30M790 52h20', stroke: ink, 'stroke-width': 2 }),
      node('path', { d: 'M872 0h72v116h-72z', fill: ink }),
      node('circle', { cx: 908, cy: 34, r: 12.5, fill: '#fff', stroke: blue, 'stroke-width': 5 }),
      node('path', { d: 'M988 22h56v56h-56z', fill: '#fff' }),
      node('path', { d: 'M996 34h40M1016 34v26M996 66h40M996 71h40', stroke: ink, 'stroke-width': 2 }),
      node('path', { d: 'M1096 30h104v86h-104z', fill: blue }),
    ],
  })
}

/** What satori takes instead of JSX. */
function node(type: string, props: Record<string, unknown>) {
  return { type, key: null, props }
}
