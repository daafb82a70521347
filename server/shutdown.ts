import type { FastifyInstance } from 'fastify'

type Deps = {
  readonly app: Pick<FastifyInstance, 'ending' | 'close'>
  readonly drainMs: number
  readonly wait: (milliseconds: number) => Promise<unknown>
  /** What the server needs until its last reply. */
  readonly after: () => Promise<unknown>
}

/**
 * Ends the server once, however often it is asked: it says at /readyz that it is not ready, goes on serving for as long as
 * it takes others to notice, then takes no more calls and finishes those under way.
 */
export const createShutdown = ({ app, drainMs, wait, after }: Deps): (() => void) => {
  const end = async (): Promise<void> => {
    await wait(drainMs)
    await app.close()
    await after()
  }
  return () => {
    if (app.ending.yes) return
    app.ending.yes = true
    void end()
  }
}
