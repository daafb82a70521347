import { fakeOsPlaces } from '#testkit/fake-os-places.ts'
import { expectUsable } from './accessibility.ts'
import { arriveAt, openCharity, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

// Promise: who.beneficiaries
test('a charity is found by a few letters and chosen with the keyboard, and its number comes with it', async ({
  page,
}) => {
  const dialog = await openCharity(page)
  const name = dialog.getByLabel('Name of the charity')
  await name.pressSequentially('canc')
  const said = dialog.getByRole('status').first()
  await expect(said).toHaveText('3 charities found. Use the up and down arrows to choose.')
  await expect(dialog.getByRole('listbox', { name: 'Charities that were found' }).getByRole('option')).toHaveText([
    'Cancer Research UK 1089464',
    'Breast Cancer Now 1160558',
    'Macmillan Cancer Support 261017',
  ])
  await expectUsable(page)

  await expect(name).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('option', { name: 'Cancer Research UK' })).toHaveAttribute('aria-selected', 'true')
  await expectUsable(page)
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('Cancer Research UK')
  await expect(name).toBeFocused()
  await expect(dialog.getByLabel('Registered charity number')).toHaveValue('1089464')
  await expect(said).toHaveText('Cancer Research UK, charity number 1089464, filled in')
  await expect(dialog.getByRole('listbox')).toBeHidden()
  await expect(name).toHaveAttribute('aria-expanded', 'false')

  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page
      .getByRole('main')
      .getByText(/1089464/)
      .first(),
  ).toBeVisible()
})

test('Enter adds nothing that was half typed while the list is open, and Escape closes the list alone', async ({
  page,
}) => {
  const dialog = await openCharity(page)
  const name = dialog.getByLabel('Name of the charity')
  await name.pressSequentially('canc')
  await expect(dialog.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listbox')).toBeHidden()
  await expect(dialog).toBeVisible()
  await name.pressSequentially('er')
  await expect(dialog.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('listbox')).toBeHidden()
  await expect(dialog).toBeVisible()
})

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
