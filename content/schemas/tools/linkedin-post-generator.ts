import { z } from 'zod'
import { pageOfTool } from '../page-of-tool.ts'
import { text } from '../texts.ts'

export const linkedinPostGenerator = () =>
  z.strictObject({
    page: pageOfTool(),
    tool: z.strictObject({
      title: text,
      optional: text,
      kind: text,
      kinds: z.strictObject({ process: text, news: text }),
      kindHint: text,
      honest: text,
      topic: text,
      topicHint: text,
      audience: text,
      audienceHint: text,
      point: text,
      pointHint: text,
      tone: text,
      tones: z.strictObject({ neutral: text, personal: text, direct: text }),
      length: text,
      lengths: z.strictObject({ short: text, medium: text, long: text }),
      language: text,
      languages: z.strictObject({ de: text, en: text }),
      call: text,
      callHint: text,
      incomplete: text,
      draft: text,
      count: text,
      copy: text,
      copyWhich: text,
      copied: text,
      copyFailed: text,
      again: text,
      announce: text,
      model: z.strictObject({
        title: text,
        note: text,
        ask: text,
        asking: text,
        name: text,
        done: text,
        busy: text,
        failed: text,
      }),
    }),
  })
