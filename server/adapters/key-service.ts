import { AwsClient } from 'aws4fetch'

/** A service that keeps a key which never leaves it, and encrypts the master keys with that. */
export type KeyServiceSettings =
  | {
      readonly by: 'aws-kms'
      readonly url: string
      /** The id, ARN or alias of the key. */
      readonly key: string
      readonly region: string
      readonly keyId: string
      readonly secret: string
    }
  | { readonly by: 'vault'; readonly url: string; readonly key: string; readonly token: string }

/** What people call it. */
export const keyServiceNames = { 'aws-kms': 'AWS KMS', vault: 'HashiCorp Vault' } as const satisfies Record<
  KeyServiceSettings['by'],
  string
>

/** Says what it answered, and nothing of a key. */
export class KeyServiceFailed extends Error {
  override readonly name = 'KeyServiceFailed'
}

export type KeyService = {
  /** A key in base64, as it can stand in MASTER_KEY: nobody opens it without the service. */
  wrap(encoded: string): Promise<string>
  unwrap(wrapped: string): Promise<string>
}

/** What each wrapped key begins with. Vault gives its own. */
const beginsWith = { 'aws-kms': 'aws-kms:', vault: 'vault:' } as const

const TIMEOUT_MS = 10_000
/** Such services answer 429 and 5xx at times, and mean that one should ask again. */
const TRIES = 3

const ask = async ({ by }: KeyServiceSettings, request: () => Promise<Request>): Promise<Record<string, unknown>> => {
  const name = keyServiceNames[by]
  for (let tries = 1; ; tries += 1) {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const reply = await fetch(await request(), { redirect: 'error', signal }).catch((cause: unknown) => {
      if (tries < TRIES) return undefined
      throw new KeyServiceFailed(`${name} cannot be reached. Check KEY_SERVICE_URL, and that it runs.`, { cause })
    })
    if (reply?.ok) {
      const found: unknown = await reply.json()
      return typeof found === 'object' && found !== null ? { ...found } : {}
    }
    const mayBeBusy = !reply || reply.status >= 500 || reply.status === 429
    if (!mayBeBusy || tries === TRIES)
      throw new KeyServiceFailed(
        `${name} answered ${reply?.status}. Check KEY_SERVICE_KEY, and that KEY_SERVICE_SECRET may encrypt and decrypt with it.`,
      )
  }
}

/** Bound to each key: one that was encrypted for something else does not open. */
const CONTEXT = { purpose: 'heirloom master key' }

/** https://docs.aws.amazon.com/kms/latest/APIReference/API_Decrypt.html */
const callAws =
  (settings: Extract<KeyServiceSettings, { by: 'aws-kms' }>) =>
  (action: 'Encrypt' | 'Decrypt', body: object): Promise<Record<string, unknown>> => {
    const { url, key, region, keyId, secret } = settings
    const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 'kms' })
    const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${action}` }
    const asked = JSON.stringify({ KeyId: key, EncryptionContext: CONTEXT, ...body })
    return ask(settings, () => client.sign(url, { method: 'POST', headers, body: asked }))
  }

/** https://developer.hashicorp.com/vault/api-docs/secret/transit */
const callVault =
  (settings: Extract<KeyServiceSettings, { by: 'vault' }>) =>
  async (action: 'encrypt' | 'decrypt', body: object): Promise<Record<string, unknown>> => {
    const { url, key, token } = settings
    const { data } = await ask(
      settings,
      async () =>
        new Request(`${url}/v1/transit/${action}/${encodeURIComponent(key)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-vault-token': token },
          body: JSON.stringify(body),
        }),
    )
    return typeof data === 'object' && data !== null ? { ...data } : {}
  }

const textIn = (found: Record<string, unknown>, name: string): string => {
  const text = found[name]
  if (typeof text !== 'string') throw new KeyServiceFailed('The answer of the key service has no key in it.')
  return text
}

export const createKeyService = (settings: KeyServiceSettings): KeyService => {
  if (settings.by === 'vault') {
    const call = callVault(settings)
    return {
      wrap: async (plaintext) => textIn(await call('encrypt', { plaintext }), 'ciphertext'),
      unwrap: async (ciphertext) => textIn(await call('decrypt', { ciphertext }), 'plaintext'),
    }
  }
  const call = callAws(settings)
  return {
    wrap: async (Plaintext) => beginsWith['aws-kms'] + textIn(await call('Encrypt', { Plaintext }), 'CiphertextBlob'),
    unwrap: async (wrapped) =>
      textIn(await call('Decrypt', { CiphertextBlob: wrapped.slice(beginsWith['aws-kms'].length) }), 'Plaintext'),
  }
}

const isWrapped = (key: string): boolean => Object.values(beginsWith).some((each) => key.startsWith(each))

type Settings = { readonly masterKey: string | undefined; readonly keyService: KeyServiceSettings | undefined }

/**
 * The setting MASTER_KEY with each key opened by the service that wrapped it. Keys that nobody wrapped stay as they are, so that an
 * operator moves to such a service as they rotate. Undefined where the keys are in a file.
 * @throws KeyServiceFailed
 */
export const openedMasterKey = async ({ masterKey, keyService }: Settings): Promise<string | undefined> => {
  if (masterKey === undefined) return undefined
  const opened: string[] = []
  for (const key of masterKey.split(',').map((each) => each.trim())) {
    if (!isWrapped(key)) opened.push(key)
    else if (keyService && key.startsWith(beginsWith[keyService.by]))
      opened.push(await createKeyService(keyService).unwrap(key))
    else
      throw new KeyServiceFailed(
        'A key in MASTER_KEY was wrapped by a key service. Set KEY_SERVICE to that, with its other settings.',
      )
  }
  return opened.join(',')
}
