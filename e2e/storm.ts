/**
 * What a page says of how its answers stand, held against what the server has and what this device keeps: after each press and each
 * key, whatever becomes of the calls, of the session, of the room on this device and of the will on another device meanwhile.
 */
import type { Browser, BrowserContext, Locator, Page, Route } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import { type Chance, drawnFrom } from '#testkit/newcomer.ts'
import { emailOf, endSession, logIn } from './customer.ts'
import { goTo, typeAddress } from './ways.ts'

/** What becomes of a call that changes something. `lost`: it arrives, and its reply does not. */
const WEATHERS = ['fair', 'fair', 'fair', 'slow', 'cut', 'lost', 'down', 'refused'] as const
type Weather = (typeof WEATHERS)[number]

/** What a page tells the server of itself, and logging in and out. */
const UNNOTICED = /\/api\/(wills\/visited|events|track|tests|proof|session|auth)/

const said = (status: number, message: string) => ({ status, json: { message, errors: {} } })

/** The calls of a customer's pages, and what becomes of them. */
const weatherOver = async (context: BrowserContext) => {
  let now: Weather = 'fair'
  const held = new Set<() => void>()
  const calm = () => {
    for (const go of held) go()
    held.clear()
  }
  const answers: Record<Weather, (route: Route) => Promise<unknown>> = {
    fair: (route) => route.fallback(),
    slow: async (route) => {
      await new Promise<void>((go) => held.add(go))
      return route.fallback()
    },
    cut: (route) => route.abort(),
    lost: async (route) => {
      await route.fetch()
      return route.abort()
    },
    down: (route) => route.fulfill(said(503, 'Something went wrong')),
    refused: (route) => route.fulfill(said(429, 'Please wait a moment')),
  }
  await context.route('**/api/**', async (route) => {
    const request = route.request()
    if (request.method() === 'GET' || UNNOTICED.test(request.url())) return route.fallback()
    return answers[now](route)
  })
  return {
    isHeld: () => held.size > 0,
    calm,
    turn: (to: Weather) => {
      now = to
    },
    draw: (chance: Chance) => {
      now = drawnFrom(chance, WEATHERS)
      return now
    },
  }
}

/** No room is left where a page keeps what is to outlast it, for as long as a cookie says so. What is kept already stays. */
const withoutRoom = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    for (const [kept, name] of [
      [Storage, 'setItem'],
      [IDBObjectStore, 'put'],
    ] as const) {
      const put: (...given: unknown[]) => unknown = Reflect.get(kept.prototype, name)
      Reflect.set(kept.prototype, name, function (this: unknown, ...given: unknown[]) {
        if (document.cookie.includes('room=none')) throw new DOMException('Full', 'QuotaExceededError')
        return put.apply(this, given)
      })
    }
  })
}

const setRoom = (page: Page, room: 'none' | 'left') =>
  page.evaluate((of) => {
    // biome-ignore lint/suspicious/noDocumentCookie: a browser tells of its cookies in the next turn only
    document.cookie = `room=${of}; path=/`
  }, room)

type Kept = Readonly<Record<string, string>>

/** What another tab of the browser keeps and deletes is told to the tabs that are open. */
const hear = (page: Page, before: Kept, after: Kept): Promise<void> =>
  page.evaluate(
    ([was, is]) => {
      // A log-out deletes the session before what was kept of its customer.
      for (const key of new Set(['token', ...Object.keys(was), ...Object.keys(is)])) {
        const [oldValue, newValue] = [localStorage.getItem(key), is[key] ?? null]
        // What this page keeps meanwhile stays.
        if (was[key] === is[key] || oldValue === newValue) continue
        if (newValue === null) localStorage.removeItem(key)
        else localStorage.setItem(key, newValue)
        window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }))
      }
    },
    [before, after] as const,
  )

const keptBy = (page: Page): Promise<Kept> => page.evaluate(() => ({ ...localStorage }))

type Fields = Readonly<Record<string, string>>

