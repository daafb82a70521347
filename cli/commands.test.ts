import { expect, test } from 'vitest'
import { runHeirloom } from '#testkit/run-command.ts'

test.each([[['--help']], [['help']], [['promo', '--help']], [['promo', 'create', '--help']], [['outcome', '--help']]])(
  '%j prints how to use it',
  async (args) => {
    expect(await runHeirloom(args)).toMatchObject({
      status: 0,
      err: '',
      out: expect.stringContaining('Usage: heirloom'),
    })
  },
)

test.each([
  [['reviews', 'list'], 'heirloom expert-review list'],
  [['reviews', 'opinions', 'refuse', '1', '--why', 'x'], 'heirloom review list'],
  [['promo', 'end', 'UNION'], 'heirloom promo disable CODE'],
  [['rotate-master'], 'heirloom rotate-master-key'],
])('the former command %j is answered with what to write now', async (args, now) => {
  const { status, err } = await runHeirloom(args)
  expect(status).toBe(1)
  expect(err).toContain(now)
})
