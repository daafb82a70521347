import { poundsInWords } from '#core/text/money.ts'
import { namesOf } from '#core/text/names.ts'
import { nameOfProperty } from '#core/will/describe.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { homeOnTrust } from '#core/will/trusts.ts'
import { trustsInShort as words } from '#words/en/trusts.ts'
import { trustIn } from './takers-step.ts'

/** What a will holds for a time, in a line. */

/** Who takes at the end, by name. Undefined: nobody is chosen. */
export const takersInShort = (will: Will, trust: Trust): string | undefined => {
  const { persons = [], charities = [], classes = [] } = trust.takers ?? {}
  const names = [
    ...personsOf(
      will,
      persons.map(({ id }) => id),
    ),
    ...will.charities.filter(({ id }) => charities.some((each) => each.id === id)),
  ].map(({ fullname }) => ({ fullname }))
  const groups = classes.map(({ of }) => ({ fullname: of.replace('My', 'my') }))
  return names.length + groups.length === 0 ? undefined : namesOf([...names, ...groups])
}

/** "Bea may live there. Then it goes to Cy and Di." */
export const homeInShort = (will: Will): string | undefined => {
  const trust = trustIn(will, 'Home')
  if (!trust) return undefined
  const person = personsOf(will, [trust.for])[0]
  const takers = takersInShort(will, trust)
  return words.mayLiveThere(person?.fullname ?? 'Someone', takers ? words.thenItGoesTo(takers) : '')
}

export const homeIn = (will: Will): string => {
  const home = homeOnTrust(will)
  return home ? nameOfProperty(will, home) : words.aHomeToLiveIn
}

/** "£50,000 for Kit Hale. Then it goes to Cy and Di." */
export const disabledInShort = (will: Will): string | undefined => {
  const trust = trustIn(will, 'Disabled person')
  if (!trust) return undefined
  const takers = takersInShort(will, trust)
  const what = trust.amount === undefined ? words.aShareOfTheRest : poundsInWords(trust.amount)
  return words.isHeldForLife(what, takers ? words.thenItGoesTo(takers) : '')
}
