import type { linkedinPostGenerator } from '#content/de/tools/linkedin-post-generator.ts'

export type PostCopy = (typeof linkedinPostGenerator)['tool']
