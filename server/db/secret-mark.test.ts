import { expect, it } from 'vitest'
import { openTestStore } from '#tests/support/store.ts'
import { expectSecret, forgetSecret } from './secret-mark.ts'

it('a store starts with the SECRET that it was used with, and with another one only when that was announced', async () => {
  const { db } = await openTestStore('sqlite')
  const [first, second] = ['a'.repeat(40), 'b'.repeat(40)]
  await expectSecret(db, first)
  await expectSecret(db, first)
  await expect(expectSecret(db, second)).rejects.toThrow(/^SECRET is not the one that this store was used with/)
  const noted = await db.selectFrom('store_state').select('value').where('name', '=', 'secret_mark').executeTakeFirst()
  expect(noted?.value).not.toContain(first)
  await forgetSecret(db)
  await expectSecret(db, second)
  await expect(expectSecret(db, first)).rejects.toThrow('SECRET')
})
