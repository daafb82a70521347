import { apply, choose, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

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
