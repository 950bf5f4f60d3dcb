import type { DocumentOf } from '#content/catalogue.ts'

export type SavingsCopy = DocumentOf<'tools/savings'>['tool']
