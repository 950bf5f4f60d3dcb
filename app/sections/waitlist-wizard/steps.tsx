import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { WaitlistOffer } from '#app/drawings/waitlist-offer.tsx'
import { fill } from '#app/lib/fill.ts'
import { useFormCopy } from '#app/lib/form-copy.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { LineInputs } from '#app/sections/form-inputs/line-inputs.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckField, TextField } from '#app/ui/field.tsx'
import { FormMessage } from '#app/ui/form-message.tsx'
import { Sending } from '#app/ui/sending.tsx'
import { characterCount, limits } from '#contract/limits.ts'
import type { TierAvailability } from '#contract/tiers.ts'
import { waitlistFields } from '#contract/waitlist-fields.ts'
import type { StepProps, WizardCopy } from './step-props.ts'
import type { WizardIntent } from './wizard-state.ts'

export const fieldId = (field: string) => `waitlist-${field}`

/** The button that makes a move. The first in a step is the one that the enter key presses. */
function MoveButton({ intent, ...button }: { intent: WizardIntent } & ComponentProps<typeof Button>) {
  return <Button name="intent" value={intent} {...button} />
}

function BackButton({ copy }: { copy: WizardCopy }) {
  return (
    <MoveButton intent="back" look="back">
      {copy.back}
    </MoveButton>
  )
}

export function JoinStep({ copy, title }: StepProps) {
  return (
    <>
      {title(copy.join.title)}
      <p className="wizard-text">{copy.join.text}</p>
      <MoveButton intent="next">{copy.join.button}</MoveButton>
      <p className="note">{copy.join.note}</p>
    </>
  )
}

export function ContactStep({ copy, values, title, fault, errorField }: StepProps) {
  return (
    <>
      {title(copy.contact.title)}
      <LineInputs
        fields={waitlistFields}
        id={fieldId}
        labels={copy.labels}
        values={values}
        error={(name) => errorField === name && fault}
      />
      <div className="wizard-moves">
        <MoveButton intent="next">{copy.next}</MoveButton>
        <BackButton copy={copy} />
      </div>
      <p className="note">{copy.contact.note}</p>
    </>
  )
}

type OfferStepProps = StepProps & { early: TierAvailability; founders: TierAvailability }

export function OfferStep({ copy, title, early, founders }: OfferStepProps) {
  const { offer } = copy
  const open = early.available_slots > 0
  const places = { available: early.available_slots, total: early.total_slots }
  return (
    <>
      {title(offer.title)}
      <div className="wizard-offer">
        <WaitlistOffer />
        <p className="wizard-offer-name">
          <strong>{offer.name}</strong> <span>{open ? offer.available : offer.full}</span>
        </p>
        <ul className="ruled closed">
          <li className="figure">{fill(open ? offer.places : offer.fullPlaces, places)}</li>
          <li>
            {offer.freeMonth} <small>{offer.freeMonthText}</small>
          </li>
          <li>
            {offer.support} <small>{offer.supportText}</small>
          </li>
        </ul>
      </div>
      {!open && <p className="wizard-text">{offer.fullText}</p>}
      <div className="wizard-moves">
        <MoveButton intent={open ? 'early_access' : 'general_waitlist'}>
          {open ? offer.choose : offer.chooseGeneral}
        </MoveButton>
        <BackButton copy={copy} />
      </div>
      <p className="note">{fill(offer.founders, { accepted: founders.accepted_count, total: founders.total_slots })}</p>
    </>
  )
}

type MotivationStepProps = StepProps & { sending: boolean; proving: boolean; moves: number }

export function MotivationStep({ copy, values, title, message, fault, errorField, ...progress }: MotivationStepProps) {
  const { sending, proving, moves } = progress
  const { motivation } = copy
  const { optional, newTab, proving: provingWords } = useFormCopy()
  const hydrated = useHydrated()
  const consent = useRef<HTMLInputElement>(null)
  const [agreed, setAgreed] = useState(values.agreeToPrivacy)
  const [count, setCount] = useState(() => characterCount(values.motivation.trim()))

  // It may have been ticked before scripts ran.
  useEffect(() => setAgreed(consent.current?.checked ?? false), [])

  return (
    <>
      {title(motivation.title)}
      <TextField
        id={fieldId('motivation')}
        label={copy.labels.motivation}
        mark={optional}
        name="motivation"
        rows={5}
        defaultValue={values.motivation}
        hint={count === 0 ? motivation.hint : fill(motivation.count, { n: count, max: limits.motivation.max })}
        error={errorField === 'motivation' ? fault : undefined}
        onInput={(event) => setCount(characterCount(event.currentTarget.value.trim()))}
      />
      <CheckField
        id={fieldId('agreeToPrivacy')}
        name="agreeToPrivacy"
        ref={consent}
        defaultChecked={values.agreeToPrivacy}
        required
        error={errorField === 'agreeToPrivacy' ? fault : undefined}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
        label={
          <>
            {motivation.consent.before}
            <LocaleLink to="/privacy" target="_blank">
              {motivation.consent.link} <span className="visually-hidden">({newTab})</span>
            </LocaleLink>
            {motivation.consent.after}
          </>
        }
      />
      {message && errorField === undefined && <FormMessage key={moves} kind="error" text={message} />}
      <div className="wizard-moves">
        {/* Without scripts the button must work: the server checks the consent. */}
        <MoveButton intent="submit" disabled={hydrated && (sending || !agreed)}>
          {sending ? motivation.sending : motivation.submit}
        </MoveButton>
        <BackButton copy={copy} />
      </div>
      <Sending text={proving ? provingWords : sending && motivation.sending} visible={proving} />
      {hydrated && !agreed && <p className="note">{motivation.needsConsent}</p>}
    </>
  )
}
