/** How fast the wizard answers, in a browser whose processor is slowed 4 times: a will of twelve people and twenty gifts. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { pathOf } from '../../core/journey/pages.ts'
import { type StepName, steps } from '../../core/journey/steps.ts'
import { editable } from '../../core/will/new-will.ts'
import type { Gift, Person, Will } from '../../core/will/schema.ts'
import { buildPages } from '../../server/web-server/build-pages.ts'
import { launchOptions } from '../../testkit/browser.ts'
import { aGift, anHeir } from '../../testkit/builders.ts'
import { startServer } from '../../testkit/start-server.ts'
import { type Measure, percentile } from './measure.ts'
import { SLOW_4G, SLOWER } from './slow-phone.ts'

const PRESSES = 40
const GIFTS = 20
/** From the guardians to who shares. */
const STEPS_PRESSED = 4

const names = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kit', 'Lea']

type NewItem = Omit<Person, 'id'> | Omit<Gift, 'id'>

const withoutId = ({ id: _id, ...item }: Person | Gift): NewItem => item

/** Puts twelve people who share and twenty gifts into the demo's will, with the calls that the page itself makes. */
const openMadeUpWill = async (page: Page, url: string): Promise<void> => {
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/form'))
  await page.goto(`${url}/dev/start-at/will.summary`)
  const sent = Object.entries(await (await asked).allHeaders())
  const headers = Object.fromEntries(sent.filter(([name]) => !/^(:|host|content|accept)/.test(name)))
  const willNow = async () =>
    ((await (await page.request.get(`${url}/api/form`, { headers })).json()) as { will: Will }).will
  const { id } = await willNow()
  const post = async <Reply>(path: string, data: object): Promise<Reply> => {
    const reply = await page.request.post(`${url}/api/wills/${path}`, {
      headers: { ...headers, will: String(id) },
      data,
    })
    if (!reply.ok()) throw new Error(`The will of the bench was refused: ${await reply.text()}`)
    return (await reply.json()) as Reply
  }
  const add = (list: string, item: Person | Gift) => post<{ id: number }>(`${list}/create`, withoutId(item))

  const ids: number[] = []
  for (const name of names) {
    const heir = anHeir(8, { fullname: `${name} Madeup`, relationship: 'Friend', isChild: 'No' })
    ids.push((await add('persons', heir)).id)
  }
  for (let gift = 0; gift < GIFTS; gift += 1)
    await add('gift', aGift({ type: 'Money', amount: 10_000 * (gift + 1), persons: [ids[gift % ids.length] ?? 0] }))

  const will = await willNow()
  const persons = will.persons.map((person) => {
    const place = ids.indexOf(person.id)
    return { ...person, inherit: place >= 0, estatePercent: place < 0 ? 0 : place === 0 ? 12 : 8 }
  })
  const charities = will.charities.map((charity) => ({ ...charity, inherit: false, estatePercent: 0 }))
  const answers = { ...editable(will), persons, charities, estateSplit: 'Different shares' }
  await post('wills/groupAssetsUpdate', { version: will.version, will: answers })
}

type Timed = { readonly name: string; readonly duration: number }

/** Starts to collect the time from each press or key to the next paint. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: { name: string; duration: number }[] = []
    Object.assign(window, { interactions: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = entry as PerformanceEventTiming
        if (interactionId) seen.push({ name: entry.name, duration: entry.duration })
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })

const watched = async (page: Page): Promise<Timed[]> => {
  await page.waitForTimeout(300)
  return page.evaluate(() => (window as unknown as { interactions: Timed[] }).interactions)
}

/** What is faster than the least that the browser reports counts as that. */
const FASTEST_REPORTED = 16

const worst = (timed: readonly Timed[], count: number, percent: number): number => {
  const slow = timed.map(({ duration }) => duration)
  return percentile([...slow, ...Array<number>(Math.max(0, count - slow.length)).fill(FASTEST_REPORTED)], percent)
}

const arrive = async (page: Page, url: string, step: StepName): Promise<void> => {
  await page.goto(url + pathOf(step))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

const TURNS = 10

/** Milliseconds from a press or key to the frame in which the picture has begun to change, the median. */
const toPicture = async (page: Page, press: (turn: number) => Promise<void>): Promise<number> => {
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [took] = await Promise.all([
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let start = performance.now()
            for (const type of ['pointerdown', 'keydown'])
              addEventListener(type, ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
            const seen = new MutationObserver(() => {
              seen.disconnect()
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
            })
            const picture = document.querySelector('[data-card]')?.closest('figure') ?? document.body
            seen.observe(picture, { attributes: true, childList: true, subtree: true, characterData: true })
          }),
      ),
      press(turn),
    ])
    times.push(took)
    await page.waitForTimeout(400)
  }
  return percentile(times, 50)
}

type Painted = { readonly first: number; readonly picture: number }

/** Milliseconds from one key to the next paint, typing a share, and to the picture, which follows. */
const typing = async (page: Page, url: string): Promise<Painted> => {
  await arrive(page, url, 'will.estate-splits.split-distribution')
  const box = page.getByRole('main').getByRole('textbox').first()
  await box.focus()
  await watch(page)
  // The keyboard itself: a locator would look for the box on the page before each key, within the time of the key before.
  const type = (turn: number) => page.keyboard.press(turn % 2 === 0 ? 'Backspace' : String(turn % 9))
  for (let turn = 0; turn < PRESSES; turn += 1) await type(turn)
  return { first: worst(await watched(page), PRESSES, 98), picture: await toPicture(page, type) }
}

