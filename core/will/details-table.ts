import { dayInWords } from '../text/calendar-day.ts'
import { isFilled } from '../text/names.ts'
import { addressLine } from './address-lines.ts'
import type { Details } from './schema.ts'

/** The details of the testator, each in a row: how it is asked for, and all that reads it. A detail without a row does not compile. */

/** What form LP1F or LP1H asks of its donor. */
export type LpaBox =
  | 'Title'
  | 'First names'
  | 'Last name'
  | 'Other names you are known by'
  | 'Date of birth'
  | 'Address'
  | 'Email'

export type Detail = {
  readonly askedWith: 'name' | 'address' | 'date of birth'
  readonly label: string
  /** By which a browser fills it in. */
  readonly autoComplete?: string
  readonly isOptional?: boolean
  /**
   * `word`: of the full name. `other`: a name beside it. Both stand in the will and its summary, are known at the table without a
   * network, and are those with which the name of a witness is compared.
   */
  readonly name?: 'word' | 'other'
  /** The box of the powers of attorney that it goes into. */
  readonly lpa?: LpaBox
}

export const detailsTable = {
  title: { askedWith: 'name', label: 'Title', autoComplete: 'honorific-prefix', isOptional: true, lpa: 'Title' },
  first_name: { askedWith: 'name', label: 'First name', autoComplete: 'given-name', name: 'word', lpa: 'First names' },
  middle_name: {
    askedWith: 'name',
    label: 'Middle names',
    autoComplete: 'additional-name',
    isOptional: true,
    name: 'word',
    lpa: 'First names',
  },
  last_name: { askedWith: 'name', label: 'Last name', autoComplete: 'family-name', name: 'word', lpa: 'Last name' },
  also_known_as: {
    askedWith: 'name',
    label: 'Also known as',
    isOptional: true,
    name: 'other',
    lpa: 'Other names you are known by',
  },
  address: { askedWith: 'address', label: 'Address', lpa: 'Address' },
  phone: { askedWith: 'address', label: 'Phone number', autoComplete: 'tel', isOptional: true },
  email: { askedWith: 'address', label: 'Email', isOptional: true, lpa: 'Email' },
  dob: { askedWith: 'date of birth', label: 'Date of birth', lpa: 'Date of birth' },
} as const satisfies Record<keyof Details, Detail>

type Row = { readonly detail: keyof Details } & Detail

const rows: readonly Row[] = Object.entries<Detail>(detailsTable).map(([detail, row]) => ({
  ...row,
  detail: detail as keyof Details,
}))

/** The details that one question asks for. */
export const detailsAskedWith = (question: Detail['askedWith']): (keyof Details)[] =>
  rows.filter(({ askedWith }) => askedWith === question).map(({ detail }) => detail)

export type AskedWithName = {
  [Name in keyof typeof detailsTable]: (typeof detailsTable)[Name]['askedWith'] extends 'name' ? Name : never
}[keyof typeof detailsTable]

/** The details that are typed where the name is asked for, in their order. */
export const askedWithName = detailsAskedWith('name') as readonly AskedWithName[]

const inWords = ({ address, dob, ...texts }: Details, detail: keyof Details): string | undefined => {
  if (detail === 'address') return address && addressLine(address)
  return detail === 'dob' ? dob && dayInWords(dob) : texts[detail]
}

const said = (details: Details, isMeant: (row: Row) => boolean): string[] =>
  rows
    .filter(isMeant)
    .map(({ detail }) => inWords(details, detail))
    .filter(isFilled)
    .map((words) => words.trim())

/** "Margaret", "Ellen", "Hale" */
const wordsOfName = (details: Details): string[] => said(details, ({ name }) => name === 'word')

/** The testator's full name as written in the will. */
export const fullNameOf = (details: Details): string => wordsOfName(details).join(' ')

/** The names that the testator has beside the full one. */
export const otherNamesOf = (details: Details): string[] => said(details, ({ name }) => name === 'other')

/** "Peggy Hale"; undefined where there is no other name. */
export const alsoKnownAs = (details: Details): string | undefined => otherNamesOf(details).join(', ') || undefined

/** The details without those that are no name. */
export const onlyNames = (details: Details): Details =>
  Object.fromEntries(rows.filter(({ name }) => name !== undefined).map(({ detail }) => [detail, details[detail]]))

/** What goes into a box of a power of attorney, in words; undefined where it is not given. */
export const inLpaBox = (details: Details, box: LpaBox): string | undefined =>
  said(details, ({ lpa }) => lpa === box).join(box === 'Other names you are known by' ? ', ' : ' ') || undefined
