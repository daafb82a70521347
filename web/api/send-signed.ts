/** Tells the server of a will that was signed where there was no network, on whatever page its customer opens first. */
import type { NoteSigning } from '#core/api/after-signing.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import type { Will } from '#core/will/schema.ts'
import { expectFailedCall } from './http.ts'
import { forgetNote, forgetTable, keptNote } from './kept-for-table.ts'
import { newerWill, noteSigning } from './save-queue.ts'
import { storage } from './storage.ts'

/** A note of a signing that waits on this device, and the will with another that was saved and not read here. */
export type TwoNotes = { readonly here: NoteSigning; readonly there: Will }

/** Saves a note that may have waited on this device, and forgets it there. Throws what a call throws. */
export const sendNote = async (noted: NoteSigning): Promise<void> => {
  const user = storage.user.id()
  await noteSigning(noted)
  if (user !== undefined) await forgetNote(user)
  await forgetTable()
}

/** Gives the two notes between which the customer has to choose. */
export const sendSigned = async (): Promise<TwoNotes | undefined> => {
  // The pages of a signing send it themselves, and say so.
  if (location.pathname.startsWith(SIGNING_DAY_PATH)) return undefined
  const here = await keptNote(storage.user.id())
  if (!here) return undefined
  try {
    await sendNote(here)
  } catch (error) {
    const there = newerWill(error)
    if (there) return { here, there }
    // It is kept for the next page, and for the pages of the signing, which show what was refused.
    expectFailedCall(error)
  }
  return undefined
}
