import { openCharity } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('nothing is asked before three letters, and then once for what was typed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/charities') asked.push(searchParams.get('q') ?? '')
  })
  // From the start: a clock that comes later cannot end a wait that began before it.
  await page.clock.install()
  const dialog = await openCharity(page)
  const name = dialog.getByLabel('Name of the charity')
  // However slow or fast this machine is: the page waits by a clock that stands still.
  await page.clock.pauseAt(Date.now() + 60_000)
  await name.pressSequentially('ox')
  await page.clock.runFor(1000)
  expect(asked).toEqual([])
  await name.pressSequentially('fam')
  // More than once where the page begins to wait after the clock was moved.
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(dialog.getByRole('option', { name: 'Oxfam 202918' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(asked).toEqual(['oxfam'])
})
