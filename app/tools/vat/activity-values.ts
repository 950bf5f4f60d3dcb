import { readCentimes } from '../../payments/number-text.ts'
import { type Activity, netTaxRates } from './method-comparison.ts'
import { vatRates } from './vat.ts'

export const activityNumbers = [1, 2, 3, 4] as const

export type ActivityNumber = (typeof activityNumbers)[number]

type Field = 'turnover' | 'rate' | 'activity' | 'netTaxRate'

/** The texts in the fields of all activities. */
export type ActivityValues = Record<`${Field}${ActivityNumber}`, string>

const empty = { turnover: '', rate: '81', activity: '', netTaxRate: '62' }

export const initialActivities = Object.fromEntries(
  activityNumbers.flatMap((number) =>
    Object.entries({ ...empty, turnover: number === 1 ? "324'300" : '' }).map(([field, value]) => [
      `${field}${number}`,
      value,
    ]),
  ),
) as ActivityValues

/** The activities that a turnover is named of; undefined where one of them is no number, or none is named. */
export function readActivities(values: ActivityValues): Activity[] | undefined {
  const named = activityNumbers.filter((number) => number === 1 || values[`turnover${number}`].trim() !== '')
  const activities = named.map((number) => ({
    turnover: readCentimes(values[`turnover${number}`]),
    rate: vatRates.find((known) => String(known) === values[`rate${number}`]) ?? 81,
    netTaxRate: netTaxRates.find((known) => String(known) === values[`netTaxRate${number}`]) ?? 62,
  }))
  return activities.every((activity): activity is Activity => activity.turnover !== undefined) ? activities : undefined
}
