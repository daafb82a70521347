import { describe, expect, test } from 'vitest'
import type { ExpertReviewReply } from '#core/api/existing-will.ts'
import { willQuestions } from '#core/existing-will/questions.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { appForEach, type Client } from '#testkit/start-app.ts'
import { waitingMail } from '#testkit/waiting-mail.ts'

const app = appForEach()

const files: Record<string, string> = {
  'good.txt': 'Your will was signed well.\nAsk a solicitor about the land in France.\n',
  'empty.txt': ' \n',
  'binary.txt': 'PK\u0003\u0004',
  'long.txt': 'a'.repeat(20_001),
}

/** Runs the command beside the server, on the same database, with the same keys and at the same time. */
const expertReview = (...args: string[]) =>
  runHeirloom(['expert-review', ...args], {
    files,
    now: app.clock,
    environment: { DATA_DIR: app.folder, MASTER_KEY: Buffer.alloc(32, 7).toString('base64') },
  })

const answers = {
  ...Object.fromEntries(willQuestions.map(({ id, options }) => [id, options[0]])),
  signed: 'No',
}

/** A customer who has paid for the check of an existing will, and asks an expert to read the answers. */
const asking = async (): Promise<Client> => {
  const customer = await app.customer()
  const order = await customer.post('/api/payment/checkout', { items: ['check'] })
  const { external_id } = order.json<{ external_id: string }>()
  await customer.post('/api/will-check', { external_id, answers })
  await app.api().post(`/sandbox/pay/${external_id}`, { outcome: 'paid' })
  await customer.get(`/api/payment/check/${external_id}`)
  expect((await customer.post('/api/reading', { consent: true })).status).toBe(200)
  return customer
}

const progressOf = async (customer: Client) => (await customer.get('/api/reading')).json<ExpertReviewReply>().progress

/** Of the only one. */
const numberOf = async (): Promise<string> => String((await app.stores.expertReviews.queue())[0]?.id)

describe('a will that a customer asked an expert to read', () => {
  test('is listed, shown, taken and sent back, and the customer sees each of these', async () => {
    const customer = await asking()
    const id = await numberOf()
    expect((await expertReview('list')).out).toBe(`${id}, asked for 3 November 2026 at 12:00, waiting\n`)
    const { out } = await expertReview('show', id)
    expect(out).toContain('Did you sign it?\n  No')
    expect(out).toContain('A will has to be signed')
    expect(out).not.toContain('@example.com')

    expect((await expertReview('take', id)).out).toContain(`${id} is yours`)
    expect((await expertReview()).out).toContain('being read since')
    expect(await progressOf(customer)).toMatchObject({ is: 'being read' })

    expect((await expertReview('send', id, '--findings', 'good.txt')).out).toContain(`Sent ${id}`)
    expect(await progressOf(customer)).toMatchObject({ is: 'sent', findings: files['good.txt']?.trim() })
    expect((await expertReview('list')).out).toBe('Nothing is waiting.\n')
    const waiting = await waitingMail(app, 'findings are ready')
    expect(waiting).toHaveLength(1)
    expect(waiting[0]?.text).not.toContain('France')
  })

  test('of a customer who made their will here is shown as the will and its report', async () => {
    const customer = await app.customer()
    await app.stores.wills.save(
      customer.userId,
      { ...completeExampleWill(), id: customer.willId, version: 0 },
      app.clock(),
    )
    await app.give(customer.userId, ['check'])
    await customer.post('/api/reading', { consent: true })
    const id = await numberOf()
    const { out } = await expertReview('show', id)
    expect(out).toContain('# Check my will')
    expect(out).toContain('1. Earlier wills')
  })

  test('is not shown any more once its owner has taken it back', async () => {
    const customer = await asking()
    const id = await numberOf()
    await expertReview('take', id)
    await customer.delete('/api/reading')
    expect((await expertReview('show', id)).err).toContain('The customer may have cancelled it')
    expect((await expertReview('send', id, '--findings', 'good.txt')).err).toContain(`${id} is not being read`)
  })

  test('is taken by one and sent once, after it is taken', async () => {
    await asking()
    const id = await numberOf()
    expect((await expertReview('send', id, '--findings', 'good.txt')).err).toContain('Take it first')
    await expertReview('take', id)
    expect((await expertReview('take', id)).err).toContain(`${id} is not waiting`)
    await expertReview('send', id, '--findings', 'good.txt')
    expect((await expertReview('send', id, '--findings', 'good.txt')).status).toBe(1)
  })

  test.each([
    ['empty.txt', 'is empty'],
    ['binary.txt', 'not plain text'],
    ['long.txt', 'more than 20000'],
    ['nowhere.txt', 'Cannot read nowhere.txt'],
  ])('is not sent back with %s', async (file, said) => {
    await asking()
    const id = await numberOf()
    await expertReview('take', id)
    expect((await expertReview('send', id, '--findings', file)).err).toContain(said)
  })

  test('cannot move the cursor of the terminal', async () => {
    const customer = await app.customer()
    const will = completeExampleWill()
    const details = { ...will.details, last_name: 'Hale\u001b[2J\u202e' }
    await app.stores.wills.save(customer.userId, { ...will, details, id: customer.willId, version: 0 }, app.clock())
    await app.give(customer.userId, ['check'])
    await customer.post('/api/reading', { consent: true })
    const id = await numberOf()
    const { out } = await expertReview('show', id)
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u202e/u)
  })
})

test.each([
  [['burn', '1'], 'Usage: heirloom expert-review'],
  [['list', '1'], 'Expected 0 arguments but got 1'],
  [['show'], "missing required argument 'N'"],
  [['show', 'one'], 'Give the number'],
  [['show', '1', '2'], 'Expected 1 argument but got 2'],
  [['take', '9'], '9 is not waiting'],
  [['send', '1'], '--findings'],
  [['show', '1', '--loudly'], 'Usage'],
])('%j is answered with how to write it', async (args, said) => {
  const { status, err } = await expertReview(...args)
  expect(status).toBe(1)
  expect(err).toContain(said)
})
