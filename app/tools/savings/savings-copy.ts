import type { savings as content } from '#content/de/tools/savings.ts'

export type SavingsCopy = (typeof content)['tool']
