/** Time stamps of an authority outside, by RFC 3161: that bytes existed at a time, for whoever trusts neither us nor our clock. */
import { createHash } from 'node:crypto'
import { SignedData } from '@peculiar/asn1-cms'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import { MessageImprint, PKIStatus, TimeStampReq, TimeStampResp, TSTInfo } from '@peculiar/asn1-tsp'
import { AlgorithmIdentifier } from '@peculiar/asn1-x509'
import type { RandomBytes } from '../platform/random.ts'

const SHA_256 = '2.16.840.1.101.3.4.2.1'
const TIMEOUT_MS = 20_000

/** What the authority answered is no stamp of what was asked. */
export class NotStamped extends Error {
  override name = 'NotStamped'
}

/** The answer of an authority for these bytes, as `openssl ts` reads it. Throws NotStamped, or what `fetch` throws. */
export type StampTime = (bytes: Uint8Array) => Promise<Uint8Array>

const same = (one: ArrayBuffer | undefined, other: ArrayBuffer): boolean =>
  one !== undefined && Buffer.from(one).equals(Buffer.from(other))

/**
 * Asks the authority at this address. Its answer has to be about these bytes and this request; whether its signature is that of an
 * authority one trusts is for whoever reads the stamp to find, with the certificate that is in it.
 */
export const createStampTime =
  (url: string, randomBytes: RandomBytes): StampTime =>
  async (bytes) => {
    const hash = createHash('sha256').update(bytes).digest()
    // Positive, so that it has one encoding.
    const nonce = Uint8Array.from([1, ...randomBytes(15)]).buffer
    const messageImprint = new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithm: SHA_256, parameters: null }),
      hashedMessage: new OctetString(hash),
    })
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: AsnConvert.serialize(new TimeStampReq({ messageImprint, nonce, certReq: true })),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (!reply.ok) throw new NotStamped(`The time-stamping authority answered ${reply.status}`)
    const answer = await reply.bytes()
    const { status, timeStampToken } = AsnConvert.parse(answer, TimeStampResp)
    if ((status.status !== PKIStatus.granted && status.status !== PKIStatus.grantedWithMods) || !timeStampToken)
      throw new NotStamped('The time-stamping authority refused')
    const content = AsnConvert.parse(timeStampToken.content, SignedData).encapContentInfo.eContent?.single
    const about = content && AsnConvert.parse(content.buffer, TSTInfo)
    if (
      !same(
        about?.messageImprint.hashedMessage.buffer,
        hash.buffer.slice(hash.byteOffset, hash.byteOffset + hash.byteLength),
      ) ||
      !same(about?.nonce, nonce)
    )
      throw new NotStamped('The time-stamping authority stamped something else')
    return answer
  }
