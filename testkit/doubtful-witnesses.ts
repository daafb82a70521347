/** Names of witnesses who are in a will, or may be, or may be the partner of one who is; and the ways to say that they watched. */

import { peopleOfWill } from '#core/signing/people-of-will.ts'
import { noteAfterwards } from '#core/signing/signing-state.ts'
import { noteOfPlan } from '#core/signing/table.ts'
import type { SigningDoor } from '#core/signing/verdict.ts'
import { checkWitness } from '#core/signing/witness-check.ts'
import { lastChecks, witnessTicks } from '#core/will/lists.ts'
import type { Address, Will } from '#core/will/schema.ts'
import type { SaidOfWitness, Signing, SigningPlan } from '#core/will/signing-schema.ts'

/** A day on which the documents of the tests are made. */
export const SIGNED_ON = { day: 3, month: 11, year: 2026 }

export type Variant = { readonly name: string; readonly what: string; readonly address?: string }

const titles = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Dr.', 'Prof', 'Sir', 'Dame', 'Rev', 'Canon', 'Captain', 'Cllr']

const short: Readonly<Record<string, readonly string[]>> = {
  Margaret: ['Peggy', 'Maggie', 'Meg', 'Greta'],
  Thomas: ['Tom', 'Tommy'],
  Daniel: ['Dan', 'Danny'],
  Anne: ['Annie', 'Ann', 'Anna', 'Nan'],
  Peter: ['Pete'],
}

const accented = (name: string): string =>
  name.replace(/[aeu]/g, (letter) => ({ a: 'á', e: 'é', u: 'ü' })[letter] ?? letter)

/** Every way in which a name of two words is written: all of them may be the same person. */
const waysToWrite = (fullname: string): Variant[] => {
  const [first = '', last = ''] = [fullname.split(' ')[0], fullname.split(' ').at(-1)]
  const as = (what: string, ...names: string[]): Variant[] => names.map((name) => ({ name, what }))
  return [
    ...as('as it stands', fullname),
    ...as('a title', ...titles.map((title) => `${title} ${fullname}`)),
    ...as('a title and the last name', `Mrs ${last}`, `Dr ${last}`),
    ...as('letters', fullname.toUpperCase(), fullname.toLowerCase()),
    ...as('the last name first', `${last} ${first}`),
    ...as('an initial', `${first.charAt(0)} ${last}`, `${first.charAt(0)}. ${last}`, `${first.charAt(0)}.J. ${last}`),
    ...as('a middle name', `${first} Louise ${last}`, `${first} Q. ${last}`),
    ...as('an accent', accented(fullname)),
    ...as('two last names', `${first} ${last}-Okafor`, `${first} Okafor-${last}`, `${first} ${last} Okafor`),
    ...as('a married name', `${first} Okonkwo`, `${first} Okonkwo née ${last}`),
    ...as('a Welsh patronymic', `${first} ap ${last}`, `${first} ferch ${last}`),
    ...as('a hyphen', `${first}-Jane ${last}`),
    ...as('a letter more or less', `${fullname}e`, `${first} ${last}s`, `${first}${first.at(-1)} ${last}`),
    ...as('after the name', `${fullname} MBE`, `${fullname} Jnr`),
    ...as('a short name', ...(short[first] ?? []).map((each) => `${each} ${last}`)),
    ...as('the partner, by the last name', `Bronwen ${last}`, `Bronwen ${last}-Lloyd`, `Mr B. ${last}`),
  ]
}

const written = ({ house_name, street_address = '', town = '', postcode }: Address): string =>
  [`${house_name} ${street_address}`, town, postcode].join(', ')

