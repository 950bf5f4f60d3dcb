import type { DocumentOf } from '#content/catalogue.ts'

/** What accounts are called: the same words as in the tool that posts bills. */
export type AccountNames = DocumentOf<'tools/posting'>['tool']['accounts']
