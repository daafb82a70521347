import type { Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import { expectUsable } from './accessibility.ts'
import { arriveAt, choose, comeBack, goTo, inWelsh, isReady, language, startAt, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'

const inEnglish = (page: Page) => page.getByRole('link', { name: 'English', exact: true }).click()
const goOn = (page: Page) => page.getByRole('button', { name: 'Parhau' }).click()

/** Answers the landing in Welsh, up to the page where an account is made. */
const answerInWelsh = async (page: Page, name: string, lastName: string) => {
  await arriveAt(page, 'Ysgrifennwch eich ewyllys a gweld pob gair.')
  await choose(page, 'Ydw')
  await goOn(page)
  await arriveAt(page, 'A ydych yn byw yng Nghymru neu Loegr?')
  await choose(page, 'Ydw')
  await goOn(page)
  await arriveAt(page, 'Beth yw eich enw?')
  await page.getByLabel('Enw cyntaf').fill(name)
  await page.getByLabel('Cyfenw').fill(lastName)
  await goOn(page)
  await arriveAt(page, `Cadwch eich ewyllys yn ddiogel, ${name}`)
}

const pages = [
  ['/my-will/lpf-a/0', 'Write your will and see every word.', 'Ysgrifennwch eich ewyllys a gweld pob gair.'],
  ['/my-will/lpf-a/1', 'Do you live in England or Wales?', 'A ydych yn byw yng Nghymru neu Loegr?'],
  ['/my-will/lpf-a/2', 'What is your name?', 'Beth yw eich enw?'],
  ['/prices', 'Prices', 'Prisiau'],
  ['/no-such-page', 'We cannot find this page', 'Ni allwn ddod o hyd i’r dudalen hon'],
] as const

for (const [path, english, welsh] of pages)
  test(`${path} can be read in Welsh and in English again, and stays so after a reload`, async ({ page }) => {
    await typeAddress(page, path)
    await isReady(page)
    await arriveAt(page, english)
    await inWelsh(page)
    await arriveAt(page, welsh)
    await expect(page).toHaveURL(`/cy${path}`)
    // The name of a tab has no full stop.
    await expect(page).toHaveTitle(`${welsh.replace(/\.$/, '')} – Heirloom`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await language(page)).toBe('cy')
    await page.reload()
    await arriveAt(page, welsh)
    await isReady(page)
    await inEnglish(page)
    await arriveAt(page, english)
    await expect(page).toHaveURL(path)
    expect(await language(page)).toBe('en-GB')
  })

test('the landing can be walked in Welsh up to the account, and the questions go on in Welsh', async ({ page }) => {
  await typeAddress(page, '/cy')
  await answerInWelsh(page, 'Siân', 'Llŷr')
  await expect(page.getByRole('region', { name: 'Beth sydd yn Gymraeg, a beth sydd yn Saesneg' })).toContainText(
    'Yn Saesneg y mae’r ewyllys ei hun',
  )
  await expectUsable(page)
  await page.getByRole('button', { name: 'Creu fy nghyfrif' }).click()
  await expect(page).toHaveTitle(/^Gwall: /)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Rhowch gyfeiriad e-bost dilys',
    'Rhowch gyfrinair',
    'Cytunwch â’n telerau a’n polisi preifatrwydd',
  ])
  await page.getByLabel('E-bost').fill(`sian.${crypto.randomUUID().slice(0, 8)}@example.test`)
  await page.getByRole('textbox', { name: 'Cyfrinair' }).fill('password')
  await page.getByRole('checkbox', { name: /Rwy’n cytuno/ }).check()
  await page.getByRole('button', { name: 'Creu fy nghyfrif' }).click()
  await expect(page.getByRole('alert')).toContainText('Mae’r cyfrinair hwn yn rhy hawdd ei ddyfalu')
  await page.getByRole('textbox', { name: 'Cyfrinair' }).fill('perllan dawel wrth y wal')
  await page.getByRole('button', { name: 'Creu fy nghyfrif' }).click()
  await expect(page).toHaveURL('/my-will/about-me/full-name')
  await expect.poll(() => language(page)).toBe('cy')
  await expect(page.getByRole('textbox').first()).toHaveValue('Siân')
})

test('changing the language loses nothing that was typed, a password neither', async ({ page }) => {
  await goTo(page, '/my-will/lpf-a/0')
  await isReady(page)
  await choose(page, 'Yes')
  await inWelsh(page)
  await expect(page.getByRole('radio', { name: 'Ydw', exact: true })).toBeChecked()
  await answerInWelsh(page, 'Gwen', 'Price')
  await page.getByLabel('E-bost').fill('gwen@example.test')
  await page.getByRole('textbox', { name: 'Cyfrinair' }).fill('tair wiwer goch')
  await inEnglish(page)
  await arriveAt(page, 'Keep your will safe, Gwen')
  await expect(page.getByLabel('Email')).toHaveValue('gwen@example.test')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('tair wiwer goch')
})

test('the language that was chosen is remembered, and nothing is kept of those who chose none', async ({
  page,
  context,
}) => {
  const kept = () => page.evaluate(() => ({ ...localStorage }))
  await typeAddress(page, '/cy/prices')
  await isReady(page)
  expect(await kept()).toEqual({})
  await goTo(page, '/prices')
  await isReady(page)
  await inWelsh(page)
  await arriveAt(page, 'Prisiau')
  expect(await kept()).toEqual({ language: 'cy' })
  expect(await context.cookies()).toEqual([])

  await comeBack(page, '/')
  await arriveAt(page, 'Ysgrifennwch eich ewyllys a gweld pob gair.')
  await expect(page).toHaveURL('/cy/my-will/lpf-a/0')
  await goTo(page, '/terms')
  await arriveAt(page, 'Telerau defnyddio')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prisiau' }).click()
  await arriveAt(page, 'Prisiau')
})

