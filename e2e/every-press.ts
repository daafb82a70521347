/**
 * What comes of each press on a page and on what it opens, whatever is typed before and whatever the server answers: something that can
 * be perceived, with the focus at it, and nothing lost that was typed.
 */
import type { Locator, Page } from '@playwright/test'
import { focusAstray, noteDialogs, notePressed } from '#testkit/focus-back.ts'
import { expect } from './fixtures.ts'

/** What a customer types before they press, and whether the server takes it. */
export const inputs = ['as it comes', 'empty', 'wrong', 'refused'] as const
type Input = (typeof inputs)[number]

const CONTROLS =
  'a[href], button, summary, select, textarea, input:not([type=hidden], [type=file], [type=range]), [role=tab], [role=switch]'
const TEXTS =
  'textarea, input:not([type=radio], [type=checkbox], [type=hidden], [type=file], [type=range], [type=search], [readonly])'

type Control = {
  readonly at: number
  /** What it is known by on its page. */
  readonly key: string
  readonly name: string
  readonly does: 'press' | 'tick' | 'type' | 'pick' | 'nothing'
  /** Whether it sends what is typed. */
  readonly sends: boolean
  /** The other page that it leads to. */
  readonly to: string | undefined
}

/** What can be used on a page, or in the dialog over it. */
const controlsIn = (within: Locator): Promise<Control[]> =>
  within.evaluateAll((all) => {
    const words = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    const partOf = (each: Element) =>
      [each.closest('dialog'), each.closest('section, li, tr, details')].map((part) =>
        words(part?.querySelector('h2, h3, th, summary, a, strong')),
      )
    const doesOf = (each: Element): Control['does'] => {
      if (
        each.matches(
          ':disabled, [aria-disabled=true], [readonly], [type=radio]:checked, [aria-selected=true], [target=_blank]',
        )
      )
        return 'nothing'
      if (each.matches('[type=radio], [type=checkbox]')) return 'tick'
      if (each.matches('textarea, input')) return 'type'
      return each.matches('select') ? 'pick' : 'press'
    }
    return all.map((each, at) => {
      const { labels, value } = each as HTMLInputElement
      const label = [...(labels ?? [])].map(words).join(' ')
      const name = each.getAttribute('aria-label') ?? (label || words(each))
      const group = words(each.closest('fieldset')?.querySelector('legend'))
      const frame = each.closest('header, footer, nav')?.localName
      const choice = each.matches('[type=radio], [type=checkbox]') ? value : ''
      const { href = '', origin = '' } = each.matches('a') ? (each as HTMLAnchorElement) : {}
      // A browser goes to the same place of a page again, which is not drawn here. What is elsewhere is not ours.
      const isHere = href === location.href || href === location.href.split('#')[0]
      const isElsewhere = href !== '' && origin !== location.origin
      return {
        at,
        key: frame ? `${frame} ${name}` : [...partOf(each), group, each.localName, name, choice].join(' | '),
        name,
        does: isHere || isElsewhere ? 'nothing' : doesOf(each),
        sends: each.matches('[type=submit], [data-look=primary], [data-look=danger]'),
        to: href !== '' && href.split('#')[0] !== location.href.split('#')[0] ? href.slice(origin.length) : undefined,
      }
    })
  })

/** All that can be perceived of a page, and where the focus is. */
const perceived = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    const over = [...document.querySelectorAll('dialog[open]')].at(-1)
    const said = ['expanded', 'pressed', 'checked', 'selected', 'current', 'sort', 'invalid'].map(
      (each) => `aria-${each}`,
    )
    const stateOf = (each: Element) => {
      const { value, checked, open } = each as HTMLInputElement & HTMLDetailsElement
      return [value, checked, open, ...said.map((name) => each.getAttribute(name))]
    }
    const told = `input, select, textarea, details, ${said.map((name) => `[${name}]`).join()}`
    const isLost = !at || at === document.body || (over && !over.contains(at))
    const wrong = [...(over ?? document).querySelectorAll('[aria-invalid=true], [role=alert] li a[href^="#"]')]
    return {
      address: location.href,
      seen: JSON.stringify([
        [document.title, document.documentElement.lang],
        // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is no answer to a press
        document.body.innerText.replaceAll(/\s+/g, ' '),
        [...document.querySelectorAll(told)].map(stateOf),
        Reflect.get(window, 'unseen'),
      ]),
      focus: isLost ? undefined : `${at.localName} ${at.getAttribute('name') ?? at.textContent?.slice(0, 60)}`,
      dialogs: document.querySelectorAll('dialog[open]').length,
      isUnderWay: document.querySelector('[data-pressed][aria-disabled=true]') !== null,
      /** Whether the page was loaded anew, where a browser has the focus at the top. */
      isAnew: !Reflect.has(window, 'isOpen'),
      errors: wrong.map((each) => each.getAttribute('name') ?? each.textContent).join(),
      isOnError: at?.matches('[role=alert], [aria-invalid=true], [aria-describedby$=-error]') === true,
    }
  })

