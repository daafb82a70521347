import type { ServiceSecrets } from './service-keys.ts'

/** A revision, by what its place in the chain follows from. `answers` is the JSON that is encrypted. */
export type LinkedRevision = {
  readonly willId: number
  readonly version: number
  readonly savedAt: string
  /** The link of the revision before; empty for the first. */
  readonly previous: string
  readonly answers: Uint8Array
}

/**
 * The link of a revision: it changes when the answers do, or anything before. It is a keyed hash, so that it says nothing about the
 * answers, cannot be made without the service's key, and stays when the encryption of the answers is renewed. Of the newest link of
 * each will a signature is kept outside the database (server/adapters/revision-witness.ts).
 */
export const linkOf = (
  { previous, willId, version, savedAt, answers }: LinkedRevision,
  { revisionLink }: Pick<ServiceSecrets, 'revisionLink'>,
): Promise<string> => revisionLink([previous, willId, version, savedAt].join('\n'), answers)