/** What the fields of a page hold, by what they are called. */
const fieldsOf = (within: Locator): Promise<Fields> =>
  within
    .locator('input:not([type=file], [type=password], [type=hidden]), textarea, select')
    .filter({ visible: true })
    .evaluateAll((all) =>
      Object.fromEntries(
        all.flatMap((each) => {
          const field = each as HTMLInputElement
          const group = field.closest('fieldset')?.querySelector('legend')?.textContent ?? ''
          const label = [...(field.labels ?? [])].map((one) => one.textContent).join(' ')
          // How something is looked at is no answer.
          if (field.name === 'plan' || field.type === 'search' || label === 'Read as a list') return []
          const isTick = ['radio', 'checkbox'].includes(field.type)
          return [
            [`${group} | ${label} | ${isTick ? field.value : ''}`, isTick ? `${field.checked}` : field.value.trim()],
          ]
        }),
      ),
    )

const main = (page: Page) => page.locator('main')
const dialogOf = (page: Page) => page.locator('dialog[open]').last()
const frontOf = async (page: Page) => ((await dialogOf(page).count()) > 0 ? dialogOf(page) : main(page))

const TEXT = 'input:not([type]), input[type=text], input[type=email], input[type=tel], textarea'
const textFields = (within: Locator) => within.locator(TEXT).filter({ visible: true })

/** What the server has of a customer. */
const onServerOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    const texts = []
    for (const each of ['/api/form', '/api/account']) texts.push(await (await fetch(each, { headers })).text())
    return texts.join('')
  })

const SAVES = /^(Save|Next|\+?Add|Done|Continue)/

const isLoggedOut = (page: Page): boolean => new URL(page.url()).pathname === '/login'

/** On another device the customer opens a page, or adds or changes something there, and saves a word. Undefined: there is nothing to type. */
const saveElsewhere = async (
  { browser, page }: { readonly browser: Browser; readonly page: Page },
  { path, word, draw }: { path: string; word: string; draw: (count: number) => number },
): Promise<string | undefined> => {
  const other = await (await anotherDevice(browser, page)).newPage()
  await typeAddress(other, new URL(path, page.url()).href)
  const openers = main(other)
    .getByRole('button', { name: /^(Change|\+?Add) / })
    .filter({ visible: true })
  if ((await textFields(main(other)).count()) === 0 && (await openers.count()) > 0)
    await openers.nth(draw(await openers.count())).click()
  const within = await frontOf(other)
  const fields = textFields(within)
  const count = await fields.count()
  let said: string | undefined
  if (count > 0) {
    const field = fields.nth(draw(count))
    said = await field.evaluate((each) => (each as HTMLInputElement).labels?.[0]?.textContent ?? '')
    await field.fill(word)
    const save = within.getByRole('button', { name: SAVES }).filter({ visible: true })
    if ((await save.count()) > 0) await save.last().click()
    await other.waitForLoadState()
  }
  await other.close()
  await page.title()
  return said
}

/** In another tab of this browser the customer logs out. */
const logOutInTab = async (page: Page): Promise<void> => {
  const other = await page.context().newPage()
  await typeAddress(other, new URL('/account', page.url()).href)
  const before = await keptBy(other)
  const button = other.getByRole('button', { name: 'Log out', exact: true })
  // A log-in for which there was no room is that of one tab alone.
  if (!isLoggedOut(other)) await button.click()
  await other.waitForLoadState()
  const after = await keptBy(other)
  await other.close()
  await page.title()
  await hear(page, before, after)
  await page.waitForLoadState()
}

/** Of a couple, one unlinks the two wills, where they are linked. */
const unlink = async (page: Page): Promise<void> => {
  await goTo(page, '/account')
  const button = page.getByRole('button', { name: 'Unlink the two wills' })
  if ((await button.count()) === 0) return
  await button.click()
  await page.getByRole('button', { name: 'Unlink them' }).click()
  await page.waitForLoadState()
}

/** What there is on a page to press that says what was chosen. */
const chosenOn = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^(Remove|Change) / })
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''))

/** What the page says of its answers. */
const standing = async (page: Page): Promise<string> => {
  const found = await page
    .locator('header, main, dialog[open]')
    .getByText(/^(Saved\b.*|Saving…|Not saved yet|Your choices are saved\.|.*kept on this device.*)$/i)
    .filter({ visible: true })
    .allTextContents()
  return [...new Set(found)].join(' | ')
}

