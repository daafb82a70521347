import { randomBytes } from 'node:crypto'
import { createPaymentProvider } from '#server/adapters/configured-payment-provider.ts'
import { createOrderMails } from '#server/features/payments/order-mails.ts'
import { createSettlement, type Settlement } from '#server/features/payments/settlement.service.ts'
import { createEnqueueMail } from '#server/mail/enqueue.ts'
import type { OpenDatabase } from './database.ts'
import type { Terminal } from './terminal.ts'

/** The settlement of payments for a command. Its mail is sent by the running server. */
export const openSettlement = async (
  terminal: Terminal,
  { config, db, stores, inTransaction, homeUrl }: OpenDatabase,
): Promise<Settlement> => {
  const clock = terminal.now
  const { payments: settings, publicUrl } = config
  const { provider } = await createPaymentProvider({ settings, db, clock, publicUrl })
  const enqueueMail = createEnqueueMail({ clock, randomBytes, operator: config.operator })
  return createSettlement({
    ...stores,
    inTransaction,
    provider,
    mails: createOrderMails({ enqueueMail, homeUrl: () => homeUrl, clock }),
    clock,
    log: { error: (about: unknown) => terminal.complain(`Not settled: ${JSON.stringify(about)}`) },
  })
}
