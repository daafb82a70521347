import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readBackQuestions } from '#core/reading/read-back.ts'
import type { Will } from '#core/will/schema.ts'
import { replaceDataKey } from '#server/db/key-rotation.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { appForAll, askForEverything } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'

const app = appForAll()

const reader = async () => {
  const customer = await app.customer()
  await app.stores.wills.save(
    customer.userId,
    { ...completeExampleWill(), id: customer.willId, version: 0 },
    app.clock(),
  )
  const { will } = (await customer.get('/api/form')).json<{ will: Will }>()
  const [question] = readBackQuestions(will, today)
  if (!question) throw new Error('The will raises no question')
  const wrong = question.options.find((option) => option !== question.right) ?? ''
  return { ...customer, version: will.version, question, wrong }
}

const answersOf = async ({ userId }: { userId: number }) => (await app.stores.wills.find(userId))?.will.readBack

describe('An answer to what the will does', () => {
  test('is kept as it was given, right or wrong, with the words and the version, and changes no answer of the will', async () => {
    const customer = await reader()
    const { asks, right } = customer.question
    for (const answered of [customer.wrong, right])
      expect((await customer.post('/api/readings/answers', { asks, answered })).json()).toMatchObject({
        version: customer.version,
      })
    const at = app.clock().toISOString()
    expect(await answersOf(customer)).toEqual([
      { asks, answered: customer.wrong, right: false, version: customer.version, at },
      { asks, answered: right, right: true, version: customer.version, at },
    ])
  })

  test.each([
    ['a question that this will does not raise', { asks: 'If Zoe dies before you, what happens to their share?' }],
    ['an answer that was not offered', { answered: 'The cat takes it.' }],
  ])('is refused to %s', async (_what, other) => {
    const customer = await reader()
    const { asks, right: answered } = customer.question
    expect((await customer.post('/api/readings/answers', { asks, answered, ...other })).status).toBe(409)
    expect(await answersOf(customer)).toBeUndefined()
  })

  test('stands in the record, and in the copy of all that we hold, after a change of the key', async () => {
    const customer = await reader()
    const { asks, right: answered } = customer.question
    await customer.post('/api/readings/answers', { asks, answered })
    await replaceDataKey(customer.userId, { db: app.db, ...encryption, clock: app.clock })
    const record = (await customer.get('/api/record.json')).json<{ entries: { kind: string }[] }>()
    expect(record.entries.filter(({ kind }) => kind === 'answered back')).toMatchObject([
      { asks, answered, right: true },
    ])
    const zip = unzipSync((await askForEverything(customer)).bytes)
    expect(strFromU8(zip['account.json'] ?? new Uint8Array())).toContain(asks)
  })

  test('cannot fill the database: the newest sixty are kept', async () => {
    const customer = await reader()
    const { asks, right: answered } = customer.question
    for (let count = 0; count < 61; count += 1) await customer.post('/api/readings/answers', { asks, answered })
    expect(await answersOf(customer)).toHaveLength(60)
  })
})
