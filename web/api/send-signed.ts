/** Tells the server of a will that was signed where there was no network, on whatever page its customer opens first. */
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { ApiError, OfflineError } from './http.ts'
import { forgetTable, keptForTable } from './kept-for-table.ts'
import { noteSigning } from './save-queue.ts'
import { storage } from './storage.ts'

export const sendSigned = async (): Promise<void> => {
  // The pages of a signing send it themselves, and say so.
  if (location.pathname.startsWith(SIGNING_DAY_PATH)) return
  const kept = await keptForTable(storage.user.id())
  if (!kept?.noted) return
  try {
    await noteSigning(kept.noted)
    await forgetTable()
  } catch (error) {
    // It is kept for the next page, and for the pages of the signing, which show what was refused.
    if (!(error instanceof ApiError || error instanceof OfflineError)) throw error
  }
}
