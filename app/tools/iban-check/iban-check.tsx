import { fill } from '#app/lib/fill.ts'
import { InputField } from '#app/ui/field.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { type Language, locales } from '#contract/language.ts'
import { checkIban, type Iban } from '../../payments/iban.ts'
import { InputLinkButton, type InputLinkCopy } from '../input-link-button.tsx'
import { Announcement, ToolForm, ToolLink } from '../tool-parts.tsx'
import { useFormValues } from '../use-form-values.ts'

type IbanCheckCopy = DocumentOf<'tools/iban-check'>['tool']

type IbanCheckToolProps = {
  copy: IbanCheckCopy
  link: InputLinkCopy
  problems: DocumentOf<'tools/iban-problems'>
  language: Language
}

/** One field; beside it what the number says, or what is wrong with it. */
export function IbanCheckTool({ copy, link, problems, language }: IbanCheckToolProps) {
  const initial = { iban: copy.sample }
  const { form, values, read, write } = useFormValues(initial, 'iban')
  const { iban, problem } = checkIban(values.iban)
  const message = problem && fill(problems[problem.code], problem)
  return (
    <div className="tool iban-check">
      <ToolForm ref={form} label={copy.title} onInput={read}>
        <h2 className="tool-title">{copy.title}</h2>
        <InputField
          id="iban-check-iban"
          label={copy.label}
          name="iban"
          defaultValue={copy.sample}
          className="mono"
          autoCapitalize="characters"
          spellCheck={false}
          hint={copy.hint}
          error={problem && problem.code !== 'empty' ? message : undefined}
        />
        <div className="tool-actions">
          <ToolLink onClick={() => write({ iban: '' })}>{copy.clear}</ToolLink>
        </div>
        <InputLinkButton form="iban" values={values} initial={initial} copy={link} />
      </ToolForm>
      <div className="tool-result">
        <p className="tool-verdict">
          {iban
            ? iban.lengthKnown
              ? copy.valid
              : copy.validUnknown
            : problem.code === 'empty'
              ? copy.empty
              : copy.invalid}
        </p>
        {iban && <Parts iban={iban} copy={copy} language={language} />}
        <Announcement>{iban ? `${copy.valid} ${kindOf(iban, copy).title}` : (message ?? '')}</Announcement>
      </div>
    </div>
  )
}

function Parts({ iban, copy, language }: { iban: Iban; copy: IbanCheckCopy; language: Language }) {
  const { country, checkDigits, swiss } = iban
  const name = new Intl.DisplayNames([locales[language]], { type: 'region', fallback: 'none' }).of(country)
  const kind = kindOf(iban, copy)
  const parts = [
    { label: copy.parts.country, value: country, note: name },
    { label: copy.parts.checkDigits, value: checkDigits },
    ...(swiss
      ? [
          { label: copy.parts.institution, value: swiss.institution },
          { label: copy.parts.account, value: swiss.account },
        ]
      : [{ label: copy.parts.domestic, value: iban.iban.slice(4) }]),
  ]
  return (
    <>
      <p className="iban-check-number mono figure">{iban.grouped}</p>
      <dl className="iban-check-parts">
        {parts.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="small">
              {label}
              {note && `: ${note}`}
            </dt>
            <dd className="mono figure">{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{kind.title}</h3>
      <p>
        <Unbroken text={kind.text} />
      </p>
    </>
  )
}

function kindOf({ swiss }: Iban, { kinds }: IbanCheckCopy): { title: string; text: string } {
  if (!swiss) return kinds.foreign
  return swiss.isQrIban ? kinds.qr : kinds.ordinary
}
