import { posted } from '#core/catalogue/products.ts'
import type { Address } from '#core/will/schema.ts'
import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { among, not, type RecordOf, records } from '../records.ts'

/** A bound print whose customer has said where it goes. */
export type Print = RecordOf<'prints'>

/** `print` is absent until its customer has said where it goes. */
export type OwedPrint = { readonly orderId: number; readonly userId: number; readonly print: Print | undefined }

type Asked = Pick<Print, 'userId' | 'orderId' | 'fingerprint'> & { readonly address: Address; readonly at: Date }

export const createPrintStore = (db: Database, vault: Vault) => {
  const prints = records(db, 'prints', vault)
  const entitlements = records(db, 'entitlements')
  /** A print that was sent, or whose money went back, is held no more. */
  const held = { product: among(posted), revokedAt: undefined }

  return {
    /**
     * Says what is printed and where it goes; again, until it is sent. False once it is. What is the same as before goes as the printer
     * has it. In a transaction.
     */
    ask: async ({ userId, orderId, at: askedAt, ...asked }: Asked): Promise<boolean> => {
      if (await prints.addNew({ userId, orderId, askedAt, ...asked }, 'orderId')) return true
      const only = ['fingerprint', 'address'] as const
      const { fingerprint, address } = (await prints.first({ userId, orderId }, { only })) ?? {}
      const isSame = fingerprint === asked.fingerprint && JSON.stringify(address) === JSON.stringify(asked.address)
      const fresh = isSame ? {} : { ...asked, askedAt, shownAt: undefined }
      return (await prints.change({ userId, orderId, sentAt: undefined }, { ...fresh, heldToldAt: undefined })) === 1
    },
    /** The customer's, what was asked for last first. */
    of: (userId: number) => prints.all({ userId }, { by: '-askedAt' }),
    /** Every order that ever paid for one, the newest first. */
    ordersOf: async (userId: number): Promise<number[]> =>
      (await entitlements.all({ userId, product: among(posted) }, { by: ['-grantedAt', '-orderId'] })).map(
        ({ orderId }) => orderId,
      ),
    address: async ({ userId, orderId }: Pick<Print, 'userId' | 'orderId'>) =>
      (await prints.first({ userId, orderId }, { only: ['address'] }))?.address,
    /** For the operator: the prints that are paid for and not sent, the oldest order first. */
    owed: async (): Promise<OwedPrint[]> =>
      Promise.all(
        (await entitlements.all(held, { by: ['grantedAt', 'orderId'], only: ['orderId', 'userId'] })).map(
          async (each) => ({ ...each, print: await prints.first({ orderId: each.orderId }) }),
        ),
      ),
    /** The orders of a customer that pay for a print which is not sent. */
    owedTo: async (userId: number) =>
      (await entitlements.all({ ...held, userId }, { only: ['orderId'] })).map(({ orderId }) => orderId),
    /** Notes that the printer was given the pages and the address. In a transaction that has locked the owner's entitlements. */
    show: (orderId: number, at: Date) => prints.change({ orderId, sentAt: undefined }, { shownAt: at }),
    /** Notes that the customer was told that it is held, or that it is not held any more. In such a transaction. */
    noteHeld: (orderId: number, heldToldAt: Date | undefined) => prints.change({ orderId }, { heldToldAt }),
    wasSent: async (orderId: number, tracking: string): Promise<boolean> =>
      (await prints.count({ orderId, tracking, sentAt: not(undefined) })) === 1,
    /** True when this call sent it. */
    send: async (orderId: number, at: Date, tracking: string): Promise<boolean> =>
      (await prints.change({ orderId, sentAt: undefined }, { sentAt: at, tracking })) === 1,
  }
}
