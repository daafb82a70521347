import type { FastifyInstance } from 'fastify'

type Deps = {
  readonly app: Pick<FastifyInstance, 'ending' | 'close' | 'server'>
  readonly drainMs: number
  /** Milliseconds that calls under way have to end once no more are taken. Then their connections are cut. */
  readonly graceMs?: number
  readonly wait: (milliseconds: number) => Promise<unknown>
  /** What the server needs until its last reply. */
  readonly after: () => Promise<unknown>
}

/** Milliseconds that calls under way have, unless told otherwise. */
export const GRACE_MS = 10_000

/**
 * Ends the server once, however often it is asked: it says at /readyz that it is not ready, goes on serving for as long as
 * it takes others to notice, then takes no more calls and finishes those under way. A connection that is slow or silent is cut
 * after `graceMs`, so that the server ends whatever its connections do.
 */
export const createShutdown = ({ app, drainMs, graceMs = GRACE_MS, wait, after }: Deps): (() => void) => {
  const end = async (): Promise<void> => {
    await wait(drainMs)
    const closed = app.close()
    await Promise.race([closed, wait(graceMs)])
    app.server.closeAllConnections()
    await closed
    await after()
  }
  return () => {
    if (app.ending.yes) return
    app.ending.yes = true
    void end()
  }
}
