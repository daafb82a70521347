import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CharitiesReply } from '#core/api/wills.ts'
import { knownCharitiesAsOf, ordinaryLetters } from '#core/charities/known-charities.ts'
import { searchCharities } from '#core/charities/search-charities.ts'
import { anEntry, type Entry, madeUpRegister, writeRegister } from '#testkit/charity-register.ts'
import { type Client, startApp, type TestApp } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { CannotImport, importRegister } from './import-register.ts'

let app: TestApp
let customer: Client
let folder: string
beforeAll(async () => {
  app = await startApp()
  customer = await app.customer()
  folder = newFolder()
})
afterAll(async () => {
  await app.close()
})

const search = async (q: string): Promise<CharitiesReply> =>
  (await customer.get(`/api/charities?${new URLSearchParams({ q })}`)).json()

const register = async (entries: Iterable<Entry>, name = 'register.txt'): Promise<string> => {
  const file = join(folder, name)
  await writeRegister(file, entries)
  return file
}

let imports = 0
/** Imports come a minute apart, by the operator's clock: the customer stays logged in. */
const imported = (file: string) => {
  imports += 1
  return importRegister(app.db, file, new Date(app.clock().getTime() + imports * 60_000))
}

const entry = (registered_charity_number: number, charity_name: string, more: Partial<Entry> = {}): Entry =>
  anEntry({ registered_charity_number, charity_name, ...more })

const rowsLeft = async () => {
  const editions = await app.db.selectFrom('charities').select('edition').distinct().execute()
  const ofWords = await app.db.selectFrom('charity_words').select('edition').distinct().execute()
  return { charities: editions.length, words: ofWords.length }
}

describe('before a register was imported', () => {
  beforeEach(async () => {
    await app.db.deleteFrom('charity_register').execute()
  })

  // Promise: default.charities
  test('well-known charities are suggested with their numbers, and the day that was right', async () => {
    expect(await search('oxf')).toEqual({
      charities: [{ name: 'Oxfam', number: '202918' }],
      source: 'known',
      asOf: knownCharitiesAsOf,
    })
  })

  test('nothing is suggested before three letters', async () => {
    expect((await search('ox')).charities).toEqual([])
  })
})

test('a visitor who is not logged in is refused', async () => {
  expect((await app.api().get('/api/charities?q=oxfam')).status).toBe(401)
})

describe.each(['register.txt', 'register.json'])('the Charity Commission’s %s', (name) => {
  const entries = [
    entry(300001, 'THE WREN FARM TRUST', { latest_income: 10 }),
    entry(300002, 'WREN FARM HOSPICE', { latest_income: 5000 }),
    entry(300003, 'FRIENDS OF "WREN FARM"', { latest_income: 90_000 }),
    entry(300004, 'WREN FARM CLOSED', { charity_registration_status: 'Removed' }),
    entry(300001, 'WREN FARM ORCHARD FUND', { linked_charity_number: 1 }),
    entry(209603, 'THE ROYAL NATIONAL LIFEBOAT INSTITUTION', { latest_income: 231_800_000 }),
    entry(300006, 'TŶ WREN CYF', { latest_income: null }),
  ]

  beforeEach(async () => {
    expect(await imported(await register(entries, name))).toMatchObject({ asOf: '2026-11-20', charities: 5 })
  })

  test('is searched in place of the short list, the name’s beginning before its middle, the larger first', async () => {
    expect(await search('wren farm')).toEqual({
      charities: [
        { name: 'Wren Farm Hospice', number: '300002' },
        { name: 'The Wren Farm Trust', number: '300001' },
        { name: 'Friends of "Wren Farm"', number: '300003' },
      ],
      source: 'register',
      asOf: '2026-11-20',
    })
  })

  test('knows charities by what people call them, under a name that does not shout', async () => {
    expect((await search('rnli')).charities).toEqual([
      { name: 'The Royal National Lifeboat Institution', number: '209603' },
    ])
  })

  test.each([
    ['ty wren', '300006'],
    ['TŶ', undefined],
    ['trust wre', '300001'],
    ["wren' farm tr", '300001'],
    ['% _', undefined],
    ["x' or 1=1 --", undefined],
    ['wren \u0000', '300002'],
  ])('a search for "%s" finds %s', async (typed, number) => {
    expect((await search(typed)).charities[0]?.number).toBe(number)
  })

  test('a second import takes the place of the first, and leaves nothing of it behind', async () => {
    expect(await imported(await register([entry(300009, 'A NEW CHARITY')], name))).toMatchObject({ before: 5 })
    expect((await search('wren')).charities).toEqual([])
    expect((await search('new char')).charities).toEqual([{ name: 'A New Charity', number: '300009' }])
    expect(await rowsLeft()).toEqual({ charities: 1, words: 1 })
  })
})

