import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

// Fails when folders of the product know each other in a circle, by value or by type, at any depth. A folder and those inside it may
// know each other: a root puts together what lies below it. dependency-cruiser sees circles of files only.

/** One file imports another. */
export type Import = { from: string; to: string }

type Edges = Map<string, Map<string, Import>>

/** Circles of folders, each with the imports that close it; those of deeper folders and those of what they are part of. */
export function folderCircles(imports: readonly Import[]): Import[][] {
  const depths = Math.max(0, ...imports.map(({ from }) => from.split('/').length - 1))
  const circles = Array.from({ length: depths }, (_, depth) => circlesOf(edgesAt(imports, depth + 1))).flat()
  const told = new Set<string>()
  return circles.filter((circle) => {
    const name = JSON.stringify(circle)
    return !told.has(name) && told.add(name)
  })
}

/** Between folders of at most so many names, one import for each pair. */
function edgesAt(imports: readonly Import[], depth: number): Edges {
  const folderOf = (file: string) => path.dirname(file).split('/').slice(0, depth).join('/')
  const edges: Edges = new Map()
  for (const one of imports) {
    const [from, to] = [folderOf(one.from), folderOf(one.to)]
    if (isWithin(from, to) || isWithin(to, from)) continue
    const known = edges.get(from) ?? new Map<string, Import>()
    edges.set(from, known.has(to) ? known : known.set(to, one))
  }
  return edges
}

const isWithin = (folder: string, other: string) => other === '.' || `${folder}/`.startsWith(`${other}/`)

/** Imports between folders that reach each other. */
function circlesOf(edges: Edges): Import[][] {
  const reached = new Map([...edges.keys()].map((folder) => [folder, reachedFrom(folder, edges)]))
  const ring = (folder: string) => [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder))
  const rings = new Map([...edges.keys()].map((folder) => [ring(folder).sort().join(), ring(folder)]))
  rings.delete('')
  return [...rings.values()].map((folders) =>
    folders.flatMap((folder) =>
      [...(edges.get(folder) ?? [])].filter(([to]) => folders.includes(to)).map(([, one]) => one),
    ),
  )
}

/** Its own name is among them when a way leads back. */
function reachedFrom(folder: string, edges: Edges): Set<string> {
  const reached = new Set<string>()
  const open = [folder]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const to of edges.get(next)?.keys() ?? []) {
      if (reached.has(to)) continue
      reached.add(to)
      open.push(to)
    }
  }
  return reached
}

/** Of everything that is delivered: no tests, measurements and scripts. */
function productImports(): Import[] {
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n')
  const files = tracked.filter((file) => !/^(tests|bench|scripts)\/|\.(test|spec)\.tsx?$/.test(file))
  const known = new Set(files)
  return files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g)]
      .map(([, named = '']) => (named.startsWith('#') ? named.slice(1) : path.join(path.dirname(from), named)))
      .filter((to) => known.has(to))
      .map((to) => ({ from, to })),
  )
}

if (import.meta.main) {
  const circles = folderCircles(productImports())
  for (const circle of circles) {
    console.error('These imports close a circle of folders:')
    for (const { from, to } of circle) console.error(`  ${from} → ${to}`)
  }
  process.exitCode = circles.length > 0 ? 1 : 0
}
