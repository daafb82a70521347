import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { papersOf } from '#core/signing/editions.ts'
import { anHeir, aPerson, aPet, choosingTheFirm, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { completed } from '#testkit/drafted-will.ts'
import { families } from '#testkit/families.ts'
import { textOfPackDocument } from '#testkit/pack-documents.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { trustWills } from '#testkit/trusts.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { asText } from '../document.ts'
import { draft } from '../draft.ts'
import type { PackDocument } from './pack-document.ts'
import { signingGuide, whoMustNotWitness } from './signing-guide.ts'
import { willCheck } from './will-check.ts'

const guide = (pair = false): PackDocument => signingGuide(completed(completeExampleWill()), { today, pair })
const text = textOfPackDocument(guide())

describe('The signing guide', () => {
  test.each([
    'The will has no effect until it is signed in front of two witnesses.',
    'a will cannot be signed on a screen, and the witnesses cannot watch by video',
    'print on one side only',
    'Both must be 18 or over',
    'They do not have to read the will or know what it says.',
    'Stay together, in the same room, until all three have signed.',
    'The law does not ask for this.',
    'write the day’s date in ink. Then sign with your usual signature while both witnesses watch you',
    'The first witness signs while you watch, and writes their full name, address and occupation.',
    'Print the will again, all of it, staple it, and start again from the first step.',
    'Put no other staple, clip or pin on the will.',
    'have a will for property in another country, stop here and ask a solicitor first',
    'Write “copy” on every copy. A photograph or a scan is not a will',
    'Do this only once the new one is signed and witnessed.',
    'With the Probate Service, for £23 once.',
    'Not in a safe-deposit box at a bank.',
    'Every five years',
    'Leaving them something is not enough.',
  ])('says: %s', (sentence) => {
    expect(text).toContain(sentence)
  })

  test('goes through the day in the order in which the law wants things done', () => {
    const steps = guide().blocks.flatMap((part) => (part.kind === 'steps' ? part.items : []))
    expect(steps.map(({ drawing }) => drawing?.shows)).toEqual([
      'print',
      'staple',
      'read',
      'two-witnesses',
      'one-room',
      'initial',
      'you-sign',
      'witness-signs',
      'check',
      'keep-flat',
      'put-away',
      'tear-up',
    ])
  })

  // Finding: 15
  test('one staple holds the pages before the will is read and signed, and is never taken out', () => {
    const steps = guide().blocks.flatMap((part) => (part.kind === 'steps' ? part.items : []))
    expect(steps.findIndex(({ title }) => title === 'Staple it')).toBe(1)
    for (const said of [
      'One staple, top left. Never take it out. It goes through all the pages, before anyone signs.',
      'The pages are held by one staple, put in before we signed.',
      'Nothing else is attached to the will.',
      'Never take the staple out, even to make a copy',
    ])
      expect(text).toContain(said)
    expect(text).not.toMatch(/Nothing is stapled|Do not staple/)
  })

  // Finding: 16
  test('the pages are compared by the document that each says it belongs to', () => {
    expect(text).toContain('the letters and digits after “Document” are the same on each')
    expect(text).toContain('has the same document number at its foot')
  })

  // Finding: 43
  test('an earlier will is kept where it may be needed again, and one made abroad is never destroyed', () => {
    for (const said of [
      'Keep the last of them, in an envelope marked “replaced”, if an illness has touched your memory or judgement, or if someone may dispute the new will',
      'Never destroy a will for property in another country.',
    ])
      expect(text).toContain(said)
  })

  test('lists the people who must not be a witness, and their partners in words', () => {
    for (const name of whoMustNotWitness(completed(completeExampleWill()))) expect(text).toContain(name)
    expect(text).toContain(
      'Do not ask their husband, wife or civil partner, or anyone who lives with them as a couple.',
    )
    expect(text).not.toContain('Royal National Lifeboat Institution')
  })

  test('does not tell a witness who reads it what the heirs get', () => {
    expect(text).not.toMatch(/\d%|£5,000|piano|left out|nephew/i)
  })

  test('keeps away all who work at the law firm that is appointed', () => {
    const will = completed(simplestWill(choosingTheFirm({ name: 'Marsh & Vale LLP' })))
    expect(textOfPackDocument(signingGuide(will, { today, pair: false }))).toContain(
      'anyone who works at Marsh & Vale LLP',
    )
    expect(text).not.toContain('anyone who works at')
  })

  test('has a checklist at the head of a page, in large print too', () => {
    const { blocks } = guide()
    const at = blocks.findIndex(({ kind }) => kind === 'checklist')
    expect(blocks.slice(at - 3, at).map(({ kind }) => kind)).toEqual(['new-page', 'heading', 'paragraph'])
    expect(blocks[at - 3]).toMatchObject({ inLargePrint: true })
  })

  test('of one of a pair begins by reading the name aloud, so that neither partner signs the other’s will', () => {
    const aloud = 'We read the name on the will aloud: Margaret Ellen Hale.'
    const checklistOf = (document: PackDocument) => document.blocks.find((part) => part.kind === 'checklist')
    expect(checklistOf(guide(true))?.items[0]).toEqual([
      'We read the name on the will aloud: ',
      { strong: 'Margaret Ellen Hale' },
      '.',
    ])
    expect(textOfPackDocument(guide(true))).toContain('Only Margaret Ellen Hale signs this one.')
    expect(textOfPackDocument(guide(true))).toContain(
      'First read aloud the name in the box on the last page. It must be Margaret Ellen Hale.',
    )
    expect(text).not.toContain(aloud)
    expect(text).not.toContain('There are two wills in your home')
  })

  test('for a bound copy speaks of its binding, and of no staple to put in', () => {
    const papers = papersOf('7F3K-21QX', { normal: 6, bound: 6 })
    const bound = textOfPackDocument(
      signingGuide(completed(completeExampleWill()), { today, pair: false, papers, edition: 'bound' }),
    )
    for (const said of [
      'There are 6 pages. The foot of each says “Document 7F3K-21QX-B”.',
      'It is bound already. Never take it apart, and add no staple.',
      'The pages are bound as they came.',
      'Never take the binding apart, even to make a copy',
      'Print the will yourself, all of it, or order another bound copy.',
    ])
      expect(bound).toContain(said)
    expect(bound).not.toMatch(/one staple|staple it|take the staple out|Print every page/i)
  })

  test('is no part of the will, and its words still wait for a solicitor', () => {
    expect(guide()).toMatchObject({
      kind: 'signing-guide',
      band: 'Not part of the will',
      fileTitle: 'Signing guide for the will of Margaret Ellen Hale',
    })
  })
})

const byName = (wills: typeof families) =>
  Object.fromEntries(Object.entries(wills).map(([name, { will }]) => [name, will]))
const named = (will: Parameters<typeof completed>[0]): readonly string[] => whoMustNotWitness(completed(will))

describe('Who must not be a witness', () => {
  test('all people the will names, each once: heirs, executors, guardians, recipients of gifts and pets, and people left out', () => {
    expect(named(completeExampleWill())).toEqual([
      'Thomas Hale',
      'Ruth Hale',
      'Anne Price',
      'Daniel Hale',
      'Peter Price',
      'Priya Sharma',
      'Sam Price',
      'Colin Hale',
    ])
  })

  test('no charity, whether it was added as a charity or as a person', () => {
    expect(named(completeExampleWill())).not.toContain('Royal National Lifeboat Institution')
    const shelter = anHeir(50, { id: 2, type: 'Charity', fullname: 'Ludlow Cat Shelter' })
    expect(named(simplestWill({ persons: [anHeir(50), shelter] }))).toEqual(['Priya Sharma'])
  })

  test('not the pets', () => {
    const pets = [aPet({ guardianId: [1] })]
    expect(named(simplestWill({ havePets: 'Yes', pets }))).toEqual(['Priya Sharma'])
  })

  test('nor the testator’s partner and children, though the will may name them nowhere', () => {
    const spouse = aPerson({ id: 2, type: 'partner', relationship: 'Spouse', fullname: 'Thomas Hale' })
    const daughter = aPerson({ id: 3, type: 'Child', relationship: 'Daughter', fullname: 'Ruth Hale', isChild: 'No' })
    const will = simplestWill({ status: 'Married', haveChildren: 'Yes', persons: [anHeir(100), spouse, daughter] })
    expect(named(will)).toEqual(['Priya Sharma', 'Thomas Hale', 'Ruth Hale'])
  })

  test.each(
    Object.entries({ ...trustWills, ...byName(families) }).filter(([, will]) =>
      JSON.stringify([will.classes, will.trusts]).includes('"My grandchildren"'),
    ),
  )('nor any grandchild, where grandchildren take as a class: %s', (_, will) => {
    expect(named(will)).toContain('any of your grandchildren')
    expect(textOfPackDocument(willCheck(will, { today }))).toContain('any of your grandchildren')
    expect(textOfPackDocument(willCheck({ ...will, executor: [] }, { today }))).toContain('any of your grandchildren')
  })

  test('whatever the will says, no person whose name stands in it is missing', () => {
    fc.assert(
      fc.property(completeWills, (will) => {
        const complete = completed(will)
        const text = asText(draft(complete))
        const list = whoMustNotWitness(complete)
        for (const { fullname, died } of will.persons)
          if (text.includes(fullname)) expect(list).toContain(died ? `the children of ${fullname}` : fullname)
        for (const { fullname } of will.charities) expect(list).not.toContain(fullname)
        expect(new Set(list).size).toBe(list.length)
      }),
      { numRuns: fewerRuns(10) },
    )
  })
})
