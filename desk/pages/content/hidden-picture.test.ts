import { expect, it } from 'vitest'
import { hiddenPicture } from './hidden-picture.ts'

it('finds the picture that words describe, where the form has no field for it', () => {
  const published = { image: '/images/share/blog-kasse-de.png', imageAlt: 'Eine Kasse' }
  expect(hiddenPicture(['imageAlt'], ['slug', 'image'], published)).toBe('/images/share/blog-kasse-de.png')
  // Nothing is drawn before it is published; a picture that is chosen is shown where it is chosen.
  expect(hiddenPicture(['imageAlt'], ['slug', 'image'], undefined)).toBeUndefined()
  expect(hiddenPicture(['imageAlt'], [], published)).toBeUndefined()
  expect(hiddenPicture(['title'], ['slug', 'image'], published)).toBeUndefined()
})
