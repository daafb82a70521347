import { pathOf } from '#core/journey/pages.ts'
import { expectNoViolations } from './accessibility.ts'
import { apply, choose, goTo, openStatements, saveAndContinue, startAt, statements } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a tile opens the full sentence under its row and what follows, one at a time, and the rest is answered No', async ({
  page,
}) => {
  await startAt(page, 'will.about-me.marital-status')
  await openStatements(page)
  const tile = (name: string) => statements(page).getByRole('checkbox', { name })
  await expect(page.getByText(/green card/)).toHaveCount(0)
  await tile('US citizen').focus()
  await page.keyboard.press('Space')
  const sentence = page.getByText('“I am a citizen of the United States, or I hold a green card.”')
  await expect(sentence).toBeVisible()
  await expect(page.getByText(/taxes its citizens and green-card holders/)).toBeVisible()
  const [row, panel] = await Promise.all([tile('US citizen').boundingBox(), sentence.boundingBox()])
  expect(panel?.y).toBeGreaterThan(row?.y ?? 0)
  await expectNoViolations(page)
  await tile('Farm or shared business').check()
  await expect(sentence).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'I own a farm or farmland.' }).check()
  await page.getByRole('button', { name: 'Show again: US citizen' }).click()
  await expect(sentence).toBeVisible()
  await saveAndContinue(page)
  await goTo(page, pathOf('will.about-me.marital-status'))
  await openStatements(page)
  await expect(statements(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  await tile('None of these').check()
  await expect(statements(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('a chosen pill is told from the others in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await startAt(page, 'will.beneficiaries.guardians')
  const group = page.getByRole('group', { name: /have parental responsibility for Daniel/ })
  await choose(group, 'Only I do')
  const edge = (name: string) =>
    group
      .locator('label')
      .filter({ has: page.getByText(name, { exact: true }) })
      .evaluate((label) => getComputedStyle(label).borderTopWidth)
  expect(await edge('Only I do')).not.toBe(await edge('Not sure'))
})

test('who it is and what we can write stand on the first screen, before the solicitor, at 1360 px and at 390', async ({
  page,
}) => {
  for (const [width, height] of [
    [1360, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await startAt(page, 'will.beneficiaries.other-beneficiaries')
    await apply(page, 'Benefits, care, money trouble', /is disabled, and gets/)
    const offer = page.getByText(/You may be able to do this here/)
    const bar = await page.getByRole('button', { name: 'Save and continue' }).boundingBox()
    const foot = async (text: typeof offer) => {
      const box = await text.boundingBox()
      return (box?.y ?? height) + (box?.height ?? 0)
    }
    const who = page.getByRole('group', { name: 'Who is it?' })
    expect(await foot(who), `${width} px`).toBeLessThan(bar?.y ?? 0)
    expect(await foot(offer), `${width} px`).toBeLessThan(bar?.y ?? 0)
    expect(await foot(offer), `${width} px`).toBeLessThan(await foot(page.getByText('See a solicitor first')))
    await who.getByRole('checkbox', { name: 'Daniel Hale' }).check()
    const held = page.getByText(/your executors look after the share of Daniel/)
    expect(await foot(held), `${width} px`).toBeLessThan(bar?.y ?? 0)
  }
})
