import { createHmac, createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto'
import { promisify } from 'node:util'
import { emailKey } from '#core/text/names.ts'
import type { Clock } from '../platform/clock.ts'
import type { RandomBytes } from '../platform/random.ts'
import { decrypt, encrypt, KEY_BYTES, secretKey } from './cipher.ts'
import { type MasterKeys, unwrapKey, type WrappedKey, wrapKey } from './master-keys.ts'

/** The keys of the service itself, each for one purpose. */
const serviceKeyNames = ['addresses', 'outbox', 'log', 'signing', 'reports'] as const
export type ServiceKeyName = (typeof serviceKeyNames)[number]

/** Where they are stored, wrapped. It may be a transaction. */
export type ServiceKeyStore = {
  find(name: ServiceKeyName): Promise<WrappedKey | undefined>
  /** Does nothing when another process has added that key. */
  add(name: ServiceKeyName, key: WrappedKey, at: Date): Promise<void>
  /** Whether what is read may still be rolled back. */
  readonly inTransaction: boolean
}

export type ServiceSecrets = {
  /**
   * The keyed hash of an email, whatever its capitals, by which a row is found that does not hold the email. Without the key
   * no list of emails can be tried against it.
   */
  addressIndex(email: string): Promise<string>
  /** The same, from the hash that `addressHash` gives. */
  indexOfHash(addressHash: string): Promise<string>
  /** The keyed hash that an account is known by when it is gone. `openedAt` as its row has it. */
  accountReference(userId: number, openedAt: string): Promise<string>
  /** The keyed hash of a value in the security log: equal values of a kind have equal hashes. Short enough to read. */
  logHash(kind: 'account' | 'email' | 'network', value: string): Promise<string>
  /** A mail that waits to be sent, as text. `id` is the mail's. */
  encryptMail(id: string, mail: string): Promise<string>
  /** Throws DecryptionFailed. */
  decryptMail(id: string, encrypted: string): Promise<string>
  /** The same of a report of a death. */
  encryptReport(id: string, report: string): Promise<string>
  decryptReport(id: string, encrypted: string): Promise<string>
  /** The keyed hash by which a will is known when it is gone. */
  willReference(willId: number): Promise<string>
  /** The keyed hash of a will's answers and of the place where they stand, in letters of base64url. */
  revisionLink(place: string, answers: Uint8Array): Promise<string>
  /** The keyed hash of what is said of a will beside its answers, or of a link of it. */
  stateLink(text: string): Promise<string>
  /** The keyed hash of a row of the desk's audit, with the hash of the row before it, in letters of base64url. */
  auditLink(row: string): Promise<string>
  /** An Ed25519 signature, in base64url. Made outside the server's own thread. */
  sign(text: string): Promise<string>
  verify(text: string, signature: string): Promise<boolean>
  /** The 32 bytes of the Ed25519 key by which anyone can check what `sign` signed. */
  publicKey(): Promise<Uint8Array>
  /** Makes the keys that are missing. Outside a transaction, so that no transaction reads them again. */
  prepare(): Promise<void>
}

/** What signs for the service, so that its customers and their executors can check what it said. */
export type Signer = Pick<ServiceSecrets, 'sign' | 'publicKey'>

/** A hash of an email, whatever its capitals. It can be found out by trying: only its keyed form is stored. */
export const addressHash = (email: string): string => hash('sha256', emailKey(email), 'hex')

/** 96 bits: no two of the values that a log holds have the same. */
const LOG_HASH_LETTERS = 16

const placeOf = (name: ServiceKeyName) => `service_keys.wrapped of ${name}`
const mailPlace = (id: string) => `mail_outbox.mail of ${id}`
const reportPlace = (id: string) => `death_reports.body of report ${id}`

/** The same key, wrapped with the newest master key. */
export const rewrapServiceKey = (
  name: ServiceKeyName,
  wrapped: WrappedKey,
  masterKeys: MasterKeys,
  randomBytes: RandomBytes,
): WrappedKey => wrapKey(unwrapKey(wrapped, placeOf(name), masterKeys), placeOf(name), masterKeys()[0], randomBytes)

const signInThreadPool = promisify(sign)

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

const ed25519 = (secret: KeyObject): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, secret.export()]), format: 'der', type: 'pkcs8' })

