import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { chosenLanguage, followChoice, keepLanguage } from './chosen-language.ts'

function storage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('each page keeps a choice of its own', () => {
  vi.stubGlobal('localStorage', storage())
  keepLanguage('privacy', 'en')
  expect(chosenLanguage('privacy')).toBe('en')
  expect(chosenLanguage('terms')).toBeUndefined()
})

test('a value that is no language counts as no choice', () => {
  vi.stubGlobal('localStorage', storage({ 'legal-language-impressum': 'fr' }))
  expect(chosenLanguage('impressum')).toBeUndefined()
})

test('a browser that refuses storage breaks nothing', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  keepLanguage('privacy', 'en')
  expect(chosenLanguage('privacy')).toBeUndefined()
})

function open(stored: Record<string, string>, language: 'de' | 'en') {
  const dataset: Record<string, string> = {}
  const localStorage = storage(stored)
  let giveUp = () => {}
  let press = (_: { target: unknown }) => {}
  runInNewContext(followChoice, {
    localStorage,
    document: { documentElement: { dataset, lang: language === 'de' ? 'de-CH' : 'en' } },
    location: { pathname: language === 'de' ? '/privacy' : '/en/privacy' },
    addEventListener: (_: string, listener: typeof press) => {
      press = listener
    },
    setTimeout: (callback: () => void) => {
      giveUp = callback
    },
  })
  return { dataset, localStorage, giveUp, press }
}

function hiddenBefore(stored: Record<string, string>, language: 'de' | 'en') {
  const { dataset, giveUp } = open(stored, language)
  const hidden = dataset.legalText === 'waiting'
  giveUp()
  return { hidden, shownInTheEnd: dataset.legalText === undefined }
}

test('the text is hidden before the first paint only when the other language was chosen, and never for good', () => {
  expect(hiddenBefore({ 'legal-language-privacy': 'en' }, 'de')).toEqual({ hidden: true, shownInTheEnd: true })
  expect(hiddenBefore({ 'legal-language-privacy': 'de' }, 'en')).toEqual({ hidden: true, shownInTheEnd: true })
  expect(hiddenBefore({ 'legal-language-privacy': 'de' }, 'de').hidden).toBe(false)
  expect(hiddenBefore({ 'legal-language-terms': 'en' }, 'de').hidden).toBe(false)
  expect(hiddenBefore({ 'legal-language-privacy': 'fr' }, 'de').hidden).toBe(false)
  expect(hiddenBefore({}, 'de').hidden).toBe(false)
})

test('the language that is pressed in the header is the choice for this page, and no other link is', () => {
  const { localStorage, press } = open({ 'legal-language-privacy': 'en', 'legal-language-terms': 'en' }, 'en')
  press({ target: { closest: () => null } })
  expect(localStorage.getItem('legal-language-privacy')).toBe('en')
  press({ target: { closest: (selector: string) => selector === '.language-switch a' && { hreflang: 'de' } } })
  expect(localStorage.getItem('legal-language-privacy')).toBe('de')
  expect(localStorage.getItem('legal-language-terms')).toBe('en')
})
