import type { WriteProbe } from '../../db/write-probe.ts'
import { redact, Unavailable } from '../../platform/errors.ts'
import type { Api, Feature } from '../../platform/serve.ts'

const schema = { hide: true }

declare module 'fastify' {
  interface FastifyInstance {
    /** Set while the process reads what would hold up the first people who are sent to it. */
    readonly beginning: { yes: boolean }
    /** Set when the process is about to end: what is under way is finished, and nothing more should come. */
    readonly ending: { yes: boolean }
  }
}

/** `/healthz`: the process answers. `/readyz`: it can also write to its database, has read what it needs, and is not about to end. */
export const healthRoutes = (app: Api, probe: WriteProbe): void => {
  app.decorate('beginning', { yes: false })
  app.decorate('ending', { yes: false })
  // A connection that is kept after the last reply would keep the process alive until its caller lets go of it.
  app.addHook('onSend', async (_request, reply) => {
    if (app.ending.yes) reply.header('connection', 'close')
  })

  app.get('/healthz', { schema }, async () => ({ ok: true }))

  app.get('/readyz', { schema }, async (request) => {
    if (app.beginning.yes || app.ending.yes) throw new Unavailable()
    try {
      await probe()
    } catch (error) {
      request.log.error({ error: redact(error) }, 'the database cannot be written')
      throw new Unavailable()
    }
    return { ok: true }
  })
}

export const healthFeature = ({ probe }: { readonly probe: WriteProbe }): Feature => ({
  root: (app) => healthRoutes(app, probe),
})
