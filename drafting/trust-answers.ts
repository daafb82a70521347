/** The answers about trusts, ages and belongings in words, for the steps that ask for them. */

import { isFilled } from '#core/text/contact.ts'
import { poundsInWords } from '#core/text/money.ts'
import { listed, namesOf } from '#core/text/names.ts'
import { nameOfProperty } from '#core/will/describe.ts'
import { heirsShareEqually } from '#core/will/equal-shares.ts'
import { classesOf, inheritors, nameOfHeir, personById, personsOf } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { partInShort } from '#core/will/share-parts.ts'
import { ageInShort, endsInShort } from '#core/will/trust-words.ts'
import { homeOnTrust, trustOf, willOfTakers } from '#core/will/trusts.ts'

type Row = { readonly label: string; readonly value: string }

const row = (label: string, value: string | undefined): Row => ({ label, value: value ?? '' })
const nameOf = (will: Will, id: number): string => personById(will, id)?.fullname ?? ''

const settled = {
  'When the trust ends': 'Those alive when it ends',
  'When I die': 'Those who outlive me, or their estates',
} as const

const capital = { Yes: 'May be paid too', No: 'Not paid' } as const
const elseHeld = { Yes: 'Held too', No: 'Given to them' } as const
const repairs = { 'The person': 'Paid by the person', 'The trust': 'Paid from the trust' } as const

/** "Cy Hale and Di Hale, equally", "Cy Hale (60%) and Di Hale (40%)". */
export const takersInWords = (will: Will, trust: Trust): string => {
  const view = willOfTakers(will, trust)
  const heirs = inheritors(view)
  const isEqual = heirsShareEqually(view)
  const names = heirs.map((heir) => (isEqual ? nameOfHeir(heir) : `${nameOfHeir(heir)} (${partInShort(heir.part)})`))
  return `${listed.format(names)}${isEqual && names.length > 1 ? ', equally' : ''}`
}

/** What is held of the residue, for the step of the shares. */
export const incomeFirstAnswers = (will: Will): Row[] => {
  const trust = trustOf(will, 'Residue')
  if (!trust) return []
  return [
    row('Income first', [nameOf(will, trust.for), endsInShort(trust)].filter(Boolean).join('\n')),
    row('Capital', trust.capital && capital[trust.capital]),
    row('Who can take afterwards', trust.fixed && settled[trust.fixed]),
  ]
}

const homeAnswers = (will: Will, trust: Trust): Row[] => {
  const home = homeOnTrust(will)
  return [
    row(
      'A home to live in',
      [nameOf(will, trust.for), home && nameOfProperty(will, home), endsInShort(trust)].filter(Boolean).join('\n'),
    ),
    row('Who has the home afterwards', takersInWords(will, trust)),
    row('Who can take afterwards', trust.fixed && settled[trust.fixed]),
    row('Structural repairs', trust.repairs && repairs[trust.repairs]),
    row('Money left over after a move', trust.surplus),
    ...(trust.amount ? [row('Money for its upkeep', poundsInWords(trust.amount))] : []),
    ...(trust.capital ? [row('Capital', capital[trust.capital])] : []),
  ]
}

const disabledAnswers = (will: Will, trust: Trust): Row[] => [
  row(
    'Held for a disabled person',
    [nameOf(will, trust.for), trust.amount === undefined ? 'Their share of the rest' : poundsInWords(trust.amount)]
      .filter(Boolean)
      .join('\n'),
  ),
  ...(trust.everythingElse ? [row('Anything else for them', elseHeld[trust.everythingElse])] : []),
  row('Benefit now', trust.benefit),
  ...(trust.smallSumFor === undefined ? [] : [row('Small yearly sum', nameOf(will, trust.smallSumFor))]),
  row('Who has it afterwards', takersInWords(will, trust)),
  ...(isFilled(trust.wishes) ? [row('Wishes, for the letter of wishes', trust.wishes.trim())] : []),
]

/** What is held beside the residue, and who chooses among the belongings, for the step of the gifts. */
export const heldAnswers = (will: Will): Row[] => {
  const [home, disabled] = [trustOf(will, 'Home'), trustOf(will, 'Disabled person')]
  const { belongings } = will
  return [
    ...(home ? homeAnswers(will, home) : []),
    ...(disabled ? disabledAnswers(will, disabled) : []),
    ...(belongings && belongings.persons.length > 0
      ? [row('Personal belongings', namesOf(personsOf(will, belongings.persons)))]
      : []),
  ]
}

/** The later ages of people and classes. Nothing of those who have it at 18. */
export const laterAgeAnswers = (will: Will): Row[] => [
  ...will.persons.flatMap((person) => {
    const age = ageInShort(person)
    return age ? [row(`Age of ${person.died ? 'the children of ' : ''}${person.fullname}`, age)] : []
  }),
  ...classesOf(will).flatMap((group) => {
    const age = ageInShort(group)
    return age ? [row('Age of grandchildren', age)] : []
  }),
]
