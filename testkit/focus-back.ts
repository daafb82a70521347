/**
 * Where the focus belongs once a dialog has closed: on the very control that opened it, or in the section where that stood. Each
 * function stands alone, as a page in a browser runs it, and is given an element of the page.
 */

/** Remembers what is about to be pressed: it may open a dialog. */
export const notePressed = (control: Element): void => {
  const path: Element[] = []
  for (let each: Element | null = control; each; each = each.parentElement) path.push(each)
  Reflect.set(control.ownerDocument, 'pressedAt', path)
}

/** Remembers by what each of the dialogs that are open was opened. */
export const noteDialogs = ({ ownerDocument: of }: Element): void => {
  const openers: Element[][] = Reflect.get(of, 'openers') ?? []
  const count = of.querySelectorAll('dialog[open]').length
  const pressed: Element[] = Reflect.get(of, 'pressedAt') ?? []
  Reflect.set(of, 'openers', count > openers.length ? [...openers, pressed] : openers.slice(0, count))
}

/** Where the focus is instead, now that a dialog has closed. Undefined: it is where it belongs, or nothing was pressed for the dialog. */
export const focusAstray = ({ ownerDocument: of }: Element): string | undefined => {
  const openers: Element[][] = Reflect.get(of, 'openers') ?? []
  const path = openers[of.querySelectorAll('dialog[open]').length] ?? []
  const [opener] = path
  const { activeElement: at } = of
  const isThere = opener?.isConnected && !opener.matches(':disabled, [hidden] *')
  const place = path.find((each) => each.isConnected && each.matches('section, dialog, main, header, footer, body'))
  if (!opener || (isThere ? at === opener : at !== of.body && place?.contains(at))) return undefined
  const [found, sought] = [at, opener].map((each) => `${each?.localName} “${each?.textContent?.trim().slice(0, 60)}”`)
  return `${found}, and ${sought} ${isThere ? 'opened it' : 'is gone'}`
}