type Deps = { readonly masterKeys: MasterKeys; readonly randomBytes: RandomBytes; readonly clock: Clock }

/** Keys are made when they are first needed and stay the same for ever, whatever becomes of the master keys. */
export const createServiceKeys = ({
  masterKeys,
  randomBytes,
  clock,
}: Deps): ((keys: ServiceKeyStore) => ServiceSecrets) => {
  const shared = new Map<ServiceKeyName, KeyObject>()
  const signing = new WeakMap<KeyObject, KeyObject>()

  return (keys) => {
    // A key that a transaction made is gone when it is rolled back.
    const cache = keys.inTransaction ? new Map<ServiceKeyName, KeyObject>() : shared

    const load = async (name: ServiceKeyName): Promise<KeyObject> => {
      const cached = shared.get(name) ?? cache.get(name)
      if (cached) return cached
      let row = await keys.find(name)
      if (!row) {
        await keys.add(name, wrapKey(randomBytes(KEY_BYTES), placeOf(name), masterKeys()[0], randomBytes), clock())
        row = await keys.find(name)
        if (!row) throw new Error('A key that was just stored is not there')
      }
      const key = secretKey(unwrapKey(row, placeOf(name), masterKeys))
      cache.set(name, key)
      return key
    }

    const keyedHash = async (...parts: (string | Uint8Array)[]): Promise<string> => {
      const hmac = createHmac('sha256', await load('addresses'))
      for (const part of parts) hmac.update(part)
      return hmac.digest('base64url')
    }
    const sealed = async (name: ServiceKeyName, place: string, plain: string): Promise<string> =>
      Buffer.from(encrypt(await load(name), Buffer.from(plain), place, randomBytes)).toString('base64')
    const opened = async (name: ServiceKeyName, place: string, encrypted: string): Promise<string> =>
      decrypt(await load(name), Buffer.from(encrypted, 'base64'), place).toString()
    const signingKey = async (): Promise<KeyObject> => {
      const secret = await load('signing')
      const known = signing.get(secret)
      if (known) return known
      const key = ed25519(secret)
      signing.set(secret, key)
      return key
    }

    return {
      prepare: async () => {
        for (const name of serviceKeyNames) await load(name)
      },
      indexOfHash: keyedHash,
      addressIndex: (email) => keyedHash(addressHash(email)),
      accountReference: (userId, openedAt) => keyedHash(`account ${userId}, opened ${openedAt}`),
      logHash: async (kind, value) =>
        createHmac('sha256', await load('log'))
          .update(`${kind} ${kind === 'email' ? emailKey(value) : value}`)
          .digest('base64url')
          .slice(0, LOG_HASH_LETTERS),
      willReference: (willId) => keyedHash(`will ${willId}`),
      revisionLink: (place, answers) => keyedHash(`revision\n${place}\n`, answers),
      stateLink: (text) => keyedHash(`state of a will\n${text}`),
      auditLink: (row) => keyedHash(`desk audit\n${row}`),
      sign: async (text) => (await signInThreadPool(null, Buffer.from(text), await signingKey())).toString('base64url'),
      verify: async (text, signature) =>
        verify(null, Buffer.from(text), createPublicKey(await signingKey()), Buffer.from(signature, 'base64url')),
      publicKey: async () => {
        const { x = '' } = createPublicKey(await signingKey()).export({ format: 'jwk' })
        return Buffer.from(x, 'base64url')
      },
      encryptMail: (id, mail) => sealed('outbox', mailPlace(id), mail),
      decryptMail: (id, encrypted) => opened('outbox', mailPlace(id), encrypted),
      encryptReport: (id, report) => sealed('reports', reportPlace(id), report),
      decryptReport: (id, encrypted) => opened('reports', reportPlace(id), encrypted),
    }
  }
}
