/** Keeps the place of whoever pressed a control that goes away: a screen reader or keyboard would start at the top again. */

const controls = 'a,button,input,label,select,summary,textarea'

/** The heading of the nearest section that is still on the page, or that of the page. */
const headingAbove = (place: Element | undefined): HTMLElement | null => {
  const section = place?.closest('dialog[open], section, main')
  if (!section) return document.querySelector('main h1')
  return section.querySelector<HTMLElement>('h1, h2, h3') ?? headingAbove(section.parentElement ?? undefined)
}

export const withParents = (element: Element): Element[] => [
  element,
  ...(element.parentElement ? withParents(element.parentElement) : []),
]

/** Focuses a control, given with all that it was in, or the heading of what is left of that once it is gone. */
export const focusAgain = (used: readonly Element[]): void => {
  const left = used.find(({ isConnected }) => isConnected)
  const at = left === used[0] && left instanceof HTMLElement && left !== document.body ? left : headingAbove(left)
  if (!at) return
  if (at !== left) at.tabIndex = -1
  // The heading of a page that was gone back to does not take it to the top.
  at.focus({ preventScroll: at.localName === 'h1' })
}

/**
 * When the control that was used last is removed from the page with the focus on it, focuses the heading of its section. A
 * component that moves the focus itself is left alone.
 */
export const startKeepingFocus = (): void => {
  let used: Element[] = []
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(controls) : null
    used = control ? withParents(control) : []
  }
  const observer = new MutationObserver(() => {
    const [control] = used
    if (!control || control.isConnected || document.activeElement !== document.body) return
    const gone = used
    used = []
    focusAgain(gone)
  })
  document.addEventListener('focusin', note)
  document.addEventListener('click', note, true)
  observer.observe(document.body, { childList: true, subtree: true })
}
