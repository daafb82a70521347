import { createPaymentProvider } from '#server/adapters/configured-payment-provider.ts'
import { createOrderMails } from '#server/features/payments/order-mails.ts'
import { createSettlement, type Settlement } from '#server/features/payments/settlement.service.ts'
import type { OpenDatabase } from './database.ts'
import type { Terminal } from './terminal.ts'

/** The settlement of payments for a command. Its mail is sent by the running server. */
export const openSettlement = async (terminal: Terminal, open: OpenDatabase): Promise<Settlement> => {
  const { payments: settings, publicUrl } = open.config
  const { provider } = await createPaymentProvider({ ...open, settings, publicUrl })
  return createSettlement({
    ...open,
    ...open.stores,
    provider,
    mails: createOrderMails(open),
    log: { error: (about: unknown) => terminal.complain(`Not settled: ${JSON.stringify(about)}`) },
  })
}
