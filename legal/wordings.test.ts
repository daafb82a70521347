import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stepRows } from '#core/journey/steps.ts'
import { denied, factIn, holds, pieceSchema } from '#core/sign-off/piece.ts'
import { clauseIds } from '#drafting/document.ts'
import { writtenClauses } from '#drafting/wordings.ts'
import { readPieces } from '#server/features/sign-offs/sign-off-files.ts'
import { expectDerived } from '#testkit/derived.ts'
import { completed } from '#testkit/drafted-will.ts'
import { typedFields, withPlaceholders } from '#testkit/will-with-everything.ts'
import { walkedWills, wordingsOfWill } from './walked-wills.ts'
import { fileOf, piecesByFile } from './wordings.ts'

const wills = [...walkedWills()]
const files = piecesByFile(wills, readPieces(join(import.meta.dirname, 'wordings')))
const pieces = Object.values(files).flat()

describe('Every wording that a customer can be shown, as it is kept for signing', () => {
  test.each(Object.entries(files))('%s', async (name, kept) => {
    await expectDerived(fileOf(kept), `wordings/${name}.json`)
  })

  test('is well formed, and no two pieces have one name', () => {
    for (const piece of pieces) expect(() => pieceSchema.parse(piece), piece.id).not.toThrow()
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
  })

  test('there is a piece for every clause, with words and an example', () => {
    for (const id of clauseIds) {
      const piece = pieces.find((each) => each.id === `clause:${id}`)
      expect(piece?.words.length, id).toBeGreaterThan(0)
      expect(piece?.examples?.length, id).toBeGreaterThan(0)
    }
  })

  test('what each step asks is in one, and what it says when it writes nothing', () => {
    const words = new Set(pieces.flatMap((piece) => piece.words))
    const asked = stepRows.flatMap(({ title, writesNothing = [] }) => [title].concat(writesNothing))
    expect(asked.filter((each) => !words.has(each))).toEqual([])
  })

  test('so is what a will cannot change, at the question of how a home is owned', () => {
    const found = pieces.filter(({ words }) => words.some((each) => each.includes('A will cannot change that.')))
    expect(found.map(({ kind }) => kind)).toContain('question')
  })

  test('no piece has a blank in it: only complete wills are signed', () => {
    expect(
      pieces.filter(({ kind, words }) => kind === 'clause' && words.some((each) => each.includes('‹blank›'))),
    ).toEqual([])
  })
})

test('nothing that a customer typed is part of the words that are signed', () => {
  expect(typedFields.size).toBeGreaterThan(30)
  const { will, placeholders } = withPlaceholders()
  const said = [...wordingsOfWill(completed(will)).values()].flat().join('\n')
  expect([...placeholders.keys()].filter((typed) => said.includes(typed))).toEqual([])
})

test('a rule with one fact denied says something else than the code, in some will', () => {
  const byClause = Map.groupBy(wills.flatMap(writtenClauses), ({ clause }): string => clause)
  const survivors: string[] = []
  let mutants = 0
  for (const { id, words, chosen = [] } of pieces.filter(({ kind }) => kind === 'clause')) {
    const seen = byClause.get(id.slice('clause:'.length)) ?? []
    const said = seen.map(({ blocks }) => new Set(blocks.flat(2)))
    for (const [at, { ways }] of chosen.entries()) {
      const sentence = words[at] ?? ''
      const changed = ways.flatMap((way, place) =>
        way.all.map((fact, index) => {
          const { fact: bare, isDenied } = factIn(fact)
          return ways.with(place, { ...way, all: way.all.with(index, isDenied ? bare : denied(bare)) })
        }),
      )
      for (const mutant of changed) {
        mutants += 1
        if (seen.every(({ facts }, index) => holds(mutant, facts) === said[index]?.has(sentence)))
          survivors.push(`${id}: ${sentence}: ${JSON.stringify(mutant)}`)
      }
    }
  }
  expect(mutants).toBeGreaterThan(1000)
  expect(survivors).toEqual([])
}, 120_000)
