/** Everything that a lawyer is asked to sign, as a document to print and to write on: a page for each piece. */

import { kindsInWords, type PieceKind, pieceKinds } from '#core/sign-off/kinds.ts'
import type { Standing } from '#core/sign-off/standing.ts'
import { sentenceDifferences } from '#core/sign-off/word-difference.ts'
import {
  type Block,
  bullets,
  type Fact,
  facts,
  heading,
  lines,
  type PackWords,
  type PaperDocument,
  paragraph,
  subheading,
} from './pack/pack-document.ts'

/** The hash as far as a person compares it: in fours. */
const inFours = (hash: string): string => (hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ')

const standingInWords = ({ standing, signOff }: Standing): string => {
  const by = signOff ? `${signOff.name}, ${signOff.qualification}, on ${signOff.signedOn}` : ''
  return {
    signed: `Signed off by ${by}`,
    changed: `Changed since it was signed off by ${by}`,
    never: 'Not signed off',
  }[standing]
}

const CHANGES = { same: '', changed: 'Changed: ', added: 'New: ', removed: 'Gone: ' } as const

const sentences = ({ piece, standing, signOff }: Standing): PackWords[] =>
  standing === 'changed' && signOff
    ? sentenceDifferences(signOff.signed.words, piece.words).map(({ change, stretches }) => [
        { strong: CHANGES[change] },
        ...stretches.map(({ kind, text }) =>
          kind === 'same' ? text : kind === 'removed' ? `[struck out: ${text.trim()}] ` : { strong: text },
        ),
      ])
    : piece.words.map((sentence, at) => {
        const { when = '', ways = [] } = piece.chosen?.[at] ?? {}
        return ways.length === 0 ? sentence : [`${sentence} `, { strong: when }]
      })

const known = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : [])

/** A line of a clause is a paragraph, or an item of a list. */
const inParagraphs = (example: string): Block[] => example.split('\n').map((line) => paragraph(line))

const pageOf = (standing: Standing): Block[] => {
  const { title, when, why, law, examples = [], words, id } = standing.piece
  return [
    { kind: 'new-page', inLargePrint: true },
    heading(title),
    facts(
      { label: 'Name', value: id },
      { label: 'Fingerprint of these words', value: inFours(standing.hash) },
      { label: 'Now', value: standingInWords(standing) },
      ...known('When', when),
      ...known('Why, as the customer reads it', why),
      ...known('Law', law),
    ),
    subheading(words.length === 1 ? 'The words' : `The words, ${words.length} sentences`),
    bullets(...sentences(standing)),
    ...(examples.length > 0 ? [subheading('In made-up wills'), ...examples.slice(0, 4).flatMap(inParagraphs)] : []),
    lines('Agreed, or what should change', 3),
  ]
}

const listOf = (standings: readonly Standing[], kind: PieceKind): Block[] => {
  const own = standings.filter(({ piece }) => piece.kind === kind)
  return own.length === 0
    ? []
    : [
        {
          kind: 'table',
          caption: kindsInWords[kind],
          columns: [
            { title: 'What', align: 'start' },
            { title: 'Fingerprint', align: 'start' },
            { title: 'Now', align: 'start' },
          ],
          rows: own.map((each) => [
            each.piece.title,
            inFours(each.hash),
            { signed: 'signed off', changed: 'changed since', never: 'not signed off' }[each.standing],
          ]),
        },
      ]
}

/** @param made the day it was made, as 2026-11-22. */
export const reviewPacket = (standings: readonly Standing[], made: string): PaperDocument => ({
  id: 'review-packet',
  title: 'Words to sign off',
  fileTitle: `Words to sign off, ${made}`,
  purpose: 'Everything that a customer can be shown and that a lawyer is asked to sign off.',
  blocks: [
    paragraph(
      'Each page has the words of one clause, document or page in every form they can take. What stands in ‹› comes from an answer: a name, a sum, a share, the number of a clause. “‹name›, … and ‹name›” is two names or more.',
    ),
    paragraph(
      'What is signed is exactly these words, with their heading, their law and when they are used. One letter that changes later takes the name off them. The examples are made up, and are not signed.',
    ),
    ...pieceKinds.flatMap((kind) => listOf(standings, kind)),
    ...standings.flatMap(pageOf),
  ],
})
