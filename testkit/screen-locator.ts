/** Things on a screen as a test of a browser names them: by role, label or words, looked for anew at each use. */
import { computeAccessibleDescription, getRole } from 'dom-accessibility-api'
import {
  CONTROLS,
  controlsIn,
  isDisabled,
  isDrawn,
  isFree,
  isRead,
  nameOf,
  ownStyle,
  pick,
  pointer,
  press,
  ROLES,
  roleOf,
  spaced,
  typeIn,
  wordsIn,
} from './seen.ts'

type Text = string | RegExp

type RoleOptions = {
  readonly name?: Text
  readonly exact?: boolean
  readonly level?: number
  readonly checked?: boolean
  readonly disabled?: boolean
  readonly expanded?: boolean
  readonly pressed?: boolean
  readonly selected?: boolean
  readonly includeHidden?: boolean
}

type Filter = {
  readonly hasText?: Text
  readonly hasNotText?: Text
  readonly has?: Locator
  readonly hasNot?: Locator
  readonly visible?: boolean
}

type Patience = { readonly timeout?: number; readonly state?: 'attached' | 'detached' | 'visible' | 'hidden' }

/** What locators look at: the document that is shown, once it is, and how to wait until nothing is under way. */
export type Shown = {
  readonly document: Document
  /** Waits for a page that is on its way, and has the names of the process lead to it. */
  ready(): Promise<void>
  settled(): Promise<void>
  /** Where it is and what it says first, for a test that waits in vain. */
  inWords(): string
}

/** How long something may take to come. A wait ends as soon as it is there. */
export const PATIENCE = 40_000

export const until = async (holds: () => boolean | Promise<boolean>, timeout = PATIENCE): Promise<boolean> => {
  for (const end = performance.now() + timeout; ; ) {
    if (await holds()) return true
    if (performance.now() > end) return false
    await new Promise((done) => setTimeout(done, 10))
  }
}

export const matches = (text: string, wanted: Text, exact = false): boolean => {
  if (typeof wanted !== 'string') return new RegExp(wanted.source, wanted.flags.replace('g', '')).test(text)
  return exact ? text === spaced(wanted) : text.toLowerCase().includes(spaced(wanted).toLowerCase())
}

/** The words of an element, hidden ones too, without what is never read. */
export const textOf = (element: Element): string => {
  if (element.matches('input[type=submit], input[type=button]')) return (element as HTMLInputElement).value
  if (!element.querySelector('script, style, noscript')) return spaced(element.textContent ?? '')
  const copy = element.cloneNode(true) as Element
  for (const each of copy.querySelectorAll('script, style, noscript')) each.remove()
  return spaced(copy.textContent ?? '')
}

const OF_ROLES: Readonly<Record<string, string>> = {
  ...ROLES,
  link: 'a[href], area[href], [role=link]',
  button: 'button, input, summary, [role=button]',
  radio: 'input[type=radio], [role=radio]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  textbox: 'input, textarea, [role=textbox]',
  combobox: 'select, input, [role=combobox]',
  list: 'ul, ol, menu, [role=list]',
  listitem: 'li, [role=listitem]',
  tab: '[role=tab]',
}

const SECTIONS =
  'article, aside, main, nav, section, [role=article], [role=complementary], [role=main], [role=navigation], [role=region]'

const roleIs = (element: Element, role: string): boolean => {
  if (element.localName === 'summary' && !element.hasAttribute('role')) return false
  if (roleOf(element) !== role && getRole(element) !== role) return false
  if (element.hasAttribute('role')) return true
  if (['region', 'form'].includes(role)) return nameOf(element) !== ''
  if (role === 'banner' || role === 'contentinfo') return element.parentElement?.closest(SECTIONS) === null
  return true
}

export const checkedOf = (element: Element): boolean =>
  (element as HTMLInputElement).checked ?? element.getAttribute('aria-checked') === 'true'

