import { createHash, randomBytes } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ContentInfo, EncapsulatedContent, EncapsulatedContentInfo, SignedData } from '@peculiar/asn1-cms'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  id_ct_tstInfo,
  PKIStatus,
  PKIStatusInfo,
  TimeStampReq,
  TimeStampResp,
  type TimeStampToken,
  TSTInfo,
} from '@peculiar/asn1-tsp'
import { afterEach, expect, test } from 'vitest'
import { createStampTime, NotStamped } from './time-stamp.ts'

const heads = Buffer.from('3 12 the newest link\n')

let authority: Server | undefined
afterEach(() => authority?.close())

/** An authority that signs nothing: what is tested is what it was asked and what it answers. */
const tokenFor = ({ messageImprint, nonce }: TimeStampReq): TimeStampToken => {
  const info = new TSTInfo({
    policy: '1.2.3.4',
    messageImprint,
    serialNumber: Uint8Array.of(1).buffer,
    genTime: new Date('2026-11-03T12:00:00Z'),
    ...(nonce && { nonce }),
  })
  const content = new EncapsulatedContent({ single: new OctetString(AsnConvert.serialize(info)) })
  const signed = new SignedData({
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_ct_tstInfo, eContent: content }),
  })
  return new ContentInfo({
    contentType: '1.2.840.113549.1.7.2',
    content: AsnConvert.serialize(signed),
  }) as TimeStampToken
}

const granting = (asked: TimeStampReq): TimeStampResp =>
  new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.granted }), timeStampToken: tokenFor(asked) })

const answering = async (answer: (asked: TimeStampReq) => TimeStampResp): Promise<string> => {
  const listener: RequestListener = async (request, reply) => {
    const asked = AsnConvert.parse(Buffer.concat(await request.toArray()), TimeStampReq)
    reply.setHeader('content-type', 'application/timestamp-reply').end(Buffer.from(AsnConvert.serialize(answer(asked))))
  }
  authority = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((done) => authority?.once('listening', done))
  return `http://127.0.0.1:${(authority.address() as AddressInfo).port}`
}

const stamp = (url: string) => createStampTime(url, randomBytes)(heads)

test('an authority is asked about the hash alone, and its answer is kept as it is', async () => {
  let hash: Buffer | undefined
  const url = await answering((asked) => {
    hash = Buffer.from(asked.messageImprint.hashedMessage.buffer)
    return granting(asked)
  })
  const kept = AsnConvert.parse(await stamp(url), TimeStampResp)
  expect(kept.status.status).toBe(PKIStatus.granted)
  expect(hash).toEqual(createHash('sha256').update(heads).digest())
})

test.each<[string, (asked: TimeStampReq) => TimeStampResp]>([
  ['refuses', () => new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.rejection }) })],
  [
    'stamps something else',
    (asked) => {
      asked.messageImprint.hashedMessage = new OctetString(createHash('sha256').update('another').digest())
      return granting(asked)
    },
  ],
  [
    'answers an older request again',
    (asked) => {
      asked.nonce = Uint8Array.of(1, 2, 3).buffer
      return granting(asked)
    },
  ],
])('nothing is kept of an authority that %s', async (_what, answer) => {
  await expect(stamp(await answering(answer))).rejects.toThrow(NotStamped)
})
