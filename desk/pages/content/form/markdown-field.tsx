import { type ComponentProps, useState } from 'react'
import { hardMarkdown } from '#content/markdown/hard-markdown.ts'
import { MarkdownEditor } from '../../../editor/markdown-editor.tsx'
import { TextPictureDialog } from '../../../editor/text-picture-dialog.tsx'
import { at, type Side, setIn } from '../edit-value.ts'
import { elementId, type FieldProps, useForm } from '../form-context.ts'
import { FieldProposal } from '../proposals/field-proposal.tsx'
import { FieldFaults } from './field-faults.tsx'

/** The text of an article, in both languages side by side. What is put into one of pictures is put into the other. */
export function MarkdownField({ path, first, second }: FieldProps) {
  const { sides, generation, edit } = useForm()
  /** The editor of a text begins anew with a picture of the other. */
  const [begun, setBegun] = useState<Partial<Record<Side, number>>>({})

  const putInOther = (side: Side): PutPicture => {
    return async (address, descriptions, instead) => {
      const other = sides.find((one) => one !== side)
      if (other !== 'de' && other !== 'en') return
      const { withPictureOf } = await import('../../../editor/picture-in-both.ts')
      const picture = { src: address, alt: descriptions[other], title: '' }
      edit((before) => {
        const [text, theirs] = [side, other].map((one) => String(at(before[one], path) ?? ''))
        return setIn(before, [other], path, withPictureOf(text ?? '', theirs ?? '', picture, instead))
      })
      setBegun((before) => ({ ...before, [other]: (before[other] ?? 0) + 1 }))
    }
  }
  return (
    <div className="sides">
      {sides.map((side, index) => {
        const text = index === 0 ? first : second
        return (
          <div className="one-side" key={side} data-side={side}>
            <OneMarkdown
              key={`${generation} ${begun[side] ?? 0}`}
              path={path}
              side={side}
              text={typeof text === 'string' ? text : ''}
              other={String((index === 0 ? second : first) ?? '')}
              onNew={putInOther(side)}
            />
            <span className="hint">
              <FieldFaults sides={[side]} path={path} />
            </span>
            <FieldProposal place={[side, ...path]} />
          </div>
        )
      })}
    </div>
  )
}

type PutPicture = ComponentProps<typeof TextPictureDialog>['onNew']

type OneMarkdownProps = { path: FieldProps['path']; side: Side; text: string; other: string; onNew: PutPicture }

/** What no editor can read stands there as it is written, so that it can be repaired. */
function OneMarkdown({ path, side, text, other, onNew }: OneMarkdownProps) {
  const { editor, pictures, nameOf, hintOf, words, edit, findingsAt } = useForm()
  const [isHard] = useState(() => hardMarkdown(text) !== undefined)
  const language = side === 'shared' ? 'de' : side
  const id = elementId(side, path)
  const label = `${nameOf(path)}, ${words.languages[language]}`
  const write = (markdown: string) => edit((before) => setIn(before, [side], path, markdown))
  if (isHard) {
    return (
      <div className="field">
        <textarea
          id={id}
          rows={14}
          lang={language}
          aria-label={label}
          aria-invalid="true"
          value={text}
          spellCheck={false}
          onChange={({ target }) => write(target.value)}
        />
      </div>
    )
  }
  return (
    <MarkdownEditor
      copy={editor}
      id={id}
      name={id}
      label={label}
      hint={hintOf(path) ?? ''}
      rarerHint={hintOf([...path, 'rarer'])}
      language={language}
      markdown={text}
      other={other}
      isInvalid={findingsAt([side, ...path].join('.')).some(({ level }) => level === 'error')}
      askPicture={(asked) => <TextPictureDialog {...asked} copy={pictures} language={language} onNew={onNew} />}
      onChange={(markdown) => write(markdown.endsWith('\n') ? markdown : `${markdown}\n`)}
    />
  )
}
