import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Fastify from 'fastify'
import type { JSONSchema } from 'zod/v4/core'
import * as account from '#core/api/contract/account.ts'
import { type CallRow, type Rows, schemaOf } from '#core/api/contract/contract.ts'
import * as desk from '#core/api/contract/desk.ts'
import * as deskProduct from '#core/api/contract/desk-product.ts'
import * as documents from '#core/api/contract/documents.ts'
import * as services from '#core/api/contract/services.ts'
import * as visitors from '#core/api/contract/visitors.ts'
import * as wills from '#core/api/contract/wills.ts'
import { brand } from '#core/brand.ts'
import { type Html, html } from './html.ts'
import { compilersFactory } from './validation.ts'

/** The parts of an OpenAPI 3.1 description that the page shows. */
type Content = { readonly content?: Readonly<Record<string, { readonly schema?: JSONSchema.BaseSchema }>> }
type Operation = {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly security?: readonly unknown[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema?: JSONSchema.BaseSchema
  }[]
  readonly requestBody?: Content
  readonly responses?: Readonly<Record<string, Content & { readonly description?: string }>>
}
export type ApiDescription = {
  readonly info: { readonly title: string; readonly description?: string }
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, JSONSchema.BaseSchema>> }
}

/** Values of an enumeration that are listed one by one. */
const LISTED = 8

const oneOf = (values: readonly unknown[]): string =>
  values.length > LISTED ? `one of ${values.length} texts` : values.map((value) => JSON.stringify(value)).join(' or ')

const limits = ({ minLength, maxLength, minimum, maximum }: JSONSchema.BaseSchema): string =>
  [
    minLength !== undefined && minLength > 0 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && `at most ${maximum}`,
  ]
    .filter(Boolean)
    .join(', ')

const typeInWords = (schema: JSONSchema.BaseSchema | boolean | undefined): string => {
  if (schema === undefined || typeof schema === 'boolean') return 'anything'
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return oneOf(schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return either.map(typeInWords).join(' or ')
  if (schema.type === 'array')
    return `a list of: ${typeInWords(Array.isArray(schema.items) ? undefined : (schema.items as JSONSchema.BaseSchema))}`
  const type = schema.type === 'string' ? (schema.format ?? 'text') : String(schema.type ?? 'anything')
  const within = limits(schema)
  return within === '' ? type : `${type}, ${within}`
}

type Row = { readonly name: string; readonly type: string; readonly required: boolean }

/** The fields of an object; of one of several objects, those of each. */
const rowsOf = (schema: JSONSchema.BaseSchema | undefined): Row[] => {
  const own = Object.entries(schema?.properties ?? {}).map(([name, type]) => ({
    name,
    type: typeInWords(type),
    required: schema?.required?.includes(name) ?? false,
  }))
  const either = schema?.anyOf ?? schema?.oneOf ?? []
  const rows = [...own, ...either.flatMap((each) => rowsOf(each as JSONSchema.BaseSchema))]
  return rows.filter(({ name }, index) => rows.findIndex((row) => row.name === name) === index)
}

const table = (caption: string, rows: readonly Row[]): Html => html`<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">What it is</th><th scope="col">Needed</th></tr></thead>
<tbody>${rows.map(
  ({ name, type, required }) =>
    html`<tr><th scope="row"><code>${name}</code></th><td>${type}</td><td>${required ? 'yes' : 'no'}</td></tr>`,
)}</tbody>
</table>`

const schemaIn = ({ content = {} }: Content): JSONSchema.BaseSchema | undefined => Object.values(content)[0]?.schema

const bodyOf = (body: Content | undefined): Html => {
  const schema = body && schemaIn(body)
  if (!schema) return html``
  const rows = rowsOf(schema)
  return rows.length > 0 ? table('Fields of the body', rows) : html`<p>Body: ${typeInWords(schema)}.</p>`
}

const replyOf = ([status, reply]: [string, Content]): Html => {
  const names = rowsOf(schemaIn(reply)).map(({ name }) => html`<code>${name}</code> `)
  return html`<li><strong>${status}</strong> ${names}</li>`
}

type Call = Operation & { readonly path: string; readonly method: string }

const callShown = (call: Call): Html => {
  const { method, path, summary = '', parameters = [], requestBody, responses = {}, security } = call
  const rows = parameters.map(({ name, in: place, required = false, schema }) => ({
    name,
    type: `${typeInWords(schema)} (${place})`,
    required,
  }))
  return html`<section aria-label="${method.toUpperCase()} ${path}">
<h3><code>${method.toUpperCase()} ${path}</code></h3>
<p>${summary}.${security ? ' Needs a log-in.' : ''}</p>
<details><summary>What it takes and gives<span class="unseen">: ${method.toUpperCase()} ${path}</span></summary>
${rows.length > 0 ? table('Path, query and headers', rows) : html``}
${bodyOf(requestBody)}
<p>Replies, with the names of their fields:</p>
<ul>${Object.entries(responses).map(replyOf)}</ul>
</details>
</section>`
}

const idOf = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-')

/**
 * The description of the API as a page for people. It has no script, since our content security policy lets none make markup.
 * `addresses`: of the style sheet and of the whole description, with the nested fields.
 */
export const apiPage = (description: ApiDescription, addresses: { style: string; json: string }): Html => {
  const calls = Object.entries(description.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ ...(operation as Operation), path, method })),
  )
  const groups = [...Map.groupBy(calls, ({ tags }) => tags?.[0] ?? 'Other')]
  const { title, description: about = '' } = description.info
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${addresses.style}">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${about}</p>
<p>The whole description, for machines: <a href="${addresses.json}">OpenAPI 3.1</a>.</p>
<nav aria-label="Groups of calls"><ul>${groups.map(
    ([tag, ofTag]) => html`<li><a href="#${idOf(tag)}">${tag}, ${ofTag.length}</a></li>`,
  )}</ul></nav>
${groups.map(([tag, ofTag]) => html`<h2 id="${idOf(tag)}">${tag}</h2>${ofTag.map(callShown)}`)}
</main>
</body>
</html>`
}

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
