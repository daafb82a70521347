import { hash } from 'node:crypto'
import { tokenHash } from '../../platform/random.ts'
import type { Couple, CoupleStore } from './couples.store.ts'

/**
 * The token of the link that the buyer hands over. It comes from the one in the mail and not the other way round, so that the
 * one in the mail shows that its bearer reads the mailbox. What is stored is the hash of the one to hand over.
 */
export const tokenToHandOver = (mailed: string): string => hash('sha256', mailed, 'base64url')

export type InvitedCouple = Couple & {
  /** The stored hash of the link. */
  readonly link: string
  /** Whether the token is the one that was mailed. */
  readonly readInMailbox: boolean
}

/** The pair that a link invites to, by either of its tokens; undefined when it is unknown, used or expired. */
export const invitedBy = async (
  couples: Pick<CoupleStore, 'byLink'>,
  token: string,
  now: Date,
): Promise<InvitedCouple | undefined> => {
  const [own, fromMail] = [tokenHash(token), tokenHash(tokenToHandOver(token))]
  for (const link of [own, fromMail]) {
    const pair = await couples.byLink(link, now.getTime())
    if (pair) return { ...pair, link, readInMailbox: link === fromMail }
  }
  return undefined
}
