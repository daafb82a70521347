import type { FastifyServerOptions } from 'fastify'

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
