import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { completeExampleWill } from '#testkit/builders.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'

const recorded = new InMemorySpanExporter()
let app: TestApp
beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(recorded)] }))
  app = await startApp({ trustProxy: true })
})
afterAll(async () => {
  await app.close()
  for (const each of [context, propagation, trace]) each.disable()
})
beforeEach(() => recorded.reset())

const spans = () => recorded.getFinishedSpans()
const named = (name: string): Promise<ReadableSpan> =>
  expect
    .poll(() => spans().find((span) => span.name === name))
    .toBeDefined()
    .then(() => spans().find((span) => span.name === name) as ReadableSpan)

const CALLER = 'b7ad6b7169203331'
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const from = { traceparent: `00-${TRACE}-${CALLER}-01` }

test('one trace goes from a proxy through the call, its statements and the mail that it left', async () => {
  const { token } = await app.registerUnverified()
  await named('mail: welcome')
  recorded.reset()
  await app.api(token).post('/api/account/email/code', undefined, from)
  const call = await named('POST /api/account/email/code')
  const mail = await named('mail: a code for an email')
  const statement = await named('insert mail_outbox')
  for (const span of [call, mail, statement]) expect(span.spanContext().traceId).toBe(TRACE)
  expect(call.parentSpanContext?.spanId).toBe(CALLER)
  expect(call.attributes).toMatchObject({ 'http.response.status_code': 202 })
})

test('no word that a person typed, no address and no link is in a span', async () => {
  const customer = await app.customer()
  await app.stores.wills.save(
    customer.userId,
    { ...completeExampleWill(), id: customer.willId, version: 0 },
    app.clock(),
  )
  await customer.get('/api/documents/draft.pdf')
  await customer.get('/api/no/such/Ruth-Hale?email=ruth@example.com')
  await named('work apart')
  const allowed = /^[\w /:{}*.-]*$/
  for (const { name, attributes, events } of spans()) {
    expect(name).toMatch(allowed)
    expect(JSON.stringify([name, attributes, events])).not.toMatch(/Hale|Ruth|Margaret|@|Thomas/)
    expect(events).toEqual([])
  }
})
