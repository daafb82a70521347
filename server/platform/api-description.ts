import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { brand } from '#core/brand.ts'
import { type ApiDescription, apiPage } from './api-page.ts'
import { compilersFactory } from './validation.ts'

type Described = Pick<RouteOptions, 'method' | 'url' | 'schema'>

const onlyDescribed = (): never => {
  throw new Error('A route of the description was called')
}

/** OpenAPI 3.1, made from the schemas that validate, by an app that has these routes and is only asked what they are. */
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

/**
 * Notes every route that is added after it, and gives what describes them. That is made when it is first asked for: few servers
 * ever are, and it takes a hundred modules.
 */
export const describeApi = (app: FastifyInstance): (() => Promise<ApiDescription>) => {
  const routes: Described[] = []
  app.addHook('onRoute', ({ method, url, schema }) => {
    routes.push({ method, url, ...(schema && { schema }) })
  })
  let description: Promise<ApiDescription> | undefined
  return () => {
    description ??= descriptionOf(routes)
    return description
  }
}

/** The description, below the prefix of the API: as JSON for machines at openapi.json, as a page for people at docs. */
export const apiDescriptionRoutes = (scope: FastifyInstance, described: () => Promise<ApiDescription>): void => {
  const style = readFileSync(new URL('./api-page.css', import.meta.url), 'utf8')
  const schema = { hide: true }
  const below = (path: string) => `${scope.prefix}${path}`
  scope.get('/openapi.json', { schema }, described)
  scope.get('/docs', { schema }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(apiPage(await described(), { style: below('/docs.css'), json: below('/openapi.json') }).text),
  )
  scope.get('/docs.css', { schema }, (_request, reply) => reply.type('text/css').send(style))
}
