/**
 * What an app that a browser has installed keeps for where there is no network: its pages, and the words of the will. Only the document
 * that the app begins with does so, so a browser that others use too keeps nothing.
 */
import { DAY_MS } from '#core/text/dates.ts'
import type { Will } from '#core/will/schema.ts'
import { preview } from '#drafting/draft.ts'
import { keepPages } from '../../api/page-worker.ts'
import { forgetSealed, KEPT_WILL, seal } from '../../api/sealed-entries.ts'
import { storage } from '../../api/storage.ts'
import { today } from '../../api/today.ts'
import { knownForm, queryClient } from '../../api/will.ts'
import type { WordsOfWill } from './kept-will.tsx'

/** Days after which an app that was not used has no words of the will any more. */
const KEPT_DAYS = 7

/** Milliseconds after which the page and its code have come. */
const QUIET_MS = 1000

const keep = async (user: number, will: Will): Promise<void> => {
  const at = Date.now()
  await seal(KEPT_WILL, user, { document: preview(will, today()), at } satisfies WordsOfWill, at + KEPT_DAYS * DAY_MS)
  // Logged out in the meantime, perhaps in another tab.
  if (storage.user.id() !== user) await forgetSealed(KEPT_WILL)
}

/** Keeps the will as it is now and after each change, for as long as this document is open. */
export const startKeeping = (): void => {
  let kept: Will | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const user = storage.user.id()
    const will = knownForm()?.will
    if (user === undefined || will === undefined || will === kept) return
    kept = will
    // The code that shows it without a network is among the files that are held.
    void import('./kept-will.tsx').then(() => Promise.all([keep(user, will), keepPages('/')])).catch(() => undefined)
  }
  queryClient.getQueryCache().subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(look, QUIET_MS)
  })
  timer = setTimeout(look, QUIET_MS)
}
