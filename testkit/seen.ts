/** What a customer can see and use on a page, found by role and name, and what a hand does to it. */
import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** A role as a screen reader says it: "button", "radio", "textbox". */
export type Role = string

const HIDDEN =
  '[hidden], [inert], [aria-hidden="true"], template, script, style, noscript, details:not([open]) > :not(summary)'

const isStyledAway = (element: Element): boolean => {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (/display: ?none|visibility: ?hidden/.test(each.getAttribute('style') ?? '')) return true
  return false
}

/** The dialog that lies over the page, if one does: nothing outside it can be used. */
export const dialogOver = (document: Document): Element | undefined =>
  [...document.querySelectorAll('dialog[open][data-modal]')].at(-1)

/** Whether a dialog over the page leaves an element free to be used. */
export const isFree = (element: Element): boolean => {
  const over = dialogOver(element.ownerDocument)
  return over === undefined || over.contains(element)
}

/** Whether assistive technology comes to an element, wherever a dialog lies. */
export const isRead = (element: Element): boolean =>
  element.isConnected &&
  !element.closest(HIDDEN) &&
  !element.closest('dialog:not([open])') &&
  element.getAttribute('type') !== 'hidden' &&
  !isStyledAway(element)

export const isSeen = (element: Element): boolean => isRead(element) && isFree(element)

/** What is drawn although assistive technology passes it by, and what is not drawn although it does not. */
export const isDrawn = (element: Element): boolean =>
  element.isConnected &&
  !element.closest(
    '[hidden], template, script, style, noscript, dialog:not([open]), details:not([open]) > :not(summary)',
  ) &&
  element.getAttribute('type') !== 'hidden' &&
  !isStyledAway(element)

export const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'

export const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** No style sheet is loaded here, so what an element says of itself is its style. To ask the document takes half of the time. */
export const ownStyle = (element: Element): CSSStyleDeclaration => {
  const isAway = element.hasAttribute('hidden') || isStyledAway(element)
  const style: Record<string, string> = { display: isAway ? 'none' : 'block', visibility: 'visible', content: 'none' }
  return { ...style, getPropertyValue: (name: string) => style[name] ?? '' } as unknown as CSSStyleDeclaration
}

export const nameOf = (element: Element): string =>
  spaced(computeAccessibleName(element, { computedStyleSupportsPseudoElements: false, getComputedStyle: ownStyle }))

export const roleOf = (element: Element): Role => {
  if (element.localName === 'summary') return 'button'
  if (element instanceof HTMLInputElement && ['date', 'password'].includes(element.type)) return 'textbox'
  return getRole(element) ?? ''
}

/** The words that are on the page, as they are read. */
export const wordsIn = (element: Element): string => {
  const words: string[] = []
  const walk = (node: Node): void => {
    if (node.nodeType === 3) words.push(node.textContent ?? '')
    else if (!(node instanceof Element) || !(node.matches(HIDDEN) || node.matches('dialog:not([open])')))
      for (const child of node.childNodes) walk(child)
    if (node instanceof Element) words.push(' ')
  }
  walk(element)
  return spaced(words.join(''))
}

export const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=slider], [role=switch], [role=tab]'

/** What can be used now, in the order of the page. */
export const controlsIn = (within: ParentNode): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter(isSeen)

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
  [...within.querySelectorAll<HTMLElement>(ROLES[role] ?? CONTROLS)].filter(
    (element) => isSeen(element) && roleOf(element) === role && isNamed(element, name),
  )

export const pointer = (element: Element, type: string): boolean => {
  const { MouseEvent } = element.ownerDocument.defaultView ?? globalThis
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, detail: 1, button: 0 })
  return element.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: 'mouse' }))
}

/** Presses as a mouse does: down, the focus, up, and what the browser then does of itself. */
export const press = (element: HTMLElement): void => {
  if (isDisabled(element) && element.matches(':disabled')) return
  pointer(element, 'pointerdown')
  if (pointer(element, 'mousedown')) element.focus()
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
