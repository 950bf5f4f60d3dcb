import type { Element, ElementContent, Root } from 'hast'
import { pictureSources, readOwnPicture } from '#contract/picture-address.ts'
import { joinCompounds, joinUnits } from '../non-breaking.ts'
import { elementsBelow } from './hast.ts'

/** How wide a picture is shown (app/sections/article/article-picture.css): as the text, a tall one narrower. */
const sizes = { wide: '(min-width: 41rem) 39rem, 91vw', tall: '(min-width: 29rem) 26rem, 91vw' }

/** Something that a reader sees or a screen reader says. */
const seen = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u

/** A picture this much taller than wide would fill more than a window. */
const tall = 1.15

/**
 * A paragraph that is one picture of the library: in the size and format that suit the browser, with its title as a caption. Its place is kept
 * before it arrives, and it is fetched when it comes near: the head of an article fills the first window. Any other paragraph stays.
 */
export function transformPicture(paragraph: Element): Element {
  const [image, ...others] = paragraph.children
  if (image?.type !== 'element' || image.tagName !== 'img' || others.length > 0) return paragraph
  const { src, alt, title } = image.properties
  const picture = readOwnPicture(String(src))
  if (!picture) return paragraph
  const { width, height } = picture
  const form = height > width * tall ? 'tall' : 'wide'
  const sources = pictureSources(picture).map(({ type, srcSet }) =>
    made('source', { type, srcSet, sizes: sizes[form] }),
  )
  image.properties = { src, alt, width, height, loading: 'lazy', decoding: 'async' }
  const words = typeof title === 'string' ? joinCompounds(joinUnits(title.trim())) : ''
  const caption = made('figcaption', {}, [{ type: 'text', value: words }])
  return made('figure', { className: form === 'tall' ? ['article-picture', 'tall'] : ['article-picture'] }, [
    made('picture', {}, [...sources, image]),
    ...(words ? [caption] : []),
  ])
}

/** What is wrong with the pictures of a transformed article. Whether they are there is asked elsewhere (check/pictures.ts). */
export function pictureFaults(tree: Root): { element: Element; message: string }[] {
  const transformed = new Set(elementsBelow(tree, 'picture').flatMap((picture) => elementsBelow(picture, 'img')))
  return elementsBelow(tree, 'img').flatMap((element) => {
    const src = String(element.properties.src)
    const alt = String(element.properties.alt ?? '')
    const place = readOwnPicture(src)
      ? !transformed.has(element) && 'a picture stands in a paragraph of its own, outside lists, quotations and tables'
      : `${src} is no picture of the library; put it in at the desk`
    return [place, !seen.test(alt) && 'a picture has no words for what is to be seen on it']
      .filter((message) => message !== false)
      .map((message) => ({ element, message }))
  })
}

/** The addresses of the pictures that it shows, in order. */
export function picturesOf(tree: Root): string[] {
  return elementsBelow(tree, 'img').map(({ properties }) => String(properties.src))
}

function made(tagName: string, properties: Element['properties'], children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children }
}
