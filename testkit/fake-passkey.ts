/** A passkey in software, which signs as a browser's does (WebAuthn Level 3 section 6.3.3). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Assertion, Attestation, ConfirmedCall, Identity, PasskeyOptions } from '#core/api/auth.ts'
import type { Database } from '#server/db/database.ts'
import type { Client } from './start-app.ts'

export type FakePasskey = {
  readonly id: string
  /** COSE, in base64url. */
  readonly publicKey: string
  /** What the browser sends for a new passkey. `packed` comes with an attestation that is valid. */
  created(options: PasskeyOptions['options'], baseUrl: string, format?: 'none' | 'packed'): Attestation
  /** Signs what the server asked for, as a page of this address would. */
  signed(options: PasskeyOptions['options'], baseUrl: string): Assertion
}

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/** As a browser does: the person is asked to show who they are where the server demands it. */
const flagsFor = ({ userVerification, authenticatorSelection }: PasskeyOptions['options']): number => {
  const selection = Object(authenticatorSelection)
  return userVerification === 'required' || selection.userVerification === 'required' ? PRESENT | VERIFIED : PRESENT
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

export const createFakePasskey = (): FakePasskey => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE: key type EC2, ES256, curve P-256, and the two coordinates (RFC 9053).
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
  ])
  const rawId = randomBytes(16)
  const id = rawId.toString('base64url')
  const shape = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
  const key = Buffer.from(isoCBOR.encode(cose))
  const signatureOf = (data: Buffer, client: Buffer): Buffer =>
    sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
  return {
    id,
    publicKey: key.toString('base64url'),
    created: (options, baseUrl, format = 'none') => {
      const { challenge } = options
      const { origin, hostname } = new URL(baseUrl)
      const client = clientData('webauthn.create', challenge, origin)
      const head = Buffer.concat([sha256(hostname), Buffer.of(flagsFor(options) | WITH_KEY, 0, 0, 0, 0)])
      const data = Buffer.concat([head, Buffer.alloc(16), Buffer.of(0, rawId.length), rawId, key])
      const statement = new Map<string, number | Uint8Array>(
        format === 'none'
          ? []
          : [
              ['alg', -7],
              ['sig', Uint8Array.from(signatureOf(data, client))],
            ],
      )
      const attestation = new Map<string, string | Uint8Array | typeof statement>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', Uint8Array.from(data)],
      ])
      return {
        ...shape,
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        },
      }
    },
    signed: (options, baseUrl) => {
      const { challenge } = options
      const { origin, hostname } = new URL(baseUrl)
      const client = clientData('webauthn.get', challenge, origin)
      const data = Buffer.concat([sha256(hostname), Buffer.of(flagsFor(options), 0, 0, 0, 0)])
      return {
        ...shape,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signatureOf(data, client).toString('base64url'),
        },
      }
    },
  }
}

/** Gives an account a passkey without the browser's part. */
export const addPasskeyTo = async (
  db: Database,
  userId: number,
  at = new Date('2026-11-03T12:00:00Z'),
): Promise<FakePasskey> => {
  const passkey = createFakePasskey()
  await db
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: userId,
      name: 'My laptop',
      public_key: passkey.publicKey,
      counter: 0,
      transports: '["internal"]',
      created_at: at.toISOString(),
      used_at: null,
    })
    .execute()
  return passkey
}

/** What a customer with a passkey sends to confirm this call. */
export const identityWith = async (
  passkey: FakePasskey,
  client: Client,
  call: ConfirmedCall,
  { password, baseUrl }: { password: string; baseUrl: string },
): Promise<Identity> => {
  const { ticket, options } = (await client.post('/api/account/step-up', { call })).json<PasskeyOptions>()
  return { current: password, factor: { ticket, credential: passkey.signed(options, baseUrl) } }
}
