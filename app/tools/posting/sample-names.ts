/** Bills to try. */
export const sampleNames = ['whole', 'mixed', 'partly', 'abroad', 'damaged'] as const

export type SampleName = (typeof sampleNames)[number]
