import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { languages } from '#contract/language.ts'
import type { StoredPicture } from '#server/pictures/service.ts'
import { FormToken } from '../ui/form-token.tsx'
import { Thumbnail } from './thumbnail.tsx'

type PictureRowProps = {
  words: DocumentOf<'desk/pictures'>
  picture: StoredPicture & { time: string }
  /** What else can be done with it. */
  children: ReactNode
}

/** A picture with what is to be seen on it, to be said otherwise. */
export function PictureRow({ words, picture, children }: PictureRowProps) {
  const id = useId()
  return (
    <li>
      <a href={picture.address} target="_blank" rel="noopener" aria-label={words.whole}>
        <Thumbnail address={picture.address} alt="" />
      </a>
      <div>
        <Form method="post" preventScrollReset>
          <FormToken />
          <input type="hidden" name="id" value={picture.id} />
          {languages.map((language) => (
            <p className="field" key={language}>
              <label htmlFor={`${id}-${language}`}>{words.alt[language]}</label>
              <input
                id={`${id}-${language}`}
                name={language}
                key={picture.descriptions[language]}
                defaultValue={picture.descriptions[language]}
              />
            </p>
          ))}
          <p className="actions after">
            <button className="key" type="submit" name="act" value="describe">
              {words.describe}
            </button>
          </p>
        </Form>
        <p className="note">
          {picture.width} × {picture.height}, {picture.time}, {picture.author_name}
        </p>
        {children}
      </div>
    </li>
  )
}
