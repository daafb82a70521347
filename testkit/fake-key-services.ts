/** The part of AWS KMS and of Vault's transit engine that is called, on a local port. Each keeps a key that it never hands out. */
import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { SIGNATURE, signatureOf } from './fake-s3.ts'

type Answer = readonly [status: number, body: object]

const sealWith = (key: Buffer) => ({
  seal: (plain: Buffer, context: string): Buffer => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
  },
  open: (sealed: Buffer, context: string): Buffer | undefined => {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAAD(Buffer.from(context))
      decipher.setAuthTag(sealed.subarray(12, 28))
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
    } catch {
      return undefined
    }
  },
})

const served = async (answer: (request: IncomingMessage, body: Buffer) => Answer) => {
  const asked: string[] = []
  let busy = 0
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    asked.push(String(request.headers['x-amz-target'] ?? request.url))
    const [status, said] = busy > 0 ? ([503, {}] as const) : answer(request, body)
    busy = Math.max(0, busy - 1)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    /** What was asked for, in order. */
    asked: asked as readonly string[],
    /** So many times from now on it says that it is busy. */
    isBusy: (times: number) => {
      busy = times
    },
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

/** Refuses what is not signed with its access key, and a key that was encrypted for another purpose. */
export const fakeKms = async () => {
  const settings = {
    by: 'aws-kms',
    region: 'eu-west-2',
    keyId: 'AKIDEXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG',
    key: 'alias/wills',
  } as const
  const { seal, open } = sealWith(randomBytes(32))
  const isSigned = (request: IncomingMessage, body: Buffer): boolean => {
    const [, key, scope = '', signed = '', signature] = SIGNATURE.exec(String(request.headers.authorization)) ?? []
    const day = String(request.headers['x-amz-date']).slice(0, 8)
    const isMeant = key === settings.keyId && scope === `${day}/${settings.region}/kms/aws4_request`
    return isMeant && signature === signatureOf(request, scope, signed, settings.secret, hash('sha256', body))
  }
  const service = await served((request, body): Answer => {
    if (!isSigned(request, body)) return [400, { __type: 'IncompleteSignatureException' }]
    const { KeyId, EncryptionContext, Plaintext = '', CiphertextBlob = '' } = JSON.parse(body.toString())
    if (KeyId !== settings.key) return [400, { __type: 'NotFoundException' }]
    const context = JSON.stringify(EncryptionContext)
    const arn = `arn:aws:kms:eu-west-2:111122223333:${KeyId}`
    if (request.headers['x-amz-target'] === 'TrentService.Encrypt')
      return [200, { KeyId: arn, CiphertextBlob: seal(Buffer.from(Plaintext, 'base64'), context).toString('base64') }]
    const plain = open(Buffer.from(CiphertextBlob, 'base64'), context)
    return plain
      ? [200, { KeyId: arn, Plaintext: plain.toString('base64') }]
      : [400, { __type: 'InvalidCiphertextException' }]
  })
  const environment = {
    KEY_SERVICE: settings.by,
    KEY_SERVICE_URL: service.url,
    KEY_SERVICE_KEY: settings.key,
    KEY_SERVICE_KEY_ID: settings.keyId,
    KEY_SERVICE_SECRET: settings.secret,
  }
  return { ...service, settings: { ...settings, url: service.url }, environment }
}

/** Refuses any token but its own. */
export const fakeVault = async () => {
  const settings = { by: 'vault', key: 'wills', token: 'hvs.made-up' } as const
  const { seal, open } = sealWith(randomBytes(32))
  const service = await served((request, body): Answer => {
    if (request.headers['x-vault-token'] !== settings.token) return [403, { errors: ['permission denied'] }]
    const asked = JSON.parse(body.toString())
    if (request.url === `/v1/transit/encrypt/${settings.key}`) {
      const sealed = seal(Buffer.from(asked.plaintext, 'base64'), '').toString('base64')
      return [200, { data: { ciphertext: `vault:v1:${sealed}`, key_version: 1 } }]
    }
    if (request.url !== `/v1/transit/decrypt/${settings.key}`) return [400, { errors: ['encryption key not found'] }]
    const plain = open(Buffer.from(asked.ciphertext.replace('vault:v1:', ''), 'base64'), '')
    return plain ? [200, { data: { plaintext: plain.toString('base64') } }] : [400, { errors: ['invalid ciphertext'] }]
  })
  const environment = {
    KEY_SERVICE: settings.by,
    KEY_SERVICE_URL: service.url,
    KEY_SERVICE_KEY: settings.key,
    KEY_SERVICE_SECRET: settings.token,
  }
  return { ...service, settings: { ...settings, url: service.url }, environment }
}
