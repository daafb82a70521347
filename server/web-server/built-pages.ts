import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Operator } from '#core/api/visitors.ts'
import { brand } from '#core/brand.ts'
import { MARKETING_META, MARKETING_PARAMETERS } from '#core/funnel/tracking.ts'
import { publicPageAt, publicPages } from '#core/journey/public-pages.ts'
import { languages, pathIn } from '#core/language.ts'
import { type Html, html } from '../platform/html.ts'

/** What search engines and shared links are told: the tags of a page's own address, robots.txt and the sitemap. */

/** The picture that a shared link shows. */
const SOCIAL_CARD = { path: '/social-card.png', width: 1200, height: 630 } as const

/** The same page in each language, by the name of the language; `x-default` for readers of any other. */
const alternatesOf = (path: string): readonly (readonly [name: string, path: string])[] =>
  publicPageAt(path)?.bothLanguages
    ? [...languages.map((language) => [language, pathIn(language, path)] as const), ['x-default', pathIn('en', path)]]
    : []

/** What the head of a page says of its own address. Nothing, where the address is not known. */
export const addressTags = (publicUrl: string, path: string): Html =>
  publicUrl === ''
    ? html``
    : html`<link rel="canonical" href="${publicUrl}${path}" />
    ${alternatesOf(path).map(([name, there]) => html`<link rel="alternate" hreflang="${name}" href="${publicUrl}${there}" />\n    `)}<meta property="og:url" content="${publicUrl}${path}" />
    <meta property="og:site_name" content="${brand.name}" />
    <meta property="og:image" content="${publicUrl}${SOCIAL_CARD.path}" />
    <meta property="og:image:width" content="${SOCIAL_CARD.width}" />
    <meta property="og:image:height" content="${SOCIAL_CARD.height}" />
    <meta property="og:image:alt" content="A will on a desk, beside the words: Write your will and see every word" />`

const listed = publicPages.filter((page) => page.listed)

const alternates = (publicUrl: string, path: string): Html[] =>
  alternatesOf(path).map(
    ([name, there]) => html`<xhtml:link rel="alternate" hreflang="${name}" href="${publicUrl}${there}" />`,
  )

const sitemap = (publicUrl: string): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listed.map(({ path }) => html`<url><loc>${publicUrl}${path}</loc>${alternates(publicUrl, path)}</url>\n`)}</urlset>
`.text

/** What is behind a login, or is no page. */
const CLOSED = ['/api/', '/desk', '/account', '/my-will/', '/cy/my-will/', '/reset-password/', '/sandbox/']

const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...listed
      .filter(({ path }) => CLOSED.some((closed) => path.startsWith(closed)))
      .map(({ path }) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...(publicUrl === '' ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`]),
    '',
  ].join('\n')

/** What search engines ask for. A sitemap needs whole addresses, so there is none where the address is not known. */
export const seoRoutes = (app: FastifyInstance, publicUrl: string): void => {
  const schema = { hide: true }
  app.get('/robots.txt', { schema }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl)),
  )
  if (publicUrl === '') return
  app.get('/sitemap.xml', { schema }, (_request, reply) => reply.type('application/xml').send(sitemap(publicUrl)))
}

/** The folder of the prerendered pages, in the folder of the built ones. */
export const PRERENDERED = 'pages'

/** Where the address tags go in a prerendered page: `web/build/document.ts` writes it. */
const ADDRESS_PLACEHOLDER = '<!--address-->'

/** Where a page for browsers without JavaScript says who runs this copy: `web/build/document.ts` writes it. */
const OPERATOR_PLACEHOLDER = '<!--operator-->'

const operatorLine = (operator: Operator | undefined): Html =>
  operator === undefined
    ? html``
    : html`<p>${brand.name}: ${[operator.name, operator.address, operator.companyNumber].filter((part) => part !== undefined).join(', ')}</p>`

/** The file with the hashes of the inline scripts and styles of the pages. */
export const INLINE_HASHES = '.inline-hashes.json'

export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

export type ServedPage = {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** The same page, hidden until the browser has drawn it: for a visitor whom an experiment may send elsewhere. */
  readonly hidden: Pick<ServedPage, 'send'>
}

const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

