/** The part of Amazon's S3 that the store of documents calls, on a local port. It checks signatures as Amazon describes it. */
import { createHmac, hash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Trouble = 'silent' | 'cut short' | 'busy once' | 'out of order'

export type FakeS3 = {
  /** Of its bucket. */
  readonly url: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
  /** What the bucket holds, by name. */
  readonly objects: Map<string, Buffer>
  /** The requests received, newest last. */
  readonly asked: readonly string[]
  /** From now on it does not answer, ends in the middle of answers, is busy once, or always fails. */
  trouble(kind: Trouble | undefined): void
  close(): Promise<void>
}

const BUCKET = '/documents'
/** What the header says of a signature: the key, its scope, the headers that were signed, and the signature. */
export const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const headerOf = ({ headers }: IncomingMessage, name: string): string => [headers[name]].flat().join(',')

/** The signature that a request should have: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
export const signatureOf = (
  request: IncomingMessage,
  scope: string,
  signed: string,
  secret: string,
  bodyHash = headerOf(request, 'x-amz-content-sha256'),
): string => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const canonical = [
    request.method,
    pathname,
    search.slice(1),
    ...signed.split(';').map((name) => `${name}:${headerOf(request, name).trim()}`),
    '',
    signed,
    bodyHash,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headerOf(request, 'x-amz-date'), scope, hash('sha256', canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return createHmac('sha256', key).update(toSign).digest('hex')
}

/** Answers 403 to a request that is not signed with the key, and 400 to a body that is not the one that was signed. */
export const fakeS3 = async (): Promise<FakeS3> => {
  const [keyId, secret, region] = ['AKIDEXAMPLE', 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', 'eu-west-2']
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  let trouble: Trouble | undefined

  const isSigned = (request: IncomingMessage): boolean => {
    const [, key, scope = '', signed = '', signature] = SIGNATURE.exec(headerOf(request, 'authorization')) ?? []
    const day = headerOf(request, 'x-amz-date').slice(0, 8)
    return (
      key === keyId &&
      scope === `${day}/${region}/s3/aws4_request` &&
      ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.split(';').includes(name)) &&
      signature === signatureOf(request, scope, signed, secret)
    )
  }

  const answerTo = (request: IncomingMessage, body: Buffer): [number, Buffer | string] => {
    const path = request.url ?? '/'
    if (!isSigned(request)) return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>']
    if (headerOf(request, 'x-amz-content-sha256') !== hash('sha256', body))
      return [400, '<Error><Code>XAmzContentSHA256Mismatch</Code></Error>']
    if (!path.startsWith(`${BUCKET}/`)) return [404, '<Error><Code>NoSuchBucket</Code></Error>']
    const name = path.slice(BUCKET.length + 1)
    const found = objects.get(name)
    if (request.method === 'GET') return found ? [200, found] : [404, '<Error><Code>NoSuchKey</Code></Error>']
    if (request.method === 'DELETE') objects.delete(name)
    else objects.set(name, body)
    return [request.method === 'DELETE' ? 204 : 200, '']
  }

  const answer = (response: ServerResponse, [status, body]: [number, Buffer | string]): void => {
    response.writeHead(status, { 'content-length': Buffer.byteLength(body) })
    if (trouble !== 'cut short') response.end(body)
    else response.write(body.slice(0, Buffer.byteLength(body) >> 1), () => response.destroy())
  }

  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const body = await buffer(request)
    if (trouble === 'silent') return
    if (trouble === 'busy once' || trouble === 'out of order') {
      if (trouble === 'busy once') trouble = undefined
      return answer(response, [503, '<Error><Code>SlowDown</Code></Error>'])
    }
    answer(response, answerTo(request, body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('This machine gave no port')

  return {
    url: `http://127.0.0.1:${address.port}${BUCKET}`,
    region,
    keyId,
    secret,
    objects,
    asked,
    trouble: (kind) => {
      trouble = kind
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
