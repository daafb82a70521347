/** The part of Ordnance Survey's Places API that the address finder calls, on a local port. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

export type FakeOsPlaces = {
  readonly url: string
  readonly key: string
  /** The requests received, newest last. */
  readonly asked: readonly { readonly path: string; readonly key: string | undefined }[]
  close(): Promise<void>
}

const orchardLane = { POST_TOWN: 'LUDLOW', POSTCODE: 'SY8 1AB', THOROUGHFARE_NAME: 'ORCHARD LANE' }

/** The addresses of each postcode; any other postcode has none. */
const deliveryPoints: Readonly<Record<string, readonly Record<string, string>[]>> = {
  'SY8 1AB': [
    { ...orchardLane, BUILDING_NUMBER: '12' },
    { ...orchardLane, BUILDING_NUMBER: '14', SUB_BUILDING_NAME: 'FLAT 2A' },
    { ...orchardLane, BUILDING_NAME: 'WREN COTTAGE', DEPENDENT_LOCALITY: 'LUDFORD' },
  ],
  'ST4 1AA': [{ POST_TOWN: 'STOKE-ON-TRENT', POSTCODE: 'ST4 1AA', ORGANISATION_NAME: 'SOCIETY OF ST. ANNE' }],
}

/** Answers 401 without the key, and not at all for ZZ9 9ZZ. */
export const fakeOsPlaces = async (): Promise<FakeOsPlaces> => {
  const key = 'a-key'
  const asked: { path: string; key: string | undefined }[] = []
  const keyOf = ({ headers }: IncomingMessage) => [headers.key].flat()[0]

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    asked.push({ path: pathname, key: keyOf(request) })
    const postcode = searchParams.get('postcode') ?? ''
    if (postcode === 'ZZ9 9ZZ') return
    const points = deliveryPoints[postcode]
    response.writeHead(keyOf(request) === key ? 200 : 401, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        header: { totalresults: points?.length ?? 0 },
        ...(points && { results: points.map((DPA) => ({ DPA })) }),
      }),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('This machine gave no port')
  return {
    url: `http://127.0.0.1:${address.port}/search/places/v1`,
    key,
    asked,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
