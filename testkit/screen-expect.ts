/** What a test expects of a screen, waited for as a test of a browser waits. Anything else is expected as everywhere. */
import { expect as always } from 'vitest'
import { checkedOf, descriptionOf, isVisible, Locator, matches, PATIENCE, textOf, until } from './screen-locator.ts'
import { isDisabled, nameOf, spaced, wordsIn } from './seen.ts'

type Text = string | RegExp
type How = { readonly ignoreCase?: boolean; readonly useInnerText?: boolean }
type Wait = { readonly timeout?: number }

/** A page of which the address and the title are asked. */
export type Titled = { url(): string; title(): Promise<string>; ready(): Promise<void> }

/** `holds` is undefined where there is nothing that could hold or not. */
type Seen = { readonly holds: boolean | undefined; readonly is: unknown }

const of = (element: Element | undefined, is: (element: Element) => unknown, holds: (is: never) => boolean): Seen => {
  const value = element && is(element)
  return { holds: element && holds(value as never), is: element ? value : 'not there' }
}

const fits = (text: string, wanted: Text, whole: boolean, ignoreCase = false): boolean =>
  typeof wanted === 'string'
    ? ((a, b) => (whole ? a === b : a.includes(b)))(
        ignoreCase ? text.toLowerCase() : text,
        ignoreCase ? spaced(wanted).toLowerCase() : spaced(wanted),
      )
    : matches(text, wanted)

const texts = (locator: Locator, wanted: Text | readonly Text[], whole: boolean, how: How): Seen => {
  const say = how.useInnerText ? wordsIn : textOf
  if (!Array.isArray(wanted))
    return of(locator.single(), say, (is: string) => fits(is, wanted as Text, whole, how.ignoreCase))
  const found = locator.found().map(say)
  if (whole)
    return { holds: found.length === wanted.length && found.every((is, at) => fits(is, wanted[at], true)), is: found }
  let at = 0
  for (const is of found) if (at < wanted.length && fits(is, wanted[at], false)) at += 1
  return { holds: at === wanted.length, is: found }
}

const ofLocator: Readonly<Record<string, (locator: Locator, ...args: never[]) => Seen>> = {
  toBeVisible: (locator, { visible = true }: { visible?: boolean } = {}) => {
    const one = locator.single()
    return { holds: (one !== undefined && isVisible(one)) === visible, is: one ? 'there' : 'not there' }
  },
  toBeHidden: (locator) => {
    const one = locator.single()
    return { holds: one === undefined || !isVisible(one), is: 'visible' }
  },
  toBeAttached: (locator) => ({ holds: locator.found().length > 0, is: locator.found().length }),
  toHaveCount: (locator, count: number) => ({
    holds: locator.found().length === count,
    is: locator.found().map(textOf),
  }),
  toHaveText: (locator, wanted: Text | Text[], how: How = {}) => texts(locator, wanted, true, how),
  toContainText: (locator, wanted: Text | Text[], how: How = {}) => texts(locator, wanted, false, how),
  toHaveValue: (locator, wanted: Text) =>
    of(
      locator.single(),
      (element) => (element as HTMLInputElement).value,
      (is: string) => (typeof wanted === 'string' ? is === wanted : wanted.test(is)),
    ),
  toBeChecked: (locator, { checked = true }: { checked?: boolean } = {}) =>
    of(locator.single(), checkedOf, (is: boolean) => is === checked),
  toBeDisabled: (locator) => of(locator.single(), isDisabled, (is: boolean) => is),
  toBeEnabled: (locator) => of(locator.single(), isDisabled, (is: boolean) => !is),
  toBeEditable: (locator) =>
    of(
      locator.single(),
      (element) => element.matches(':disabled, [readonly]'),
      (is: boolean) => !is,
    ),
  toBeEmpty: (locator) =>
    of(
      locator.single(),
      (element) => ('value' in element ? `${element.value}` : textOf(element)),
      (is: string) => is === '',
    ),
  toBeFocused: (locator) =>
    of(
      locator.single(),
      (element) => element.ownerDocument.activeElement === element,
      (is: boolean) => is,
    ),
  toHaveAttribute: (locator, name: string, wanted?: Text) =>
    of(
      locator.single(),
      (element) => element.getAttribute(name),
      (is: string | null) =>
        is !== null && (wanted === undefined || (typeof wanted === 'string' ? is === wanted : wanted.test(is))),
    ),
  toHaveId: (locator, wanted: string) =>
    of(
      locator.single(),
      ({ id }) => id,
      (is: string) => is === wanted,
    ),
  toHaveAccessibleName: (locator, wanted: Text) => of(locator.single(), nameOf, (is: string) => fits(is, wanted, true)),
  toHaveAccessibleDescription: (locator, wanted: Text) =>
    of(locator.single(), descriptionOf, (is: string) => fits(is, wanted, true)),
  toHaveRole: (locator, wanted: string) =>
    of(
      locator.single(),
      (element) => element.getAttribute('role'),
      (is: string) => is === wanted,
    ),
}

