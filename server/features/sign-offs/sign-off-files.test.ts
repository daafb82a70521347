import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Piece, signedPartOf } from '#core/sign-off/piece.ts'
import { fileOfSignOff, type SignOff, type SignOffKey } from '#core/sign-off/sign-off.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { publicPartOf, readSignOffs, signerWith, signOffWith } from './sign-off-files.ts'

/** Nobody of this name signs anything: the key is made for each test. */
const madeUp = { holder: 'person', name: 'Nia Example (made up)', qualification: 'not a solicitor' } as const

const executors: Piece = {
  id: 'clause:executors',
  kind: 'clause',
  title: 'Executors and trustees',
  when: 'Always.',
  law: 'Trustee Act 1925 s.34',
  words: ['I appoint ‹name› as my executor and trustee', 'Nobody under 18 may act'],
  examples: ['I appoint Ruth Hale as my executor and trustee.'],
}
const law: Piece = { id: 'clause:governing-law', kind: 'clause', title: 'Law', words: ['The law of England counts'] }

let folder: string
let privateKey: KeyObject
let key: SignOffKey

const put = (name: string, contents: unknown): void => writeFileSync(join(folder, name), JSON.stringify(contents))
const wordings = (...pieces: readonly Piece[]): void => put('wordings/clauses.json', pieces)
const signed = async (piece: Piece, given: { key?: string; note?: string; day?: string } = {}): Promise<SignOff> =>
  signOffWith(
    { piece, signedOn: given.day ?? '2026-10-03', note: given.note },
    { name: madeUp.name, qualification: madeUp.qualification, key: given.key ?? key.id },
    signerWith(privateKey),
  )
const sign = async (...given: Parameters<typeof signed>): Promise<void> => {
  const made = await signed(...given)
  put(`sign-offs/${fileOfSignOff(made)}`, made)
}
const standing = (id = executors.id) => {
  const found = readSignOffs(folder).standings.find(({ piece }) => piece.id === id)
  return found && [found.standing, found.signOff?.name]
}
const faults = () => readSignOffs(folder).faults.map(({ why }) => why)

beforeEach(() => {
  folder = newFolder()
  mkdirSync(join(folder, 'wordings'))
  mkdirSync(join(folder, 'sign-offs/keys'), { recursive: true })
  privateKey = generateKeyPairSync('ed25519').privateKey
  key = publicPartOf(privateKey, { ...madeUp, madeOn: '2026-10-01' })
  put(`sign-offs/keys/${key.id}.json`, key)
  wordings(executors, law)
})

describe('A clause that a lawyer has signed', () => {
  test('is signed, and the others are not', async () => {
    await sign(executors, { note: 'Plain, and right.' })
    expect([standing(), standing(law.id), faults()]).toEqual([['signed', madeUp.name], ['never', undefined], []])
  })

  test.each<[what: string, changed: Piece]>([
    [
      'one letter of a sentence',
      { ...executors, words: ['I appoint ‹name› as my executer and trustee', 'Nobody under 18 may act'] },
    ],
    ['a sentence more', { ...executors, words: [...executors.words, 'They may charge'] }],
    ['a sentence fewer', { ...executors, words: executors.words.slice(0, 1) }],
    ['the heading', { ...executors, title: 'Executors' }],
    ['the law it rests on', { ...executors, law: 'Trustee Act 1925 s.35' }],
    ['when it stands in a will', { ...executors, when: 'Often.' }],
    ['why, as the customer reads it', { ...executors, why: 'Because.' }],
  ])('is not signed once this has changed: %s', async (_what, changed) => {
    await sign(executors)
    wordings(changed, law)
    expect([standing(), faults()]).toEqual([['changed', madeUp.name], []])
  })

  test('stays signed when its sentences are found in another order, or its examples are other families', async () => {
    await sign(executors)
    wordings({ ...executors, words: executors.words.toReversed(), examples: ['I appoint Ivy Poe.'] }, law)
    expect(standing()).toEqual(['signed', madeUp.name])
  })

  test('is signed again when the words are as they were', async () => {
    await sign(executors)
    wordings({ ...executors, title: 'Executors' }, law)
    expect(standing()?.[0]).toBe('changed')
    wordings(executors, law)
    expect(standing()?.[0]).toBe('signed')
  })

  test('of several sign-offs of other words the newest is shown', async () => {
    await sign({ ...executors, title: 'A' }, { day: '2026-01-01' })
    await sign({ ...executors, title: 'B' }, { day: '2026-02-01' })
    const [found] = readSignOffs(folder).standings
    expect([found?.standing, found?.signOff?.signed.title]).toEqual(['changed', 'B'])
  })
})

