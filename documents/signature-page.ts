import type { Run, Signature } from '#drafting/document.ts'

/** What stands where a will is signed, apart from its rules to write on: the same in every form in which a will is set. */
export type SignaturePage = Pick<Signature, 'attestation'> & {
  /** Who signs, and nobody else. */
  readonly only: readonly Run[]
  /** Under the rules for the one who signs. */
  readonly lines: readonly [signature: string, date: string]
  readonly witnesses: readonly [string, string]
  /** Under the rules for each witness. Empty: the rule goes on with the one above. */
  readonly byWitness: readonly string[]
}

export const signaturePage = ({ name, signer, attestation }: Signature): SignaturePage => ({
  attestation,
  only: [
    { kind: 'text', text: 'Only ' },
    { kind: 'name', text: signer ?? name },
    { kind: 'text', text: ' signs here' },
    ...(signer
      ? ([
          { kind: 'text', text: ', for ' },
          { kind: 'name', text: name },
        ] as const)
      : []),
  ],
  lines: [signer ? `Signature of ${signer} for ${name}` : `Signature of ${name}`, 'Date'],
  witnesses: ['First witness', 'Second witness'],
  byWitness: ['Signature', 'Full name', 'Address', '', 'Occupation'],
})