/** The names under which everybody in a will, the testator too, and those who live with them could have watched. */
export const namesOfDoubt = (will: Will): Variant[] => {
  const { details } = will
  const people = [
    `${details.first_name} ${details.last_name}`,
    ...peopleOfWill(will).map(({ person }) => person.fullname),
  ].flatMap(waysToWrite)
  const homes = [details.address, ...will.persons.map(({ fulladdress }) => fulladdress)].flatMap((address, at) =>
    address
      ? [
          {
            name: ['Bronwen Okonkwo', 'Idris Vaughan', 'Gwen Lleyn', 'Nia Morse'][at % 4] ?? '',
            what: 'the partner, at one address',
            address: written(address),
          },
        ]
      : [],
  )
  return [...new Map([...people, ...homes].map((each) => [`${each.name} ${each.address}`, each])).values()]
}

/** Nobody of these is in the example will. The last name of one is in it, and the first name of another. */
export const goodWitnesses: readonly Variant[] = [
  { name: 'Mary Okafor', what: 'another name' },
  { name: 'Dr Mary Okafor', what: 'a title' },
  { name: 'Siân ap Gruffydd', what: 'a Welsh name' },
  { name: 'Jean-Luc O’Neill', what: 'a hyphen and an apostrophe' },
  { name: 'Gareth Price', what: 'a last name that somebody in the will has' },
  { name: 'Daniel Smith', what: 'a first name that somebody in the will has' },
]

/** Answers with No what is asked about both witnesses, as a customer does of whom it is not so. */
export const deniedOf = (will: Will, { witnesses, witnessDetails, said }: Signing): Pick<Signing, 'said'> => {
  const denied = witnesses.map((name, at) => {
    const answers: SaidOfWitness[] = [...(said?.[at] ?? [])]
    const other = at === 1 ? witnesses[0] : ''
    for (let left = 10; left > 0; left -= 1) {
      const check = checkWitness(will, { name, address: witnessDetails?.[at]?.address, said: answers }, other)
      if (check.is !== 'asked') break
      answers.push({ question: check.question, about: [...check.about], answer: 'No' })
    }
    return answers
  })
  return { said: [denied[0] ?? [], denied[1] ?? []] }
}

const OTHER = 'Olwen Fairfax'

const both = (name: string, at: 0 | 1): [string, string] => (at === 0 ? [name, OTHER] : [OTHER, name])

const planOf = ({ name, address }: Variant, at: 0 | 1): SigningPlan => ({
  day: SIGNED_ON,
  time: '11:00',
  place: 'At home',
  remind: true,
  witnesses: both(name, at).map((each) => ({ name: each, ...(each === name && address && { address }), said: [] })),
  ticks: [...witnessTicks],
  step: 'check',
  checked: [...lastChecks],
  turn: 1,
})

const detailsOf = ({ address }: Variant, at: 0 | 1): NonNullable<Signing['witnessDetails']> => {
  const details = address === undefined ? {} : { address }
  return at === 0 ? [details, {}] : [{}, details]
}

/** What each way notes of these witnesses. Where an address is not asked for, who lives there is known by the tick alone. */
export const doorsTo: Readonly<Record<SigningDoor, (will: Will, variant: Variant, at: 0 | 1) => Signing>> = {
  planner: (_will, variant, at) => noteOfPlan(planOf(variant, at), { on: SIGNED_ON, details: detailsOf(variant, at) }),
  'said later': (_will, { name, address }, at) =>
    noteAfterwards(undefined, {
      on: SIGNED_ON,
      witnesses: both(name, at),
      ticks: witnessTicks.filter((tick) => address === undefined || tick !== 'Neither is a partner'),
    }),
  corrected: (_will, variant, at) => {
    const witnesses = both(variant.name, at)
    const table: Signing = { on: SIGNED_ON, witnesses, witnessDetails: detailsOf(variant, at) }
    return noteAfterwards(table, { on: SIGNED_ON, witnesses, ticks: [...witnessTicks] })
  },
  'kept on the device': (_will, { name }, at) => ({ on: SIGNED_ON, witnesses: both(name, at) }),
  'asked directly': (_will, variant, at) => ({
    on: SIGNED_ON,
    witnesses: both(variant.name, at),
    witnessDetails: detailsOf(variant, at),
    ticks: [...witnessTicks],
  }),
}
