/**
 * The note of a signed will that could not be sent. It is kept apart from the names of a signing, which go after a day and with a
 * log-out: until the server has it, its customer decides against it, or the account is deleted.
 */
import type { NoteSigning } from '#core/api/after-signing.ts'
import { forgetSealed, seal, unseal } from './sealed-entries.ts'

const nameOf = (user: number): string => `signing-note.${user}`

/** Rejects where the browser has no such storage, or it is full. */
export const keepNote = (user: number, noted: NoteSigning): Promise<void> => seal(nameOf(user), user, noted)

export const keptNote = async (user: number | undefined): Promise<NoteSigning | undefined> =>
  user === undefined ? undefined : unseal<NoteSigning>(nameOf(user), user)

export const forgetNote = (user: number): Promise<void> => forgetSealed(nameOf(user))
