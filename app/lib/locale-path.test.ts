import { expect, test } from 'vitest'
import { languageOfPath, localePath, neutralPath, publicPath, switchLanguage } from './locale-path.ts'

test.each([
  ['/', 'de'],
  ['/contact', 'de'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/contact', 'en'],
  ['/energy', 'de'],
])('%s is read in %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language)
})

test('English home is /en/', () => {
  expect(localePath('/', 'en')).toBe('/en/')
  expect(neutralPath('/en/')).toBe('/')
  expect(neutralPath('/en')).toBe('/')
  expect(neutralPath('/contact/')).toBe('/contact')
})

test('addresses of other places are left alone', () => {
  expect(localePath('https://example.com/', 'en')).toBe('https://example.com/')
  expect(localePath('mailto:a@example.com', 'en')).toBe('mailto:a@example.com')
})

test('switching keeps path, query and hash, and comes back to where it was', () => {
  const here = { pathname: '/blog', search: '?q=mwst', hash: '#results' }
  expect(switchLanguage(here, 'en')).toBe('/en/blog?q=mwst#results')
  expect(switchLanguage({ ...here, pathname: '/en/blog' }, 'de')).toBe('/blog?q=mwst#results')
  expect(switchLanguage({ pathname: '/' }, 'en')).toBe('/en/')
  expect(switchLanguage({ pathname: '/en/' }, 'de')).toBe('/')
})

test('a published path has no trailing slash, but for the English home page', () => {
  expect(publicPath('/about/')).toBe('/about')
  expect(publicPath('/en/about/')).toBe('/en/about')
  expect(publicPath('/en/')).toBe('/en/')
  expect(publicPath('/')).toBe('/')
})