/** What a page does that no words on it say, and what of it was pressed. */
const watchUnseen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const count = () => Reflect.set(window, 'unseen', Number(Reflect.get(window, 'unseen') ?? 0) + 1)
    window.print = count
    Element.prototype.scrollIntoView = count
    // The browser itself says what a field lacks.
    document.addEventListener('invalid', count, true)
    document.addEventListener('focusin', ({ target }) => {
      if (!(target as Element).matches('[data-pressed], [data-pressed] *')) count()
    })
  })

/** Why the field that an error leads to is not the one it is about, or does not say it. */
const errorsAstray = async (page: Page): Promise<string[]> => {
  const astray: string[] = []
  const over = page.locator('dialog[open]').last()
  const front = (await over.count()) > 0 ? over : page.locator('body')
  const links = front.locator('[role=alert] li a[href^="#"]').filter({ visible: true })
  for (let at = 0; at < (await links.count()); at += 1) {
    const link = links.nth(at)
    const { field, text } = await link.evaluate((each) => ({
      field: each.getAttribute('href')?.slice(1) ?? '',
      text: each.textContent ?? '',
    }))
    await link.click()
    const [names, described] = await page.evaluate(() => {
      const { activeElement: at } = document
      const of = at?.closest<HTMLElement>('[data-fields-of]')?.dataset.fieldsOf ?? ''
      const named = [at?.getAttribute('name'), at?.closest('[data-field]')?.getAttribute('data-field')]
      let said = ''
      for (let each = at; each && !each.matches('form, dialog, main'); each = each.parentElement)
        for (const id of (each.getAttribute('aria-describedby') ?? '').split(' '))
          said += document.getElementById(id)?.textContent ?? ''
      return [named.flatMap((name) => (name ? [of + name] : [])), said] as const
    })
    if (!names.some((name) => name === field || name.startsWith(`${field}.`)))
      astray.push(`“${text}” leads to ${names}`)
    // The label of a field stands before what many fields say.
    else if (!described.includes(text.split(/[:?.!] /).at(-1) ?? text))
      astray.push(`“${text}” is not said at its field`)
  }
  return astray
}

const UNNOTICED = /\/api\/(wills\/visited|events|track|tests|proof|session)/

/** What becomes of what a page asks of the server. */
type Weather = { isRefusing: boolean; refusals: number }

/** The server takes nothing, for one reason after the other. */
const refuse = (page: Page, weather: Weather): Promise<unknown> =>
  page.route('**/api/**', (route) => {
    const isAsked = route.request().method() !== 'GET' && !UNNOTICED.test(route.request().url())
    if (!isAsked || !weather.isRefusing) return route.fallback()
    weather.refusals += 1
    if (weather.refusals % 3 === 0) return route.abort()
    const [status, message] =
      weather.refusals % 3 === 1 ? [422, 'We cannot do this now'] : [503, 'Something went wrong']
    return route.fulfill({ status, json: { message, errors: {} } })
  })

/** What stands in a field of each label once somebody has typed what they mean. */
const meant: readonly (readonly [RegExp, string])[] = [
  [/mail/i, 'nora.bell@example.test'],
  [/postcode/i, 'SY8 1AB'],
  [/phone|mobile/i, '07700 900123'],
  [/^(day|month)/i, '5'],
  [/^year/i, '2001'],
  [/code/i, '123456'],
  [/password/i, 'a quiet orchard wall'],
]

type Typing = { readonly label: string; readonly type: string; readonly mode: string; readonly value: string }

const textFor = ({ label, type, mode }: Typing, input: Input): string => {
  if (input === 'empty') return ''
  if (type === 'date') return input === 'wrong' ? '1800-01-01' : '2024-01-05'
  if (type === 'time') return '11:30'
  if (input === 'wrong') return type === 'number' ? '-1' : '?'
  const isNumber = type === 'number' || /numeric|decimal/.test(mode)
  return meant.find(([of]) => of.test(label))?.[1] ?? (isNumber ? '50' : 'Nora Bell')
}

