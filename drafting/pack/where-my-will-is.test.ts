import { describe, expect, test } from 'vitest'
import { papersOf } from '#core/signing/editions.ts'
import type { Will } from '#core/will/schema.ts'
import { choosingTheFirm, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { completed } from '#testkit/drafted-will.ts'
import { textOfPackDocument } from '#testkit/pack-documents.ts'
import { type PackDocument, toPlainText } from './pack-document.ts'
import { whereMyWillIs } from './where-my-will-is.ts'

const context = { today, pair: false }
const page = (given: Parameters<typeof completeExampleWill>[0] = {}): PackDocument =>
  whereMyWillIs(completed(completeExampleWill(given)), context)

const toldIn = (document: PackDocument) => document.blocks.find((part) => part.kind === 'table')?.rows ?? []

describe('Where my will is', () => {
  test('is no part of the will, and its words still wait for a solicitor', () => {
    expect(page()).toMatchObject({ band: 'Not part of the will' })
  })

  test('tells who made the will and nothing of what it says', () => {
    const text = textOfPackDocument(page())
    expect(text).toContain('Margaret Ellen Hale')
    expect(text).toContain('Peggy Hale')
    expect(text).not.toMatch(/Daniel|Anne Price|Colin|Lifeboat|piano|%|£/)
  })

  test('has a line for each executor to be told, and lines for others', () => {
    expect(toldIn(page())).toEqual([
      ['Thomas Hale', '', ''],
      ['Ruth Hale', '', ''],
      ['', '', ''],
      ['', '', ''],
    ])
    const alone = whereMyWillIs(completed(simplestWill()), context)
    expect(toldIn(alone).map(([name]) => name)).toEqual(['Priya Sharma', '', '', ''])
  })

  test('asks a law firm that is appointed as well', () => {
    const will = completed(simplestWill({ executor: [], ...choosingTheFirm({ name: 'Marsh & Vale LLP' }) }))
    const document = whereMyWillIs(will, context)
    expect(toldIn(document)[0]).toEqual(['Marsh & Vale LLP', '', ''])
    expect(textOfPackDocument(document)).toContain('Please tell\nMarsh & Vale LLP')
  })

  test('shows the place that was noted, and otherwise leaves only lines to write on', () => {
    expect(textOfPackDocument(page({ storage: 'The blue box in the study' }))).toContain('The blue box in the study')
    const linesIn = (document: PackDocument) =>
      document.blocks.flatMap((block) => (block.kind === 'lines' ? `${block.label}: ${block.count}` : []))
    expect(linesIn(page({ storage: 'The blue box in the study' }))).toEqual(['Who can open that place, and how: 2'])
    expect(linesIn(page({ storage: ' ' }))).toEqual([
      'Where the signed will is: 3',
      'Who can open that place, and how: 2',
    ])
    const labelled = (document: PackDocument) =>
      document.blocks.flatMap((block) => (block.kind === 'facts' ? block.items.map(({ label }) => label) : []))
    expect(labelled(page({ storage: ' ' }))).toEqual([
      'The will of',
      'Also known as',
      'Date on the signed will',
      'Number of its pages',
      'Document, as the foot of its pages says',
    ])
  })

  test('says when and in front of whom the will was signed, once that is noted', () => {
    const signing = {
      on: today,
      witnesses: ['Mary Ash', 'David Ash'],
      fingerprint: '7F3K-21QX',
    } satisfies Will['signing']
    const text = textOfPackDocument(page({ signing, storage: 'The blue box' }))
    expect(text).toContain('Date on the signed will\n3 November 2026')
    expect(text).toContain('The witnesses\nMary Ash and David Ash')
    expect(text).toContain('as the foot of its pages says\n7F3K-21QX')
    expect(text).not.toContain('Fill this in by hand')
  })

  test('says the pages and the code of each print before the signing, and of the one that was signed after it', () => {
    const papers = papersOf('7F3K-21QX', { normal: 6, large: 12, bound: 6 })
    const before = whereMyWillIs(completed(completeExampleWill()), { ...context, papers })
    expect(textOfPackDocument(before)).toContain(
      '6 pages, Document 7F3K-21QX. In large print 12 pages, Document 7F3K-21QX-L. Bound by us 6 pages, Document 7F3K-21QX-B',
    )
    const witnesses: [string, string] = ['Mary Ash', 'David Ash']
    const signing = { on: today, witnesses, fingerprint: '7F3K-21QX', edition: 'large' as const }
    const will = completed(completeExampleWill({ signing }))
    const after = textOfPackDocument(whereMyWillIs(will, { ...context, papers, signed: papers[1] }))
    expect(after).toContain('what the foot of each says\n12 pages, Document 7F3K-21QX-L')
    expect(after).not.toMatch(/6 pages|Number of its pages/)
    // A will whose pages are known no more is counted by hand; its code is still known.
    expect(textOfPackDocument(whereMyWillIs(will, { ...context, papers }))).toContain('says\n7F3K-21QX-L')
  })

  test('leaves the card empty for a place that does not fit on it', () => {
    const [card] = page({ storage: 'x'.repeat(200) }).blocks.filter((part) => part.kind === 'card')
    expect(card?.items).toContainEqual({ label: 'Where the signed will is', value: '' })
  })

  test('has two cards to cut out, with room to write where the will is', () => {
    const cards = page().blocks.filter((part) => part.kind === 'card')
    expect(cards).toHaveLength(2)
    expect(cards[0]?.items).toContainEqual({ label: 'Where the signed will is', value: '' })
  })

  test('has room on the card for a place of sixty characters, without the spaces around it', () => {
    const placeOn = (storage: string) => {
      const [card] = page({ storage }).blocks.filter((part) => part.kind === 'card')
      return card?.items.find(({ label }) => label === 'Where the signed will is')?.value
    }
    expect(placeOn('  The blue box  ')).toBe('The blue box')
    expect(placeOn('x'.repeat(60))).toBe('x'.repeat(60))
    expect(placeOn('x'.repeat(61))).toBe('')
  })

  test('has no line for another name where there is none, and asks for the date by hand before the signing', () => {
    const text = toPlainText(whereMyWillIs(completed(simplestWill()), context))
    expect(text).not.toContain('Also known as')
    expect(text).not.toContain('The witnesses')
    expect(text).toMatch(/^Fill this in by hand once the will is signed\./m)
    expect(text).toContain('Date on the signed will: ____')
    expect(text).toContain('Name | Telephone | Told on')
  })

  test('has no empty lines for the place beside the place that was noted', () => {
    expect(toPlainText(page({ storage: 'The blue box' }))).not.toMatch(/^Where the signed will is\n_/m)
    expect(toPlainText(page())).toMatch(/^Where the signed will is\n_/m)
  })
})
