import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { denied, departuresOf, type Piece, type WrittenClause } from '#core/sign-off/piece.ts'
import { type Pattern, patternOf, patterns, piecesOf } from '#core/sign-off/sittings.ts'
import { type Standing, standingsOf } from '#core/sign-off/standing.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { clauseIds } from '#drafting/document.ts'
import { writtenClauses } from '#drafting/wordings.ts'
import { hashOfPiece, readPieces } from '#server/features/sign-offs/sign-off-files.ts'
import { today } from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { signedAs } from '#testkit/sign-offs.ts'
import { willOf } from './walked-wills.ts'

const pieces = readPieces(join(import.meta.dirname, 'wordings')).filter(({ kind }) => kind === 'clause')
const pieceOf = (clause: string): Piece | undefined => pieces.find(({ id }) => id === `clause:${clause}`)

/** Other wills than those from which the list is made. `EVERY_WILL=20000 SEED=random` tries so many others. */
const WILLS = Number(process.env.EVERY_WILL ?? fewerRuns(12))
const FIRST_SEED = (fc.readConfigureGlobal().seed ?? Date.now() % 1_000_000) * 1000

const drawn = Array.from({ length: WILLS }, (_, at) => FIRST_SEED + at).flatMap((seed) =>
  willOf(seed).flatMap((will) => {
    const completion = completeWill(will, today)
    return completion.ok ? [{ seed, clauses: writtenClauses(completion.will) }] : []
  }),
)
const wills = drawn.map(({ clauses }) => clauses)

const departures = (clauses: readonly WrittenClause[]) =>
  clauses.flatMap((written) => {
    const piece = pieceOf(written.clause)
    return piece ? departuresOf(piece, written) : [{ piece: written.clause, why: 'unknown', sentence: '' }]
  })

describe('Every will is made of what a lawyer is shown', () => {
  test('its sentences, the choice of each and their order are in the list', { timeout: 20_000 + 10 * WILLS }, () => {
    expect(drawn.length).toBeGreaterThan(WILLS * 0.9)
    const outside = drawn.flatMap(({ seed, clauses }) => departures(clauses).map((each) => ({ seed, ...each })))
    const seeds = [...new Set(outside.map(({ seed }) => seed))]
    expect(
      outside,
      `New words of a clause: \`npm run derived\`. A rare choice of known words: add its seed to legal/rare-wills.ts first: ${seeds.join(', ')}`,
    ).toEqual([])
  })

  test('clauses stand in the order of the list', () => {
    for (const will of wills) {
      const ids: string[] = will.map(({ clause }) => clause)
      expect(ids).toEqual(['testator', ...clauseIds.filter((id) => id !== 'testator')].filter((id) => ids.includes(id)))
    }
  })

  test.each([
    ['a sentence that nobody was shown', (block: string[][]) => [...block, ['My cat has everything']], 'unknown'],
    ['a sentence that is missing', () => [], 'left out'],
  ] as const)('%s is found', (_what, planted, why) => {
    const [will = []] = wills
    const changed = will.map((written) =>
      written.clause === 'powers'
        ? {
            ...written,
            blocks: written.blocks.map((block, at) => (at === 0 ? planted(block.map((each) => [...each])) : block)),
          }
        : written,
    )
    expect(departures(changed).map(({ why: found }) => found)).toContain(why)
  })

  test('so is a sentence that is known and stands in a will that should not have it', () => {
    const [will = []] = wills
    const wish = 'I would like to be cremated'
    const [other] = ['I would like to be buried', 'I would like a green burial']
    const changed = will.map((written) =>
      written.clause === 'funeral' ? { ...written, blocks: [[[wish, other ?? '']]] } : written,
    )
    expect(departures(changed).map(({ why }) => why)).toContain('chosen otherwise')
  })

  test('so are sentences in another order', () => {
    const [will = []] = wills
    const changed = will.map((written) =>
      written.clause === 'powers' ? { ...written, blocks: written.blocks.toReversed() } : written,
    )
    expect(departures(changed).map(({ why }) => why)).toContain('in another order')
  })
})

describe('The rules that choose sentences', () => {
  test('each has words, and no two rules of a clause that differ say the same', () => {
    for (const { id, chosen = [], words } of pieces) {
      expect(chosen.length, id).toBe(words.length)
      const said = new Map<string, string>()
      for (const { when, ways } of chosen) {
        expect(when, id).not.toMatch(/undefined|[=#]/)
        expect(said.get(when) ?? JSON.stringify(ways), `${id}: ${when}`).toBe(JSON.stringify(ways))
        said.set(when, JSON.stringify(ways))
      }
    }
  })
})

/** A pattern is signed where each of its clauses is, and changed where one that was signed is not as it was. */
const standingOfPattern = (pattern: Pattern, all: readonly Standing[]): Standing['standing'] => {
  const own = piecesOf(pattern, all).map(({ standing }) => standing)
  if (own.every((each) => each === 'signed')) return 'signed'
  return own.every((each) => each === 'never') ? 'never' : 'changed'
}

describe('A pattern', () => {
  const signed = pieces.map((piece) => signedAs(piece))
  const voidedBy = (changed: readonly Piece[]): string[] => {
    const standings = standingsOf(changed, signed, hashOfPiece)
    return patterns.filter((pattern) => standingOfPattern(pattern, standings) !== 'signed').map(({ id }) => id)
  }
  const changing = (clause: string, change: (piece: Piece) => Piece): Piece[] =>
    pieces.map((piece) => (piece.id === `clause:${clause}` ? change(piece) : piece))

  test('has every clause in one of them, and no clause in two', () => {
    expect(patterns.flatMap(({ clauses }) => [...clauses] as string[]).toSorted()).toEqual([...clauseIds].toSorted())
  })

  test('is signed while nothing changes', () => {
    expect(voidedBy(pieces)).toEqual([])
  })

  test.each(clauseIds)('one letter of %s takes the signature off its pattern and off no other', (clause) => {
    const changed = changing(clause, (piece) => ({ ...piece, words: piece.words.with(-1, `${piece.words.at(-1)}!`) }))
    expect(voidedBy(changed)).toEqual([patternOf(clause)?.id])
  })

  test.each(clauseIds.filter((id) => pieceOf(id)?.chosen?.some(({ ways }) => ways.length > 0)))(
    'so does another rule in %s',
    (clause) => {
      const changed = changing(clause, (piece) => ({
        ...piece,
        chosen: piece.chosen?.map((each) => ({
          ...each,
          ways: each.ways.map((way) => ({ ...way, all: way.all.map((fact) => denied(fact)) })),
        })),
      }))
      expect(voidedBy(changed)).toEqual([patternOf(clause)?.id])
    },
  )

  test.each(clauseIds.filter((id) => (pieceOf(id)?.words.length ?? 0) > 1))('so does another order in %s', (clause) => {
    const changed = changing(clause, (piece) => ({
      ...piece,
      words: piece.words.toReversed(),
      chosen: piece.chosen?.toReversed(),
    }))
    expect(voidedBy(changed)).toEqual([patternOf(clause)?.id])
  })

  test('a clause that stands behind another one takes it off its own', () => {
    const changed = changing('pets', (piece) => ({ ...piece, follows: 'Guardians' }))
    expect(voidedBy(changed)).toEqual(['pets'])
  })
})
