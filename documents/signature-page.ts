import encodeQR from 'qr'
import { type MarkedPlace, textOfMark } from '#core/signing/page-marks.ts'
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

/** Letters on a page, as a rule at least. Of a will that takes more pages the last have no mark, and are looked at by eye. */
const LETTERS_OF_A_PAGE = 1300
const LETTERS_OF_A_LARGE_PAGE = 650
/** Every pattern is read as well. To find the one that the standard likes best takes ten times as long. */
const MASK = 2

/** A QR code (ISO/IEC 18004) as a drawing, without the white around it: the margin of the paper is that. */
const drawn = (text: string): string => {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1, encoding: 'alphanumeric', mask: MASK })
  const size = modules.length - 2
  const runs = modules.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => `M${index - 1} ${y - 1}h${length}v1h-${length}z`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${runs.join('')}"/></svg>`
}

/** The drawings of the marks of a will, for the template. @param letters How long its words are. */
export const marksOf = (code: string, letters: number, large: boolean) => {
  const mark = (at: MarkedPlace) => drawn(textOfMark({ code, at }))
  const pages = Math.ceil(letters / (large ? LETTERS_OF_A_LARGE_PAGE : LETTERS_OF_A_PAGE)) + 1
  return {
    pages: Array.from({ length: pages }, (_page, index) => mark(index + 1)),
    testator: mark('testator'),
    witnesses: mark('witnesses'),
  }
}