const levelOf = (element: Element): number => Number(element.getAttribute('aria-level') ?? element.localName.slice(1))

const fits = (element: Element, role: string, asked: RoleOptions): boolean =>
  roleIs(element, role) &&
  (asked.includeHidden || isRead(element)) &&
  (asked.level === undefined || levelOf(element) === asked.level) &&
  (asked.checked === undefined || checkedOf(element) === asked.checked) &&
  (asked.disabled === undefined || isDisabled(element) === asked.disabled) &&
  (['expanded', 'pressed', 'selected'] as const).every(
    (state) => asked[state] === undefined || (element.getAttribute(`aria-${state}`) === 'true') === asked[state],
  ) &&
  (asked.name === undefined || matches(nameOf(element), asked.name, asked.exact))

/** What labels an element for whoever looks it up by its label. */
const labelsOf = (element: Element): string[] => {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/)
  if (ids) return ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? []).map(textOf)
  const said = element.getAttribute('aria-label')
  if (said?.trim()) return [spaced(said)]
  return [...((element as HTMLInputElement).labels ?? [])].map(textOf)
}

/** The innermost elements whose words fit. */
const byText = (within: ParentNode, text: Text, exact: boolean): Element[] =>
  [...within.querySelectorAll('*')].filter(
    (element) =>
      !element.matches('script, style, noscript, head, head *') &&
      matches(textOf(element), text, exact) &&
      ![...element.children].some((child) => matches(textOf(child), text, exact)),
  )

const byCss = (within: ParentNode, asked: string): Element[] => {
  if (asked === '..') return within.parentElement ? [within.parentElement] : []
  // Within an address, this document takes an "&" for a nested rule.
  const selector = asked.replaceAll('&', String.raw`\26 `)
  if (!selector.includes(':visible')) return [...within.querySelectorAll(selector)]
  return [...within.querySelectorAll(selector.replaceAll(':visible', ''))].filter(isDrawn)
}

const inOrder = (elements: Iterable<Element>): Element[] =>
  [...new Set(elements)].toSorted((a, b) => (a === b ? 0 : a.compareDocumentPosition(b) & 4 ? -1 : 1))

/** Whether there is something of an element to see. */
export const isVisible = (element: Element): boolean =>
  isDrawn(element) &&
  (element.matches('input, textarea, select, img, svg, svg *, canvas, hr, iframe, dialog') ||
    wordsIn(element) !== '' ||
    element.querySelector('input, img, svg, canvas, select, textarea') !== null ||
    textOf(element) !== '')

/** Fields that are marked as a whole and cannot say so: those of emails have no selection. */
const marked = new WeakSet<HTMLElement>()

/** Puts words where the cursor is, in place of what is marked. */
export const insert = (element: HTMLElement, text: string): void => {
  // Keys that no field has are lost.
  if (!('value' in element)) return
  const { value, selectionStart: from, selectionEnd: to } = element as HTMLInputElement
  const isMarked = from !== null && to !== null
  const [before, after] = isMarked ? [value.slice(0, from), value.slice(to)] : [marked.has(element) ? '' : value, '']
  marked.delete(element)
  typeIn(element, before + text + after)
  if (isMarked) (element as HTMLInputElement).setSelectionRange(from + text.length, from + text.length)
}

const erase = (element: HTMLElement): void => {
  const field = element as HTMLInputElement
  const { selectionStart: from, selectionEnd: to } = field
  if (from !== null && from === to) field.setSelectionRange(Math.max(0, from - 1), to)
  insert(element, '')
}

/** To the next control of the page, or of the dialog over it. Whether that is its order in a browser, a browser shows. */
const leaveFor =
  (way: 1 | -1) =>
  (element: HTMLElement): void => {
    const controls = controlsIn(element.ownerDocument).filter((each) => !each.matches(':disabled'))
    const next = controls[controls.indexOf(element) + way]
    if (next) next.focus()
    else element.blur()
  }

