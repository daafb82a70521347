import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { NotSignedIn } from './errors.ts'
import { tokenHash } from './random.ts'

/** Seconds. Pages and saves take milliseconds; a pack of documents takes a second or more. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What is asked for when the numbers are: with one label, by its values, or a number alone. */
export type Metric = {
  readonly help: string
  readonly label?: string
  readonly read: () => Promise<Readonly<Record<string, number>>>
}

/**
 * How many replies of each kind were given and how long they took, what the process takes of the machine, and `readings`, at `/metrics`
 * in the format of Prometheus, for requests with `secret` as bearer token. The label of a reply is the route's pattern, never the
 * address of the request.
 */
export const metricsRoute = (
  app: FastifyInstance,
  secret: string,
  readings: Readonly<Record<`heirloom_${string}`, Metric>>,
): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const [name, { help, label, read }] of Object.entries(readings))
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      async collect() {
        this.reset()
        // With the database away there is nothing to tell of it, and the rest is told.
        for (const [value, number] of Object.entries(await read().catch(() => ({}))))
          if (label === undefined) this.set(number)
          else this.set({ [label]: value }, number)
      },
    })
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
