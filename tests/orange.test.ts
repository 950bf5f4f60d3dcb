import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Orange burns only while a decision is open, on the thing that takes it (docs/decisions/0048-exhibits.md). */

/** Drawings that may be lit: a decision is open there, and it is the page's only one. */
const litDrawings = ['app/drawings/free-place.tsx']

const orange = /var\(--signal\)/

test('style sheets give the colour to round buttons alone', () => {
  const rules = globSync('app/**/*.css').flatMap((file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
    return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
      .filter(([, , declarations]) => orange.test(declarations ?? ''))
      .map(([, selector]) => `${file}: ${selector?.trim()}`)
  })
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.filter((rule) => !/\.(decision|posting|specimen)-button\b|data-role/.test(rule))).toEqual([])
})

test('components take it from there, but for the drawings named here', () => {
  const users = globSync('app/**/*.tsx').filter((file) => orange.test(readFileSync(file, 'utf8')))
  expect(users.toSorted()).toEqual(litDrawings)
})
