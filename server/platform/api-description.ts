import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import * as account from '#core/api/contract/account.ts'
import { type CallRow, type Rows, schemaOf } from '#core/api/contract/contract.ts'
import * as desk from '#core/api/contract/desk.ts'
import * as deskProduct from '#core/api/contract/desk-product.ts'
import * as documents from '#core/api/contract/documents.ts'
import * as services from '#core/api/contract/services.ts'
import * as visitors from '#core/api/contract/visitors.ts'
import * as wills from '#core/api/contract/wills.ts'
import { brand } from '#core/brand.ts'
import { type ApiDescription, apiPage } from './api-page.ts'
import { compilersFactory } from './validation.ts'

/** Every row by the name of its call. */
export const rows: ReadonlyMap<string, CallRow> = new Map(
  [account, desk, deskProduct, documents, services, visitors, wills]
    .flatMap((contracts) => Object.values<Rows | readonly string[]>({ ...contracts }))
    .flatMap((calls) => (Array.isArray(calls) ? [] : Object.entries(calls as Rows))),
)

/** OpenAPI 3.1 of these calls, by an app that is only asked what they are. */
const descriptionOf = async (calls: readonly string[]): Promise<ApiDescription> => {
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
  for (const call of calls) {
    const row = rows.get(call)
    const [method = '', path = ''] = call.split(' ')
    if (row) app.route({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1'), schema: schemaOf(row), handler: () => '' })
  }
  await app.ready()
  return app.swagger() as ApiDescription
}

/** Bytes that are the same for everybody: made and compressed once, and not sent again to who has them. */
type Sendable = {
  readonly type: string
  readonly plain: Uint8Array
  readonly gzipped: Uint8Array
  readonly tag: string
}

const sendable = (type: string, text: string): Sendable => ({
  type: `${type}; charset=utf-8`,
  plain: Buffer.from(text),
  gzipped: gzipSync(text),
  // Weak, because it stands for both forms.
  tag: `W/"${hash('sha256', text, 'base64url')}"`,
})

/** The description of these calls as JSON, and as a page that has these links. It takes a second or so of a processor. */
export const describeCalls = async (
  calls: readonly string[],
  links: { readonly style: string; readonly json: string },
): Promise<{ readonly json: Sendable; readonly page: Sendable }> => {
  const description = await descriptionOf(calls)
  return {
    json: sendable('application/json', JSON.stringify(description)),
    page: sendable('text/html', apiPage(description, links).text),
  }
}

const send = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, plain, gzipped, tag }: Sendable,
): FastifyReply => {
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' })
  if (headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  reply.type(type)
  return headers['accept-encoding']?.includes('gzip')
    ? reply.header('content-encoding', 'gzip').send(gzipped)
    : reply.send(plain)
}

/** Calls a minute from one network: each may take three megabytes. */
const CALLS_A_MINUTE = 30

/**
 * The description of every call that is added to the app after this, below the prefix of the API: as JSON for machines at
 * openapi.json, as a page for people at docs. `make` is asked when they are first asked for: few servers ever are.
 */
export const apiDescriptionRoutes = (app: FastifyInstance) => {
  const calls: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    calls.push(`${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
  })
  return (scope: FastifyInstance, make: typeof describeCalls): void => {
    const style = readFileSync(new URL('./api-page.css', import.meta.url), 'utf8')
    const below = (path: string) => `${scope.prefix}${path}`
    const links = { style: below('/docs.css'), json: below('/openapi.json') }
    let made: ReturnType<typeof make> | undefined
    const described = () => {
      made ??= make(calls, links).catch((error: unknown) => {
        made = undefined
        throw error
      })
      return made
    }
    const config = { cost: 2, rateLimit: { max: CALLS_A_MINUTE, timeWindow: '1 minute' } }
    scope.get('/openapi.json', { config }, async (request, reply) => send(request, reply, (await described()).json))
    scope.get('/docs', { config }, async (request, reply) => send(request, reply, (await described()).page))
    scope.get('/docs.css', { config: { cost: 1 } }, (_request, reply) => reply.type('text/css').send(style))
  }
}
