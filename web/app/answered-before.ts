/** What somebody did on a page before its script was there. */

/** Sets a value as the browser itself does, past what React remembers of it: only then does React see a change. */
const setTyped = (field: HTMLInputElement | HTMLTextAreaElement, typed: string): void => {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed)
}

const isChoice = (field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

/** Notes what was chosen and typed, and gives what tells it to the page once that listens. */
export const answeredBefore = (root: HTMLElement): (() => void) => {
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const chosen = fields.filter((field) => isChoice(field) && field.checked && !field.defaultChecked)
  const typed = fields
    .filter((field) => !isChoice(field) && field.value !== field.defaultValue)
    .map((field) => [field, field.value] as const)
  return () => {
    for (const field of chosen) {
      if (isChoice(field)) field.checked = false
      field.click()
    }
    for (const [field, value] of typed) {
      field.value = ''
      setTyped(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    // What was just told is taken up first.
    setTimeout(() => {
      const pressed = root.querySelector<HTMLButtonElement>('button[data-pressed]')
      pressed?.form?.requestSubmit(pressed)
    })
  }
}
