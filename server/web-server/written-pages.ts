import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressTags } from './address-tags.ts'
import { ADDRESS_GOES_HERE, WRITTEN } from './write-pages.ts'

export type ServedPage = { send(request: FastifyRequest, reply: FastifyReply): FastifyReply }

const encodings = ['br', 'gzip'] as const

const encodingFor = ({ headers }: FastifyRequest): (typeof encodings)[number] | undefined => {
  const accepted = String(headers['accept-encoding'] ?? '')
  return encodings.find((encoding) => new RegExp(`(^|[ ,])${encoding}($|[ ,;])`).test(accepted))
}

const served = (text: string): ServedPage => {
  const plain = Buffer.from(text)
  const bodies = { br: brotliCompressSync(plain), gzip: gzipSync(plain) }
  const tag = `"${hash('sha256', plain, 'base64url').slice(0, 22)}"`
  return {
    send: (request, reply) => {
      reply.headers({ vary: 'Accept-Encoding', 'cache-control': 'no-cache', etag: `W/${tag}` })
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
      const encoding = encodingFor(request)
      if (encoding) reply.header('content-encoding', encoding)
      return reply.type('text/html; charset=utf-8').send(encoding ? bodies[encoding] : plain)
    },
  }
}

const filesIn = (folder: string): Promise<string[]> =>
  readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    // Pages that nobody has written out are drawn in the browser.
    if (error.code === 'ENOENT') return []
    throw error
  })

/** The pages written at build time by their paths, told now where they are served. */
export const readWrittenPages = async (dist: string, publicUrl: string): Promise<ReadonlyMap<string, ServedPage>> => {
  const folder = join(dist, WRITTEN)
  const files = (await filesIn(folder)).filter((file) => file.endsWith('.html'))
  const pages = files.map(async (file): Promise<[string, ServedPage]> => {
    const path = `/${relative('', file)
      .split(sep)
      .join('/')
      .replace(/\.html$/, '')}`
    const text = await readFile(join(folder, file), 'utf8')
    return [path, served(text.replace(ADDRESS_GOES_HERE, () => addressTags(publicUrl, path).text))]
  })
  return new Map(await Promise.all(pages))
}
