import type { ErrorBody } from '#core/wire/errors.ts'
import { storage } from './storage.ts'

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
    super('We could not reach the server. Check your connection and try again.', { cause })
  }
}

type Options = { method?: 'GET' | 'POST'; body?: unknown; headers?: Record<string, string> }

let onUnauthorised: () => void = () => {}
/** What happens when any call is answered 401. */
export const whenUnauthorised = (handler: () => void): void => {
  onUnauthorised = handler
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'message' in value && 'errors' in value

const send = async (path: string, { method = 'POST', body, headers = {} }: Options): Promise<Response> => {
  const token = storage.token.get()
  try {
    return await fetch(path, {
      method,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch (cause) {
    throw new OfflineError(cause)
  }
}

const refused = async (response: Response, signedIn: boolean): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => undefined)
  // A wrong password at log-in is a 401 too, but there is nobody to log out.
  if (response.status === 401 && signedIn) onUnauthorised()
  const plain = { message: 'Something went wrong on our side. Please try again.', errors: {} }
  return new ApiError(response.status, isErrorBody(body) ? body : plain, body)
}

const request = async (path: string, options: Options): Promise<Response> => {
  const signedIn = storage.token.get() !== undefined
  const response = await send(path, options)
  if (!response.ok) throw await refused(response, signedIn)
  return response
}

/**
 * Calls the API and gives the reply's body.
 * @throws ApiError when the server refuses, OfflineError when it cannot be reached.
 */
export const call = async <Reply>(path: string, options: Options = {}): Promise<Reply> => {
  const response = await request(path, options)
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as Reply
}

/** A file from the API, which needs the bearer token, so that a plain link would not do. */
export const callForFile = async (path: string): Promise<Blob> => (await request(path, { method: 'GET' })).blob()
