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
  const then = [text(' and then signed by each of us while '), name(testator), text(' was present.')]
  if (signer === undefined)
    return [
      text('Signed by '),
      name(testator),
      text(' as their will while we were both present together'),
      ...read,
      text(','),
      ...then,
    ]
  return [
    text('Signed by '),
    name(signer),
    text(' as the will of '),
    name(testator),
    text(', at the direction of '),
    name(testator),
    text(' and in their presence, while we were both present together'),
    ...read,
    text(','),
    ...then,
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
    ? [text('I sign this will on the date below, with both witnesses in the room with me.')]
    : [
        text('At my direction '),
        name(signer),
        text(' signs this will for me on the date below, in my presence and with both witnesses in the room with us.'),
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
