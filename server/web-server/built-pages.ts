import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Operator } from '#core/api/visitors.ts'
import { brand } from '#core/brand.ts'
import { MARKETING_META, MARKETING_PARAMETERS } from '#core/funnel/tracking.ts'
import { type Html, html } from '../platform/html.ts'
import { addressTags } from './seo.ts'

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

/** The page whose content the browser draws, where it is not served as the file that it is. */
export const readDrawnPage = async (
  dist: string,
  { marketingParameters }: Taken,
): Promise<Pick<ServedPage, 'send'> | undefined> => {
  const text = await readFile(join(dist, 'index.html'), 'utf8').catch(ifThere(''))
  const whole = withParameters(text, marketingParameters)
  return whole === text ? undefined : served(whole)
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