const isUrl = (url: string, wanted: Text | ((url: URL) => boolean)): boolean => {
  if (typeof wanted === 'function') return wanted(new URL(url))
  return typeof wanted === 'string' ? new URL(wanted, url).href === url : wanted.test(url)
}

const ofPage: Readonly<Record<string, (page: Titled, wanted: never) => Promise<Seen>>> = {
  toHaveURL: async (page, wanted: Text) => ({ holds: isUrl(page.url(), wanted), is: page.url() }),
  toHaveTitle: async (page, wanted: Text) => {
    const is = spaced(await page.title())
    return { holds: fits(is, wanted, true), is }
  },
}

const expectations = (
  subject: unknown,
  ready: () => Promise<void>,
  of: typeof ofLocator | typeof ofPage,
  said?: string,
) => {
  const all = (wanted: boolean): object =>
    new Proxy(
      {},
      {
        get: (_, name: string) => {
          if (name === 'not') return all(!wanted)
          const look = of[name]
          if (!look) throw new Error(`A browser alone shows ${name}`)
          return async (...args: unknown[]) => {
            const last = args.at(-1) as Wait | undefined
            let seen: Seen | undefined
            const holds = async () => {
              await ready()
              seen = await (look as (subject: unknown, ...args: unknown[]) => Seen | Promise<Seen>)(subject, ...args)
              return seen.holds === wanted
            }
            if (await until(holds, typeof last === 'object' && last ? (last.timeout ?? PATIENCE) : PATIENCE)) return
            throw new Error(
              `${said ?? ''} ${subject}: ${wanted ? '' : 'not '}${name} ${args.map((each: unknown) => (each instanceof RegExp ? `${each}` : JSON.stringify(each)))}, but it is ${JSON.stringify(seen?.is)}${subject instanceof Locator ? ` at ${subject.page().inWords()}` : ''}`,
            )
          }
        },
      },
    )
  return all(true)
}

const toPass = (run: () => Promise<void>) => ({
  toPass: async ({ timeout = PATIENCE }: Wait = {}) => {
    let failed: unknown
    const passes = await until(async () => {
      try {
        await run()
        return true
      } catch (error) {
        failed = error
        return false
      }
    }, timeout)
    if (!passes) throw failed
  },
})

type Reply = { ok(): boolean; status(): number }

const isPage = (subject: object): subject is Titled => 'waitForURL' in subject

const expectOf = (subject: unknown, said?: string): unknown => {
  if (subject instanceof Locator) return expectations(subject, () => subject.shown.ready(), ofLocator, said)
  if (typeof subject === 'object' && subject !== null) {
    if (isPage(subject)) return expectations(subject, () => subject.ready(), ofPage, said)
    if ('ok' in subject && typeof subject.ok === 'function')
      return { toBeOK: async () => always((subject as Reply).ok(), `${(subject as Reply).status()}`).toBe(true) }
  }
  if (typeof subject === 'function') return Object.assign(always(subject, said), toPass(subject as () => Promise<void>))
  return always(subject, said)
}

export const expect = Object.assign(expectOf, {
  any: always.any,
  anything: always.anything,
  arrayContaining: always.arrayContaining,
  objectContaining: always.objectContaining,
  stringContaining: always.stringContaining,
  stringMatching: always.stringMatching,
  soft: expectOf,
  poll: (read: () => unknown, how: Wait & { message?: string } = {}) =>
    always.poll(read, { timeout: how.timeout ?? PATIENCE, interval: 10 }),
})
