/** A fake Stripe on a local port: it refuses every request that Stripe's description does not know, and signs its webhooks. */
import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { described } from './stripe-description.ts'

type Created = {
  readonly client_reference_id: string
  readonly success_url: string
  readonly cancel_url: string
  readonly line_items: readonly { readonly quantity: number; readonly price_data: { readonly unit_amount: number } }[]
}

type Session = {
  readonly id: string
  readonly asked: Created
  readonly amount: number
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  intent: 'succeeded' | 'processing' | 'requires_payment_method'
  /** Pence that went back. */
  returned: number
  readonly refunded: boolean
  dispute?: DisputeStatus
  /** Why a refund is refused: an error code of Stripe. */
  refuses?: string | undefined
  /** Pence that are disputed, where it is not all. */
  disputed?: number
}

type DisputeStatus = 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'under_review' | 'won' | 'lost'

export type StripeEvent = {
  readonly id: string
  readonly type: string
  readonly payload: string
  readonly object: unknown
}

export type StripeServer = {
  readonly url: string
  readonly webhookSecret: string
  /** The requests refused because they are not described. */
  readonly refused: readonly string[]
  /** How often each operation was asked for. */
  readonly calls: ReadonlyMap<string, number>
  /** The events, in the order in which they happened. */
  readonly events: readonly StripeEvent[]
  sessionOf(externalId: string): Session
  /** What a person does on the page of a session. */
  pay(externalId: string): StripeEvent
  /** Pays with a method that settles later, or fails. */
  promise(externalId: string): StripeEvent
  arrive(externalId: string, comes: boolean): StripeEvent
  expire(externalId: string): StripeEvent
  /** What the operator does in the dashboard. */
  refund(externalId: string): StripeEvent
  refundPart(externalId: string, pence: number): StripeEvent
  /** The bank of the customer questions a payment, and decides. An inquiry only warns. */
  dispute(externalId: string, pence?: number): StripeEvent
  inquire(externalId: string): StripeEvent
  decide(externalId: string, status: 'won' | 'lost'): StripeEvent
  /** The bank of the customer sends the refund of a product back, or the last of any. */
  returnRefund(externalId: string, item?: string): StripeEvent
  /** Why refunds of a payment are refused from now on: an error code of Stripe. Undefined: they are made again. */
  refuseRefunds(externalId: string, code: string | undefined): void
  /** Whether every call fails from now on. */
  away(is: boolean): void
  /** The header that comes with a payload: made at `at`, with this secret. */
  sign(payload: string, at: Date, secret?: string): string
  close(): Promise<void>
}

/** The smallest card payment in pounds sterling, in pence. */
const SMALLEST = 30

class StripeError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const errorBody = ({ code, message }: StripeError) => ({ error: { type: 'invalid_request_error', code, message } })

