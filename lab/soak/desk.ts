/** Someone at the desk, who looks at the list of the day and at the prints over and over. */
import { randomBytes } from 'node:crypto'
import { DESK_HEADER } from '../../core/api/desk-acts.ts'
import type { Database } from '../../server/db/database.ts'
import { createVaults } from '../../server/db/repositories/keys.store.ts'
import { createStores } from '../../server/db/stores.ts'
import { openDeskSession } from '../../server/features/desk/staff-session.ts'
import { encryption } from './site.ts'

type Deps = {
  readonly db: Database
  readonly site: () => string
  /** What should never happen, in words. */
  readonly wrong: string[]
  readonly isOver: () => boolean
  readonly pause: () => Promise<unknown>
}

const pages = ['/api/desk/today', '/api/desk/health']

/** Works until the time is over, and returns how many pages it saw. */
export const createDeskWork =
  ({ db, site, wrong, isOver, pause }: Deps) =>
  async (): Promise<number> => {
    const stores = createStores(db, createVaults({ ...encryption, clock: () => new Date() }))
    const person = { name: 'Priya', email: 'priya@example.com', roles: ['owner', 'support'] as const }
    const id = (await stores.staff.add(person, new Date())) ?? 0
    let token = ''
    let seen = 0
    /** A session ends when the clock jumps; the database may be away. */
    const logIn = async (): Promise<void> => {
      token = await openDeskSession(stores, id, Date.now(), randomBytes).catch(() => '')
    }
    while (!isOver()) {
      for (const page of pages) {
        const headers = { cookie: `desk=${token}`, [DESK_HEADER]: 'person' }
        const reply = await fetch(`${site()}${page}`, { headers, signal: AbortSignal.timeout(40_000) }).catch(
          () => undefined,
        )
        await reply?.arrayBuffer().catch(() => undefined)
        if (reply?.status === 200) seen += 1
        else if (reply?.status === 401) await logIn()
        else if (reply && reply.status < 502) wrong.push(`${page} answered ${reply.status}`)
      }
      await pause()
    }
    return seen
  }
