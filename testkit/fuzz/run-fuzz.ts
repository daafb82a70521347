import fc from 'fast-check'
import { deskRoles } from '#core/api/desk-acts.ts'
import { completeExampleWill } from '../builders.ts'
import { deskHeaders } from '../desk.ts'
import type { TestApp } from '../start-app.ts'
import { type ApiDescription, type FuzzRequest, requestsFor } from './requests.ts'

export type Finding = { readonly request: FuzzRequest; readonly status: number; readonly why: string }

export type FuzzResult = {
  readonly asked: number
  readonly byStatus: Readonly<Record<number, number>>
  /** Every call of the description, and how often it succeeded. */
  readonly succeeded: Readonly<Record<string, number>>
  readonly findings: readonly Finding[]
  /** Milliseconds that the slowest answer took. */
  readonly slowest: number
}

const DEAD = 'A'.repeat(43)
const AT_ONCE = 500
/** A refusal by the server before a route is found: an address that cannot be one. */
const alwaysAllowed = [400, 401, 404, 413, 414, 415]

const complaint = (request: FuzzRequest, status: number, body: string): string | undefined => {
  if (status >= 500) return `answered ${status}`
  if (![...request.allowed, ...alwaysAllowed].includes(status))
    return `answered ${status}, which its description does not know`
  if (status < 400) return undefined
  const said: unknown = body.startsWith('{') ? JSON.parse(body) : undefined
  return typeof said === 'object' && said !== null && 'message' in said ? undefined : 'refused without saying why'
}

/** A finding on one line, short enough to read. */
export const inWords = ({ request, why }: Finding): string =>
  `${why}: ${request.name} ${[request.url, JSON.stringify(request.headers), request.payload ?? ''].map((each) => each.slice(0, 300)).join(' ')}`

/** Sends `count` requests made from the app's own description. The same seed sends the same requests. */
export const runFuzz = async (app: TestApp, count: number, seed: number): Promise<FuzzResult> => {
  const description = (await app.api().get('/api/openapi.json')).json<ApiDescription>()
  const requests = requestsFor(description)
  const byStatus: Record<number, number> = {}
  const succeeded: Record<string, number> = {}
  for (const [path, operations] of Object.entries(description.paths))
    for (const method of Object.keys(operations)) succeeded[`${method.toUpperCase()} ${path}`] = 0
  const findings: Finding[] = []
  let slowest = 0

  /** A customer with a complete will, paid for, so that requests can name and fetch what exists. */
  const newOwner = async () => {
    const customer = await app.customer()
    const { wills } = app.stores
    await wills.save(customer.userId, { ...completeExampleWill(), id: customer.willId, version: 0 }, app.clock())
    await app.give(customer.userId, ['will'])
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
    return customer
  }
  let owner = await newOwner()
  let desk = await deskHeaders(app, deskRoles)

  /** A save that names the version it saw is looked at for what it says; the rest are told they are stale. */
  const upToDate = async (payload: string | undefined): Promise<string | undefined> => {
    if (!payload?.includes('"version":')) return payload
    const row = await app.db
      .selectFrom('will_revisions')
      .innerJoin('wills', 'wills.id', 'will_revisions.will_id')
      .select('version')
      .orderBy('version', 'desc')
      .where('user_id', '=', owner.userId)
      .executeTakeFirst()
    return row ? payload.replace(/"version":-?\d+/, `"version":${row.version}`) : payload
  }

  const send = async (request: FuzzRequest): Promise<void> => {
    const { method, url, headers, as } = request
    const payload = request.odd ? request.payload : await upToDate(request.payload)
    const token = as === 'owner' ? owner.token : as === 'a dead token' ? DEAD : undefined
    const atDesk = url.startsWith('/api/desk/')
    const asked = performance.now()
    const reply = await app.ask({
      method,
      url,
      headers: {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(atDesk && as === 'owner' && desk),
      },
      ...(payload !== undefined && { payload }),
    })
    slowest = Math.max(slowest, performance.now() - asked)
    byStatus[reply.status] = (byStatus[reply.status] ?? 0) + 1
    if (reply.status < 400) succeeded[request.name] = (succeeded[request.name] ?? 0) + 1
    const why = complaint(request, reply.status, reply.text)
    if (why) findings.push({ request, status: reply.status, why })
    // Logged out, or deleted themselves.
    if (as !== 'owner' || reply.status !== 401) return
    if (atDesk) desk = await deskHeaders(app, deskRoles)
    else owner = await newOwner()
  }

  for (let asked = 0; asked < count; asked += AT_ONCE) {
    const batch = fc.sample(requests, { numRuns: Math.min(AT_ONCE, count - asked), seed: seed + asked })
    for (const request of batch) await send(request)
    app.clock.pass(60_000)
  }
  return { asked: count, byStatus, succeeded, findings, slowest }
}
