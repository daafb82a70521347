import { BASE_PATH, pages, pathOf } from './pages.ts'
import { publicPageAt } from './visitor-guards.ts'

/** What stands around a page. */
export type Layout = {
  /** The links at the end of the page. */
  readonly footer: boolean
  /** Asks about cookies, while nothing has been chosen. */
  readonly cookieBar: boolean
  /** What customers say, where somebody decides whether to begin. */
  readonly reviews: boolean
}

/** Around a question of the will: nothing that leads away from it or asks something else. */
const question: Layout = { footer: false, cookieBar: false, reviews: false }

const reading: Layout = { footer: true, cookieBar: true, reviews: false }

const deciding: Layout = { ...reading, reviews: true }

const decidedOn: readonly string[] = ['/my-will/lpf-a/0', '/how-it-works', '/prices']

const readIn: readonly string[] = [pathOf('will.summary'), ...pages.map(({ name }) => pathOf(name))]

/** The layout of the page at a path. */
export const layoutAt = (path: string): Layout => {
  if (decidedOn.includes(path)) return deciding
  return path.startsWith(`${BASE_PATH}/`) && !publicPageAt(path) && !readIn.includes(path) ? question : reading
}
