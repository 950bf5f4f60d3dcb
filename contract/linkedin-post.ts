export const postTones = ['neutral', 'personal', 'direct'] as const
export const postLengths = ['short', 'medium', 'long'] as const

export type PostTone = (typeof postTones)[number]
export type PostLength = (typeof postLengths)[number]

/** LinkedIn's limits in characters: a whole post, and about what is shown before “see more”. */
export const postLimits = { post: 3000, shown: 210 } as const

/** Longest inputs in characters. The longest hook leaves room for the topic, the longest post for all of them. */
export const briefLimits = { topic: 90, audience: 80, point: 600, call: 200 } as const
