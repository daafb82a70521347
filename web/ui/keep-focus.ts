/** Keeps the place of whoever pressed a control that goes away: a screen reader or keyboard would start at the top again. */

const controls = 'a,button,input,label,select,summary,textarea'

/** The row of a list that is still on the page, else the heading of the nearest section, or that of the page. */
const headingAbove = (place: Element | undefined): HTMLElement | null => {
  const section = place?.closest<HTMLElement>('dialog[open], li, section, main')
  if (!section) return document.querySelector('main h1')
  if (section.localName === 'li') return section
  return section.querySelector<HTMLElement>('h1, h2, h3') ?? headingAbove(section.parentElement ?? undefined)
}

const withParents = (element: Element): Element[] => [
  element,
  ...(element.parentElement ? withParents(element.parentElement) : []),
]

/**
 * When the control that was used last is removed from the page with the focus on it, focuses its row or the heading of its section. A
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
    const heading = headingAbove(used.find(({ isConnected }) => isConnected))
    if (!heading) return
    used = []
    heading.tabIndex = -1
    // The heading of a page that was gone back to does not take it to the top.
    heading.focus({ preventScroll: heading.localName === 'h1' })
  })
  document.addEventListener('focusin', note)
  document.addEventListener('click', note, true)
  observer.observe(document.body, { childList: true, subtree: true })
}