/** Types into a field. False: it stands there already. */
const type = async (field: Locator, input: Input): Promise<boolean> => {
  const typing = await field.evaluate((each): Typing => {
    const { labels, type: of, value } = each as HTMLInputElement
    return { label: labels?.[0]?.textContent ?? '', type: of, mode: each.getAttribute('inputmode') ?? '', value }
  })
  const text = textFor(typing, input)
  if (text !== typing.value) await field.fill(text)
  return text !== typing.value
}

/** Types into every field, and ticks what there is to tick. */
const fill = async (within: Locator, input: Input): Promise<void> => {
  const fields = within.locator(TEXTS).filter({ visible: true })
  for (let at = 0; at < (await fields.count()); at += 1)
    if (await fields.nth(at).isEditable()) await type(fields.nth(at), input)
  const ticks = within.locator(
    input === 'refused' ? 'form [type=checkbox]:not(:checked), form [type=radio]' : 'form [type=checkbox]:checked',
  )
  if (input === 'wrong') return
  // One tick may take others away.
  await ticks.filter({ visible: true }).evaluateAll(async (all) => {
    for (const each of all) {
      const { type: of, name, disabled } = each as HTMLInputElement
      const isAnswered = of === 'radio' && document.querySelector(`[name="${name}"]:checked`) !== null
      if (each.isConnected && !disabled && !isAnswered) (each as HTMLInputElement).click()
      await new Promise((done) => setTimeout(done))
    }
  })
}

/** What is typed and ticked, each as text. Passwords are not kept. */
const typedIn = (within: Locator): Promise<string[]> =>
  within
    .locator('textarea, input:not([type=hidden], [type=file])')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.flatMap((each) => {
        const { type, name, value, checked } = each as HTMLInputElement
        const isTick = ['radio', 'checkbox'].includes(type)
        return /password/i.test(name) || (isTick ? !checked : value === '') ? [] : [`${name} “${value}”`]
      }),
    )

