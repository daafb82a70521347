import { hash } from 'node:crypto'
import { editable } from '#core/will/new-will.ts'
import { editableWillSchema, type Will } from '#core/will/schema.ts'
import type { Contents, Piece } from '#drafting/pack/what-changed.ts'

const sha256 = (data: string | Uint8Array): string => hash('sha256', data, 'hex')

const hashed = (pieces: readonly Piece[]): Piece[] => pieces.map((piece) => ({ ...piece, text: sha256(piece.text) }))

/** Compares as the contents do, and keeps nothing of what they say. */
export const fingerprintOf = ({ clauses, documents }: Contents): Contents => ({
  clauses: hashed(clauses),
  documents: hashed(documents),
})

/** SHA-256 of the answers. The schema puts the fields in one order, whatever order they were saved in. */
export const hashOfAnswers = (will: Will): string => sha256(JSON.stringify(editableWillSchema.parse(editable(will))))

export const hashOfFile = sha256
