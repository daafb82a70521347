import type { FastifyInstance } from 'fastify'

/** What the API says of somebody stays in no cache, refusals too. */
export const keepNoReplies = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
