import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createEntryPublishing } from '#server/documents/editing/publishing.ts'
import { documentsParts } from '#server/publishing/parts-in-process.ts'
import { runTool } from '#tests/support/operator.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'

onStoreOfRun('drafts of documents at the command line', (open) => {
  it('are listed and thrown away; what waits for its time is withdrawn', async () => {
    const store = await open()
    const context = createContext({ db: store.db, config: store.config, log: silentLog })
    const entries = createEntryPublishing(context, documentsParts(context))
    const content = (...args: string[]) => runTool(['content', ...args], store.env)
    expect(await content('drafts', 'list')).toMatchObject({ code: 0, stdout: 'There is no draft.\n' })
    expect(await content('scheduled', 'list')).toMatchObject({ code: 0, stdout: 'Nothing waits.\n' })

    await entries.addArticle({ slug: 'neu', title: { de: 'Neu', en: 'New' } })
    const listed = JSON.parse((await content('drafts', 'list', '--json')).stdout)
    expect(listed.map((draft: { document_id: string }) => draft.document_id).sort()).toEqual([
      'de/blog/neu',
      'en/blog/neu',
    ])
    expect(JSON.stringify(listed)).not.toContain('preview_key')
    expect(await content('drafts', 'discard', 'de/blog/neu')).toMatchObject({ code: 0 })
    expect(await content('drafts', 'discard', 'de/blog/neu')).toMatchObject({ code: 1 })
    expect((await content('drafts', 'list')).stdout).toContain('en/blog/neu')

    await entries.remove('blog/qr-rechnung-automation-schweiz')
    const at = new Date(Date.now() + 3_600_000)
    const wish = { why: 'Überholt', at, seen: {} }
    // Other articles lead to it: a removal that breaks them is refused at once.
    expect(await entries.publish(['blog/qr-rechnung-automation-schweiz'], wish)).toMatchObject({ problem: 'checks' })
    expect(await content('scheduled', 'withdraw', 'none')).toMatchObject({ code: 1 })
  }, 120_000)
})
