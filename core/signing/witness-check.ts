/**
 * Whether a person may watch a will being signed. A gift to a witness, or to the husband, wife or civil partner of one, is void
 * (Wills Act 1837 s.15); the will stands. Keeping away everyone else whom a will names is caution.
 */
import { isFullName, tidyPostcode } from '../text/names.ts'
import { fullNameOf, otherNamesOf } from '../will/details-table.ts'
import { witnessTicks } from '../will/lists.ts'
import type { Address, Will } from '../will/schema.ts'
import type { PlannedWitness, SaidOfWitness, SigningPlan } from '../will/signing-schema.ts'
import { type PersonOfWill, peopleOfWill } from './people-of-will.ts'
import { type Likeness, likeness } from './witness-names.ts'

/** The testator among the people asked about, who is not one of the people of the will. */
export const TESTATOR = 0

export type WitnessQuestion = SaidOfWitness['question']

/** What is the same: the reason why a witness is asked about. */
export type Because = 'name' | 'last name' | 'first name' | 'address'

/** People of the will by id; `TESTATOR` for the testator. */
export type WitnessCheck =
  | { readonly is: 'missing' }
  | { readonly is: 'half a name' }
  /** `asked`: something was like, and was answered with No. */
  | { readonly is: 'clear'; readonly asked?: true }
  | { readonly is: 'stopped'; readonly why: 'named'; readonly people: readonly PersonOfWill[] }
  | { readonly is: 'stopped'; readonly why: 'testator' | 'signs for the testator' | 'other witness' }
  | { readonly is: 'stopped'; readonly why: 'Same person' | 'Related'; readonly about: readonly number[] }
  | {
      readonly is: 'asked'
      readonly question: WitnessQuestion
      readonly because: Because
      readonly about: readonly number[]
    }

type Known = { readonly id: number; readonly names: readonly string[]; readonly address: Address | undefined }

const testatorOf = ({ details }: Will): Known => ({
  id: TESTATOR,
  names: [fullNameOf(details), ...otherNamesOf(details).flatMap((names) => names.split(/[,;]| and | or /))].filter(
    (name) => name.trim() !== '',
  ),
  address: details.address,
})

