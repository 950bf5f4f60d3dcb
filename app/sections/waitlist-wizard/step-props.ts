import type { ReactNode } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'
import type { WizardField, WizardValues } from './wizard-state.ts'

export type WizardCopy = DocumentOf<'waitlist'>['wizard']

/** What every step is given: its words and values, its heading, and what was wrong with it. */
export type StepProps = {
  copy: WizardCopy
  values: WizardValues
  /** Renders the step's heading, which takes the focus when the step is entered. */
  title: (text: string) => ReactNode
  message?: string
  /** The same beside its field. */
  fault?: ReactNode
  /** The field that the message is about; none when only the server could know. */
  errorField?: WizardField
}
