/** What a customer can see and use on a page, found by role and name, and what a hand does to it. */
import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** A role as a screen reader says it: "button", "radio", "textbox". */
export type Role = string

/** What was found out of a page since it last changed. */
type Known = { readonly changes: MutationObserver; found: Map<string, Map<Node, unknown>> }

const knownOf = new WeakMap<Document, Known>()

const observe = (document: Document): Known => {
  const { MutationObserver } = document.defaultView as unknown as typeof globalThis
  const forget = () => {
    known.found = new Map()
  }
  const known: Known = { changes: new MutationObserver(forget), found: new Map() }
  known.changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  knownOf.set(document, known)
  return known
}

/**
 * What `find` says of a node, found once until the page changes: whoever looks at a page asks the same of an element many times.
 * `find` goes by the nodes of the page and their attributes, as only their changes are noticed.
 */
export const sinceChange = <T>(what: string, node: Node, find: () => T): T => {
  const document = node.ownerDocument ?? (node as Document)
  if (!document.defaultView) return find()
  const known = knownOf.get(document) ?? observe(document)
  if (known.changes.takeRecords().length > 0) known.found = new Map()
  const { found } = known
  const ofWhat = found.get(what) ?? new Map<Node, unknown>()
  found.set(what, ofWhat)
  if (ofWhat.has(node)) return ofWhat.get(node) as T
  const said = find()
  if (node.isConnected) ofWhat.set(node, said)
  return said
}

/** What a selector finds. */
export const firstIn = (within: ParentNode, selector: string): HTMLElement | undefined =>
  sinceChange(`first ${selector}`, within as Element, () => within.querySelector<HTMLElement>(selector) ?? undefined)

/** All that a selector finds, in the order of the page. */
export const allIn = <T extends Element = HTMLElement>(within: ParentNode, selector: string): readonly T[] =>
  sinceChange(selector, within as Element, () => [...within.querySelectorAll<T>(selector)])

const NOT_DRAWN = new Set(['template', 'script', 'style', 'noscript'])

const isClosed = (element: Element): boolean => {
  if (element.localName === 'dialog') return !element.hasAttribute('open')
  const { parentElement } = element
  return (
    parentElement?.localName === 'details' && element.localName !== 'summary' && !parentElement.hasAttribute('open')
  )
}

const isAway = (element: Element): boolean =>
  element.hasAttribute('hidden') || NOT_DRAWN.has(element.localName) || isClosed(element)

const isPassedBy = (element: Element): boolean =>
  sinceChange(
    'passed by',
    element,
    () => isAway(element) || element.hasAttribute('inert') || element.getAttribute('aria-hidden') === 'true',
  )

/** Whether something holds of an element or of one that it is in. */
const holdsAround = (what: string, element: Element, holds: (each: Element) => boolean): boolean =>
  sinceChange(what, element, () => {
    const { parentElement } = element
    return holds(element) || (parentElement !== null && holdsAround(what, parentElement, holds))
  })

const isStyledAway = (element: Element): boolean =>
  holdsAround('styled away', element, (each) =>
    /display: ?none|visibility: ?hidden/.test(each.getAttribute('style') ?? ''),
  )

/** The dialog that lies over the page, if one does: nothing outside it can be used. */
export const dialogOver = (document: Document): Element | undefined =>
  allIn(document, 'dialog[open][data-modal]').at(-1)

/** Whether a dialog over the page leaves an element free to be used. */
export const isFree = (element: Element): boolean => {
  const over = dialogOver(element.ownerDocument)
  return over === undefined || over.contains(element)
}

/** Whether assistive technology comes to an element, wherever a dialog lies. */
export const isRead = (element: Element): boolean =>
  element.isConnected &&
  !holdsAround('in what is passed by', element, isPassedBy) &&
  element.getAttribute('type') !== 'hidden' &&
  !isStyledAway(element)

export const isSeen = (element: Element): boolean => isRead(element) && isFree(element)

/** What is drawn although assistive technology passes it by, and what is not drawn although it does not. */
export const isDrawn = (element: Element): boolean =>
  element.isConnected &&
  !holdsAround('away', element, isAway) &&
  element.getAttribute('type') !== 'hidden' &&
  !isStyledAway(element)

