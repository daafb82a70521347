import type { FastifyBaseLogger } from 'fastify'
import type { Mailer } from '../adapters/mailer.ts'
import type { OutboxStore, OutgoingMail } from '../db/repositories/outbox.store.ts'
import type { Clock } from '../platform/clock.ts'
import { redact } from '../platform/errors.ts'
import { inSpan } from '../platform/tracing.ts'

const MINUTE_MS = 60_000
/** How long one process may be at one mail: longer than any mail server takes to answer. */
const CLAIM_MS = 5 * MINUTE_MS
const FIRST_WAIT_MS = MINUTE_MS
const LONGEST_WAIT_MS = 4 * 60 * MINUTE_MS
/** With the waits between them, tries go on for about two days. */
const MAX_ATTEMPTS = 18
/** How many a process hands over at once, each on a connection of its own: a mail server takes far longer than a claim. */
export const MAILS_AT_ONCE = 4
/** Between two looks for mail that another process left, or whose time has come. */
const LOOK_EVERY_MS = 5000

/** Milliseconds to wait after the nth try: twice as long each time, up to four hours. */
export const waitAfter = (attempts: number): number => Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)

type Deps = {
  readonly outbox: OutboxStore
  readonly mailer: Mailer
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Hands the outbox over, a few mails at a time. A mail leaves the outbox only when it has been taken, so one whose sender dies
 * is sent again, by its own id; one that has been taken is never sent again.
 */
export const createMailWorker = ({ outbox, mailer, clock, log }: Deps) => {
  let stopped = false
  let sent = 0
  let running: Promise<void> | undefined
  let again = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const handOver = async ({ id, kind, mail, attempts }: OutgoingMail): Promise<unknown> => {
    if (!mail) {
      log.error({ what: kind, attempts, last: true, error: 'its row was changed' }, 'mail not sent')
      return outbox.markFailed(id, clock())
    }
    try {
      await mailer.send(mail, id)
    } catch (error) {
      const last = attempts >= MAX_ATTEMPTS
      log.error({ what: kind, attempts, last, error: redact(error) }, 'mail not sent')
      const now = clock()
      return last ? outbox.markFailed(id, now) : outbox.retryAt(id, now.getTime() + waitAfter(attempts))
    }
    sent += 1
    return outbox.sent(id)
  }

  const sendOneByOne = async (): Promise<void> => {
    while (!stopped) {
      const now = clock().getTime()
      const outgoing = await outbox.claim(now, now + CLAIM_MS)
      if (!outgoing) return
      await inSpan(`mail: ${outgoing.kind}`, () => handOver(outgoing), outgoing.mail?.trace)
    }
  }

  const sendDue = async (): Promise<void> => {
    await Promise.all(Array.from({ length: MAILS_AT_ONCE }, sendOneByOne))
  }

  const lookLater = () => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(wake, LOOK_EVERY_MS).unref()
  }

  const run = async (): Promise<void> => {
    do {
      again = false
      // The database may be away for a while; the mail is still there when it is back.
      await sendDue().catch((error: unknown) => log.error({ what: 'outbox', error: redact(error) }, 'unexpected'))
    } while (again && !stopped)
    running = undefined
    lookLater()
  }

  const wake = (): void => {
    again = true
    if (!stopped) running ??= run()
  }

  return {
    /** Sends everything that is due. Ends when nothing is left, or `stop` was called. */
    sendDue,
    /** Sends in the background what is due now or becomes due later. */
    wake,
    /** Begins nothing more, and waits for what is being handed over. */
    stop: async (): Promise<void> => {
      stopped = true
      clearTimeout(timer)
      await running
    },
    /** How many mails it has handed over. */
    sent: (): number => sent,
  }
}
