import type { FastifyInstance } from 'fastify'
import { Histogram, Registry } from 'prom-client'
import { NotSignedIn } from './errors.ts'
import { tokenHash } from './random.ts'

/** Seconds. Pages and saves take milliseconds; a pack of documents takes a second or more. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * How many replies of each kind were given and how long they took, at `/metrics` in the format of Prometheus, for requests
 * with `secret` as bearer token. The label is the route's pattern, never the address of the request.
 */
export const metricsRoute = (app: FastifyInstance, secret: string): void => {
  const registry = new Registry()
  const replies = new Histogram({
    name: 'heirloom_reply_seconds',
    help: 'Seconds until a reply was given',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    replies.observe(labels, reply.elapsedTime / 1000)
  })

  const expected = tokenHash(`Bearer ${secret}`)
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    // By hash, so that the time the comparison takes says nothing.
    if (tokenHash(headers.authorization ?? '') !== expected) throw new NotSignedIn()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
