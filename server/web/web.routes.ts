import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { placeAt } from '#core/journey/guards.ts'
import { NotFound } from '../http/errors.ts'

const SERVER_PATHS = /^\/(api|sandbox|dev|healthz|readyz|assets)(\/|$)/

const FILE = /\.[a-z0-9]+$/i

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean => {
  const path = pathOf(url)
  return (
    (method === 'GET' || method === 'HEAD') &&
    /text\/html|\*\/\*/.test(headers.accept ?? '*/*') &&
    !SERVER_PATHS.test(path) &&
    !FILE.test(path)
  )
}

/**
 * The built pages from the folder `dist`. Names under /assets carry a hash, so they may be kept for ever; the page that
 * names them may not. Every other address that asks for a page gets index.html, which says so itself when there is no such
 * page; the status says it to whoever does not look.
 */
export const webRoutes = async (app: FastifyInstance, dist: string | undefined): Promise<void> => {
  if (dist !== undefined) {
    await app.register(fastifyStatic, {
      root: dist,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }

  app.setNotFoundHandler((request, reply) => {
    if (dist !== undefined && wantsPage(request)) {
      return reply.code(placeAt(pathOf(request.url)) ? 200 : 404).sendFile('index.html')
    }
    throw new NotFound()
  })
}
