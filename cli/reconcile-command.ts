import { randomBytes } from 'node:crypto'
import { keyringOf } from '#server/crypto/keyring.ts'
import { safeOf } from '#server/crypto/safe.ts'
import { storesIn, transactionsIn } from '#server/db/stores.ts'
import { paymentParts } from '#server/features/payments/payment-parts.ts'
import { postOffice } from '#server/mail/post.ts'
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
      const { reconcile } = await paymentParts({
        db,
        ...storesIn(db, safe),
        inTransaction: transactionsIn(db, safe),
        settings: config.payments,
        publicUrl: config.publicUrl,
        post: postOffice({ clock: terminal.now, randomBytes }),
        randomBytes,
        homeUrl: () => config.publicUrl || `http://localhost:${config.port}`,
        clock: terminal.now,
        log,
      })
      const { looked, finished } = await reconcile()
      terminal.print(`Asked about ${looked} payments. ${finished} of them are finished.\n`)
    })
  },
}
