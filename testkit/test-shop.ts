/** The payment services over a database, without HTTP: a property test drives, crashes and rebuilds them. */
import { randomUUID } from 'node:crypto'
import { offeredParts } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import type { PaymentProvider } from '#server/adapters/payment-provider.ts'
import type { Database } from '#server/db/database.ts'
import { createVaults } from '#server/db/repositories/keys.store.ts'
import { createStores, createTransactions, type InTransaction, type Stores } from '#server/db/stores.ts'
import { createPaymentsService, type PaymentsService } from '#server/features/payments/payments.service.ts'
import { createRefundsService, type RefundsService } from '#server/features/payments/refunds.service.ts'
import { createSettlement, type Settlement } from '#server/features/payments/settlement.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createTasks } from '#server/work/tasks.ts'
import { today } from './builders.ts'
import { plainPapers } from './start-app.ts'
import { encryption } from './test-database.ts'
import { workHere } from './work-here.ts'

export type TestShop = {
  readonly stores: Stores
  readonly payments: PaymentsService
  readonly refunds: RefundsService
  readonly settlement: Settlement
  reconcile(): Promise<unknown>
}

type Given = {
  readonly db: Database
  readonly provider: PaymentProvider
  readonly clock: Clock
  readonly will: Will
  /** Ends the wait for a payment. Without it the wait never ends. */
  readonly wait?: () => Promise<void>
  /** Wraps every transaction, to cut one off. */
  readonly around?: (inTransaction: InTransaction) => InTransaction
}

const silent = { error: () => undefined }

const forEver = (): Promise<void> => new Promise(() => {})

export const openTestShop = ({
  db,
  provider,
  clock,
  will,
  wait = forEver,
  around = (same) => same,
}: Given): TestShop => {
  const vaultFor = createVaults({ ...encryption, clock })
  const stores = createStores(db, vaultFor)
  const inTransaction = around(createTransactions(db, vaultFor))
  const nothing = async () => {}
  const mails = {
    receipt: nothing,
    refund: nothing,
    itemRefund: nothing,
    partRefund: nothing,
    sentBack: nothing,
    dispute: nothing,
  }
  const shared = { ...stores, inTransaction, provider, mails, clock, log: silent }
  const settlement = createSettlement(shared)
  return {
    stores,
    settlement,
    refunds: createRefundsService({ ...shared, settlement }),
    reconcile: settlement.reconcile,
    payments: createPaymentsService({
      ...shared,
      settlement,
      wills: { stored: async () => ({ will, updatedAt: clock() }) },
      today: () => today,
      newUuid: randomUUID,
      wait,
      work: workHere(createTasks(plainPapers)),
      sellsTests: true,
      parts: offeredParts,
      assertSignedOff: async () => undefined,
    }),
  }
}