export const isDisabled = (element: Element): boolean =>
  sinceChange(
    'disabled',
    element,
    () => element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true',
  )

export const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** No style sheet is loaded here, so what an element says of itself is its style. To ask the document takes half of the time. */
export const ownStyle = (element: Element): CSSStyleDeclaration => {
  const isAway = element.hasAttribute('hidden') || isStyledAway(element)
  const style: Record<string, string> = { display: isAway ? 'none' : 'block', visibility: 'visible', content: 'none' }
  return { ...style, getPropertyValue: (name: string) => style[name] ?? '' } as unknown as CSSStyleDeclaration
}

const found = (element: Element): string =>
  spaced(computeAccessibleName(element, { computedStyleSupportsPseudoElements: false, getComputedStyle: ownStyle }))

/** The name of a field may say what is in another, which is no attribute. */
export const nameOf = (element: Element): string =>
  'value' in element && element.localName !== 'button'
    ? found(element)
    : sinceChange('name', element, () => found(element))

export const roleOf = (element: Element): Role =>
  sinceChange('role', element, () => {
    if (element.localName === 'summary') return 'button'
    if (element instanceof HTMLInputElement && ['date', 'password'].includes(element.type)) return 'textbox'
    return getRole(element) ?? ''
  })

/** The words that are on the page, as they are read. */
export const wordsIn = (element: Element): string =>
  sinceChange('words', element, () => {
    const words: string[] = []
    const read = (node: Node): void => {
      if (node.nodeType === 3) words.push(node.nodeValue ?? '')
      if (node.nodeType !== 1) return
      if (!isPassedBy(node as Element)) for (let child = node.firstChild; child; child = child.nextSibling) read(child)
      words.push(' ')
    }
    read(element)
    return spaced(words.join(''))
  })

export const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=slider], [role=switch], [role=tab]'

/** What can be used now, in the order of the page. */
export const controlsIn = (within: ParentNode): HTMLElement[] => allIn(within, CONTROLS).filter(isSeen)

const isNamed = (element: Element, name: string | RegExp): boolean =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))

export const ROLES: Readonly<Record<Role, string>> = {
  heading: 'h1, h2, h3, h4, [role=heading]',
  group: 'fieldset, [role=group]',
  dialog: 'dialog[open], [role=dialog]',
  status: '[role=status], output',
  alert: '[role=alert]',
  radiogroup: '[role=radiogroup]',
}

/** Everything of this role and name that is seen. */
export const seenBy = (within: ParentNode, role: Role, name: string | RegExp = /(?:)/): HTMLElement[] =>
  allIn(within, ROLES[role] ?? CONTROLS).filter(
    (element) => isSeen(element) && roleOf(element) === role && isNamed(element, name),
  )

export const pointer = (element: Element, type: string): boolean => {
  const { MouseEvent } = element.ownerDocument.defaultView ?? globalThis
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, detail: 1, button: 0 })
  return element.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: 'mouse' }))
}

/** Presses as a mouse does: down, the focus, which scrolls nothing, up, and what the browser then does of itself. */
export const press = (element: HTMLElement): void => {
  if (isDisabled(element) && element.matches(':disabled')) return
  pointer(element, 'pointerdown')
  if (pointer(element, 'mousedown')) element.focus({ preventScroll: true })
  pointer(element, 'pointerup')
  pointer(element, 'mouseup')
  element.click()
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Sets a value as the browser itself does, past what React remembers of it: only then does React see a change. */
const setValue = (field: Field, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  const { Event } = field.ownerDocument.defaultView ?? globalThis
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Types in place of what stands in a field. */
export const typeIn = (field: HTMLElement, text: string): void => {
  field.focus()
  setValue(field as Field, text)
}

/** Chooses from a list by its words. */
export const pick = (list: HTMLElement, option: string): void => {
  const found = [...(list as HTMLSelectElement).options].find(({ text }) => spaced(text) === option)
  if (!found) throw new Error(`“${nameOf(list)}” has no “${option}”`)
  list.focus()
  setValue(list as Field, found.value)
}
