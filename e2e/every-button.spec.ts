import { homeOf, joinDesk } from './back-office.ts'
import { typeAddress } from './customer.ts'
import { pressAll, ready } from './every-button.ts'
import { expect, test } from './fixtures.ts'

test('every button of the desk does something', async ({ page, server, dataDir }) => {
  await joinDesk(page, { server, dataDir }, 'owner')
  for (const place of [
    '',
    '/cases',
    '/readings',
    '/prints',
    '/messages',
    '/reviews',
    '/customers',
    '/orders',
    '/codes',
    '/funders',
    '/experiments',
    '/clauses',
    '/health',
  ]) {
    const open = async () => {
      await typeAddress(page, `${homeOf(server)}/desk${place}`)
      await ready(page)
    }
    expect.soft(await pressAll(page, open), `/desk${place}`).toEqual([])
  }
})
