import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeOsPlaces, fakeOsPlaces } from '#testkit/fake-os-places.ts'
import { appForAll, startApp, type TestApp } from '#testkit/start-app.ts'
import { createOsPlaces, titleCase } from './os-places.ts'

test.each([
  ['STOKE-ON-TRENT', 'Stoke-on-Trent'],
  ['NEWCASTLE UPON TYNE', 'Newcastle upon Tyne'],
  ['THE STREET', 'The Street'],
  ["KING'S LYNN", "King's Lynn"],
  ['FLAT 2A', 'Flat 2A'],
  ['ST. ALBANS', 'St. Albans'],
  ['LLANFAIR-YM-MUALLT', 'Llanfair-Ym-Muallt'],
])('%s is written %s', (capitals, written) => {
  expect(titleCase(capitals)).toBe(written)
})

describe('an address finder', () => {
  let places: FakeOsPlaces
  let app: TestApp
  beforeAll(async () => {
    places = await fakeOsPlaces()
    app = await startApp({ addressFinder: createOsPlaces({ ...places, timeoutMs: 300 }) })
  })
  afterAll(async () => {
    await app.close()
    await places.close()
  })

  const addressesOf = async (postcode: string) =>
    (await app.customer()).get(`/api/addresses?${new URLSearchParams({ postcode })}`)

  // Promise: default.addresses
  test('gives the addresses of a postcode as people write them', async () => {
    expect((await addressesOf('SY8 1AB')).json()).toEqual({
      addresses: [
        { house_name: '12', street_address: 'Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AB' },
        { house_name: 'Flat 2A, 14', street_address: 'Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AB' },
        { house_name: 'Wren Cottage', street_address: 'Orchard Lane, Ludford', town: 'Ludlow', postcode: 'SY8 1AB' },
      ],
    })
    expect(places.asked.at(-1)).toEqual({ path: '/search/places/v1/postcode', key: places.key })
  })

  test('understands a postcode however it is typed', async () => {
    expect((await addressesOf('sy81ab')).json()).toMatchObject({ addresses: [{}, {}, {}] })
  })

  test('names a place by who is there when it has nothing else', async () => {
    expect((await addressesOf('ST4 1AA')).json()).toEqual({
      addresses: [{ house_name: 'Society of St. Anne', town: 'Stoke-on-Trent', postcode: 'ST4 1AA' }],
    })
  })

  test('gives nothing for a postcode that is not in use', async () => {
    expect((await addressesOf('SY8 9ZZ')).json()).toEqual({ addresses: [] })
  })

  test('sends no request for what is no postcode', async () => {
    const before = places.asked.length
    expect((await addressesOf('Ludlow')).status).toBe(422)
    expect(places.asked).toHaveLength(before)
  })

  test('that does not answer in time says so, and lets the person type', async () => {
    const reply = await addressesOf('ZZ9 9ZZ')
    expect(reply.status).toBe(503)
    expect(reply.json()).toEqual({ message: 'We cannot find addresses right now. Type the address.', errors: {} })
  })

  test('with a wrong key says no more than that there are no addresses', async () => {
    const finder = createOsPlaces({ ...places, key: 'another' })
    await expect(finder.find('SY8 1AB')).rejects.toThrow('The address finder answered 401')
  })

  test('is offered to every customer who is logged in', async () => {
    expect((await (await app.customer()).get('/api/address-finder')).json()).toEqual({ available: true })
  })
})

describe('without an address finder', () => {
  const app = appForAll()

  // Promise: default.addresses
  test('none is offered, and asking for addresses is answered 404', async () => {
    const customer = await app.customer()
    expect((await customer.get('/api/address-finder')).json()).toEqual({ available: false })
    expect((await customer.get('/api/addresses?postcode=SY8%201AB')).status).toBe(404)
  })
})