describe('a wrong file', () => {
  beforeEach(async () => {
    await imported(await register([entry(300001, 'WREN FARM TRUST')]))
  })

  const written = async (name: string, text: string): Promise<string> => {
    const file = join(folder, name)
    await writeFile(file, text)
    return file
  }

  const json = (entries: Iterable<Entry>) => JSON.stringify([...entries])

  test.each([
    ['a list of shopping', 'apples\tpears\n1\t2\n', 'not the table "charity"'],
    ['another table of the register', 'registered_charity_number\tcharity_name\n1\tA\n', 'not the table "charity"'],
    ['an empty file', '', 'no registered charity'],
    ['a picture', '\u0089PNG\u0000\u0001', 'not the table "charity"'],
    ['the download as it comes', 'PK\u0003\u0004', 'still packed'],
    ['JSON of something else', '[{"apples": 1}]', 'not the table "charity"'],
    ['a JSON object', '[1, 2', 'damaged or cut short'],
    ['JSON that breaks off', json(madeUpRegister(20)).slice(0, -300), 'damaged or cut short'],
    [
      'charities that are all closed',
      json([anEntry({ charity_registration_status: 'Removed' })]),
      'no registered charity',
    ],
  ])('%s is refused in plain words, and what was there stays', async (_what, text, said) => {
    const file = await written('wrong', text)
    const refused = await imported(file).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CannotImport)
    expect(String(refused)).toContain(said)
    expect((await search('wren farm')).charities).toHaveLength(1)
    expect(await rowsLeft()).toEqual({ charities: 1, words: 1 })
  })

  test('a file that is not there is refused', async () => {
    await expect(imported(join(folder, 'nowhere'))).rejects.toThrow('ENOENT')
  })
})

test('an import that broke off is never shown, and the next one clears it away', async () => {
  await imported(await register([entry(300001, 'WREN FARM TRUST')]))
  await app.db
    .insertInto('charities')
    .values({ edition: 1, rank: 0, number: '1', name: 'HALF DONE', folded: 'half done' })
    .execute()
  expect((await search('half done')).charities).toEqual([])
  await imported(await register([entry(300002, 'ANOTHER TRUST')]))
  expect(await rowsLeft()).toEqual({ charities: 1, words: 1 })
})

// Promise: default.charities
test('a search of the register finds what reading every name would find', async () => {
  const entries = [...madeUpRegister(3000)]
  await imported(await register(entries))
  const byIncome = entries
    .toSorted((one, other) => Number(other.latest_income) - Number(one.latest_income))
    .map(({ charity_name, registered_charity_number }) => ({
      name: String(charity_name),
      number: String(registered_charity_number),
    }))
  const words = [...new Set(byIncome.flatMap(({ name }) => name.split(' ')))]
  const beginning = fc.tuple(fc.constantFrom(...words), fc.nat({ max: 6 })).map(([word, cut]) => word.slice(0, cut + 1))
  const typed = fc
    .tuple(fc.array(fc.constantFrom(...words), { maxLength: 3 }), beginning)
    .map((all) => all.flat().join(' '))
  const ofAName = fc
    .tuple(fc.constantFrom(...byIncome), fc.nat({ max: 40 }))
    .map(([{ name }, cut]) => name.slice(0, cut))
  await fc.assert(
    fc.asyncProperty(fc.oneof(typed, ofAName), async (text) => {
      expect((await search(text)).charities).toEqual(
        searchCharities(byIncome, text).map(({ name, number }) => ({ name: ordinaryLetters(name), number })),
      )
    }),
    {
      numRuns: 100,
      examples: [[byIncome[7]?.number ?? ''], ['the church of st'], ['trust'], ['st m'], ['the '], ['of the']],
    },
  )
})
