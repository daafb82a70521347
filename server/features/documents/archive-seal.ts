import { archiveStatement, sealed } from '#documents/archive-copy.ts'
import type { Signer } from '../../crypto/service-keys.ts'

/** An archive copy with the seal of the service in place of the blank one. A changed bit anywhere in the file breaks it. */
export const sealedArchive = async (blank: Uint8Array, signer: Signer): Promise<Uint8Array> => {
  const signature = await signer.sign(archiveStatement(blank))
  return sealed(blank, await signer.publicKey(), Buffer.from(signature, 'base64url'))
}
