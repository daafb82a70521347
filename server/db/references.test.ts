import { describe, expect, onTestFinished, test } from 'vitest'
import type { MessagesReply } from '#core/api/desk-queues.ts'
import { atDesk, DESK_HOME } from '#testkit/desk.ts'
import { startApp } from '#testkit/start-app.ts'
import { allTables } from './schema/tables.ts'

/** Rows that are numbered in turn: nobody outside the database is told these numbers, or why that tells nothing. */
const inTurn: Readonly<Record<string, string>> = {
  data_keys: 'no reply has it',
  audit_events: 'no reply has it',
  desk_audit: 'a place in a list that its reader may read to the end',
  desk_consents: 'no reply has it',
  contact_answers: 'no reply has it',
  readings: 'no reply has it',
  issued_packs: 'no reply has it',
  order_states: 'no reply has it',
}

describe('what has a number that somebody is told', () => {
  test('is numbered at random, so that nobody can count on to the next', async () => {
    const app = await startApp({ publicUrl: DESK_HOME })
    onTestFinished(() => app.close())
    const support = await atDesk(app, ['support'])
    const contact = { topic: 'A question', name: 'Margaret', email: 'margaret@example.com', message: 'When?' }
    const numbers: number[] = []
    for (const _ of ['one', 'another', 'a third']) {
      const customer = await app.customer()
      await app.give(customer.userId, ['will'])
      const orders = await app.stores.orders.list(customer.userId)
      numbers.push(customer.userId, customer.willId, ...orders.map(({ id }) => id))
      const { reference } = (await app.api().post('/api/contact', contact, await app.proof())).json<{
        reference: string
      }>()
      expect(reference).toMatch(/^M-\d{10}$/)
    }
    const { messages } = (await support.get('/api/desk/messages')).json<MessagesReply>()
    numbers.push(...messages.map(({ id }) => id))
    expect(numbers.length).toBeGreaterThanOrEqual(9)
    const sorted = numbers.toSorted((one, other) => one - other)
    const apart = sorted.slice(1).map((each, index) => each - (sorted[index] ?? 0))
    // A chance of one in a hundred thousand that two of a dozen stand so near.
    expect(Math.min(...apart)).toBeGreaterThan(100)
  })

  test('has no other number than that, except where it says why', () => {
    const counted = Object.entries(allTables).filter(
      ([, { columns }]) => columns.id?.serial && !('drawn' in columns.id),
    )
    expect(counted.map(([name]) => name).toSorted()).toEqual(Object.keys(inTurn).toSorted())
  })
})
