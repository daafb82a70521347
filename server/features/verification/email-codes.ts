import { hash } from 'node:crypto'
import { EMAIL_CODE_HOURS } from '#core/constants.ts'
import type { Stores } from '../../db/stores.ts'
import { newToken, type RandomBytes, tokenHash } from '../../platform/random.ts'

const CODE_MS = EMAIL_CODE_HOURS * 3_600_000
const CODES = 1_000_000
/** The largest multiple of CODES in 32 bits: numbers from here on would make some codes likelier than others. */
const UNEVEN_FROM = Math.floor(2 ** 32 / CODES) * CODES

/** What a mail carries to verify the address it goes to. */
export type EmailCode = {
  /** Six digits. */
  readonly code: string
  readonly token: string
}

/** Six digits, each code as likely as any other. */
export const newCode = (randomBytes: RandomBytes): string => {
  for (;;) {
    const number = Buffer.from(randomBytes(4)).readUInt32BE()
    if (number < UNEVEN_FROM) return String(number % CODES).padStart(6, '0')
  }
}

/** Bound to the link of its mail, so that equal codes of two customers have different hashes. */
export const codeHash = (code: string, linkHash: string): string => hash('sha256', `${linkHash} ${code}`, 'hex')

/** Makes the code and link of one mail. In the transaction that enqueues the mail. */
export const issueCode = async (
  { emailVerifications }: Pick<Stores, 'emailVerifications'>,
  userId: number,
  at: Date,
  randomBytes: RandomBytes,
): Promise<EmailCode> => {
  const made = { code: newCode(randomBytes), token: newToken(randomBytes) }
  const linkHash = tokenHash(made.token)
  const verification = { tokenHash: linkHash, codeHash: codeHash(made.code, linkHash) }
  await emailVerifications.add(userId, verification, at.getTime(), at.getTime() + CODE_MS)
  return made
}
