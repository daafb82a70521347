import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { BadRequest } from './errors.ts'

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
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
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

/** Refuses an address that cannot be read, and a request that names two hosts (RFC 9112 section 3.2), like any other mistake. */
export const refuseUnreadable = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const hosts = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
    done(hosts.length > 1 ? new BadRequest() : undefined)
  })
  app.all(UNREADABLE, { schema: { hide: true } }, () => {
    throw new BadRequest()
  })
}
