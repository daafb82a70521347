/**
 * Traces, by the interface of OpenTelemetry. Nothing is recorded and nothing leaves the process unless the operator starts it with an SDK
 * that does (`docs/operations.md`). A span has the name of a call, a table, a job or a kind of mail, and numbers: nothing that a person
 * typed, no address and no id of a customer.
 */
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { LogEvent } from 'kysely'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of its row in the contract. */
    call?: string
  }
}

/** What work that is done later is a part of: the header of W3C Trace Context. */
export type TraceParent = { readonly traceparent: string }

const tracer = () => trace.getTracer('heirloom')

/** What is done now, for work that is done later. Undefined where nothing is traced. */
export const traceHere = (): TraceParent | undefined => {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent === undefined ? undefined : { traceparent: carrier.traceparent }
}

const within = (of: TraceParent | undefined) => (of ? propagation.extract(ROOT_CONTEXT, of) : context.active())

/** Does work in a span of its own: a part of what is done now, or of what it was left by. */
export const inSpan = <T>(name: string, work: () => Promise<T>, of?: TraceParent): Promise<T> =>
  tracer().startActiveSpan(name, {}, within(of), async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })

/** A span for each request. Only a proxy that is trusted may say what a request is a part of. */
export const traceRequests = (app: FastifyInstance, trustProxy: boolean): void => {
  app.addHook(
    'onRequest',
    ({ method, headers: { traceparent }, routeOptions: { url = 'none', config } }, reply, done) => {
      const parent = within(trustProxy && typeof traceparent === 'string' ? { traceparent } : undefined)
      const attributes = { 'http.request.method': method, 'http.route': url }
      const span = tracer().startSpan(config.call ?? `${method} ${url}`, { kind: SpanKind.SERVER, attributes }, parent)
      // A caller who hangs up ends it as well.
      reply.raw.once('close', () => {
        span.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      context.with(trace.setSpan(parent, span), done)
    },
  )
}

/** A span for each statement, by its verb and table. What stands in a row is a parameter and not in it. */
export const traceStatement = ({ level, query: { sql }, queryDurationMillis }: LogEvent): void => {
  if (!trace.getActiveSpan()) return
  const now = Date.now()
  const [verb = ''] = sql.split(' ', 1)
  const table = /\b(?:from|into|update) "(\w+)"/.exec(sql)?.[1] ?? ''
  const name = `${verb} ${table}`.trim()
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, startTime: now - queryDurationMillis })
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(now)
}
