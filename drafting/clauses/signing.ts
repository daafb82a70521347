import type { Will } from '#core/will/schema.ts'
import { always, defineClause, type Part } from '../clause.ts'
import type { Signature } from '../document.ts'

/**
 * How a will is signed. Empty where the testator reads it and signs it. The other forms are chosen when the signing is planned.
 * The wording of every form awaits legal sign-off.
 */
export type Signing = {
  /** Who signs in the testator's place, at their direction (Wills Act 1837 s.9(1)(a)). */
  readonly signer?: string
  /** The testator makes a mark in the place of a signature. */
  readonly mark?: true
  /** Who read the will aloud. The registry asks for evidence otherwise (Non-Contentious Probate Rules 1987 r.13). */
  readonly readAloud?: { readonly reader: string; readonly interpreter?: string }
}

type Run = { readonly kind: 'text' | 'name'; readonly text: string }

const text = (words: string): Run => ({ kind: 'text', text: words })
const name = (words: string): Run => ({ kind: 'name', text: words })

const reading = (testator: string, { reader, interpreter }: NonNullable<Signing['readAloud']>): Run[] => [
  text(', after it had been read aloud to '),
  name(testator),
  text(' by '),
  name(reader),
  ...(interpreter === undefined ? [] : [text(' and interpreted by '), name(interpreter)]),
  text(' in our presence, and '),
  name(testator),
  text(' had said that they understood and approved it'),
]

const attestation = (testator: string, { signer, mark, readAloud }: Signing): Run[] => {
  const read = readAloud ? reading(testator, readAloud) : []
  const atTheirDirection =
    signer === undefined
      ? []
      : [text(', at the direction of '), name(testator), text(' and in the presence of '), name(testator), text(',')]
  return [
    text('Signed by '),
    name(signer ?? testator),
    text(
      mark && signer === undefined
        ? ', with a mark in the place of a signature, as the last will of '
        : ' as the last will of ',
    ),
    name(testator),
    ...atTheirDirection,
    text(' in our joint presence'),
    ...read,
    text(', and then signed by each of us in the presence of '),
    name(testator),
    text('.'),
  ]
}

/** Where a will is signed, and what stands above the witnesses' signatures. */
export const signatureOf = (testator: string, signing: Signing = {}): Signature => ({
  name: testator,
  ...(signing.signer !== undefined && { signer: signing.signer }),
  attestation: attestation(testator, signing),
})

/** The last sentence of the will, which says how it is signed. */
export const signingSentence = ({ signer, mark }: Signing = {}): Run[] =>
  signer === undefined && mark
    ? [text('I make my mark on this will on the date below, in the presence of both witnesses.')]
    : signer === undefined
      ? [text('I sign this will on the date below, in the presence of both witnesses.')]
      : [
          text('At my direction '),
          name(signer),
          text(' signs this will for me on the date below, in my presence and in the presence of both witnesses.'),
        ]

/** How a will is signed, as its testator has planned it. */
export const signingOf = ({ attestation: planned }: Pick<Will, 'attestation'>): Signing => {
  const { reader, interpreter, mark, signer } = planned ?? {}
  return {
    ...(signer !== undefined && { signer }),
    ...(mark !== undefined && { mark }),
    ...(reader !== undefined && { readAloud: { reader, ...(interpreter !== undefined && { interpreter }) } }),
  }
}

const howSigned: Part<Signing> = { steps: [], of: signingOf, outline: signingOf }

/** No form of attestation is required by law, but without a good one the registry asks for evidence. */
export const signing = defineClause({
  id: 'signing',
  heading: 'Signing',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: { howSigned },
  from: ['attestation'],
  why: 'A will counts only when you sign it in front of two witnesses who are in the room with you together.',
  source: 'Wills Act 1837 s.9; Non-Contentious Probate Rules 1987 rr.12 and 13',
  draft: ({ howSigned: signed }) => [{ kind: 'paragraph', runs: signingSentence(signed) }],
})
