import { describe, expect, test } from 'vitest'
import type { ReviewsReply } from '#core/api/visitors.ts'
import { appForEach } from '#testkit/start-app.ts'

const app = appForEach()

const opinion = (given: object = {}) => ({ rating: 4, words: 'Clear and calm.', shown_as: 'first name', ...given })

const paying = async () => {
  const customer = await app.customer()
  await app.give(customer.userId, ['storage'])
  return customer
}

const say = async (given: object = {}) => {
  const customer = await paying()
  app.clock.pass(1)
  const reply = await customer.post('/api/reviews', opinion(given))
  expect([reply.status, reply.text]).toEqual([204, ''])
  return customer
}

const publishAll = async () => {
  for (const { id } of await app.stores.reviews.list())
    await app.stores.reviews.decide(id, 'published', undefined, app.clock())
}

const shown = async () => (await app.api().get('/api/reviews')).json<ReviewsReply>()
const isAsked = async (customer: Awaited<ReturnType<typeof paying>>) =>
  (await customer.get('/api/reviews/mine')).json<{ ask: boolean }>().ask

describe('what every visitor is shown', () => {
  test('is nothing while fewer than five are published', async () => {
    for (let n = 0; n < 4; n += 1) await say()
    await publishAll()
    await say()
    expect(await shown()).toEqual({})
  })

  // Promise: api.around.2
  test('is the average of all that are published, bad ones too, and the newest three texts', async () => {
    for (const rating of [5, 5, 4, 1, 2]) await say({ rating, words: `I give ${rating}.` })
    await publishAll()
    const given = app.clock().getTime()
    await say({ rating: 5 })
    expect(await shown()).toEqual({
      average: 3.4,
      count: 5,
      reviews: [2, 1, 4].map((rating, before) => ({
        rating,
        words: `I give ${rating}.`,
        name: 'Margaret',
        given: new Date(given - before).toISOString(),
      })),
    })
  })

  test('counts an opinion without words, and shows no text of it', async () => {
    for (const words of ['', '', '', '', 'Good.']) await say({ words })
    await publishAll()
    expect(await shown()).toMatchObject({ count: 5, reviews: [{ words: 'Good.' }] })
  })

  test('leaves out what was refused', async () => {
    for (let n = 0; n < 6; n += 1) await say({ rating: n === 0 ? 1 : 5 })
    await publishAll()
    const [first] = await app.stores.reviews.list()
    await app.stores.reviews.decide(first?.id ?? 0, 'refused', 'Names a neighbour', app.clock())
    expect(await shown()).toMatchObject({ average: 5, count: 5 })
  })

  test('has as much of a name as its customer chose', async () => {
    for (const shown_as of ['no name', 'no name', 'no name', 'full name', 'first name']) await say({ shown_as })
    await publishAll()
    const reply = await shown()
    const names = 'reviews' in reply ? reply.reviews.map(({ name }) => name) : []
    expect(names).toEqual(['Margaret', 'Margaret Hale', undefined])
  })

  test('is deleted with the account of its author', async () => {
    const [leaving] = [await say(), await say(), await say(), await say(), await say()]
    await publishAll()
    await app.stores.users.remove(leaving.userId)
    expect(await shown()).toEqual({})
    expect(await app.stores.reviews.list()).toHaveLength(4)
  })
})

describe('a customer is asked', () => {
  // Promise: api.around.2
  test('once they have paid, and not before', async () => {
    const customer = await app.customer()
    expect(await isAsked(customer)).toBe(false)
    expect((await customer.post('/api/reviews', opinion())).status).toBe(402)
    await app.give(customer.userId, ['will'])
    expect(await isAsked(customer)).toBe(true)
  })

  test.each([
    ['an opinion', opinion()],
    ['that they would rather not say', { declined: true }],
  ])('once: after %s, never again', async (_what, answer) => {
    const customer = await paying()
    expect((await customer.post('/api/reviews', answer)).status).toBe(204)
    expect(await isAsked(customer)).toBe(false)
    const again = await customer.post('/api/reviews', opinion())
    expect([again.status, again.json<{ errors: object }>().errors]).toEqual([422, { rating: ['OPINION_GIVEN'] }])
  })
})

test('one customer is one opinion, though they press twice at once', async () => {
  const customer = await paying()
  const replies = await Promise.all([1, 2, 3].map(() => customer.post('/api/reviews', opinion())))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 422, 422])
  expect(await app.stores.reviews.list()).toHaveLength(1)
})

test.each([
  ['no rating', { rating: undefined }],
  ['six of five', { rating: 6 }],
  ['none of five', { rating: 0 }],
  ['half a point', { rating: 4.5 }],
  ['a name of their own', { shown_as: 'Queen Victoria' }],
  ['a whole book', { words: 'a'.repeat(1001) }],
])('refused is an opinion with %s', async (_what, given) => {
  const customer = await paying()
  expect((await customer.post('/api/reviews', opinion(given))).status).toBe(422)
})