/** Uses a control in the one way it has. False: that changes nothing. */
const use = async (control: Locator, { does }: Control): Promise<boolean> => {
  if (does === 'press' || does === 'tick') await control.click({ force: true })
  if (does === 'type') return type(control, 'as it comes')
  if (does !== 'pick') return true
  const now = await control.inputValue()
  const options = await control
    .locator('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
  const other = options.find((each) => each !== '' && each !== now)
  if (other !== undefined) await control.selectOption(other)
  return other !== undefined
}

/** What leads out of the state of a page comes last. */
const ENDS = /log ?out|delete|alive|take it back|refund|start again|end /i

/** How long a press may take to show something, and how often what a control opens is opened again for all that is in it. */
const SOON_MS = 3000
const OPENED = 40

/** What a browser writes of a refused call, and the router's development build of an address that only leads on. */
const NOT_OURS = /status of \d|ERR_FAILED|Matched leaf route/

type Walk = {
  readonly page: Page
  readonly input: Input
  /** Opens the page. `anew`: what was pressed has ended its state. False: there is no such page in this state. */
  readonly open: (anew: boolean) => Promise<boolean>
  /** Where presses on other pages have led, and what stands around every page. */
  readonly known: Set<string>
}

/** Presses everything on a page and in what it opens. Gives what does not hold. */
export const pressEverything = async ({ page, input, open, known }: Walk): Promise<string[]> => {
  const wrong: string[] = []
  const trail: string[] = []
  const note = (what: string) => wrong.push(`${what} — ${input}, after: ${trail.slice(-4).join(' · ')}`)
  let came = 0
  for (const event of ['download', 'popup'] as const)
    page.on(event as 'popup', () => {
      came += 1
    })
  page.on('pageerror', ({ message }) => note(`Thrown: ${message}`))
  page.on('console', (said) => {
    if (/error|warning/.test(said.type()) && !NOT_OURS.test(said.text())) note(`Written: ${said.text()}`)
  })
  await watchUnseen(page)
  const weather: Weather = { isRefusing: false, refusals: 0 }
  if (input === 'refused') await refuse(page, weather)

  let home = ''
  const begin = async (anew = false): Promise<boolean> => {
    let isThere = false
    weather.isRefusing = false
    await expect(async () => {
      isThere = await open(anew)
    }).toPass()
    home = page.url().split('#')[0] ?? ''
    weather.isRefusing = true
    trail.push('open')
    return isThere
  }

  const root = page.locator('html')
  /** A dialog that closed leaves the focus where it was opened. A list that is drawn anew has its time. */
  const expectFocusBack = async (what: string, dialogs: number): Promise<void> => {
    const isClosed = (await page.locator('dialog[open]').count()) < dialogs
    let astray = isClosed ? await root.evaluate(focusAstray) : undefined
    for (const until = Date.now() + SOON_MS; astray !== undefined && Date.now() < until; ) {
      await page.waitForTimeout(50)
      astray = await root.evaluate(focusAstray)
    }
    if (astray !== undefined) note(`${what} closes a dialog, and the focus is at ${astray}`)
    await root.evaluate(noteDialogs)
  }

  /** What was done with a control, held against what is perceived of it. */
  const judge = async (control: Control, front: Locator, run: () => Promise<boolean>): Promise<void> => {
    const before = { ...(await perceived(page)), came, refusals: weather.refusals, typed: await typedIn(front) }
    if (!(await run())) return
    const what = `“${control.name}”`
    const isSilent = () => came === before.came && now.seen === before.seen && now.address === before.address
    let now = await perceived(page)
    for (const until = Date.now() + SOON_MS; (isSilent() || now.isUnderWay) && Date.now() < until; ) {
      await page.waitForTimeout(10)
      now = await perceived(page)
    }
    if (isSilent()) note(`${what} does nothing`)
    if (now.isUnderWay) note(`${what} never ends`)
    if (now.focus === undefined && !now.isAnew) note(`${what} loses the focus`)
    if (now.address.split('#')[0] === home) await expectFocusBack(what, before.dialogs)
    if (control.does !== 'press' || now.address.split('#')[0] !== home) return
    // Under a dialog that has closed are those of the page, found before.
    if (now.errors !== '' && now.errors !== before.errors && now.dialogs >= before.dialogs) {
      if (!now.isOnError) note(`${what} finds ${now.errors}, and the focus is at ${now.focus}`)
      for (const each of await errorsAstray(page)) note(`${what}: ${each}`)
    }
    if (!control.sends || weather.refusals === before.refusals) return
    const kept = now.dialogs < before.dialogs ? [] : await typedIn(front)
    for (const each of before.typed) if (!kept.includes(each)) note(`${what} is refused, and loses ${each}`)
  }

  const done = new Set<string>()
  const opened = new Map<string, number>()
  const isDue = ({ key, does, to = '' }: Control): boolean =>
    (input === 'as it comes' ? does !== 'nothing' : does === 'press' && to === '') &&
    ![done.has(key), known.has(key), known.has(to)].includes(true)
  const dialog = page.locator('dialog[open]').last()
  const isOpen = async () => (await dialog.count()) > 0
  let opener = ''
  let isThere = await begin()
  while (isThere) {
    const over = await isOpen()
    const front = over ? dialog : page.locator('body')
    const all = front.locator(CONTROLS).filter({ visible: true })
    const due = (await controlsIn(all)).filter(isDue)
    const next = due.find(({ name }) => !ENDS.test(name)) ?? due[0]
    if (!over && !next) break
    if (!next) {
      trail.push('Escape')
      const dialogs = await page.locator('dialog[open]').count()
      await page.keyboard.press('Escape')
      if (page.url().split('#')[0] === home) await expectFocusBack('Escape', dialogs)
      if (await isOpen()) isThere = await begin()
      continue
    }
    const { key, to, name, does, sends, at } = next
    done.add(key)
    if (to !== undefined) known.add(to)
    if (/^(header|footer|nav) /.test(key)) known.add(key)
    if (sends && input !== 'as it comes') await fill(front, input)
    // What was typed may have changed what there is to press.
    if ((await controlsIn(all))[at]?.key !== key) continue
    const control = all.nth(at)
    await control.evaluate((each) => {
      document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
      each.setAttribute('data-pressed', '')
      Reflect.set(window, 'isOpen', true)
    })
    await control.evaluate(notePressed)
    trail.push(`${does} ${name.slice(0, 60)}`)
    await judge(next, front, () => use(control, next))
    if (page.url().split('#')[0] !== home) isThere = await begin(ENDS.test(name) || /\/(login|lpf-a)/.test(page.url()))
    else if (!over && (await isOpen())) {
      // All that is in it is pressed, each before something closes it.
      opened.set(key, (opened.get(key) ?? 0) + 1)
      opener = key
    } else if (over && !(await isOpen()) && due.length > 1 && (opened.get(opener) ?? 0) < OPENED) done.delete(opener)
  }
  return wrong
}
