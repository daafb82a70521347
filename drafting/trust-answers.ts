/** The answers about trusts, ages and belongings in words, for the steps that ask for them. */

import { isFilled } from '#core/text/contact.ts'
import { poundsInWords } from '#core/text/money.ts'
import { listedWithin, namesOf } from '#core/text/names.ts'
import { nameOfProperty } from '#core/will/describe.ts'
import { heirsShareEqually } from '#core/will/equal-shares.ts'
import { inheritors, nameOfHeir, personById, personsOf } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { partInShort } from '#core/will/share-parts.ts'
import { ageInShort, endsInShort } from '#core/will/trust-words.ts'
import { homeOnTrust, trustOf, willOfTakers } from '#core/will/trusts.ts'
import { grandchildrenIn } from '#core/will/young-takers.ts'
import { answersOfTrusts as held, answerLabels as labels, answersRead as words } from '#words/en/answers.ts'
import { kept } from '#words/en/forms.ts'

type Row = { readonly label: string; readonly value: string }

const row = (label: string, value: string | undefined): Row => ({ label, value: value ?? '' })
const nameOf = (will: Will, id: number): string => personById(will, id)?.fullname ?? ''

/** "Cy Hale and Di Hale, equally", "Cy Hale (60%) and Di Hale (40%)". */
export const takersInWords = (will: Will, trust: Trust): string => {
  const view = willOfTakers(will, trust)
  const heirs = inheritors(view)
  const isEqual = heirsShareEqually(view)
  const names = heirs.map((heir) => (isEqual ? nameOfHeir(heir) : `${nameOfHeir(heir)} (${partInShort(heir.part)})`))
  return isEqual && names.length > 1 ? words.equally(listedWithin(names)) : words.names(listedWithin(names))
}

/** What is held of the residue, for the step of the shares. */
export const incomeFirstAnswers = (will: Will): Row[] => {
  const trust = trustOf(will, 'Residue')
  if (!trust) return []
  return [
    row(held.incomeFirst, [nameOf(will, trust.for), endsInShort(trust)].filter(Boolean).join('\n')),
    row(held.capital, trust.capital && held.capitalPaid[trust.capital]),
    row(held.whoCanTakeAfterwards, trust.fixed && held.settled[trust.fixed]),
  ]
}

const homeAnswers = (will: Will, trust: Trust): Row[] => {
  const home = homeOnTrust(will)
  return [
    row(
      held.aHomeToLiveIn,
      [nameOf(will, trust.for), home && nameOfProperty(will, home), endsInShort(trust)].filter(Boolean).join('\n'),
    ),
    row(held.whoHasTheHome, takersInWords(will, trust)),
    row(held.whoCanTakeAfterwards, trust.fixed && held.settled[trust.fixed]),
    row(held.structuralRepairs, trust.repairs && held.repairsPaid[trust.repairs]),
    row(held.moneyLeftOver, trust.surplus && kept.said(trust.surplus)),
    ...(trust.amount ? [row(held.moneyForItsUpkeep, poundsInWords(trust.amount))] : []),
    ...(trust.capital ? [row(held.capital, held.capitalPaid[trust.capital])] : []),
  ]
}

const disabledAnswers = (will: Will, trust: Trust): Row[] => [
  row(
    held.heldForADisabledPerson,
    [nameOf(will, trust.for), trust.amount === undefined ? held.theirShareOfTheRest : poundsInWords(trust.amount)]
      .filter(Boolean)
      .join('\n'),
  ),
  ...(trust.everythingElse ? [row(held.anythingElse, held.elseHeld[trust.everythingElse])] : []),
  row(held.benefitNow, trust.benefit && kept.said(trust.benefit)),
  ...(trust.smallSumFor === undefined ? [] : [row(held.smallYearlySum, nameOf(will, trust.smallSumFor))]),
  row(held.whoHasItAfterwards, takersInWords(will, trust)),
  ...(isFilled(trust.wishes) ? [row(held.wishes, trust.wishes.trim())] : []),
]

/** What is held beside the residue, and who chooses among the belongings, for the step of the gifts. */
export const heldAnswers = (will: Will): Row[] => {
  const [home, disabled] = [trustOf(will, 'Home'), trustOf(will, 'Disabled person')]
  const { belongings } = will
  return [
    ...(home ? homeAnswers(will, home) : []),
    ...(disabled ? disabledAnswers(will, disabled) : []),
    ...(belongings && belongings.persons.length > 0
      ? [row(held.belongings, words.names(namesOf(personsOf(will, belongings.persons))))]
      : []),
  ]
}

/** The later ages of people and classes. Nothing of those who have it at 18. */
export const laterAgeAnswers = (will: Will): Row[] => [
  ...will.persons.flatMap((person) => {
    const age = ageInShort(person)
    return age ? [row((person.died ? labels.ageOfTheChildrenOf : labels.ageOf)(person.fullname), age)] : []
  }),
  ...[grandchildrenIn(will)].flatMap((group) => {
    const age = group && ageInShort(group)
    return age ? [row(labels.ageOfGrandchildren, age)] : []
  }),
]
