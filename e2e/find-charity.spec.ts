import { fakeOsPlaces } from '#testkit/fake-os-places.ts'
import { expectUsable } from './accessibility.ts'
import { arriveAt, openCharity, saveAndContinue, startAt } from './customer.ts'
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

test('with an address finder a postcode gives addresses to choose from, and typing still works', async ({
  page,
  ownServer,
}) => {
  const places = await fakeOsPlaces()
  const server = await ownServer({ OS_PLACES_KEY: places.key, OS_PLACES_URL: places.url })
  try {
    await startAt(page, 'will.about-me.full-address', '', { home: server.url })
    await arriveAt(page, 'Where do you live?')
    const find = page.getByRole('button', { name: 'Find address' })
    const told = page.getByRole('main').getByRole('status')

    await page.getByLabel('Postcode').fill('SY8')
    await find.click()
    await expect(told.filter({ hasText: 'Type a full postcode first' })).toBeVisible()
    expect(places.asked).toEqual([])

    await page.getByLabel('Postcode').fill('SY8 9ZZ')
    await find.click()
    await expect(told.filter({ hasText: 'We found no address for this postcode' })).toBeVisible()

    await page.getByLabel('Postcode').fill('sy8 1ab')
    await find.click()
    await expect(told.filter({ hasText: '3 addresses found' })).toBeAttached()
    await expectUsable(page)
    await page.getByLabel('Choose the address').selectOption('Wren Cottage, Orchard Lane, Ludford, Ludlow')
    await expect(page.getByLabel('House name or number')).toHaveValue('Wren Cottage')
    await expect(page.getByLabel('Street')).toHaveValue('Orchard Lane, Ludford')
    await expect(page.getByLabel('Town or city')).toHaveValue('Ludlow')
    await expect(page.getByLabel('Postcode')).toHaveValue('SY8 1AB')

    await page.getByLabel('House name or number').fill('The Old Wren Cottage')
    await saveAndContinue(page)
    await arriveAt(page, /own/)
    await page.goBack()
    await expect(page.getByLabel('House name or number')).toHaveValue('The Old Wren Cottage')
  } finally {
    await places.close()
  }
})