const encodingFor = ({ headers }: FastifyRequest): Encoding | undefined => {
  const accepted = String(headers['accept-encoding'] ?? '')
  return encodings.find((encoding) => new RegExp(`(^|[ ,])${encoding}($|[ ,;])`).test(accepted))
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** The body in an encoding, made when it is first asked for: all pages in all encodings would double the start of the server. */
const compressed = (plain: Buffer): ((encoding: Encoding) => Promise<Buffer>) => {
  const made = new Map<Encoding, Promise<Buffer>>()
  return (encoding) => {
    const body = made.get(encoding) ?? compress[encoding](plain)
    made.set(encoding, body)
    return body
  }
}

const served = (text: string): Pick<ServedPage, 'send'> => {
  const plain = Buffer.from(text)
  const bodyIn = compressed(plain)
  const tag = `"${hash('sha256', plain, 'base64url').slice(0, 22)}"`
  return {
    send: async (request, reply) => {
      reply.headers({ vary: 'Accept-Encoding', 'cache-control': 'no-cache', etag: `W/${tag}` })
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
      const encoding = encodingFor(request)
      if (encoding) reply.header('content-encoding', encoding)
      return reply.type('text/html; charset=utf-8').send(encoding ? await bodyIn(encoding) : plain)
    },
  }
}

const ifThere =
  <Otherwise>(otherwise: Otherwise) =>
  (error: NodeJS.ErrnoException): Otherwise => {
    if (error.code !== 'ENOENT') throw error
    return otherwise
  }

/** How a content security policy names what stands in the pages of `dist` inline. Empty where no pages are served or built. */
export const readInlineHashes = async (dist: string | undefined): Promise<InlineHashes> => {
  const none: InlineHashes = { scripts: [], styles: [] }
  if (dist === undefined) return none
  const text = await readFile(join(dist, INLINE_HASHES), 'utf8').catch(ifThere(''))
  return text === '' ? none : JSON.parse(text)
}

/** Says which parameters of an address are kept, where they are not the usual ones: a page asks nobody for them. */
const withParameters = (page: string, taken: readonly string[] | undefined): string => {
  if (taken === undefined || taken.join() === MARKETING_PARAMETERS.join()) return page
  const tag = html`<meta id="${MARKETING_META}" name="${MARKETING_META}" content="${taken.join(' ')}" />`
  return page.replace('</head>', () => `${tag.text}</head>`)
}

type Taken = { readonly marketingParameters: readonly string[] | undefined }

/** The documents whose page the browser draws: that of a page of the will asks for the scripts of one at once. */
export const [INDEX, OF_WILL] = ['index.html', 'will.html'] as const

/** The document of this file, unless it is served as the file that it is. */
export const readDrawnPage = async (
  dist: string,
  file: typeof INDEX | typeof OF_WILL,
  { marketingParameters }: Taken,
): Promise<Pick<ServedPage, 'send'> | undefined> => {
  const text = await readFile(join(dist, file), 'utf8').catch(ifThere(''))
  const whole = withParameters(text, marketingParameters)
  return whole === text && (file === INDEX || text === '') ? undefined : served(whole)
}

/** The prerendered pages by path, each with the address that it is served at. The browser draws any other page. */
export const readPrerenderedPages = async (
  dist: string,
  {
    publicUrl,
    operator,
    marketingParameters,
  }: { readonly publicUrl: string; readonly operator: Operator | undefined } & Taken,
): Promise<ReadonlyMap<string, ServedPage>> => {
  const folder = join(dist, PRERENDERED)
  const all = await readdir(folder, { recursive: true }).catch(ifThere([]))
  const files = all.filter((file) => file.endsWith('.html'))
  const pages = files.map(async (file): Promise<[string, ServedPage]> => {
    const path = `/${file.split(sep).join('/').slice(0, -'.html'.length)}`
    const text = await readFile(join(folder, file), 'utf8')
    const addressed = text.replace(ADDRESS_PLACEHOLDER, () => addressTags(publicUrl, path).text)
    const whole = withParameters(
      addressed.replace(OPERATOR_PLACEHOLDER, () => operatorLine(operator).text),
      marketingParameters,
    )
    return [path, { ...served(whole), hidden: served(whole.replace('<html ', '<html data-known ')) }]
  })
  return new Map(await Promise.all(pages))
}