/** A browser in which the same customer is logged in, and has typed nothing. */
const anotherDevice = async (browser: Browser, page: Page): Promise<BrowserContext> => {
  const context = await browser.newContext()
  const entries = await page.evaluate(() => Object.entries({ ...localStorage }))
  const known = entries.filter(([key]) => !/^(unsaved|plan|will)/.test(key))
  await context.addInitScript((all) => {
    for (const [key, text] of all) localStorage.setItem(key, text)
  }, known)
  return context
}

/** The same page as another device of the customer shows it, or another tab of this one. Nothing is changed there. */
const elsewhere = async <T>(
  { browser, page }: { readonly browser: Browser; readonly page: Page },
  where: 'device' | 'tab',
  look: (other: Page) => Promise<T>,
): Promise<T> => {
  const context = where === 'tab' ? page.context() : await anotherDevice(browser, page)
  const other = await context.newPage()
  await other.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
  await typeAddress(other, page.url())
  const found = await look(other)
  await other.close()
  return found
}

const differences = (here: Fields, there: Fields, theirs: ReadonlySet<string>): string[] =>
  Object.entries(here).flatMap(([field, value]) =>
    there[field] !== undefined && there[field] !== value && !theirs.has(there[field])
      ? [`${field}: “${value}” here, “${there[field]}” there`]
      : [],
  )

type Seen = {
  readonly browser: Browser
  readonly page: Page
  readonly isHeld: boolean
  readonly hasTyped: boolean
  /** Another device has saved since this page last heard of the will. What it says of its own answers was said before. */
  readonly isOlder: boolean
  /** What another device has saved, and nobody has seen here yet: what is kept lies over it. */
  readonly theirs: ReadonlySet<string>
}

/** What is untrue of what a page says of its answers. */
const untruths = async ({ browser, page, isHeld, hasTyped, isOlder, theirs }: Seen): Promise<string[]> => {
  const says = await standing(page)
  const untrue: string[] = []
  const isSaved = /(^|\| )(Saved|Your choices are saved)/.test(says) && !/Not saved/.test(says)
  const isKept =
    (await main(page)
      .getByText(/not saved yet\.|kept what you typed/)
      .count()) > 0
  if (says !== '' && !hasTyped && !/^(Kept|Saving)/.test(says) && !(isKept && says === 'Not saved yet'))
    untrue.push(`“${says}” is said before anything was typed`)
  if (isSaved && isHeld) untrue.push('“Saved” is said while a save is under way')
  const where = isSaved ? 'device' : /kept on this device/i.test(says) ? 'tab' : undefined
  if (!where || (where === 'device' && isOlder)) return untrue
  const here = await fieldsOf(main(page))
  const chosen = await chosenOn(page)
  const [there, chosenThere] = await elsewhere(
    { browser, page },
    where,
    async (other) => [await fieldsOf(main(other)), await chosenOn(other)] as const,
  )
  await page.title()
  untrue.push(...differences(here, there, theirs).map((each) => `“${says}”, but on another ${where} ${each}`))
  if (where === 'device' && `${chosen}` !== `${chosenThere}`)
    untrue.push(`“${says}”, but on another device ${chosenThere} and here ${chosen}`)
  return untrue
}

/** What somebody typed: where, and under which buttons where it was in a dialog, or in one over another. */
type Typed = {
  readonly path: string
  readonly field: string
  readonly word: string
  readonly openers: readonly string[]
  /** The press that showed the first of those buttons. */
  readonly shownBy: string
}

const NOT_FOR_STORMS =
  /log ?out|delete|download|print|cookies|language|cymraeg|pay|passkey|authenticator|refund|send|try again|ask |e-?mail|listen|read (it|this)/i
const DROPS =
  /^(Cancel|Close|✕|Remove|Clear|Go back to what is saved|Use the newer answers|Leave this out|No, thank you|Go back|Undo|Nobody)/

const pathIn = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** A word that is nowhere else. */
const wordFrom = (chance: Chance): string =>
  `Q${Array.from({ length: 8 }, () => String.fromCodePoint(97 + Math.floor(chance() * 26))).join('')}`

