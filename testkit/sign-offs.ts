import type { Piece } from '#core/sign-off/piece.ts'
import type { SignOff } from '#core/sign-off/sign-off.ts'
import { hashOfPiece, readSignOffs, type SignOffs } from '#server/features/sign-offs/sign-off-files.ts'
import { noWholeWills } from '#server/features/sign-offs/whole-wills.ts'

/** As if a lawyer had signed a piece. Nobody has: the signature is none, and is not looked at here. */
export const signedAs = (piece: Piece, given: Partial<SignOff> = {}): SignOff => ({
  format: 'heirloom-sign-off-1',
  piece: piece.id,
  hash: hashOfPiece(piece),
  name: 'Nia Example',
  qualification: 'made up',
  signedOn: '2026-10-03',
  key: '0'.repeat(16),
  signed: piece,
  signature: 'x',
  ...given,
})

/** Where no words are kept, as in most tests. */
export const noSignOffs: SignOffs = {
  standings: [],
  signOffs: [],
  keys: [],
  wholeWills: () => noWholeWills,
  faults: [],
}

/** The words of this repository with what is signed of them. */
export const keptSignOffs = (): SignOffs => readSignOffs()
