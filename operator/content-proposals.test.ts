import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { DocumentOf } from '#content/catalogue.ts'
import { createContext } from '#server/context.ts'
import { createEditingService } from '#server/documents/editing/service.ts'
import { documentsParts } from '#server/publishing/parts-in-process.ts'
import { runTool } from '#tests/support/operator.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'

const words = 'Questions, briefly answered'

onStoreOfRun('what a language model wrote, at the command line', (open) => {
  it('is not published from a file either, before somebody has said that they read it', async () => {
    const store = await open()
    const context = createContext({ db: store.db, config: store.config, log: silentLog })
    const editing = createEditingService(context, documentsParts(context))
    const content = (...args: string[]) => runTool(['content', ...args], store.env)
    expect(await content('proposals', 'list')).toMatchObject({ code: 0, stdout: 'Everything was read.\n' })

    const opened = await editing.open('faq')
    const value = structuredClone(opened?.value) as { en: DocumentOf<'faq'> }
    await store.db
      .insertInto('document_proposals')
      .values({
        ...{ id: 'one', entry: 'faq', kind: 'translation', source: '', replaces: value.en.hero.title, text: words },
        ...{ place: '["en","hero","title"]', source_place: '["de","hero","title"]', state: 'open' },
        created_at: new Date().toISOString(),
      })
      .execute()
    value.en.hero.title = words
    await editing.save('faq', value, opened?.revisions ?? {})
    expect(JSON.parse((await content('proposals', 'list', '--json')).stdout)).toEqual([
      { entry: 'faq', place: 'en.hero.title', text: words },
    ])

    const file = path.join(store.config.dataDir, 'faq.yaml')
    await writeFile(file, (await editing.open('faq'))?.texts.get('en/faq') ?? '')
    const publish = () => content('publish', 'en/faq', file, '--why', 'Besser gesagt')
    expect(await publish()).toMatchObject({ code: 1, stderr: expect.stringContaining('faq en.hero.title') })
    expect(await content('check', 'en/faq', file)).toMatchObject({ code: 1 })

    expect(await content('proposals', 'read', 'faq')).toMatchObject({ code: 0 })
    expect(await content('proposals', 'read', 'faq')).toMatchObject({ code: 1 })
    expect(await publish()).toMatchObject({ code: 0 })
  }, 120_000)
})