/** The same, choosing who has died on the summary. */
const whatIf = async (page: Page, url: string, people: readonly string[]): Promise<Painted> => {
  await arrive(page, url, 'will.summary')
  await page.getByRole('link', { name: 'See all my answers on one page' }).click()
  const chips = page.getByRole('main').getByText(new RegExp(`^(${people.join('|')}) has died$`))
  await chips.last().scrollIntoViewIfNeeded()
  const places = await Promise.all((await chips.all()).map((chip) => chip.boundingBox()))
  await watch(page)
  // The mouse itself, for the same reason. The chips stand above the picture and never move.
  const press = async (turn: number) => {
    const place = places[turn % places.length]
    if (place) await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
  }
  for (let turn = 0; turn < PRESSES; turn += 1) await press(turn)
  return { first: worst(await watched(page), PRESSES, 98), picture: await toPicture(page, press) }
}

const pressable = (page: Page): Locator =>
  page.getByRole('main').locator('label:has(input[type=radio]), label:has(input[type=checkbox])')

/** The slowest of the first presses on each step. */
const presses = async (page: Page, url: string): Promise<{ name: string; value: number }> => {
  let slowest = { name: '', value: 0 }
  for (const { name } of steps) {
    if (name === 'will.summary') continue
    await arrive(page, url, name)
    const options = pressable(page)
    const count = Math.min(4, await options.count())
    await watch(page)
    for (let index = 0; index < count; index += 1)
      await options
        .nth(index)
        .click({ timeout: 2000 })
        .catch(() => undefined)
    const value = worst(await watched(page), count, 100)
    if (count > 0 && value > slowest.value) slowest = { name, value }
  }
  return slowest
}

/** Milliseconds from the press on "Save and continue" to the heading of the next step, beyond the round trip of the save. */
const nextStep = async (page: Page, url: string, network: CDPSession): Promise<number> => {
  await arrive(page, url, 'will.beneficiaries.guardians')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    ...SLOW_4G,
  })
  const times: number[] = []
  for (let turn = 0; turn < STEPS_PRESSED; turn += 1) {
    await page.waitForTimeout(1500)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    const [took] = await Promise.all([
      page.evaluate(
        (before) =>
          new Promise<number>((resolve, reject) => {
            let start = performance.now()
            document.addEventListener('pointerdown', () => (start = performance.now()), { capture: true, once: true })
            setTimeout(() => reject(new Error(`"Save and continue" led nowhere from "${before}"`)), 20_000)
            const seen = new MutationObserver(() => {
              if (document.querySelector('h1')?.textContent === before) return
              seen.disconnect()
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
            })
            seen.observe(document.body, { childList: true, subtree: true, characterData: true })
          }),
        heading,
      ),
      page.getByRole('button', { name: 'Save and continue' }).click(),
    ])
    const save = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('/api/form'))
          .at(-1)?.duration ?? 0,
    )
    times.push(took - save)
  }
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  return percentile(times, 50)
}

const figure = (name: string, value: number, most: number): Measure => ({
  name: `wizard: ${name}`,
  value,
  unit: 'ms',
  target: `<= ${most}`,
  ok: value <= most,
})

/** Twelve people and twenty gifts, and a second marriage with two trusts, in shares and in pounds; the processor slowed 4 times; the next step on slow 4G. */
export async function run(): Promise<Measure[]> {
  const root = join(import.meta.dirname, '../..')
  const webRoot = join(root, 'dist/web')
  await buildPages(root, webRoot)
  const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-bench-interaction-'))
  const server = await startServer({ dataDir, environment: { WEB_ROOT: webRoot } })
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
  await openMadeUpWill(page, server.url)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const keys = await typing(page, server.url)
  const chips = await whatIf(page, server.url, names)
  // Before the presses: what they leave unsaved would be asked about at a later step.
  const next = await nextStep(page, server.url, devtools)
  const press = await presses(page, server.url)
  await page.goto(`${server.url}/dev/start-at/will.summary?family=second-marriage`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const stages = await whatIf(page, server.url, ['Bea', 'Cy', 'Di', 'Kit', 'Ned'])
  await page.goto(`${server.url}/dev/start-at/will.summary?family=second-marriage&mode=valued`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const pounds = await whatIf(page, server.url, ['Bea', 'Cy', 'Di', 'Kit', 'Ned'])
  await browser.close()
  await server.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
  return [
    figure('key to paint, 98th percentile', keys.first, 32),
    figure('key to picture, median', keys.picture, 100),
    figure('what if, press to paint, 98th percentile', chips.first, 50),
    figure('what if, press to picture, median', chips.picture, 100),
    figure('what if, a home held for life, press to paint, 98th percentile', stages.first, 50),
    figure('what if, a home held for life, press to picture, median', stages.picture, 100),
    figure('what if, in pounds, press to paint, 98th percentile', pounds.first, 50),
    figure('what if, in pounds, press to picture, median', pounds.picture, 100),
    figure(`slowest first presses of a step (${press.name})`, press.value, 80),
    figure('press to next step beyond the save, slow 4G, median', next, 100),
  ]
}
