import { createHash } from 'node:crypto'
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

type Secrets = Pick<ServiceSecrets, 'revisionHash' | 'sign' | 'verify'>

const signedText = ({ willId, version }: Pick<LinkedRevision, 'willId' | 'version'>, chain: string): string =>
  `heirloom revision\n${willId}\n${version}\n${chain}`

/**
 * The link of a revision: it changes when the answers do, or anything before. The answers enter by a keyed hash, so that it says
 * nothing about them, stays when their encryption is renewed, and can be checked without any other revision.
 */
const linkOf = async (revision: LinkedRevision, { revisionHash }: Secrets): Promise<string> => {
  const { previous, willId, version, savedAt, answers } = revision
  const content = await revisionHash(answers)
  return createHash('sha256').update([previous, willId, version, savedAt, content].join('\n')).digest('base64url')
}

export const signRevision = async (
  revision: LinkedRevision,
  secrets: Secrets,
): Promise<{ readonly chain: string; readonly signature: string }> => {
  const chain = await linkOf(revision, secrets)
  return { chain, signature: await secrets.sign(signedText(revision, chain)) }
}

/** Whether a stored revision is as it was signed. */
export const isAsSigned = async (
  revision: LinkedRevision,
  stored: { readonly chain: string; readonly signature: string },
  secrets: Secrets,
): Promise<boolean> =>
  stored.chain === (await linkOf(revision, secrets)) &&
  (await secrets.verify(signedText(revision, stored.chain), stored.signature))