const keys: Readonly<Record<string, (element: HTMLElement) => void>> = {
  Tab: leaveFor(1),
  'Shift+Tab': leaveFor(-1),
  Enter: (element) => {
    if (element.matches('a[href], button, summary')) return element.click()
    if (!element.matches('input')) return
    const { form } = element as HTMLInputElement
    const submit = form?.querySelector<HTMLButtonElement>('button:not([type]), [type=submit]')
    if (submit) submit.click()
    else form?.requestSubmit()
  },
  Space: (element) => element.click(),
  Backspace: erase,
  Delete: erase,
  'ControlOrMeta+A': (element) => {
    const field = element as HTMLInputElement
    field.select()
    if (field.selectionStart === null) marked.add(field)
  },
  Escape: ({ ownerDocument: { defaultView, activeElement } }) => {
    const open = activeElement?.closest('dialog[open]') as HTMLDialogElement | null | undefined
    const { Event } = defaultView as unknown as typeof globalThis
    if (open?.dispatchEvent(new Event('cancel', { cancelable: true }))) open.close()
  },
}

/** A key whose work is done by the page, or is the same in every browser. How the focus goes on is for a browser. */
export const pressKey = (element: HTMLElement, key: string): void => {
  const { KeyboardEvent } = element.ownerDocument.defaultView as unknown as typeof globalThis
  const shiftKey = key.startsWith('Shift+')
  const ctrlKey = key.startsWith('Control+')
  const name = key.replace(/^(Shift|Control)\+(?=.)/, '')
  const done = keys[key]
  if (!done && !/^(Arrow\w+|Home|End|Page\w+|.)$/.test(name)) throw new Error(`A browser alone presses ${key}`)
  const pressed = { key: name === 'Space' ? ' ' : name, shiftKey, ctrlKey, bubbles: true }
  if (element.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, cancelable: true }))) done?.(element)
  element.dispatchEvent(new KeyboardEvent('keyup', pressed))
}

export class Locator {
  readonly shown: Shown
  readonly #find: () => readonly Element[]
  readonly #named: string

  constructor(shown: Shown, find: () => readonly Element[], named = '') {
    this.shown = shown
    this.#find = find
    this.#named = named
  }

  toString(): string {
    return this.#named
  }

  page(): Shown {
    return this.shown
  }

  found(): Element[] {
    return [...this.#find()]
  }

  /** The one element, if there is one. */
  single(): HTMLElement | undefined {
    const [one, ...others] = this.found()
    if (others.length > 0)
      throw new Error(
        `${this} is ${others.length + 1}: ${this.found()
          .map((each) => each.outerHTML.slice(0, 90))
          .join('\n')}`,
      )
    return one as HTMLElement | undefined
  }

  #within(named: string, find: (within: ParentNode) => readonly Element[]): Locator {
    return new Locator(this.shown, () => inOrder(this.found().flatMap(find)), `${this} ${named}`)
  }

