import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Piece } from '#core/sign-off/piece.ts'
import { minutesOf, sittingsOf } from '#core/sign-off/sittings.ts'
import { type Standing, standingsOf } from '#core/sign-off/standing.ts'
import { hashOfPiece, readPieces } from '#server/features/sign-offs/sign-off-files.ts'
import { signedAs } from '#testkit/sign-offs.ts'

const pieces = readPieces(join(import.meta.dirname, 'wordings'))
const standings: Standing[] = pieces.map((piece) => ({ piece, hash: hashOfPiece(piece), standing: 'never' }))
const minutes = (all: readonly Standing[], which: 'all' | 'left'): number =>
  sittingsOf(all).reduce((sum, sitting) => sum + minutesOf(sitting)[which].minutes, 0)

test('everything that is signed is read in a working week', () => {
  expect(minutes(standings, 'all')).toBeLessThan(40 * 60)
})

test('whatever one clause is changed in, the rest of the day is left', () => {
  const signed = pieces.map((piece) => signedAs(piece))
  const changes: ((piece: Piece) => Piece)[] = [
    (piece) => ({ ...piece, words: piece.words.with(0, `${piece.words[0]}, as it stands`) }),
    (piece) => ({ ...piece, follows: 'Another clause' }),
    (piece) => ({
      ...piece,
      chosen: piece.chosen?.map((each, at) => (at < 5 ? { ...each, when: `${each.when} Or not.` } : each)),
    }),
  ]
  for (const { id } of pieces.filter(({ kind }) => kind === 'clause'))
    for (const change of changes) {
      const now = pieces.map((piece) => (piece.id === id ? change(piece) : piece))
      const left = minutes(standingsOf(now, signed, hashOfPiece), 'left')
      expect(left, id).toBeGreaterThan(0)
      expect(left, id).toBeLessThan(60)
    }
})
