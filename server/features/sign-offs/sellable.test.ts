import { describe, expect, test } from 'vitest'
import type { Standing } from '#core/sign-off/standing.ts'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { inProcessRenderer } from '#testkit/rendered.ts'
import { noSignOffs, signedAs } from '#testkit/sign-offs.ts'
import { startApp } from '#testkit/start-app.ts'
import { secondMarriage } from '#testkit/trusts.ts'
import { workHere } from '#testkit/work-here.ts'
import { createTasks } from '../../work/tasks.ts'
import { createAssertSignedOff, signersOf, unsignedOf } from './sellable.ts'
import { describeUnsigned, readSignOffs } from './sign-off-files.ts'

/** Every piece as if a lawyer had signed it, but for some. Nobody has: the signature is not looked at here. */
const allSignedBut = (...but: readonly string[]): Standing[] =>
  readSignOffs().standings.map(
    ({ piece, hash }): Standing =>
      but.includes(piece.id)
        ? { piece, hash, standing: 'never' }
        : {
            piece,
            hash,
            standing: 'signed',
            signOff: signedAs(piece, piece.id === 'clause:money' ? { signedOn: '2026-10-04' } : {}),
          },
  )

const tasks = createTasks(inProcessRenderer)

const unsignedIn = (items: Parameters<typeof unsignedOf>[0], will: Will, standings: readonly Standing[]): string[] =>
  unsignedOf(items, tasks.writtenClauses(will, today), standings).map(({ piece }) => piece)

describe('Where only what is signed off is sold', () => {
  test('a will is sold whose every word is signed', () => {
    expect(unsignedIn(['will'], completeExampleWill(), allSignedBut())).toEqual([])
    expect(unsignedIn(['will', 'lpa', 'print'], secondMarriage(), allSignedBut())).toEqual([])
  })

  test('a will is refused for the one clause that is not signed, and sold where it has not that clause', () => {
    const standings = allSignedBut('clause:guardians')
    expect(unsignedIn(['will'], completeExampleWill(), standings)).toEqual(['clause:guardians'])
    expect(unsignedIn(['will'], simplestWill(), standings)).toEqual([])
  })

  test('a will is refused for one sentence that no list has, in a clause that is signed', () => {
    const standings = allSignedBut().map((each) =>
      each.piece.id === 'clause:executors'
        ? { ...each, piece: { ...each.piece, words: each.piece.words.slice(0, 1) } }
        : each,
    )
    expect(unsignedIn(['will'], completeExampleWill(), standings)).toEqual(['clause:executors'])
  })

  test('a clause that nothing is known of is not signed', () => {
    expect(unsignedIn(['will'], simplestWill(), [])).toContain('clause:testator')
  })

  test.each([
    ['attestation:signature-page', ['will'], true],
    ['pack:signing-guide', ['will'], true],
    ['advice:T2', ['mirror'], true],
    ['pack:lpa-guide', ['will'], false],
    ['pack:lpa-guide', ['lpa'], true],
    ['pack:signing-guide', ['lpa'], false],
    ['finding:not-signed', ['check'], true],
    ['finding:not-signed', ['will'], false],
    ['pack:will-check', ['check'], true],
    ['page:terms', ['will'], false],
    ['clause:money', ['print'], false],
  ] as const)('%s is handed over with %j: %s', (id, items, is) => {
    expect(unsignedIn(items, simplestWill(), allSignedBut(id)).includes(id)).toBe(is)
  })

  test('who is refused for one part reads which part it is, and what can be done', async () => {
    const assert = createAssertSignedOff({
      sell: 'signed-off',
      standings: allSignedBut('clause:guardians'),
      work: workHere(tasks),
      today: () => today,
    })
    await expect(assert(['will'], completeExampleWill())).rejects.toThrow(
      'They are in: Guardians. We have kept everything you wrote. Change those answers and you can pay now',
    )
    await expect(assert(['will'], simplestWill())).resolves.toBeUndefined()
  })

  test('everything is sold where the operator does not ask for more', async () => {
    const work = workHere(tasks)
    const assert = createAssertSignedOff({ sell: 'everything', standings: [], work, today: () => today })
    await expect(assert(['will'], completeExampleWill())).resolves.toBeUndefined()
  })
})

test('the payment is refused with the names of what is not signed, and nothing that was written is lost', async () => {
  const signOffs = { ...noSignOffs, standings: allSignedBut('clause:executors') }
  const app = await startApp({ sell: 'signed-off', signOffs })
  const customer = await app.customer()
  const will = { ...simplestWill(), id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  const reply = await customer.post('/api/payment/checkout', { items: ['will'] })
  expect([reply.status, reply.json()]).toEqual([
    422,
    expect.objectContaining({
      message: expect.stringContaining('A lawyer has not signed off all of these words yet'),
      errors: { 'clause:executors': ['A lawyer has not signed off these words yet'] },
    }),
  ])
  expect((await customer.get('/api/form')).status).toBe(200)
  await app.close()
})

describe('What is said of sign-offs', () => {
  test('production lists at its start how much is not signed, and how to list it', () => {
    expect(describeUnsigned({ ...noSignOffs, standings: allSignedBut('clause:money', 'advice:T2') })).toMatch(
      /^No lawyer has signed off 2 of \d+ pieces of words as they stand\. List them: npm run -s heirloom -- sign-off list --unsigned\nNever signed: clause:money\nNever signed: advice:T2\n$/,
    )
    expect(describeUnsigned({ ...noSignOffs, standings: allSignedBut() })).toBe('')
  })

  test('production names a file that does not count', () => {
    expect(describeUnsigned({ ...noSignOffs, faults: [{ file: 'a.json', why: 'It is not JSON.' }] })).toBe(
      'This sign-off does not count: a.json. It is not JSON.\n',
    )
  })

  test('a public page names who signed which clauses, and the newest day', () => {
    const [only, ...others] = signersOf(allSignedBut('clause:residue'))
    expect(others).toEqual([])
    expect(only).toMatchObject({ name: 'Nia Example', qualification: 'made up', on: '2026-10-04' })
    expect(only?.clauses).toContain('money')
    expect(only?.clauses).not.toContain('residue')
  })
})
