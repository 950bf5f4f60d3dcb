import { describe, expect, it } from 'vitest'
import { refusals } from '#contract/refusal.ts'
import { emptyWizard, moveWizard, readWizard, settleWizard, type WizardState, waitlistPayload } from './wizard-state.ts'

const values = { ...emptyWizard.values, email: 'anna@example.com' }
const at = (step: WizardState['step'], changed: Partial<WizardState['values']> = {}): WizardState => ({
  step,
  values: { ...values, ...changed },
})
const refused = (code: keyof typeof refusals, fields?: Record<string, string>) =>
  ({ ok: false, code, message: refusals[code].message, fields }) as const

describe('moving through the wizard', () => {
  it('goes from joining to contact', () => {
    expect(moveWizard(emptyWizard, 'next')).toMatchObject({ step: 1 })
  })

  it.each([
    ['', { step: 1, error: { field: 'email', code: 'required' } }],
    ['  ', { step: 1, error: { field: 'email', code: 'required' } }],
    ['anna', { step: 1, error: { field: 'email', code: 'invalid' } }],
    ['a@', { step: 2 }],
  ])('leaves contact with %j only if it contains an at sign', (email, expected) => {
    expect(moveWizard(at(1, { email }), 'next')).toMatchObject(expected)
  })

  it('takes Early Access to motivation, and the general list without a tier', () => {
    expect(moveWizard(at(2), 'early_access')).toMatchObject({ step: 3, values: { tier: 'early_access' } })
    expect(moveWizard(at(2, { tier: 'early_access' }), 'general_waitlist')).toMatchObject({
      step: 3,
      values: { tier: '' },
    })
  })

  it('goes back with everything that was typed', () => {
    const typed = at(3, { motivation: 'Belege', agreeToPrivacy: true })
    expect(moveWizard(typed, 'back')).toEqual({ step: 2, values: typed.values })
    expect(moveWizard(at(2), 'back')).toMatchObject({ step: 1 })
    expect(moveWizard(emptyWizard, 'back')).toMatchObject({ step: 0 })
  })

  it('submits from the last step only', () => {
    expect(moveWizard(at(3), 'submit')).toBe('submit')
    expect(moveWizard(at(1), 'submit')).toMatchObject({ step: 1 })
  })

  it('restarts empty', () => {
    expect(moveWizard(at(4), 'restart')).toEqual(emptyWizard)
  })
})

describe('settling an answer', () => {
  it('arrives at step 4 on success only', () => {
    expect(settleWizard(at(3), { ok: true })).toEqual(at(4))
  })

  it('shows the first broken rule in the order of the fields, on the step where its field stands', () => {
    const fields = { motivation: 'too_long', company: 'too_long', email: 'invalid', agreeToPrivacy: 'required' }
    expect(settleWizard(at(3), refused('invalid', fields))).toMatchObject({
      step: 1,
      error: { field: 'email', code: 'invalid' },
    })
    const { email: _, ...others } = fields
    expect(settleWizard(at(3), refused('invalid', others))).toMatchObject({
      step: 3,
      error: { field: 'agreeToPrivacy' },
    })
  })

  it.each([
    ['Email already registered', 'already_registered'],
    ['Rate limit exceeded, slow down', 'rate_limited'],
    ['Invalid email format', 'invalid_email'],
    ['Submission failed', 'other'],
  ])('maps the message %j', (message, code) => {
    expect(settleWizard(at(3), { ok: false, code: 'any', message })).toEqual({ ...at(3), error: { code } })
  })
})

describe('what is sent', () => {
  it('trims, sends null for what is empty, and the general list without a tier', () => {
    expect(
      waitlistPayload({ email: ' a@b.ch ', company: ' ', tier: '', motivation: ' x ', agreeToPrivacy: true }),
    ).toEqual({
      email: 'a@b.ch',
      company: null,
      tier: 'general_waitlist',
      motivation: 'x',
      agreeToPrivacy: true,
    })
  })

  it('reads a posted step, whatever somebody writes into it', () => {
    const form = new FormData()
    form.set('step', '7')
    form.set('email', 'a@b.ch')
    expect(readWizard(form)).toEqual({ step: 0, values: { ...emptyWizard.values, email: 'a@b.ch' } })
    form.set('step', '3')
    form.set('agreeToPrivacy', 'on')
    expect(readWizard(form)).toMatchObject({ step: 3, values: { agreeToPrivacy: true } })
  })
})
