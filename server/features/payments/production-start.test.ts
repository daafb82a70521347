import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { startServer } from '#testkit/start-server.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { readSignOffs } from '../sign-offs/sign-off-files.ts'

// Promise: default.payments
test('with Stripe configured it starts in production without its sandbox, and names how many words are unsigned', async () => {
  const dataDir = newFolder()
  const server = await startServer({
    dataDir,
    environment: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://wills.example',
      MASTER_KEY: randomBytes(32).toString('base64'),
      TRUST_PROXY: '0',
      SMTP_URL: 'smtp://localhost:2525',
      MAIL_FROM: 'help@wills.example',
      OPERATOR_NAME: 'Wren Wills Ltd',
      OPERATOR_ADDRESS: '1 Wren Street, Ludlow, SY8 1AB',
      SOURCE_URL: 'https://code.example/heirloom',
      DRAIN_SECONDS: '0',
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    },
  })
  try {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.url}/sandbox/sandbox.css`)).status).toBe(404)
    const unsigned = await fetch(`${server.url}/api/payment/webhook/stripe`, { method: 'POST', body: '{}' })
    expect(unsigned.status).toBeGreaterThanOrEqual(400)
    const { length } = readSignOffs().standings
    await expect
      .poll(() => server.output())
      .toContain(`No lawyer has signed off ${length} of ${length} pieces of words as they stand.`)
  } finally {
    await server.kill('SIGTERM')
  }
})
