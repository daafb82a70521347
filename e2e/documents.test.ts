import { readFile } from 'node:fs/promises'
import { pathOf } from '#core/journey/pages.ts'
import { expectUsable } from './accessibility.ts'
import { agreeToDownload, arriveAt, goTo, saveAndContinue, unfold } from './customer.ts'
import { groups, letters, open, sign } from './documents.ts'
import { expect, test } from './fixtures.ts'

test('the next thing leads to the planning of the day', async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: 'Plan your signing' }).click()
  await page.waitForURL('**/my-will/signing-day**')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('looking at the first pages asks nothing and downloads nothing; the first download asks once', async ({
  page,
}) => {
  await open(page)
  await goTo(page, '/account')
  await goTo(page, pathOf('will.my-downloads'))
  await unfold(page, 'To sign')
  await page.getByRole('button', { name: 'Download Your will', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Before your first download' })
  await expect(asked.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expectUsable(page, 'dialog')
  await asked.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Download Your will', exact: true })).toBeFocused()
  await agreeToDownload(page)
})

test('once the will is signed the letters come first, and each is noted as given until that is taken back', async ({
  page,
}) => {
  await open(page)
  await agreeToDownload(page)
  await page.reload()
  await sign(page)
  await expect(groups(page)).toHaveText([
    /It has been your will since /,
    'Letters to give',
    'Yours to do',
    'Your files',
  ])
  await page.getByRole('link', { name: 'See them' }).click()
  const first = letters(page).first()
  await first.getByRole('checkbox', { name: /^Given to Thomas/ }).check()
  await expect(first.getByText(/^Given.* on \d+ \w+ \d{4}$/)).toBeVisible()
  await expect(page.getByText('Now is the time. 1 of 4 are given.')).toBeVisible()
  await page.reload()
  await unfold(page, 'To give away')
  await expect(first.getByRole('checkbox')).toBeChecked()
  await expectUsable(page)
  await first.getByRole('checkbox').uncheck()
  await expect(page.getByText('Now is the time. None is given yet.')).toBeVisible()
})

test('only words of the will that changed call for another signing, and they are listed', async ({ page }) => {
  await open(page)
  await agreeToDownload(page)
  await page.reload()
  await sign(page)
  await goTo(page, pathOf('will.funeral-wishes'))
  await page.getByLabel(/Anything else about your funeral/).fill('Under the oak at Wren Farm')
  await saveAndContinue(page)
  await arriveAt(page, /Check your will|Read your will/)
  await goTo(page, pathOf('will.my-downloads'))
  await expect(page.getByRole('heading', { level: 2, name: 'These words changed. Sign the new will.' })).toBeVisible()
  const changed = page.getByRole('region', { name: 'These words changed', exact: true })
  await expect(changed.getByRole('listitem').first()).toContainText(/^(Changed|New) in your will: .*[Ff]uneral/)
})

test('the documents can be had as a web page and in braille', async ({ page }) => {
  await open(page)
  await agreeToDownload(page)
  await page.reload()
  await page.getByText('To read in another way').click()
  for (const [label, file, says] of [
    [
      'As a web page',
      /^my-documents-\w{4}-\w{4}\.html$/,
      'I cancel every will and every codicil that I made before this one.',
    ],
    ['In braille', /^my-documents-\w{4}-\w{4}\.brf$/, ',i cancel every will and every'],
  ] as const) {
    const [made] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: label, exact: true }).click(),
    ])
    expect(made.suggestedFilename()).toMatch(file)
    expect(await readFile(await made.path(), 'utf8')).toContain(says)
  }
})

test('one switch has each document that there is in large print downloaded in it, signed by its own last page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await agreeToDownload(page)
  await page.getByRole('switch', { name: 'Large print' }).check()
  await unfold(page, 'To sign')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Your will, large print' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^will-large-print-\w{4}-\w{4}\.pdf$/)
  await expect(page.getByText(/You sign on page \d+\.$/)).toBeVisible()
})