test('links in Welsh say where they lead to English', async ({ page }) => {
  await typeAddress(page, '/cy/prices')
  await isReady(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Prisiau', exact: true })).toHaveAttribute('href', '/cy/prices')
  await expect(footer.getByRole('link', { name: 'Telerau defnyddio', exact: true })).toHaveAttribute('href', '/terms')
  const check = footer.getByRole('link', { name: 'Gwirio fy ewyllys (Saesneg)' })
  await expect(check).toHaveAttribute('hreflang', 'en')
  await expect(page.getByRole('link', { name: 'Mewngofnodi', exact: true }).first()).toHaveAttribute('href', '/login')
  await check.click()
  await arriveAt(page, 'Do you already have a will?')
  expect(await language(page)).toBe('en-GB')
})

test('no link says that it leads to English to whoever chose Welsh, as it leads to Welsh', async ({ page }) => {
  await goTo(page, '/my-will/lpf-a/0')
  await isReady(page)
  const leadsTo = (path: string) => page.locator(`a[href="${path}"]`).last()
  const ofOneAddress = ['/without-a-will', '/about', '/faqs', '/check-my-will/start']
  for (const path of ofOneAddress) await expect(leadsTo(path)).not.toContainText('(')
  await inWelsh(page)
  for (const path of ofOneAddress) {
    await expect(leadsTo(path)).not.toContainText('Saesneg')
    await expect(leadsTo(path)).not.toHaveAttribute('hreflang', 'en')
  }
  await leadsTo('/check-my-will/start').click()
  expect(await language(page)).toBe('cy')
})

test('what a visitor from outside England and Wales is told is in Welsh, and can be used at 320 px with assistive technology', async ({
  page,
}) => {
  await typeAddress(page, '/cy/my-will/lpf-a/0')
  await choose(page, 'Nac ydw')
  await goOn(page)
  await arriveAt(page, 'A ydych yn byw yng Nghymru neu Loegr?')
  await choose(page, 'Nac ydw')
  await page.getByRole('button', { name: 'Rhowch wybod i mi pan fyddwch yn gallu' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enw cyntaf: Mae angen llenwi’r maes hwn',
    'Cyfenw: Mae angen llenwi’r maes hwn',
    'Rhowch gyfeiriad e-bost dilys',
  ])
  await expectUsable(page)
  await page.getByLabel('Enw cyntaf').fill('Isla')
  await page.getByLabel('Cyfenw').fill('Munro')
  await page.getByLabel('E-bost').fill('isla@example.test')
  await page.getByRole('button', { name: 'Rhowch wybod i mi pan fyddwch yn gallu' }).click()
  await expect(page.getByText('Rydych ar y rhestr.')).toBeVisible()
})

test('the questions of a will are answered in Welsh once it is chosen on one, and what was typed there is kept', async ({
  page,
}) => {
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.about-me.full-name'))
  await page.getByLabel('Middle names').fill('Angharad')
  await inWelsh(page)
  await arriveAt(page, 'Beth yw eich enw llawn?')
  await expect(page.getByLabel('Enwau canol')).toHaveValue('Angharad')
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy')
  for (const [step, title] of [
    ['will.about-me.marital-status', 'Beth yw eich statws priodasol?'],
    ['will.beneficiaries.children', 'A oes gennych blant?'],
    ['will.executors.executors', 'Pwy ddylai weithredu eich ewyllys?'],
  ] as const) {
    await typeAddress(page, pathOf(step))
    await arriveAt(page, title)
    await expectUsable(page)
  }
  const reason = page.getByRole('button', { name: 'Pam mae cymal 1 yma?' })
  await reason.click()
  const note = page.getByRole('note').filter({ hasText: 'Hebddo, gallai rhannau o hen ewyllys gyfrif o hyd.' })
  // The will around it is in English.
  for (const each of [reason, note]) await expect(each).toHaveAttribute('lang', 'cy')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await arriveAt(page, 'Who should carry out your will?')
})

test('the reading calls the opening words of the will so in Welsh, as no clause has their number', async ({ page }) => {
  await startAt(page, 'will.summary')
  await inWelsh(page)
  await arriveAt(page, 'Darllenwch eich ewyllys')
  await expect(page.getByText('Y geiriau agoriadol, mewn geiriau plaen').first()).toBeVisible()
  await expect(page.getByText(/^Cymalau Chi/)).toHaveCount(0)
})

test('a list of names has the Welsh “and”, and a will beside it is no part of the page that is left in English', async ({
  page,
}) => {
  await startAt(page, 'will.summary', '', { family: 'second-marriage' })
  await goTo(page, pathOf('will.gifts'))
  await inWelsh(page)
  await arriveAt(page, 'Hoffech chi adael unrhyw roddion?')
  const notice = page.getByText('Nid yw popeth ar y dudalen hon yn Gymraeg eto')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Ei gweld' })).toBeVisible()
  await expect(notice).toBeHidden()
  await page.getByRole('button', { name: 'Newid Fy nghartref, 14 Orchard Lane' }).click()
  await expect(page.getByText('Wedyn mae’n mynd i: Cy Ashdown a Di Ashdown')).toBeVisible()
  await expect(notice).toBeHidden()
})