describe('A sign-off does not count', () => {
  const forged = async (change: Partial<SignOff>): Promise<void> => {
    const made = await signed(executors, { note: 'Read.' })
    put(`sign-offs/${fileOfSignOff(made)}`, { ...made, ...change })
  }
  const cannotFit = 'The signature does not fit what it says.'

  test.each<[what: string, change: Partial<SignOff>, why: string]>([
    ['when its day was changed', { signedOn: '2026-11-01' }, cannotFit],
    ['when its note was changed', { note: 'Read with care.' }, cannotFit],
    ['when it names another person than its key', { name: 'Another' }, 'It names another person than its key.'],
    ['when it names another qualification', { qualification: 'Solicitor' }, 'It names another person than its key.'],
    ['when its signature was changed', { signature: 'AAAA' }, cannotFit],
    ['when it is for another piece', { piece: law.id }, 'The words in it are not those that were signed.'],
    [
      'when its words were changed',
      { signed: signedPartOf({ ...executors, title: 'Other' }) },
      'The words in it are not those that were signed.',
    ],
    ['when its hash was changed', { hash: '0'.repeat(64) }, 'The words in it are not those that were signed.'],
    [
      'when its key is not here',
      { key: '0'.repeat(16) },
      'It was made with a key that is not in legal/sign-offs/keys.',
    ],
  ])('%s', async (_what, change, why) => {
    await forged(change)
    expect([standing(), faults()]).toEqual([['never', undefined], [why]])
  })

  test('when its key was withdrawn', async () => {
    await sign(executors)
    put(`sign-offs/keys/${key.id}.json`, { ...key, withdrawnOn: '2026-10-20' })
    expect([standing(), faults()]).toEqual([['never', undefined], ['Its key was withdrawn on 2026-10-20.']])
  })

  test('when another key was put in the place of its own', async () => {
    await sign(executors)
    const other = publicPartOf(generateKeyPairSync('ed25519').privateKey, { ...madeUp, madeOn: '2026-10-01' })
    put(`sign-offs/keys/${key.id}.json`, { ...other, id: key.id })
    expect(faults()).toEqual(['The file of its key was changed.'])
  })

  test.each([
    ['is no JSON', '{', 'It is not JSON.'],
    ['says something else', '{"piece":1}', 'It has not the form of such a file.'],
  ])('when the file %s, and the others still do', async (_what, contents, why) => {
    await sign(executors)
    writeFileSync(join(folder, 'sign-offs/a.json'), contents)
    expect([standing()?.[0], faults()]).toEqual(['signed', [why]])
  })
})

test('a private key in a file signs as the one in memory does', async () => {
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' })
  expect(publicPartOf(createPrivateKey(pem), { ...madeUp, madeOn: '2026-10-01' })).toEqual(key)
})

describe('The sign-offs of this project', () => {
  test('all count', () => {
    expect(readSignOffs().faults).toEqual([])
  })

  test('void with one changed letter of any piece', async () => {
    cpSync(join(import.meta.dirname, '../../../legal/wordings'), join(folder, 'wordings'), { recursive: true })
    for (const { piece } of readSignOffs(folder).standings.slice(0, 5)) {
      const made = await signed(piece)
      put(`sign-offs/${fileOfSignOff(made)}`, made)
    }
    const isSigned = () => readSignOffs(folder).standings.filter((each) => each.standing === 'signed').length
    expect(isSigned()).toBe(5)
    const file = join(folder, 'wordings/clauses.json')
    const first = readFileSync(file, 'utf8')
    writeFileSync(file, first.replace('This is the will of', 'This is the wall of'))
    expect(isSigned()).toBe(4)
  })
})