export const startStripe = async (): Promise<StripeServer> => {
  const webhookSecret = `whsec_${randomUUID().replaceAll('-', '')}`
  const sessions = new Map<string, Session>()
  const answers = new Map<string, { readonly asked: string; readonly answer: unknown }>()
  const refused: string[] = []
  const calls = new Map<string, number>()
  const events: StripeEvent[] = []
  let isAway = false

  const chargeIdOf = ({ id }: Session) => `ch_${id.slice(8)}`

  const disputeOf = (session: Session) => ({
    id: `du_${session.id.slice(8)}`,
    object: 'dispute',
    amount: session.disputed ?? session.amount,
    charge: chargeIdOf(session),
    payment_intent: intentOf(session).id,
    status: session.dispute,
  })

  const listOf = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' })

  const intentOf = (session: Session) => ({
    id: `pi_${session.id.slice(8)}`,
    object: 'payment_intent',
    status: session.intent,
    latest_charge: {
      id: chargeIdOf(session),
      object: 'charge',
      amount_refunded: session.returned,
      refunded: session.refunded,
      disputed: session.dispute !== undefined,
    },
  })

  const bodyOf = (session: Session, expanded: boolean) => {
    const intent = intentOf(session)
    return {
      id: session.id,
      object: 'checkout.session',
      client_reference_id: session.asked.client_reference_id,
      currency: 'gbp',
      amount_total: session.amount,
      status: session.status,
      payment_status: session.payment_status,
      payment_intent: session.status === 'open' ? null : expanded ? intent : intent.id,
      success_url: session.asked.success_url,
      cancel_url: session.asked.cancel_url,
      url: session.status === 'open' ? `https://checkout.stripe.example/${session.id}` : null,
    }
  }

  const create = (asked: Created) => {
    const amount = asked.line_items.reduce(
      (sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount,
      0,
    )
    if (amount < SMALLEST) throw new StripeError(400, 'amount_too_small', 'The amount is below the minimum of £0.30')
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const session: Session = {
      id,
      asked,
      amount,
      status: 'open',
      payment_status: 'unpaid',
      intent: 'processing',
      returned: 0,
      get refunded() {
        return this.returned === this.amount && this.amount > 0
      },
    }
    sessions.set(id, session)
    return bodyOf(session, false)
  }

  const found = (where: (session: Session) => boolean): Session => {
    const session = [...sessions.values()].find(where)
    if (!session) throw new StripeError(404, 'resource_missing', 'There is no such session')
    return session
  }

  type Refund = {
    payment_intent: string
    amount: number
    metadata: Record<string, string>
    status: 'succeeded' | 'failed'
  }
  const refunds: Refund[] = []

  type AskedRefund = { payment_intent?: string; amount?: number; metadata?: Record<string, string> }

  const give = (session: Session, amount: number, metadata: Record<string, string> = {}) => {
    session.returned += amount
    refunds.push({ payment_intent: intentOf(session).id, amount, metadata, status: 'succeeded' })
  }

  const refund = ({ payment_intent, amount, metadata = {} }: AskedRefund) => {
    const session = found((each) => intentOf(each).id === payment_intent && each.payment_status === 'paid')
    if (session.refuses !== undefined) throw new StripeError(400, session.refuses, 'The refund cannot be made')
    if (session.refunded) throw new StripeError(400, 'charge_already_refunded', 'The charge has already been refunded')
    if (session.dispute && !['won', 'warning_closed'].includes(session.dispute))
      throw new StripeError(400, 'charge_disputed', 'The charge has been charged back; cannot issue a refund')
    const left = session.amount - session.returned
    if (amount !== undefined && amount > left)
      throw new StripeError(400, 'amount_too_large', 'Refund amount is greater than unrefunded amount on charge')
    give(session, amount ?? left, metadata)
    return { id: `re_${session.id.slice(8)}`, object: 'refund', status: 'succeeded', payment_intent }
  }

  const expire = (session: Session) => {
    if (session.status !== 'open') throw new StripeError(400, 'resource_missing', 'Only open sessions can be expired')
    session.status = 'expired'
    return bodyOf(session, false)
  }

  const carryOut = (
    operation: string,
    argument: string | undefined,
    body: unknown,
    query: URLSearchParams,
  ): unknown => {
    switch (operation) {
      case 'POST /v1/checkout/sessions/{session}/expire':
        return expire(found(({ id }) => id === argument))
      case 'GET /v1/disputes':
        return listOf(
          [...sessions.values()]
            .filter((each) => each.dispute !== undefined && chargeIdOf(each) === query.get('charge'))
            .map(disputeOf),
        )
      case 'GET /v1/events': {
        const types = [...query].filter(([name]) => name.startsWith('types')).map(([, type]) => type)
        const named = events.filter(({ type }) => types.includes(type))
        return listOf(named.map(({ id, type, object }) => ({ id, object: 'event', type, data: { object } })))
      }
      case 'POST /v1/checkout/sessions':
        return create(body as Created)
      case 'GET /v1/refunds':
        return listOf(refunds.filter((each) => each.payment_intent === query.get('payment_intent')))
      case 'POST /v1/refunds':
        return refund(body as { payment_intent?: string })
      default:
        return bodyOf(
          found(({ id }) => id === argument),
          true,
        )
    }
  }

  /** An idempotency key with the same request gets the same reply, with another request an error. */
  const once = (key: string | undefined, asked: string, answer: () => unknown): unknown => {
    const known = key === undefined ? undefined : answers.get(key)
    if (known && known.asked !== asked)
      throw new StripeError(400, 'idempotency_key_in_use', 'This key was for something else')
    const given = known?.answer ?? answer()
    if (key !== undefined) answers.set(key, { asked, answer: given })
    return given
  }

  const answerTo = async (request: IncomingMessage): Promise<unknown> => {
    const url = new URL(request.url ?? '', 'http://stripe.test')
    const sent = await text(request)
    if (isAway) throw new StripeError(503, 'api_down', 'Stripe is away')
    if (!/^Bearer sk_test_/.test(request.headers.authorization ?? ''))
      throw new StripeError(401, 'no_key', 'No key was sent')
    const read = described(request.method ?? '', url, sent)
    if (!read.ok) {
      refused.push(read.why)
      throw new StripeError(400, 'parameter_unknown', read.why)
    }
    calls.set(read.operation, (calls.get(read.operation) ?? 0) + 1)
    const key = request.headers['idempotency-key']
    return once(typeof key === 'string' ? key : undefined, `${read.operation} ${sent}`, () =>
      carryOut(read.operation, read.argument, read.body, url.searchParams),
    )
  }

  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // As Stripe says it: a call that failed is not to be made again at once, for which a caller would wait a second.
    const headers = { 'content-type': 'application/json', 'stripe-should-retry': 'false' }
    const send = (status: number, body: unknown) => response.writeHead(status, headers).end(JSON.stringify(body))
    try {
      send(200, await answerTo(request))
    } catch (error) {
      if (error instanceof StripeError) send(error.status, errorBody(error))
      else send(500, { error: { type: 'api_error', message: String(error) } })
    }
  }

  const server = createServer((request, response) => void reply(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')

  const happened = (type: string, object: unknown): StripeEvent => {
    const id = `evt_${randomUUID().replaceAll('-', '')}`
    const event = { id, type, object, payload: JSON.stringify({ id, object: 'event', type, data: { object } }) }
    events.push(event)
    return event
  }
  const sessionOf = (externalId: string) => found(({ asked }) => asked.client_reference_id === externalId)
  const changed = (externalId: string, type: string, change: Partial<Session>): StripeEvent => {
    const session = Object.assign(sessionOf(externalId), change)
    return happened(`checkout.session.${type}`, bodyOf(session, false))
  }

  const returnMoney = (session: Session, pence: number): StripeEvent => {
    give(session, Math.min(pence, session.amount - session.returned))
    const { latest_charge, id: payment_intent } = intentOf(session)
    return happened('charge.refunded', { ...latest_charge, payment_intent })
  }
  const withDispute = (externalId: string, dispute: DisputeStatus): Session =>
    Object.assign(sessionOf(externalId), { dispute })

  return {
    url: `http://127.0.0.1:${address.port}`,
    webhookSecret,
    refused,
    calls,
    events,
    sessionOf,
    pay: (id) => changed(id, 'completed', { status: 'complete', payment_status: 'paid', intent: 'succeeded' }),
    promise: (id) => changed(id, 'completed', { status: 'complete' }),
    arrive: (id, comes) =>
      comes
        ? changed(id, 'async_payment_succeeded', { payment_status: 'paid', intent: 'succeeded' })
        : changed(id, 'async_payment_failed', { intent: 'requires_payment_method' }),
    expire: (id) => changed(id, 'expired', { status: 'expired' }),
    refund: (id) => returnMoney(sessionOf(id), sessionOf(id).amount),
    refundPart: (id, pence) => returnMoney(sessionOf(id), pence),
    dispute: (id, disputed) => {
      Object.assign(sessionOf(id), { disputed })
      return happened('charge.dispute.created', disputeOf(withDispute(id, 'needs_response')))
    },
    inquire: (id) => happened('charge.dispute.created', disputeOf(withDispute(id, 'warning_needs_response'))),
    decide: (id, status) => happened('charge.dispute.closed', disputeOf(withDispute(id, status))),
    returnRefund: (id, item) => {
      const session = sessionOf(id)
      const { id: payment_intent } = intentOf(session)
      const sent = refunds.findLast(
        (each) =>
          each.payment_intent === payment_intent &&
          each.status === 'succeeded' &&
          (item === undefined || each.metadata.item === item),
      )
      if (sent) {
        sent.status = 'failed'
        session.returned -= sent.amount
      }
      return happened('refund.failed', { object: 'refund', ...sent, payment_intent })
    },
    refuseRefunds: (id, refuses) => {
      Object.assign(sessionOf(id), { refuses })
    },
    away: (is) => {
      isAway = is
    },
    sign: (payload, at, secret = webhookSecret) => {
      const seconds = Math.floor(at.getTime() / 1000)
      const hmac = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
      return `t=${seconds},v1=${hmac}`
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
