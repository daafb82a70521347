import { randomBytes } from 'node:crypto'
import { createPaymentProvider } from '#server/adapters/configured-payment-provider.ts'
import { keyringOf } from '#server/crypto/keyring.ts'
import { safeOf } from '#server/crypto/safe.ts'
import { createStores, createTransactions } from '#server/db/stores.ts'
import { createOrderMails } from '#server/features/payments/order-mails.ts'
import { createSettlement } from '#server/features/payments/settlement.service.ts'
import { createEnqueueMail } from '#server/mail/enqueue.ts'
import { type Command, CommandFailed } from './command.ts'
import { withStore } from './opened-store.ts'

/** Asks the payment provider about every payment that nobody has been heard of. The server does the same every minute, and sends the mail. */
export const reconcileCommand: Command = {
  usage: 'heirloom reconcile',
  does: 'ask about every payment not heard of, and give back what is owed; the server may go on',
  run: async (args, terminal) => {
    if (args.length > 0) throw new CommandFailed('This command takes nothing more', `Usage: ${reconcileCommand.usage}`)
    await withStore(terminal, async ({ config, db, sealing }) => {
      const safe = safeOf(keyringOf({ ...sealing, clock: terminal.now }), sealing.randomBytes)
      const log = { error: (about: unknown) => terminal.complain(`Not settled: ${JSON.stringify(about)}`) }
      const clock = terminal.now
      const { publicUrl } = config
      const { provider } = await createPaymentProvider({ settings: config.payments, db, clock, publicUrl })
      const settlement = createSettlement({
        ...createStores(db, safe),
        inTransaction: createTransactions(db, safe),
        provider,
        mails: createOrderMails({
          enqueueMail: createEnqueueMail({ clock, randomBytes }),
          randomBytes,
          homeUrl: () => publicUrl || `http://localhost:${config.port}`,
          clock,
        }),
        clock,
        log,
      })
      const { looked, finished } = await settlement.reconcile()
      terminal.print(`Asked about ${looked} payments. ${finished} of them are finished.\n`)
    })
  },
}