const plain = (words: string): string => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const squeezed = (words: string): string => plain(words).replace(/[^\p{L}\p{N}]/gu, '')
const wordsIn = (words: string): string[] =>
  plain(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether an address as it was typed is this one: the same house, with the same postcode or in the same street. */
const isAddress = (typed: string, address: Address | undefined): boolean => {
  if (!address || typed.trim() === '') return false
  const written = wordsIn(typed)
  const house = wordsIn(address.house_name)
  if (house.length === 0 || !house.every((word) => written.includes(word))) return false
  const [postcode, street] = [squeezed(tidyPostcode(address.postcode)), squeezed(address.street_address ?? '')]
  const isIn = (part: string): boolean => part !== '' && squeezed(typed).includes(part)
  return isIn(postcode) || isIn(street)
}

const order: readonly Likeness[] = ['none', 'first name', 'last name', 'alike', 'same']

const closest = (typed: string, names: readonly string[]): Likeness =>
  names.map((name) => likeness(typed, name)).toSorted((one, other) => order.indexOf(other) - order.indexOf(one))[0] ??
  'none'

/** What was answered about all of these people; undefined while that is not said. An answer about fewer people does not count. */
const answered = (
  said: readonly SaidOfWitness[],
  question: WitnessQuestion,
  about: readonly number[],
): 'Yes' | 'No' | undefined => {
  const answers = said.filter((each) => each.question === question)
  if (about.length === 0) return answers.at(-1)?.answer
  if (answers.some(({ answer, about: those }) => answer === 'Yes' && those.some((id) => about.includes(id))))
    return 'Yes'
  return about.every((id) => answers.some((each) => each.answer === 'No' && each.about.includes(id))) ? 'No' : undefined
}

type Asked = { readonly question: WitnessQuestion; readonly because: Because; readonly about: readonly number[] }

/** @param other The name of the other witness, empty while there is none. */
export const checkWitness = (
  will: Will,
  { name, address = '', said = [] }: Partial<PlannedWitness> & Pick<PlannedWitness, 'name'>,
  other = '',
): WitnessCheck => {
  if (name.trim() === '') return { is: 'missing' }
  const testator = testatorOf(will)
  const people = peopleOfWill(will)
  const known: Known[] = people.map(({ person }) => ({
    id: person.id,
    names: [person.fullname],
    address: person.fulladdress,
  }))
  const like = (wanted: Likeness): number[] =>
    [testator, ...known].filter(({ names }) => closest(name, names) === wanted).map(({ id }) => id)

  const same = like('same')
  if (same.includes(TESTATOR)) return { is: 'stopped', why: 'testator' }
  if (same.length > 0)
    return { is: 'stopped', why: 'named', people: people.filter(({ person }) => same.includes(person.id)) }
  if (!isFullName(name)) return { is: 'half a name' }
  const signer = likeness(name, will.attestation?.signer ?? '')
  if (signer === 'same') return { is: 'stopped', why: 'signs for the testator' }
  const toOther = likeness(name, other)
  if (toOther === 'same') return { is: 'stopped', why: 'other witness' }

  const alike = like('alike')
  const lastName = [...like('last name'), ...alike]
  const house = [testator, ...known].filter((each) => isAddress(address, each.address)).map(({ id }) => id)
  const questions: readonly Asked[] = [
    { question: 'Same person', because: 'name', about: alike },
    { question: 'Related', because: 'last name', about: lastName },
    { question: 'Same person', because: 'first name', about: like('first name') },
    { question: 'Related', because: 'address', about: house },
  ]
  const ofNobodyInWill: readonly Asked[] = [
    ...(toOther === 'alike' ? [{ question: 'Other witness', because: 'name', about: [] } as const] : []),
    ...(signer === 'alike' ? [{ question: 'Signs for you', because: 'name', about: [] } as const] : []),
  ]
  const all = [...questions.filter(({ about }) => about.length > 0), ...ofNobodyInWill]
  const given = all.map((each) => ({ ...each, answer: answered(said, each.question, each.about) }))
  // What is known to stand against a witness comes before what is still to be asked.
  for (const { question, about, answer } of given) {
    if (answer !== 'Yes') continue
    if (question === 'Other witness') return { is: 'stopped', why: 'other witness' }
    if (question === 'Signs for you') return { is: 'stopped', why: 'signs for the testator' }
    if (question === 'Same person' && about.includes(TESTATOR) && about.length === 1)
      return { is: 'stopped', why: 'testator' }
    return { is: 'stopped', why: question, about }
  }
  const open = given.find(({ answer }) => answer === undefined)
  if (open) return { is: 'asked', question: open.question, because: open.because, about: open.about }
  return { is: 'clear', ...(all.length > 0 && { asked: true as const }) }
}

/** What the check says of both witnesses, each with regard to the other. */
export const checkWitnesses = (
  will: Will,
  [first, second]: readonly Pick<PlannedWitness, 'name' | 'address' | 'said'>[],
): readonly [WitnessCheck, WitnessCheck] => [
  first ? checkWitness(will, first) : { is: 'missing' },
  second ? checkWitness(will, second, first?.name) : { is: 'missing' },
]

/** Whether nothing speaks against the two witnesses of a plan, and the testator has said what only the testator can know. */
export const witnessesAreClear = (
  will: Will,
  { witnesses, ticks }: Pick<SigningPlan, 'witnesses' | 'ticks'>,
): boolean =>
  checkWitnesses(will, witnesses).every(({ is }) => is === 'clear') &&
  witnessTicks.every((tick) => ticks.includes(tick))
