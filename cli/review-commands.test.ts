import { describe, expect, test } from 'vitest'
import { runHeirloom } from '#testkit/run-command.ts'
import { appForEach } from '#testkit/start-app.ts'

const app = appForEach()

/** Runs the command beside the server, on the same database, with the same keys and at the same time. */
const review = (...args: string[]) =>
  runHeirloom(['review', ...args], {
    now: app.clock,
    environment: { DATA_DIR: app.folder, MASTER_KEY: Buffer.alloc(32, 7).toString('base64') },
  })

describe('what customers say', () => {
  const opinion = { rating: 2, words: 'Slow, but clear.', shown_as: 'first name' }

  const saying = async (given: object = opinion) => {
    const customer = await app.customer()
    await app.give(customer.userId, ['storage'])
    expect((await customer.post('/api/reviews', given)).status).toBe(204)
    return customer
  }

  test('is listed with the name they chose, published, and refused with a reason', async () => {
    await saying()
    await saying({ declined: true })
    const id = String((await app.stores.reviews.list())[0]?.id)
    expect((await review('list')).out).toBe(
      `${id}, waiting, 2 of 5, Margaret, 3 November 2026 at 12:00\n  Slow, but clear.\n`,
    )
    expect((await review('publish', id)).out).toBe(`${id} is published and counts.\n`)
    expect((await review()).out).toContain(`${id}, published`)
    await review('refuse', id, '--why', 'Names a neighbour')
    expect((await review()).out).toContain(`${id}, refused, 2 of 5`)
    expect((await review()).out).toContain('Refused: Names a neighbour')
  })

  test('stays out of the other queue', async () => {
    await saying()
    const environment = { DATA_DIR: app.folder, MASTER_KEY: Buffer.alloc(32, 7).toString('base64') }
    const queue = await runHeirloom(['expert-review', 'list'], { environment })
    expect(queue.out).toBe('Nothing is waiting.\n')
    expect((await runHeirloom(['expert-review', 'show', '1'], { environment })).status).toBe(1)
  })

  test('cannot be published where nothing was said', async () => {
    await saying({ declined: true })
    expect((await review('publish', '1')).err).toContain('There is no review 1')
    expect((await review('list')).out).toBe('There are no reviews yet.\n')
  })
})

test.each([
  [['praise', '1'], 'Usage: heirloom review'],
  [['publish'], "missing required argument 'N'"],
  [['refuse', '1'], '--why'],
  [['refuse', '1', '2', '--why', 'x'], 'Expected 1 argument but got 2'],
])('%j is answered with how to write it', async (args, said) => {
  const { status, err } = await review(...args)
  expect(status).toBe(1)
  expect(err).toContain(said)
})
