import type { ReactNode } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'
import { languages } from '#contract/language.ts'
import type { StoredPicture } from '#server/pictures/service.ts'
import { Field, Key, PostForm } from '../ui/form.tsx'
import { Thumbnail } from './thumbnail.tsx'

type PictureRowProps = {
  words: DocumentOf<'desk/pictures'>
  picture: StoredPicture & { time: string }
  /** What else can be done with it. */
  children: ReactNode
}

/** A picture with what is to be seen on it, to be said otherwise. */
export function PictureRow({ words, picture, children }: PictureRowProps) {
  return (
    <li>
      <a href={picture.address} target="_blank" rel="noopener" aria-label={words.whole}>
        <Thumbnail address={picture.address} alt="" />
      </a>
      <div>
        <PostForm preventScrollReset>
          <input type="hidden" name="id" value={picture.id} />
          {languages.map((language) => (
            <Field
              label={words.alt[language]}
              name={language}
              // Made anew when the server says something else.
              key={`${language} ${picture.descriptions[language]}`}
              defaultValue={picture.descriptions[language]}
            />
          ))}
          <p className="actions after">
            <Key label={words.describe} act="describe" />
          </p>
        </PostForm>
        <p className="note">
          {picture.width} × {picture.height}, {picture.time}, {picture.author_name}
        </p>
        {children}
      </div>
    </li>
  )
}
