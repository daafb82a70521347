import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from 'fastify'
import { brand } from '#core/brand.ts'
import { type ApiDescription, apiPage } from './api-page.ts'
import { compilersFactory } from './validation.ts'

type Described = Pick<RouteOptions, 'method' | 'url' | 'schema'>

const onlyDescribed = (): never => {
  throw new Error('A route of the description was called')
}

/** OpenAPI 3.1 of some routes, made from the schemas that validate, by an app that has these routes and is only asked what they are. */
const descriptionOf = async (routes: readonly Described[]): Promise<ApiDescription> => {
  const [{ default: swagger }, { jsonSchemaTransform }] = await Promise.all([
    import('@fastify/swagger'),
    import('fastify-type-provider-zod'),
  ])
  const app = Fastify({ exposeHeadRoutes: false, schemaController: { compilersFactory: compilersFactory(false) } })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand.name} API`,
        version: '1',
        description:
          'JSON in and out. A refusal has a message, and errors by field. Every save carries the version last seen.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          desk: { type: 'apiKey', in: 'cookie', name: '__Secure-desk' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  for (const route of routes) app.route({ ...route, handler: onlyDescribed })
  await app.ready()
  return app.swagger() as ApiDescription
}

/** Every route described, one after the other: together they would hold up everybody for most of a second. */
const wholeDescription = async (routes: readonly Described[]): Promise<ApiDescription> => {
  const described: ApiDescription[] = []
  // The last first: the largest schemas stand early, and cost half when the code that reads them is warm.
  for (const route of routes.toReversed()) {
    await othersFirst()
    described.unshift(await descriptionOf([route]))
  }
  const paths: Record<string, Readonly<Record<string, unknown>>> = {}
  for (const { paths: own = {} } of described)
    for (const [path, operations] of Object.entries(own)) paths[path] = { ...paths[path], ...operations }
  return { ...(await descriptionOf([])), paths }
}

/** The description as JSON, path by path for the same reason. */
const asJson = async ({ paths = {}, ...rest }: ApiDescription): Promise<Buffer> => {
  const [before = '', after = ''] = JSON.stringify({ ...rest, paths: {} }).split('"paths":{}')
  const parts: Buffer[] = [Buffer.from(`${before}"paths":{`)]
  for (const [path, operations] of Object.entries(paths)) {
    await othersFirst()
    parts.push(Buffer.from(`${parts.length > 1 ? ',' : ''}${JSON.stringify(path)}:${JSON.stringify(operations)}`))
  }
  return Buffer.concat([...parts, Buffer.from(`}${after}`)])
}

/** Bytes that are the same for everybody: made and compressed once, and not sent again to who has them. */
type Kept = { readonly type: string; readonly plain: Buffer; readonly gzipped: Buffer; readonly tag: string }

const compress = promisify(gzip)

const keptAs = async (type: string, plain: Buffer): Promise<Kept> => ({
  type,
  plain,
  gzipped: await compress(plain),
  // Weak, because it stands for both forms.
  tag: `W/"${hash('sha256', plain, 'base64url')}"`,
})

const send = ({ headers }: FastifyRequest, reply: FastifyReply, { type, plain, gzipped, tag }: Kept): FastifyReply => {
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' })
  if (headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  reply.type(type)
  return headers['accept-encoding']?.includes('gzip')
    ? reply.header('content-encoding', 'gzip').send(gzipped)
    : reply.send(plain)
}

/** The description as JSON, and as a page of which the addresses of its style and of that JSON are given. */
type Descriptions = { readonly json: Kept; page(links: { style: string; json: string }): Promise<Kept> }

/**
 * Notes every route that is added after it, and gives what describes them. That is made when it is first asked for: few servers
 * ever are, and it takes a hundred modules.
 */
export const describeApi = (app: FastifyInstance): (() => Promise<Descriptions>) => {
  const routes: Described[] = []
  app.addHook('onRoute', ({ method, url, schema }) => {
    routes.push({ method, url, ...(schema && { schema }) })
  })
  const make = async (): Promise<Descriptions> => {
    const description = await wholeDescription(routes)
    let page: Promise<Kept> | undefined
    return {
      json: await keptAs('application/json; charset=utf-8', await asJson(description)),
      page: (links) => {
        page ??= keptAs('text/html; charset=utf-8', Buffer.from(apiPage(description, links).text))
        return page
      },
    }
  }
  let made: Promise<Descriptions> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Calls a minute from one network: each may take three megabytes. */
const CALLS_A_MINUTE = 30

/** The description, below the prefix of the API: as JSON for machines at openapi.json, as a page for people at docs. */
export const apiDescriptionRoutes = (scope: FastifyInstance, described: () => Promise<Descriptions>): void => {
  const style = readFileSync(new URL('./api-page.css', import.meta.url), 'utf8')
  const schema = { hide: true }
  const config = { rateLimit: { max: CALLS_A_MINUTE, timeWindow: '1 minute' } }
  const below = (path: string) => `${scope.prefix}${path}`
  scope.get('/openapi.json', { schema, config }, async (request, reply) =>
    send(request, reply, (await described()).json),
  )
  scope.get('/docs', { schema, config }, async (request, reply) => {
    const page = await (await described()).page({ style: below('/docs.css'), json: below('/openapi.json') })
    return send(request, reply, page)
  })
  scope.get('/docs.css', { schema }, (_request, reply) => reply.type('text/css').send(style))
}
