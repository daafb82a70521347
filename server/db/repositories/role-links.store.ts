import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { atMost, records } from '../records.ts'

/** A link by which a person answers what they were asked; what that was stands with the will of the customer. */
export type RoleLink = { readonly userId: number; readonly request: number }

export type KeptLink = RoleLink & { readonly token: string }

/** Answers that one account keeps at most. */
export const MOST_KEPT = 50

export const createRoleLinkStore = (db: Database, vault: Vault) => {
  const links = records(db, 'role_links', vault)
  return {
    /** `due`: when something is due of it that nobody has answered, in milliseconds since 1970. */
    add: (
      link: RoleLink & {
        readonly tokenHash: string
        readonly token: string
        readonly due: number | undefined
        readonly keptBy?: number | undefined
      },
    ) => {
      const { due: dueAt, ...rest } = link
      return links.add({ ...rest, dueAt })
    },
    find: (tokenHash: string): Promise<RoleLink | undefined> => links.first({ tokenHash }),
    /** Of all customers, those of which something is due, the longest due first. */
    due: (now: number, most: number): Promise<readonly RoleLink[]> =>
      links.all({ dueAt: atMost(now) }, { by: 'dueAt', most, only: ['userId', 'request'] }),
    /** The token, for a mail that reminds of it. */
    token: async (link: RoleLink) => (await links.first({ ...link }, { only: ['token'] }))?.token,
    /** Nothing is due any more when it is undefined. */
    setDue: ({ userId, request }: RoleLink, dueAt: number | undefined) => links.change({ userId, request }, { dueAt }),
    /** The account in which it is kept. */
    keeper: async (link: RoleLink) => (await links.first({ ...link }, { only: ['keptBy'] }))?.keptBy,
    keep: (keptBy: number, { userId, request }: RoleLink) => links.change({ userId, request }, { keptBy }),
    letGo: (keptBy: number, tokenHash: string) => links.change({ keptBy, tokenHash }, { keptBy: undefined }),
    /** What one account keeps. */
    keptBy: (keptBy: number): Promise<readonly KeptLink[]> =>
      links.all({ keptBy }, { by: ['userId', 'request'], most: MOST_KEPT, only: ['userId', 'request', 'token'] }),
    countKept: (keptBy: number): Promise<number> => links.count({ keptBy }),
    findKept: (keptBy: number, tokenHash: string): Promise<RoleLink | undefined> => links.first({ keptBy, tokenHash }),
    remove: ({ userId, request }: RoleLink) => links.remove({ userId, request }),
  }
}