type Storm = {
  readonly browser: Browser
  readonly page: Page
  readonly chance: Chance
  readonly actions: number
  /** The other of a couple, on a device of their own. Where they come with their invitation only, they do so when they are asked for. */
  readonly partner?: () => Promise<Page>
}

/** Does this and that on a page in all weathers, and gives what was untrue, and what was lost. */
export const storm = async ({ browser, page, chance, actions, partner }: Storm): Promise<string[]> => {
  const email = await emailOf(page)
  const weather = await weatherOver(page.context())
  await withoutRoom(page.context())
  await page.reload()
  const typed = new Map<string, Typed>()
  /** What another device has saved, and nobody has seen here yet. */
  const theirs = new Set<string>()
  let isOlder = false
  let isEnded = false
  let hasRoom = true
  page.on('response', (reply) => {
    const isSave = reply.request().method() !== 'GET' && !UNNOTICED.test(reply.url())
    if (reply.ok() && (isSave || reply.url().endsWith('/api/form'))) isOlder = false
  })
  const trail: string[] = []
  const untrue: string[] = []
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  let openers: readonly string[] = []
  let shownBy = ''
  let typedAt = ''
  const home = pathIn(page)

  const front = () => frontOf(page)
  const openDialogs = () => page.locator('dialog[open]').count()
  const isOpen = async () => (await openDialogs()) > 0
  const look = async () => {
    const hasTyped = typedAt === pathIn(page)
    const found = await untruths({
      browser,
      page,
      isHeld: weather.isHeld(),
      hasTyped,
      isOlder: isOlder || isEnded,
      theirs,
    })
    if (theirs.size > 0) {
      const shown = JSON.stringify(await fieldsOf(await front())) + (await main(page).textContent())
      for (const word of theirs) if (shown.includes(word)) theirs.delete(word)
    }
    untrue.push(...found.map((each) => `${each} — at ${pathIn(page)}, after: ${trail.slice(-5).join(' · ')}`))
  }
  const drop = (isDropped: (each: Typed) => boolean) => {
    for (const [key, each] of typed) if (isDropped(each)) typed.delete(key)
  }

  const type = async () => {
    const fields = textFields(await front())
    const count = await fields.count()
    if (count === 0) return
    const field = fields.nth(Math.floor(chance() * count))
    const [mode, label, max, known] = await field.evaluate((each) => {
      const it = each as HTMLInputElement
      return [it.inputMode, it.labels?.[0]?.textContent ?? '', it.maxLength, it.name] as const
    })
    if (/password/i.test(label)) return
    const isNumber =
      mode === 'numeric' ||
      mode === 'decimal' ||
      known.endsWith('estatePercent') ||
      /%|share|£|how much|worth|^(Day|Month|Year|Diwrnod|Dydd|Mis|Blwyddyn)$/i.test(label)
    const word = isNumber ? String(1 + Math.floor(chance() * 28)) : wordFrom(chance)
    const isLong = !isNumber && chance() < 0.2
    const text = isLong ? `${word} ${'long words '.repeat(400)}`.slice(0, max > 0 ? max : 200).trim() : word
    trail.push(`type ${text.slice(0, 12)}${isLong ? '…' : ''} into ${label}`)
    // A session that is found to have ended leads elsewhere while somebody types.
    const path = pathIn(page)
    await field.fill(text)
    typedAt = pathIn(page)
    if (!isNumber) {
      const by = openers.slice(0, await openDialogs())
      typed.set(`${path} ${by} ${known || label}`, {
        path,
        field: label,
        word,
        openers: by,
        shownBy,
      })
    }
  }
  const choose = async () => {
    const within = await front()
    const choices = within.locator('input[type=radio]:not(:checked), input[type=checkbox]').filter({ visible: true })
    const count = await choices.count()
    if (count === 0) return
    const choice = choices.nth(Math.floor(chance() * count))
    trail.push(`choose ${await choice.evaluate((each) => (each as HTMLInputElement).labels?.[0]?.textContent ?? '')}`)
    await choice.click({ force: true })
    typedAt = pathIn(page)
    const fields = await fieldsOf(await front())
    const shown = JSON.stringify(fields)
    drop((each) => each.path === pathIn(page) && !shown.includes(each.word))
  }
  const press = async () => {
    const within = await front()
    const buttons = within.locator('button').filter({ visible: true })
    const names = await buttons.evaluateAll((all) =>
      all.map((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().replace(/^\+/, '')),
    )
    const usable = names.flatMap((name, at) => (NOT_FOR_STORMS.test(name) ? [] : [at]))
    const submits = usable.filter((at) => SAVES.test(names[at] ?? ''))
    const from = submits.length > 0 && chance() < 0.6 ? submits : usable
    if (from.length === 0) return
    const at = drawnFrom(chance, from)
    const [name = '', path, wereOpen] = [names[at], pathIn(page), await openDialogs()]
    const isTwice = chance() < 0.2
    const isLeft = chance() < 0.15
    trail.push(`press ${name}${isTwice ? ' twice' : ''} in ${now} weather`)
    await buttons.nth(at).evaluate(async (button, again) => {
      const { click } = HTMLElement.prototype
      click.call(button)
      await new Promise((done) => setTimeout(done))
      if (again && button.isConnected) click.call(button)
    }, isTwice)
    if (DROPS.test(name)) drop((each) => each.path === path && `${each.openers}` === `${openers.slice(0, wereOpen)}`)
    if (/^(Keep what|Remove|Use the newer)/.test(name)) theirs.clear()
    // In the middle of what the press began, which may end on the page that comes.
    if (isLeft) await leave()
    await page.waitForLoadState()
    typedAt = isLeft || path === pathIn(page) ? pathIn(page) : typedAt
    openers = [...openers.slice(0, wereOpen), name].slice(0, await openDialogs())
    if (openers.length === 0) shownBy = name
  }
  /** Where this device has no room, what is not saved goes with the page that is left: no page has said that it is kept. */
  const dropWithPage = async () => {
    if (hasRoom || typed.size === 0) return
    const onServer = await onServerOf(page)
    drop(({ word }) => !onServer.includes(word))
  }
  const leave = async () => {
    const way = drawnFrom(chance, ['back', 'forward', 'reload', 'link'] as const)
    trail.push(`leave by ${way}`)
    if (way === 'reload') await dropWithPage()
    // A dialog is closed by the press that leads back.
    if (way === 'reload') await page.reload()
    else if (way === 'forward') await page.goForward()
    else if (way === 'back') await page.goBack()
    else {
      const links = main(page)
        .getByRole('link', { name: /Back|All questions/ })
        .filter({ visible: true })
      if ((await isOpen()) || (await links.count()) === 0) return
      await links.first().click()
    }
    if (page.url() === 'about:blank') await typeAddress(page, home)
  }
  const comeBackIn = async () => {
    trail.push('log in again')
    weather.turn('fair')
    weather.calm()
    await logIn(page, email)
    await page.waitForURL(({ pathname }) => pathname !== '/login')
    isEnded = false
    // What waited may have been sent.
    typedAt = pathIn(page)
  }
  const draw = (of: number) => Math.floor(chance() * of)
  const troubles: Readonly<Record<string, () => Promise<void>>> = {
    'another device saves': async () => {
      const word = wordFrom(chance)
      const path = chance() < 0.6 ? pathIn(page) : pathOf('will.about-me.full-name')
      const before = await onServerOf(page)
      const field = await saveElsewhere({ browser, page }, { path, word, draw })
      const after = await onServerOf(page)
      if (before === after) return
      trail.push(`at ${path} it is ${word} in ${field}`)
      isOlder = true
      if (after.includes(word)) theirs.add(word)
      for (const each of theirs) if (!after.includes(each)) theirs.delete(each)
      drop((each) => before.includes(each.word) && !after.includes(each.word))
    },
    'the session ends': async () => {
      isEnded = true
      await endSession(page)
    },
    'log out in another tab': async () => {
      await dropWithPage()
      await logOutInTab(page)
    },
    'read it in Welsh': async () => {
      const change = async (name: string) => {
        const link = page.locator('header').getByRole('link', { name, exact: true })
        if ((await link.count()) === 0) return
        await dropWithPage()
        await link.click()
        await page.waitForLoadState()
      }
      if (await isOpen()) return
      await change('Cymraeg')
      if (!isLoggedOut(page)) await type()
      await change('English')
    },
    'no room is left': async () => {
      hasRoom = !hasRoom
      await setRoom(page, hasRoom ? 'left' : 'none')
    },
    ...(partner && {
      'the partner unlinks the two wills': async () => unlink(await partner()),
      'the partner writes their own will': async () => {
        const other = await partner()
        const word = wordFrom(chance)
        const path = chance() < 0.6 ? pathIn(page) : pathOf('will.about-me.full-name')
        await saveElsewhere({ browser, page: other }, { path, word, draw })
        if ((await onServerOf(page)).includes(word))
          untrue.push(`“${word}” of the partner is in the will of this customer`)
      },
    }),
  }
  const meetTrouble = async () => {
    const [name, come] = drawnFrom(chance, Object.entries(troubles))
    if (isEnded) return
    trail.push(name)
    await come()
  }
  let now: Weather = 'fair'
  for (let at = 0; at < actions; at += 1) {
    now = weather.draw(chance)
    if (weather.isHeld() && chance() < 0.4) {
      trail.push('what was slow arrives')
      weather.calm()
      await page.waitForTimeout(30)
      await page.waitForLoadState()
    }
    const drawn = chance()
    if (isLoggedOut(page)) await comeBackIn()
    else if (drawn < 0.3) await type()
    else if (drawn < 0.5) await choose()
    else if (drawn < 0.78) await press()
    else if (drawn < 0.9) await leave()
    else await meetTrouble()
    if (typedAt !== '' && pathIn(page) !== typedAt) typedAt = ''
    await look()
  }
  weather.turn('fair')
  weather.calm()
  await page.waitForTimeout(50)
  // A public page tells nobody that the session has ended.
  if (isEnded && !isLoggedOut(page)) await typeAddress(page, new URL(home, page.url()).href)
  // Without room a log-in is not kept, by which is asked what the server has.
  await setRoom(page, 'left')
  if (isLoggedOut(page)) await comeBackIn()
  await dropWithPage()
  untrue.push(...thrown.map((each) => `Thrown: ${each} — after: ${trail.join(' · ')}`))
  for (const [path, words] of Map.groupBy(typed.values(), (each) => each.path)) {
    const open = () => typeAddress(page, new URL(path, page.url()).href)
    await open()
    await page.waitForTimeout(30)
    if (isLoggedOut(page)) {
      await comeBackIn()
      await open()
    }
    const onServer = await onServerOf(page)
    const held = async () => onServer + JSON.stringify(await fieldsOf(await front()))
    for (const { word, field, openers: by, shownBy: first } of words) {
      // A page is drawn in as long as the machine is busy.
      for (let waits = 0; waits < 10 && !(await held()).includes(word); waits += 1) await page.waitForTimeout(50)
      if ((await held()).includes(word)) continue
      if (by.length > 0) {
        const isShown =
          (await main(page)
            .getByRole('button', { name: by[0] ?? '', exact: true })
            .count()) > 0
        for (const each of isShown ? by : [first, ...by]) {
          const button = (await front()).getByRole('button', { name: each, exact: true }).first()
          if ((await button.count()) > 0) await button.click()
        }
        const isBack = (await held()).includes(word)
        await page.reload()
        if (isBack) continue
      }
      // What is asked later on the page comes after what is asked before it.
      const next = main(page).getByRole('button', { name: /^Next: / })
      for (let asked = 0; asked < 4 && (await next.count()) > 0 && !(await held()).includes(word); asked += 1)
        await next.click()
      if ((await held()).includes(word)) continue
      untrue.push(
        `“${word}” of “${field}”${by.map((each) => ` in ${each}`).join('')} is lost at ${path}, after: ${trail.join(' · ')}`,
      )
    }
  }
  const saved = theirs.size > 0 ? await onServerOf(page) : ''
  for (const word of theirs)
    if (!saved.includes(word))
      untrue.push(`“${word}” of another device was saved over unseen, after: ${trail.join(' · ')}`)
  return untrue
}
