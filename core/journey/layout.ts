import { BASE_PATH, pages, pathOf } from './pages.ts'
import { publicPageAt } from './visitor-guards.ts'

/** What stands around a page. */
export type Layout = {
  /** The links at the end of the page. */
  readonly footer: boolean
  /** Asks about cookies, while nothing has been chosen. */
  readonly cookieBar: boolean
}

/** Around a question of the will: nothing that leads away from it or asks something else. */
const question: Layout = { footer: false, cookieBar: false }

const reading: Layout = { footer: true, cookieBar: true }

const readIn: readonly string[] = [pathOf('will.summary'), ...pages.map(({ name }) => pathOf(name))]

/** The layout of the page at a path. */
export const layoutAt = (path: string): Layout =>
  path.startsWith(`${BASE_PATH}/`) && !publicPageAt(path) && !readIn.includes(path) ? question : reading
