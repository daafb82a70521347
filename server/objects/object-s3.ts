import { AwsClient } from 'aws4fetch'
import {
  ObjectDamaged,
  ObjectMissing,
  type ObjectStore,
  ObjectStoreRefused,
  ObjectStoreSlow,
  ObjectStoreUnreachable,
  objectName,
  whole,
} from './object-store.ts'

type Bucket = {
  /** The bucket, and a folder in it where there is one, without a slash at the end. */
  readonly url: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000
/** Bytes. The largest pack is a small part of it. */
const MOST = 64 * 1024 * 1024
/** Such stores answer 500 and 503 at times, and mean that one should ask again. */
const TRIES = 2

const NOTHING = objectName(new Uint8Array())

const lost = (cause: unknown): Error =>
  cause instanceof Error && cause.name === 'TimeoutError'
    ? new ObjectStoreSlow('The store of documents did not answer in time', { cause })
    : new ObjectStoreUnreachable('The store of documents gave no answer', { cause })

type Answer = { readonly status: number; readonly body: Buffer }

const mayBeRepeated = ({ status }: Answer): boolean => status >= 500 || status === 429

/** Objects in a bucket that understands the API of Amazon’s S3. The signature of what is put covers its bytes. */
export const createObjectBucket = ({ url, region, keyId, secret, timeoutMs = TIMEOUT_MS }: Bucket): ObjectStore => {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' })

  const askOnce = async (method: string, name: string, bytes?: Uint8Array<ArrayBuffer>): Promise<Answer> => {
    const request = await client.sign(`${url}/${name}`, {
      method,
      headers: { 'x-amz-content-sha256': bytes ? name : NOTHING },
      ...(bytes && { body: bytes }),
    })
    try {
      const reply = await fetch(request, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      if (Number(reply.headers.get('content-length') ?? 0) > MOST) {
        await reply.body?.cancel()
        throw new ObjectDamaged(`What is kept as ${name} is larger than any document`)
      }
      return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()) }
    } catch (error) {
      throw error instanceof ObjectDamaged ? error : lost(error)
    }
  }

  const ask = async (method: string, name: string, bytes?: Uint8Array<ArrayBuffer>): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await askOnce(method, name, bytes).catch((error: unknown) => {
        if (tries === TRIES || !(error instanceof ObjectStoreUnreachable)) throw error
        return undefined
      })
      if (answer && (tries === TRIES || !mayBeRepeated(answer))) return answer
    }
  }

  const expect = ({ status }: Answer, ...good: readonly number[]): void => {
    if (good.includes(status)) return
    if (status >= 500) throw new ObjectStoreUnreachable(`The store of documents answered ${status}`)
    throw new ObjectStoreRefused(`The store of documents answered ${status}`)
  }

  return {
    put: async (bytes) => expect(await ask('PUT', objectName(bytes), new Uint8Array(bytes)), 200),

    get: async (name) => {
      const answer = await ask('GET', name)
      if (answer.status === 404 && !answer.body.includes('NoSuchBucket'))
        throw new ObjectMissing(`There is no object ${name}`)
      expect(answer, 200)
      return whole(name, answer.body)
    },

    // 404: it is gone already.
    remove: async (name) => expect(await ask('DELETE', name), 200, 204, 404),
  }
}
