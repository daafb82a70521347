/** Whom a report is about, and who asks: by names as they are typed. */
import { type Day, isSameDay } from '../text/calendar-day.ts'
import { tidyName, withoutTitle } from '../text/names.ts'

const folded = (name: string): string[] =>
  withoutTitle(tidyName(name))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How a name begins and ends: middle names, titles, accents and capitals are left out by many. Empty of one without a letter. */
export const comparedName = (name: string): string => {
  const parts = folded(name)
  return parts.length > 0 ? `${parts[0]} ${parts.at(-1)}` : ''
}

export const isSameName = (one: string, other: string): boolean =>
  comparedName(one) !== '' && comparedName(one) === comparedName(other)

/** Every end of a name that may be a last name: "van Dyke" and "Dyke". */
export const lastNamesIn = (name: string): string[] => {
  const parts = withoutTitle(tidyName(name)).split(' ')
  return parts.map((_part, at) => parts.slice(at).join(' '))
}

type Known = { readonly name: string; readonly born?: Day | undefined }
export const isMeant = (typed: Known, known: Known): boolean =>
  isSameName(typed.name, known.name) &&
  typed.born !== undefined &&
  known.born !== undefined &&
  isSameDay(typed.born, known.born)

/** What an issuer says of the person on a certificate. */
export type Certified = { readonly name: string; readonly born: Day; readonly died: Day }
export const certifiedFacts = ['name', 'born', 'died'] as const
export type CertifiedFact = (typeof certifiedFacts)[number]

/** What of a certificate differs from what is known: of the account, or else as the asker typed it. */
export const differsFrom = (certified: Certified, known: Partial<Certified>): CertifiedFact[] =>
  certifiedFacts.filter((fact) => {
    if (fact === 'name') return known.name !== undefined && !isSameName(certified.name, known.name)
    const day = known[fact]
    return day !== undefined && !isSameDay(certified[fact], day)
  })

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 12

/** The code of a card from random bytes, in groups of four: no letter that is taken for a figure. */
export const codeFrom = (bytes: Uint8Array): string =>
  [...bytes]
    .slice(0, CODE_LENGTH)
    .map((byte, at) => (at > 0 && at % 4 === 0 ? '-' : '') + LETTERS[byte % LETTERS.length])
    .join('')

/** A code as it is compared, however it was typed. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
