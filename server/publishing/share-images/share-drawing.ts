/** The colours of the drawing roles on paper, as `app/ui/tokens.css` has them in the light scheme. */
const roles: Record<string, string> = {
  bg: '#f4f1e9',
  text: '#0d1b36',
  text2: '#36425d',
  dl: '#0d1b36',
  ds: '#fff',
  da: '#0d1b36',
  db: '#c3d4e8',
  dc: '#1941ba',
  dt: '#f4f1e9',
  de: '#fff',
  dcs: '#1941ba',
  di: '#0d1b36',
}

/** Where the drawings of articles and first screens stand in a built page. */
const opening = /<svg class="article-wide"[^>]*>|(?<=page-hero-drawing">)<svg[^>]*>/

type Place = { right: number; ground: number; width: number; height: number }

/** The drawing of a built page as shapes that stand on the ground and end at the right; undefined where there is none. */
export function placedDrawing(html: string, { right, ground, width, height }: Place): string | undefined {
  const start = opening.exec(html)
  const [x, y, wide, high] =
    /viewBox="([^"]+)"/
      .exec(start?.[0] ?? '')?.[1]
      ?.split(' ')
      .map(Number) ?? []
  if (!start || x === undefined || y === undefined || !wide || !high) return undefined
  const from = start.index + start[0].length
  const shapes = measured(html.slice(from, html.indexOf('</svg>', from)))
    .replace(/var\(--(\w+)\)/g, (whole, role) => roles[role] ?? whole)
    .replaceAll('class="article-hours"', 'font-size="64" font-weight="300"')
  const scale = Math.min(width / wide, height / high)
  const place = `translate(${right - wide * scale} ${ground - high * scale}) scale(${scale}) translate(${-x} ${-y})`
  return `<g font-family="Hanken Grotesk" font-size="17" transform="${place}">${shapes}</g>`
}

const counted =
  /(<path d="M[^a"]*a([\d.]+) [^"]*"[^>]*?) pathLength="(\d+)" stroke-dasharray="([\d.]+) ([\d.]+)" stroke-dashoffset="([\d.]+)"/g

/** Rings whose dashes are counted (`pathLength`), with the dashes in units instead: the renderer does not count. */
function measured(shapes: string): string {
  return shapes.replace(counted, (_, path, radius, count, dash, gap, offset) => {
    const [one, two, three] = [dash, gap, offset].map((part) => (Number(part) * 2 * Math.PI * radius) / count)
    return `${path} stroke-dasharray="${one} ${two}" stroke-dashoffset="${three}"`
  })
}
