/** A device with passkeys for pages without a browser: it makes and uses them without asking anybody. */
import { createFakePasskey, type FakePasskey } from './fake-passkey.ts'

type Asked = { readonly publicKey: PublicKeyOptions }
type PublicKeyOptions = Parameters<FakePasskey['created']>[0] & {
  readonly challenge: ArrayBuffer
  readonly allowCredentials?: readonly { readonly id: ArrayBuffer }[]
}

const inText = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64url')
const inBytes = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64url')).buffer

/** What a browser gives a page, from what is sent of it. */
const given = ({ id, type, response }: ReturnType<FakePasskey['created'] | FakePasskey['signed']>) => ({
  id,
  rawId: inBytes(id),
  type,
  response: Object.fromEntries(Object.entries(response).map(([name, text]) => [name, inBytes(`${text}`)])),
  getClientExtensionResults: () => ({}),
})

/** What a page finds as `navigator.credentials`. */
export const createPasskeyDevice = () => {
  const made: FakePasskey[] = []
  const asked = ({ challenge, ...rest }: PublicKeyOptions) => ({ ...rest, challenge: inText(challenge) })
  return {
    create: async ({ publicKey }: Asked) => {
      const passkey = createFakePasskey()
      made.push(passkey)
      return given(passkey.created(asked(publicKey), location.origin))
    },
    get: async ({ publicKey }: Asked) => {
      const allowed = publicKey.allowCredentials?.map(({ id }) => inText(id))
      const passkey = made.findLast(({ id }) => allowed?.includes(id) ?? true)
      if (!passkey) throw new DOMException('No passkey for this', 'NotAllowedError')
      return given(passkey.signed(asked(publicKey), location.origin))
    },
  }
}
