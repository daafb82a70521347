/** The walk of a newcomer inside a browser, where a page has a size: they press and type only what was before their eyes. */
import { chancesFrom, newcomerFrom } from './newcomer.ts'
import { type Walk, type Walked, walk } from './newcomer-walk.ts'
import type { Screen } from './screen.ts'

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** What a finger or a pointer meets: of a control without a look of its own, its label. */
const boxOf = (element: Element): Element => {
  const { width, height } = element.getBoundingClientRect()
  return (width < 8 || height < 8 ? element.closest('label') : undefined) ?? element
}

/** Whether its middle is on the screen, and nothing lies over it. */
const isInView = (element: Element): boolean => {
  if (!element.checkVisibility()) return false
  const box = boxOf(element)
  const { left, top, width, height } = box.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  return met !== null && (box.contains(met) || met.contains(box))
}

/** What scrolls: a dialog in itself, and else the page. */
const scrollerOf = (element: Element): Element => {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each
  return document.scrollingElement ?? document.documentElement
}

const drawn: Walked['drawn'] = {
  isInView,
  isAtTop: () => window.scrollY === 0,
  readThrough: async (within, glance) => {
    const scroller = scrollerOf(within)
    const before = scroller.scrollTop
    for (let at = -1; at !== scroller.scrollTop; ) {
      glance()
      at = scroller.scrollTop
      scroller.scrollTop += scroller.clientHeight / 3
      await pause(20)
    }
    scroller.scrollTop = before
    await pause(20)
  },
  bring: async (element, glance) => {
    const scroller = scrollerOf(element)
    for (const block of ['nearest', 'center'] as const) {
      if (isInView(element)) return
      const from = scroller.scrollTop
      boxOf(element).scrollIntoView({ block, behavior: 'instant' })
      const way = scroller.scrollTop - from
      const stops = Math.ceil((3 * Math.abs(way)) / scroller.clientHeight)
      for (let stop = 1; stop < stops; stop += 1) {
        scroller.scrollTop = from + (way * stop) / stops
        glance()
      }
      scroller.scrollTop = from + way
      await pause(20)
    }
  },
}

/** The page that is open, with what it sends and what goes wrong on it from now on. */
const thisPage = (): Walked => {
  const requests: Screen['requests'][number][] = []
  const faults: string[] = []
  let underWay = 0
  // As the walk knows one that lies over the page.
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    this.dataset.modal = ''
    showModal.call(this)
  }
  const { fetch } = window
  window.fetch = async (asked, init) => {
    const url = new URL(asked instanceof Request ? asked.url : asked, location.href)
    requests.push({ method: init?.method ?? 'GET', path: url.pathname })
    underWay += 1
    return fetch(asked, init).finally(() => {
      underWay -= 1
    })
  }
  window.addEventListener('error', ({ message }) => faults.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(`${reason}`))
  let changed = Date.now()
  new MutationObserver(() => {
    changed = Date.now()
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const isBusy = () => underWay > 0 || document.querySelector('[type=submit][aria-disabled=true]') !== null
  const settled = async () => {
    const until = Date.now() + 15_000
    do await pause(20)
    while ((isBusy() || Date.now() - changed < 80) && Date.now() < until)
  }
  return { document, requests, faults, settled, drawn }
}

/** Sends the family of this number through the page that is open. */
export const walkHere = (seed: number): Promise<Walk> => {
  const chance = chancesFrom(seed)
  const now = new Date().getFullYear()
  Object.assign(window, { setImmediate: (run: () => void) => setTimeout(run) })
  return walk(thisPage(), { of: newcomerFrom(chance, now), chance, curiosity: 0.05, now })
}
