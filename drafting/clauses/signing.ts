import { always, defineClause } from '../clause.ts'
import type { Signature } from '../document.ts'

/**
 * How a will is signed. Empty where the testator reads it and signs it. No question of the product leads to the other forms
 * yet: a testator who needs them is sent to a solicitor. The wording of every form awaits legal sign-off.
 */
export type Signing = {
  /** Who signs in the testator's place, at their direction (Wills Act 1837 s.9(1)(a)). */
  readonly signer?: string
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

const attestation = (testator: string, { signer, readAloud }: Signing): Run[] => {
  const read = readAloud ? reading(testator, readAloud) : []
  const atTheirDirection =
    signer === undefined
      ? []
      : [text(', at the direction of '), name(testator), text(' and in the presence of '), name(testator), text(',')]
  return [
    text('Signed by '),
    name(signer ?? testator),
    text(' as the last will of '),
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
export const signingSentence = ({ signer }: Signing = {}): Run[] =>
  signer === undefined
    ? [text('I sign this will on the date below, in the presence of both witnesses.')]
    : [
        text('At my direction '),
        name(signer),
        text(' signs this will for me on the date below, in my presence and in the presence of both witnesses.'),
      ]

/** No form of attestation is required by law, but without a good one the registry asks for evidence. */
export const signing = defineClause({
  id: 'signing',
  heading: 'Signing',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: {},
  from: [],
  why: 'A will counts only when you sign it in front of two witnesses who are in the room with you together.',
  source: 'Wills Act 1837 s.9; Non-Contentious Probate Rules 1987 rr.12 and 13',
  legalSignOff: 'awaited',
  draft: () => [{ kind: 'paragraph', runs: signingSentence() }],
})
