import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { read } from '#content/documents.ts'
import { Bench, type Member, Register } from './about.tsx'

const { labels, free, placeholder = '' } = read('about', 'de')

function member(name: string, image: string): Member {
  return { name, image, imageAlt: undefined, role: 'Buchhaltung', description: 'Bucht.' }
}

const drawn = [member('Mira', 'portrait-1'), member('Jonas', 'portrait-2')]
const photographed = member('Aline', '/media/aline.jpg')

test('the note that the faces are drawn stands as long as all of them are', () => {
  const register = (members: Member[]) =>
    renderToStaticMarkup(<Register labels={labels} members={members} placeholder={placeholder} />)
  expect(placeholder).not.toBe('')
  expect(register(drawn)).toContain(placeholder)
  expect(register([...drawn, photographed])).not.toContain(placeholder)
})

test('the free place comes after the last member', () => {
  const bench = renderToStaticMarkup(<Bench labels={labels} free={free} members={[...drawn, photographed]} />)
  expect(bench.indexOf(free.title)).toBeGreaterThan(bench.indexOf('>Aline<'))
})
