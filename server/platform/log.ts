import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'

/** Where log lines go; tests read them back. */
export type LogSink = { write(line: string): void }

/** No serialiser of ours knows a url, a header or a body, so none can end up in a log. */
export const loggerOptions = (level: string, sink?: LogSink): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  serializers: {
    req: () => ({}),
    res: () => ({}),
    err: ({ name }) => ({ type: name, message: '', stack: '' }),
  },
  ...(sink && { stream: sink }),
})

export type Log = FastifyBaseLogger

/** One line for each reply: the route's pattern, never the address that was asked for. */
export const logReplies = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
}
