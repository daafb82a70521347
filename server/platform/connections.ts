import type { IncomingMessage } from 'node:http'
import type { ConnectionError, FastifyInstance, FastifyServerOptions } from 'fastify'
import { BadRequest, hasLeft } from './errors.ts'

// Not imported by name: that reads every export of it, and its WebSocket loads all of fetch, a sixth of the start.
const { STATUS_CODES } = process.getBuiltinModule('node:http')

/** How long a connection may take, in milliseconds. */
export type ConnectionDeadlines = {
  /** From the first byte of a request to the end of its headers. */
  readonly headers: number
  /** From the first byte of a request to the end of its body. A request that takes longer is answered 408 and cut off. */
  readonly request: number
  /** Without a byte in either direction, while a reply is made or read. Rendering documents takes part of this. */
  readonly silence: number
  /** Between two requests. Longer than the minute after which proxies close, so that a proxy never uses a closed one. */
  readonly idle: number
  /** Between two looks at the deadlines of headers and requests. */
  readonly check: number
}

export const connectionDeadlines: ConnectionDeadlines = {
  headers: 15_000,
  request: 30_000,
  silence: 120_000,
  idle: 72_000,
  check: 5000,
}

/** The deadlines as Fastify and Node take them. */
export const connectionOptions = ({ headers, request, silence, idle, check }: ConnectionDeadlines) =>
  ({
    requestTimeout: request,
    connectionTimeout: silence,
    keepAliveTimeout: idle,
    // A request without a host is refused below: Node would do it without our headers.
    http: { headersTimeout: headers, connectionsCheckingInterval: check, requireHostHeader: false },
  }) satisfies FastifyServerOptions & { http: object }

/** Where a request goes whose address cannot be read. */
const UNREADABLE = '/api/unreadable-address'

const isReadable = (address: string): boolean => {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * An address with a broken escape (`%E0%A4%A`) becomes one that is refused below. Fastify would answer it itself: in its own
 * words, without our headers, and without a line in the log.
 */
export const readableAddress = ({ url = '/' }: { readonly url?: string | undefined }): string =>
  isReadable(url) ? url : UNREADABLE

/** By the code of Node's error: the status, and what to do. */
const notHttp: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time. Send it again.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long. Send fewer, or shorter ones.'],
}

/** Answers what cannot be read as HTTP, for which there is no request and no reply, in the shape of any refusal, and hangs up. */
export const answerNoHttp: NonNullable<FastifyServerOptions['clientErrorHandler']> = (
  { code }: ConnectionError,
  socket,
) => {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = notHttp[code] ?? [400, new BadRequest().message]
  const body = JSON.stringify({ message, errors: {} })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy()
}

const namesOneHost = ({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1 &&
  (headers.host !== undefined || httpVersion === '1.0')

/**
 * Refuses an address that cannot be read, a request that names no host or two (RFC 9112 section 3.2), and one whose caller has gone, like
 * any other mistake. What a request expects beside an answer is passed over.
 */
export const refuseUnreadable = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasLeft(request) || !namesOneHost(request.raw) ? new BadRequest() : undefined)
  })
  app.server.on('checkExpectation', (request, reply) => app.server.emit('request', request, reply))
  app.all(UNREADABLE, { schema: { hide: true } }, () => {
    throw new BadRequest()
  })
}
