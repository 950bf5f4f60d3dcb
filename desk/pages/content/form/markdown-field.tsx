import { MarkdownEditor } from '../../../editor/markdown-editor.tsx'
import { TextPictureDialog } from '../../../pictures/text-picture-dialog.tsx'
import { setIn } from '../edit-value.ts'
import { FieldProposal } from '../proposals/field-proposal.tsx'
import { FieldFaults } from './field-faults.tsx'
import { elementId, type FieldProps, useForm } from './form-context.ts'

/** The text of an article, in both languages side by side. */
export function MarkdownField({ path, first, second }: FieldProps) {
  const { sides, editor, pictures, nameOf, hintOf, words, edit, generation, findingsAt } = useForm()
  return (
    <div className="sides">
      {sides.map((side, index) => {
        const text = index === 0 ? first : second
        const language = side === 'shared' ? 'de' : side
        const id = elementId(side, path)
        return (
          <div className="one-side" key={side} data-side={side}>
            <MarkdownEditor
              key={generation}
              copy={editor}
              id={id}
              name={id}
              label={`${nameOf(path)}, ${words.languages[language]}`}
              hint={hintOf(path) ?? ''}
              language={language}
              markdown={typeof text === 'string' ? text : ''}
              isInvalid={findingsAt([side, ...path].join('.')).some(({ level }) => level === 'error')}
              askPicture={(asked) => <TextPictureDialog {...asked} copy={pictures} language={language} />}
              onChange={(markdown) =>
                edit((before) => setIn(before, [side], path, markdown.endsWith('\n') ? markdown : `${markdown}\n`))
              }
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
