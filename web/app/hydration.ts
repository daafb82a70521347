/** Takes over a page that the server sent as HTML, with what was chosen and typed on it before the script arrived. */
import { type HydrationState, matchRoutes, type RouteObject } from 'react-router'
import { leadsTo, publicPageAt } from '#core/journey/public-pages.ts'
import { languageAt } from '#core/language.ts'
import { storage } from '../api/storage.ts'
import { languageOf, loadWords } from '../content/use-words.ts'
import { routes } from './router.tsx'

/** Fetches a route's own code before the router starts: the page drawn from it has to be there at once. */
const loaded = async (route: RouteObject): Promise<void> => {
  if (typeof route.lazy !== 'function') return
  const page = await route.lazy()
  delete route.lazy
  Object.assign(route, page)
}

/**
 * What the HTML on the page was made from, if it can be taken over as it is. It was made for a first
 * visit: for any other visitor (a script in the document marks them) and for another path the page is drawn again.
 */
export const hydrationOf = async (root: HTMLElement): Promise<HydrationState | undefined> => {
  const { pathname, search, hash } = location
  const page = publicPageAt(pathname)
  const elsewhere = page && leadsTo(page, storage.language.get())
  if (elsewhere !== undefined && root.dataset.path === elsewhere) {
    // The server gave the page that this address leads to, and saved the way there.
    history.replaceState(null, '', elsewhere + search + hash)
    return hydrationOf(root)
  }
  if (root.dataset.path !== pathname || document.documentElement.dataset.known !== undefined) return undefined
  // What only one address leads to was written in English.
  if (languageOf(pathname) !== languageAt(pathname)) return undefined
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all([loadWords(pathname), ...matches.map(({ route }) => loaded(route))])
  return {
    loaderData: Object.fromEntries(matches.flatMap(({ route: { id } }) => (id === undefined ? [] : [[id, null]]))),
  }
}

/** Sets a value as the browser itself does, past what React remembers of it: only then does React see a change. */
const setTyped = (field: HTMLInputElement | HTMLTextAreaElement, typed: string): void => {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed)
}

const isChoice = (field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

/** Tells the page, once it listens, what was chosen, typed and pressed before. React leaves all of it as it is when it takes a page over. */
export const tellAnswers = (root: HTMLElement): void => {
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const { value } = field
    if (isChoice(field)) {
      if (!field.checked || field.defaultChecked) continue
      field.checked = false
      field.click()
    } else if (value !== field.defaultValue) {
      field.value = ''
      setTyped(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  // After React has handled the answers above.
  setTimeout(() => {
    const pressed = root.querySelector<HTMLButtonElement>('button[data-pressed]')
    pressed?.form?.requestSubmit(pressed)
  })
}
