import { type AddressArgs, type AskedArgs, addressOf, type Name, type ReplyTo } from '#core/api/contract/calls.ts'
import type { ErrorBody } from '#core/api/fields.ts'
import { failures } from '#words/en/visitors.ts'
import { storage } from './storage.ts'

/** What a page of the will asks before it is drawn, while the code that reads the replies is on its way. */
export const FORM = 'GET /api/form'
export const BROWSER_KEY = 'GET /api/account/browser-key'
type FirstCall = typeof FORM | typeof BROWSER_KEY

/** A refusal by the server. `errors` is keyed by the name of the input it belongs to. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: ErrorBody['errors']
  readonly body: unknown
  constructor(status: number, { message, errors }: ErrorBody, body: unknown) {
    super(message)
    this.status = status
    this.errors = errors
    this.body = body
  }
}

/** The server could not be reached: no network, or it is down. */
export class OfflineError extends Error {
  constructor(cause: unknown) {
    super(failures.offline, { cause })
  }
}

/** The customer closed the browser's passkey window, or the browser found no passkey. */
export class PasskeyDeclined extends Error {}

/** What a call failed with. Anything else is a fault of this code, and is thrown again. */
export const expectFailedCall = (error: unknown): ApiError | OfflineError => {
  if (error instanceof ApiError || error instanceof OfflineError) return error
  throw error
}

/** Whether the server answered 404. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

type Options = {
  method?: string | undefined
  body?: unknown
  will?: number
  headers?: Readonly<Record<string, string>>
}

let hasEnded = false
let onUnauthorised = (): void => {
  hasEnded = true
}
/** Sets what happens when the server no longer accepts the session (401), or has not before anything was set. */
export const whenUnauthorised = (handler: () => void): void => {
  onUnauthorised = handler
  if (hasEnded) handler()
  hasEnded = false
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'message' in value && 'errors' in value

/** Also of a reply that began, and broke off. */
const unreached = (cause: unknown): never => {
  throw new OfflineError(cause)
}

/** Asks, and gives whatever the server answers. @throws OfflineError */
export const send = (path: string, { method = 'POST', body, will, headers }: Options): Promise<Response> => {
  const token = storage.token.get()
  const language = storage.language.get()
  return fetch(path, {
    method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      // Sent once chosen: the session keeps it, for the mails.
      ...(language !== undefined && { 'X-Language': language }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(will !== undefined && { 'X-Will-Id': String(will) }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(unreached)
}

const refused = async (response: Response, sentWith: string | undefined): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => undefined)
  // A wrong password at log-in is a 401 too, without a session to end. A reply to an older token does not end a newer session.
  if (response.status === 401 && sentWith !== undefined && sentWith === storage.token.get()) onUnauthorised()
  const plain = { message: response.status === 429 ? failures.busy : failures.other, errors: {} }
  return new ApiError(response.status, isErrorBody(body) ? body : plain, body)
}

export const sessionEnded = (): ApiError => new ApiError(401, { message: failures.other, errors: {} }, undefined)

/**
 * A reply to what one customer asked is not given to the page of the next, nor to a visitor: that fails as a session that has ended.
 */
const forThisCustomer = <T>(reply: Promise<Response>, read: (reply: Response) => Promise<T>): Promise<T> => {
  const asked = storage.token.get() === undefined ? undefined : storage.user.id()
  return reply
    .then((whole) => read(whole).catch(unreached))
    .finally(() => {
      if (asked !== undefined && asked !== storage.user.id()) throw sessionEnded()
    })
}

const PROOF_HEADER = 'X-Proof'

/** Repeats a call with a proof of work, which the server asks for to keep robots away. The customer does not notice. */
const withProof = async (path: string, options: Options): Promise<Response> => {
  const { solvedProof } = await import('./proof-of-work.ts')
  const headers = { ...options.headers, [PROOF_HEADER]: await solvedProof(await call('GET /api/proof')) }
  return send(path, { ...options, headers })
}

const request = async (path: string, options: Options): Promise<Response> => {
  const sentWith = storage.token.get()
  const response = await send(path, options)
  if (response.ok) {
    if (sentWith !== undefined) storage.deleting.clear()
    return response
  }
  const refusal = await refused(response, sentWith)
  if (!('proof' in refusal.errors) || options.headers?.[PROOF_HEADER]) throw refusal
  const again = await withProof(path, options)
  if (!again.ok) throw await refused(again, sentWith)
  return again
}

const replyTo = <N extends Name, T>(
  name: N,
  [asked]: AskedArgs<N>,
  read: (reply: Response) => Promise<T>,
): Promise<T> => {
  const [method] = name.split(' ')
  const address = addressOf(name, ...([asked] as AddressArgs<N>))
  return forThisCustomer(request(address, { ...(asked as Options), method }), read)
}

/**
 * Calls the API and gives the reply's body. What a call is given and answered with is what its row in `core/api/contract/` says.
 * @throws ApiError when the server refuses, OfflineError when it cannot be reached.
 */
export const call = async <N extends Name>(name: N, ...asked: AskedArgs<N>): Promise<ReplyTo<N>> => {
  const text = await replyTo(name, asked, (reply) => reply.text())
  return (text === '' ? undefined : JSON.parse(text)) as ReplyTo<N>
}

/** The same for a file. */
export const callForFile = <N extends Name>(name: N, ...asked: AskedArgs<N>): Promise<Blob> =>
  replyTo(name, asked, (reply) => reply.blob())

/** The file at an address that a reply gave. The API needs the bearer token, which a plain link does not send. */
export const fileAt = (address: string): Promise<Blob> =>
  forThisCustomer(request(address, { method: 'GET' }), (reply) => reply.blob())

const ahead = new Map<string, Promise<unknown>>()

/** Sends a GET before the code that calls `get` for it is loaded. The reply is kept until then, or until `forgetAhead`. */
export const callAhead = (name: FirstCall): void => {
  const reply = call(name)
  // `get` throws what went wrong. Until then nothing handles it.
  reply.catch(() => undefined)
  ahead.set(name, reply)
}

/** Drops the replies that `get` has not taken: later they would be out of date. */
export const forgetAhead = (): void => ahead.clear()

/** Calls the API by GET, or takes the reply to the same call that was sent ahead, once. Throws as `call` does. */
export const get = <N extends FirstCall>(name: N): Promise<ReplyTo<N>> => {
  const sent = ahead.get(name)
  ahead.delete(name)
  return (sent ?? call(name as FirstCall)) as Promise<ReplyTo<N>>
}
