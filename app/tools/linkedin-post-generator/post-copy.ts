import type { DocumentOf } from '#content/catalogue.ts'

export type PostCopy = DocumentOf<'tools/linkedin-post-generator'>['tool']
