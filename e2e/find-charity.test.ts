import { fakeOsPlaces } from '#testkit/fake-os-places.ts'
import { expectUsable } from './accessibility.ts'
import { arriveAt, openCharity, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a charity is found by its number, and a number that cannot be one is refused', async ({ page }) => {
  const dialog = await openCharity(page)
  const name = dialog.getByLabel('Name of the charity')
  const number = dialog.getByLabel('Registered charity number')
  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  await name.fill('1234')
  await number.fill('12ab')
  await add.click()
  await expect(
    dialog.getByText('Type the name of the charity. Its number goes in the next field').first(),
  ).toBeVisible()
  await expect(dialog.getByText(/^A charity number has 6 or 7 digits/).first()).toBeVisible()
  await name.fill('209603')
  await dialog.getByRole('option', { name: /Lifeboat/ }).click()
  await expect(name).toHaveValue(/Lifeboat/)
  await expect(number).toHaveValue('209603')
  await name.fill('The Lifeboats of Ludlow')
  await number.fill('209603')
  await expect(dialog.getByText(/^Number 209603 is .*Lifeboat/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this name' }).click()
  await expect(name).toHaveValue(/Royal National Lifeboat/)
  await expectUsable(page)
})

test('the number of one charity does not stay with the name of another', async ({ page }) => {
  const dialog = await openCharity(page)
  const name = dialog.getByLabel('Name of the charity')
  const number = dialog.getByLabel('Registered charity number')
  await name.fill('oxfam')
  await dialog.getByRole('option', { name: 'Oxfam 202918' }).click()
  await expect(number).toHaveValue('202918')
  await name.fill('Oxhall Village Fund')
  await expect(number).toHaveValue('')
  await name.fill('OXFAM')
  await expect(number).toHaveValue('202918')
  await number.fill('123456')
  await name.fill('Oxhall Village Fund')
  await expect(number).toHaveValue('123456')
})

test('a charity that is not suggested can be typed, also when looking fails', async ({ page }) => {
  await page.route('**/api/charities?**', (route) => route.abort())
  const dialog = await openCharity(page)
  const answered = page.waitForEvent('requestfailed')
  await dialog.getByLabel('Name of the charity').fill('The Oxhall Village Fund')
  await answered
  await expect(dialog.getByRole('listbox')).toBeHidden()
  await expect(dialog.getByRole('alert')).toBeHidden()
  await dialog.getByLabel('Registered charity number').fill('123456')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('The Oxhall Village Fund').first()).toBeVisible()
})

test('without an address finder an address is typed, and none is offered', async ({ page }) => {
  const known = page.waitForResponse('**/api/address-finder')
  await startAt(page, 'will.about-me.full-address')
  await arriveAt(page, 'Where do you live?')
  await known
  await expect(page.getByRole('button', { name: 'Find address' })).toBeHidden()
})

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
