import { pathOf } from '#core/journey/pages.ts'
import { expectUsable } from './accessibility.ts'
import { arriveAt, goTo, inWelsh, isReady, startAt, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { markParsedHeading } from './page-loading.ts'

test('a page in the language that was chosen is there at once, and one in the other is drawn for its reader', async ({
  page,
}) => {
  await goTo(page, '/prices')
  await isReady(page)
  await inWelsh(page)
  await arriveAt(page, 'Prisiau')
  await markParsedHeading(page)
  await typeAddress(page, '/cy/prices')
  await isReady(page)
  await expect(page.locator('h1[data-same]')).toHaveText('Prisiau')
  await typeAddress(page, '/terms')
  await isReady(page)
  await expect(page.locator('h1')).toHaveText('Telerau defnyddio')
  await expect(page.locator('h1[data-same]')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gwirio fy ewyllys', exact: true }).click()
  await arriveAt(page, 'A oes gennych ewyllys yn barod?')
})

test('an English visitor is sent no Welsh', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  const withWelsh = async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))
    return texts.filter((text) => text.includes('Neidio i’r prif gynnwys')).length
  }
  await goTo(page, '/my-will/lpf-a/0')
  await isReady(page)
  await page.waitForLoadState('networkidle')
  expect(await withWelsh()).toBe(0)
  await inWelsh(page)
  await arriveAt(page, 'Ysgrifennwch eich ewyllys a gweld pob gair.')
  expect(await withWelsh()).toBe(1)
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

test('search engines are told of both languages', async ({ request, serverWith }) => {
  const server = await serverWith({ PUBLIC_URL: 'https://wills.example' })
  for (const path of ['/cy/prices', '/prices']) {
    const page = await (await request.get(server.url + path)).text()
    expect(page).toContain(`<html lang="${path === '/prices' ? 'en-GB' : 'cy'}">`)
    expect(page).toContain('<link rel="alternate" hreflang="cy" href="https://wills.example/cy/prices" />')
    expect(page).toContain('<link rel="alternate" hreflang="en" href="https://wills.example/prices" />')
    expect(page).toContain(`<link rel="canonical" href="https://wills.example${path}" />`)
  }
  expect(await (await request.get(`${server.url}/sitemap.xml`)).text()).toContain(
    '<loc>https://wills.example/cy/my-will/lpf-a/0</loc>',
  )
})