  getByRole(role: string, asked: RoleOptions = {}): Locator {
    return this.#within(`${role} “${asked.name ?? ''}”`, (within) =>
      [...within.querySelectorAll(OF_ROLES[role] ?? '*')].filter((element) => fits(element, role, asked)),
    )
  }

  getByLabel(text: Text, { exact = false } = {}): Locator {
    return this.#within(`labelled “${text}”`, (within) =>
      [...within.querySelectorAll(`${CONTROLS}, output, meter, progress, [aria-label], [aria-labelledby]`)].filter(
        (each) => labelsOf(each).some((label) => matches(label, text, exact)),
      ),
    )
  }

  getByText(text: Text, { exact = false } = {}): Locator {
    return this.#within(`“${text}”`, (within) => byText(within, text, exact))
  }

  #byAttribute(name: string, text: Text, exact = false): Locator {
    return this.#within(`${name} “${text}”`, (within) =>
      [...within.querySelectorAll(`[${name}]`)].filter((each) =>
        matches(spaced(each.getAttribute(name) ?? ''), text, exact),
      ),
    )
  }

  getByPlaceholder(text: Text, { exact = false } = {}): Locator {
    return this.#byAttribute('placeholder', text, exact)
  }

  getByTitle(text: Text, { exact = false } = {}): Locator {
    return this.#byAttribute('title', text, exact)
  }

  getByAltText(text: Text, { exact = false } = {}): Locator {
    return this.#byAttribute('alt', text, exact)
  }

  locator(selector: string | Locator, filter: Filter = {}): Locator {
    if (typeof selector !== 'string')
      return this.#within(`${selector}`, (within) => selector.found().filter((each) => within.contains(each)))
    return this.#within(selector, (within) => byCss(within, selector)).filter(filter)
  }

  filter({ hasText, hasNotText, has, hasNot, visible }: Filter): Locator {
    const keep = (element: Element): boolean =>
      (hasText === undefined || matches(textOf(element), hasText)) &&
      (hasNotText === undefined || !matches(textOf(element), hasNotText)) &&
      (has === undefined || has.found().some((each) => each !== element && element.contains(each))) &&
      (hasNot === undefined || !hasNot.found().some((each) => each !== element && element.contains(each))) &&
      (visible === undefined || isVisible(element) === visible)
    return new Locator(this.shown, () => this.found().filter(keep), `${this} with “${hasText ?? has ?? ''}”`)
  }

  or(other: Locator): Locator {
    return new Locator(this.shown, () => inOrder([...this.found(), ...other.found()]), `${this} or ${other}`)
  }

  and(other: Locator): Locator {
    return new Locator(
      this.shown,
      () => this.found().filter((each) => other.found().includes(each)),
      `${this} and ${other}`,
    )
  }

  nth(at: number): Locator {
    return new Locator(this.shown, () => this.found().slice(at, at === -1 ? undefined : at + 1), `${this} no. ${at}`)
  }

  first(): Locator {
    return this.nth(0)
  }

  last(): Locator {
    return this.nth(-1)
  }

  async all(): Promise<Locator[]> {
    await this.shown.ready()
    return this.found().map((_, at) => this.nth(at))
  }

  async count(): Promise<number> {
    await this.shown.ready()
    return this.found().length
  }

  async waitFor({ state = 'visible', timeout = PATIENCE }: Patience = {}): Promise<void> {
    const holds = async () => {
      await this.shown.ready()
      const one = this.single()
      if (state === 'attached' || state === 'detached') return (one !== undefined) === (state === 'attached')
      return (one !== undefined && isVisible(one)) === (state === 'visible')
    }
    if (!(await until(holds, timeout)))
      throw new Error(`${this} is not ${state} on: ${wordsIn(this.shown.document.body).slice(0, 1500)}`)
  }

  /** The one element, once it is there. */
  async #one({ timeout }: Patience = {}): Promise<HTMLElement> {
    await this.waitFor({ state: 'attached', ...(timeout !== undefined && { timeout }) })
    const one = this.single()
    if (!one) throw new Error(`${this} has gone`)
    return one
  }

  async #act(act: (element: HTMLElement) => void, { force = false, timeout = PATIENCE } = {}): Promise<void> {
    let free: HTMLElement | undefined
    await until(async () => {
      await this.shown.ready()
      const one = this.single()
      free = one && isDrawn(one) && (force || (isFree(one) && !isDisabled(one))) ? one : undefined
      return free !== undefined
    }, timeout)
    if (!free) throw new Error(`${this} cannot be used on: ${wordsIn(this.shown.document.body).slice(0, 1500)}`)
    act(free)
    await new Promise(setImmediate)
    await this.shown.settled()
  }

  click(how: { force?: boolean; timeout?: number } = {}): Promise<void> {
    return this.#act(press, how)
  }

  tap(): Promise<void> {
    return this.#act(press)
  }

  async setChecked(isChecked: boolean, how: { force?: boolean } = {}): Promise<void> {
    await this.#act((element) => {
      if (checkedOf(element) !== isChecked) press(element)
    }, how)
    if (checkedOf(await this.#one()) !== isChecked) throw new Error(`A press does not change ${this}`)
  }

  async check(how: { force?: boolean } = {}): Promise<void> {
    await this.#act((element) => {
      if (!checkedOf(element)) press(element)
    }, how)
    const [one] = this.found()
    if (one && !checkedOf(one)) throw new Error(`A press does not choose ${this}`)
  }

  uncheck(): Promise<void> {
    return this.setChecked(false)
  }

  fill(text: string): Promise<void> {
    return this.#act((element) => typeIn(element, text))
  }

  clear(): Promise<void> {
    return this.fill('')
  }

  async pressSequentially(text: string): Promise<void> {
    for (const letter of text) await this.#act((element) => insert(element, letter))
  }

  selectOption(option: string | { readonly label?: string; readonly value?: string }): Promise<void> {
    return this.#act((element) => {
      const wanted = typeof option === 'string' ? option : (option.label ?? option.value ?? '')
      const found = [...(element as HTMLSelectElement).options].find(
        ({ value, text }) => value === wanted || spaced(text) === wanted,
      )
      pick(element, spaced(found?.text ?? wanted))
    })
  }

  press(key: string): Promise<void> {
    return this.#act((element) => {
      element.focus()
      pressKey(element, key)
    })
  }

  async focus(): Promise<void> {
    ;(await this.#one()).focus()
    await this.shown.settled()
  }

  async blur(): Promise<void> {
    ;(await this.#one()).blur()
    await this.shown.settled()
  }

  hover(): Promise<void> {
    return this.#act((element) => {
      for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'pointermove', 'mousemove'])
        pointer(element, type)
    })
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.#one()
  }

  async selectText(): Promise<void> {
    const element = await this.#one()
    element.ownerDocument.getSelection()?.selectAllChildren(element)
  }

  async evaluate<T>(run: (element: HTMLElement, given: unknown) => T, given?: unknown): Promise<T> {
    return run(await this.#one(), given)
  }

  async evaluateAll<T>(run: (elements: Element[], given: unknown) => T, given?: unknown): Promise<T> {
    await this.shown.ready()
    return run(this.found(), given)
  }

  async textContent(): Promise<string | null> {
    return (await this.#one()).textContent
  }

  async innerText(): Promise<string> {
    return wordsIn(await this.#one())
  }

  async innerHTML(): Promise<string> {
    return (await this.#one()).innerHTML
  }

  async allTextContents(): Promise<string[]> {
    await this.shown.ready()
    return this.found().map(({ textContent }) => textContent ?? '')
  }

  async allInnerTexts(): Promise<string[]> {
    await this.shown.ready()
    return this.found().map(wordsIn)
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.#one()).getAttribute(name)
  }

  async inputValue(): Promise<string> {
    return ((await this.#one()) as HTMLInputElement).value
  }

  async isVisible(): Promise<boolean> {
    await this.shown.ready()
    const one = this.single()
    return one !== undefined && isVisible(one)
  }

  async isHidden(): Promise<boolean> {
    return !(await this.isVisible())
  }

  async isChecked(): Promise<boolean> {
    return checkedOf(await this.#one())
  }

  async isDisabled(): Promise<boolean> {
    return isDisabled(await this.#one())
  }

  async isEditable(): Promise<boolean> {
    const one = await this.#one()
    return !isDisabled(one) && !one.hasAttribute('readonly')
  }

  async isEnabled(): Promise<boolean> {
    return !(await this.isDisabled())
  }
}

export const descriptionOf = (element: Element): string =>
  spaced(
    computeAccessibleDescription(element, { computedStyleSupportsPseudoElements: false, getComputedStyle: ownStyle }),
  )
