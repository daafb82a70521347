import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { patterns, type Sitting, sittingsOf } from '#core/sign-off/sittings.ts'
import { standingsOf } from '#core/sign-off/standing.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { hashOfPiece, readPieces } from '#server/features/sign-offs/sign-off-files.ts'
import { inWholeWills, readWholeWills, type WholeWills } from '#server/features/sign-offs/whole-wills.ts'
import { createTasks } from '#server/work/tasks.ts'
import { today } from '#testkit/builders.ts'
import { expectDerived } from '#testkit/derived.ts'
import { families } from '#testkit/families.ts'
import { furtherFactPatterns } from '#testkit/further-fact-patterns.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { inProcessRenderer } from '#testkit/rendered.ts'
import { signedAs } from '#testkit/sign-offs.ts'
import { specifiedFactPatterns } from '#testkit/specified-fact-patterns.ts'
import { trustWills } from '#testkit/trusts.ts'
import { workHere } from '#testkit/work-here.ts'
import { wordingsOfWill } from './walked-wills.ts'

type Whole = WholeWills['wills'][number]

/** So many are read whole: with more, each adds a sentence or two that the examples of its clause show. */
const MOST = 36

const titled = (name: string): string =>
  (name.includes(' ') ? name : name.replaceAll('-', ' ')).replace(/^./, (first) => first.toUpperCase())
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const writtenByHand = (): Whole[] =>
  Object.entries({
    ...Object.fromEntries(Object.entries(trustWills).map(([name, will]) => [name, { will }])),
    ...specifiedFactPatterns,
    ...furtherFactPatterns,
    ...families,
    ...goldenWills,
  }).map(([name, { will }]) => ({ id: idOf(name), title: titled(name), will }))

/** Those that between them have most sentences: always the one next that has most of what none before it has. */
const chosen = (): Whole[] => {
  const left = writtenByHand().flatMap((whole) => {
    const completion = completeWill(whole.will, today)
    const words = completion.ok ? [...wordingsOfWill(completion.will)] : []
    return words.length > 0 ? [{ whole, words: words.flatMap(([id, own]) => own.map((each) => `${id} ${each}`)) }] : []
  })
  const known = new Set<string>()
  const out: Whole[] = []
  while (out.length < MOST) {
    const [best] = left
      .map((each) => ({ each, adds: each.words.filter((words) => !known.has(words)).length }))
      .toSorted((a, b) => b.adds - a.adds)
    if (!best || best.adds === 0) break
    out.push(best.each.whole)
    for (const words of best.each.words) known.add(words)
  }
  return out
}

describe('Made-up wills that a lawyer reads whole', () => {
  const folder = join(import.meta.dirname, 'wordings')
  const kept = readWholeWills(folder)
  const whole = inWholeWills(() => kept, workHere(createTasks(inProcessRenderer)))
  const pieces = readPieces(folder)
  /** Where all is signed. */
  const sittings = (readWhole?: Readonly<Record<string, string>>) =>
    sittingsOf(
      standingsOf(
        pieces,
        pieces.map((piece) => signedAs(piece, { ...(readWhole && { readWhole }) })),
        hashOfPiece,
      ),
    )
  const sittingNamed = (id: string, readWhole?: Readonly<Record<string, string>>): Sitting => {
    const found = sittings(readWhole).find((each) => each.id === id)
    if (!found) throw new Error(`No sitting is called ${id}`)
    return found
  }
  const patternsOf = (all: readonly Sitting[]) => all.filter(({ id }) => patterns.some((pattern) => pattern.id === id))

  test('are those that have most sentences between them', async () => {
    const lines = chosen().map((each) => JSON.stringify(each))
    await expectDerived(
      `{"today":${JSON.stringify(today)},"wills":[\n${lines.join(',\n')}\n]}\n`,
      'wordings/whole-wills/wills.json',
    )
  })

  test('every pattern has one, with its documents and what its testator is told', async () => {
    for (const sitting of patternsOf(sittings())) {
      const [first] = await whole.of(sitting)
      expect(first, sitting.id).toBeDefined()
      const read = await whole.whole(first?.id ?? '', sitting)
      expect(read?.clauses.length, sitting.id).toBeGreaterThan(10)
      expect(read?.clauses.some(({ isRead }) => isRead)).toBe(true)
      expect(read?.pack.length).toBeGreaterThan(3)
    }
    const [told] = await whole.of(sittingNamed('advice-that-stops'))
    const read = await whole.whole(told?.id ?? '', sittingNamed('advice-that-stops'))
    expect(read?.advice.some(({ isRead }) => isRead)).toBe(true)
  })

  test('one that reads as it did when it was signed shows no change, and one word that did not is marked in it', async () => {
    const texts = await whole.textsOf({ id: 'clause:powers', kind: 'clause' })
    const signed = (readWhole: Readonly<Record<string, string>>) => {
      const sitting = sittingNamed('every-will')
      return {
        ...sitting,
        standings: sitting.standings.map((each) =>
          each.piece.id === 'clause:powers' ? { ...each, signOff: signedAs(each.piece, { readWhole }) } : each,
        ),
      }
    }
    expect((await whole.of(signed(texts))).every(({ otherwise }) => otherwise === 0)).toBe(true)
    const [id = '', text = ''] = Object.entries(texts)[0] ?? []
    const before = signed({ ...texts, [id]: text.replace('my Executors', 'my Trustees') })
    expect((await whole.of(before)).filter(({ otherwise }) => otherwise > 0)).toMatchObject([{ id, otherwise: 1 }])
    const lines = (await whole.whole(id, before))?.clauses.flatMap((clause) => clause.lines) ?? []
    expect(lines.filter(({ change }) => change !== 'same')).toMatchObject([
      { stretches: expect.arrayContaining([{ kind: 'removed', text: expect.stringContaining('Trustees') }]) },
    ])
  })

  test('a clause that a will had when it was signed, and has no more, is struck out in it', async () => {
    const withPets = await whole.of(sittingNamed('pets'))
    const without = kept.wills.find(({ id }) => !withPets.some((each) => each.id === id))?.id ?? ''
    const before = sittingNamed('pets', { [without]: 'I give my dog to Jo.' })
    expect((await whole.of(before))[0]).toMatchObject({ id: without, otherwise: 1 })
    const clause = (await whole.whole(without, before))?.clauses.find(({ piece }) => piece === 'clause:pets')
    expect(clause?.lines).toMatchObject([{ change: 'removed' }])
  })
})
