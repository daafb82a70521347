import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Operator } from '#core/api/settings.ts'
import { destinationAt } from '#core/journey/guards.ts'
import { publicPageAt } from '#core/journey/public-pages.ts'
import type { Clock } from '../platform/clock.ts'
import { NotFound } from '../platform/errors.ts'
import { PRERENDERED, readPrerenderedPages } from './built-pages.ts'
import { seoRoutes } from './seo.ts'
import { wellKnownRoutes } from './well-known.ts'

const SERVER_PATHS = /^\/(api|sandbox|dev|healthz|readyz|metrics|assets)(\/|$)/

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

/** The path whose page is shown at a path: its own, or the one it leads to. */
const shownAt = (path: string): string => {
  const page = publicPageAt(path)
  return page?.redirectTo ?? page?.path ?? path
}

type Deps = {
  readonly dist: string | undefined
  /** Without a slash at the end; empty where it is not known. */
  readonly publicUrl: string
  readonly operator: Operator | undefined
  readonly sourceUrl: string | undefined
  readonly clock: Clock
}

/**
 * The built pages from the folder `dist`. Names under /assets carry a hash, so they may be kept for ever; the page that
 * names them may not. Every other address that asks for a page gets index.html, which says so itself when there is no such
 * page; the status says it to programs. A prerendered public page is sent as it is.
 */
export const webRoutes = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const { dist, publicUrl } = deps
  const prerendered = dist === undefined ? undefined : await readPrerenderedPages(dist, deps)
  seoRoutes(app, publicUrl)
  wellKnownRoutes(app, deps)
  if (dist !== undefined) {
    await app.register(fastifyStatic, {
      root: dist,
      index: false,
      // The stamp of the build and the hashes of the inline scripts are no pages.
      dotfiles: 'ignore',
      preCompressed: true,
      allowedPath: (path) => !path.startsWith(`/${PRERENDERED}/`),
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }

  const givePage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request.url)
    const page = prerendered?.get(shownAt(path))
    return page ? page.send(request, reply) : reply.code(destinationAt(path) ? 200 : 404).sendFile('index.html')
  }

  // The files would refuse their own folder.
  if (dist !== undefined) app.get('/', { schema: { hide: true } }, givePage)

  app.setNotFoundHandler((request, reply) => {
    if (dist !== undefined && wantsPage(request)) return givePage(request, reply)
    throw new NotFound()
  })
}
