/** Whether the words of each piece are signed as they stand today. */
import type { Piece } from './piece.ts'
import type { SignOff } from './sign-off.ts'

/** `signed`: these exact words. `changed`: other words of this piece were signed. `never`: no words of it were. */
export const standings = ['changed', 'never', 'signed'] as const
export type StandingName = (typeof standings)[number]

export type Standing = {
  readonly piece: Piece
  readonly hash: string
  readonly standing: StandingName
  /** The sign-off of these words, or else the newest of other words. */
  readonly signOff?: SignOff
}

/** @param signOffs only those whose signature is good. */
export const standingsOf = (
  pieces: readonly Piece[],
  signOffs: readonly SignOff[],
  hashOf: (piece: Piece) => string,
): Standing[] => {
  const byPiece = Map.groupBy(signOffs, ({ piece }) => piece)
  return pieces.map((piece): Standing => {
    const hash = hashOf(piece)
    const newestFirst = (byPiece.get(piece.id) ?? []).toSorted((a, b) => b.signedOn.localeCompare(a.signedOn))
    const same = newestFirst.find((each) => each.hash === hash)
    if (same) return { piece, hash, standing: 'signed', signOff: same }
    const [newest] = newestFirst
    return newest ? { piece, hash, standing: 'changed', signOff: newest } : { piece, hash, standing: 'never' }
  })
}

/** What a passkey is asked for when words are signed: these and no others. */
export const aboutWords = (hash: string): string => `words ${hash.slice(0, 32)}`
