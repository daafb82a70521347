import type { FastifyInstance } from 'fastify'
import { redact } from './errors.ts'

/** Queues work that the reply does not wait for. `what` names it in the log when it fails. */
export type AfterReply = (what: string, work: () => Promise<void>) => void

/**
 * Work that begins after the reply, one piece after the other, so that the time of the reply does not tell what was done.
 * Closing the server waits for the rest of the queue.
 */
export const createAfterReply = (app: FastifyInstance): AfterReply => {
  let last: Promise<void> = Promise.resolve()
  app.addHook('onClose', () => last)
  return (what, work) => {
    last = last
      .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
      .then(work)
      .catch((error: unknown) => app.log.error({ what, error: redact(error) }, 'unexpected'))
  }
}
