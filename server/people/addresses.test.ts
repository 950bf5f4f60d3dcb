import { expect, it } from 'vitest'
import { createContext } from '#server/context.ts'
import { createServices } from '#server/services.ts'
import { onBothStores, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { createPeopleService } from './service.ts'

onBothStores('cards that two people merge at once', (open) => {
  it('are one card, by whichever address', async () => {
    const { db, config, another } = await open()
    const services = createServices({ db, config, log: silentLog })
    const [a, b, c] = ['a@muster.example', 'b@muster.example', 'c@muster.example'] as const
    for (const email of [a, b, c])
      await services.sendContactMessage({ name: 'Mira B.', email, message: 'Was kostet es?' }, visitor())
    const peopleOn = (on: typeof db) => createPeopleService(createContext({ db: on, config, log: silentLog }))
    const people = peopleOn(db)
    await Promise.all([people.merge(a, b), peopleOn(another().db).merge(b, c)])
    for (const email of [a, b, c]) expect((await people.addressesOf(email)).toSorted()).toEqual([a, b, c])
  })
})
