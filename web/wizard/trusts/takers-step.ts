import { trustField } from '#core/rules/trusts.rules.ts'
import { poundsInWords } from '#core/text/money.ts'
import { namesOf } from '#core/text/names.ts'
import { withColours } from '#core/will/colours.ts'
import { nameOfProperty } from '#core/will/describe.ts'
import type { TrustKind } from '#core/will/lists.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { withChangedTrust, withTakersOf } from '#core/will/trust-changes.ts'
import { homeOnTrust, willOfTakers } from '#core/will/trusts.ts'
import { kept } from '#words/en/forms.ts'
import { trustsInShort as words } from '#words/en/trusts.ts'
import { bind } from '../../ui/answers.ts'
import type { ShareStep } from '../steps/share-step.ts'

export type TrustStep = Pick<ShareStep, 'will' | 'set' | 'errorOf'>

export const trustIn = (will: Will, kind: TrustKind) => will.trusts?.find((trust) => trust.kind === kind)

/** The fields of a trust, by the names of its answers. */
export const trustFields = <Kind extends TrustKind>(step: TrustStep, trust: Trust & { readonly kind: Kind }) =>
  bind<Trust, `trusts.${Kind}.`>(
    {
      value: trust,
      set: (change, name) =>
        step.set(
          trustField(trust.kind, name),
          withChangedTrust(trust.kind, (before) => ({ ...before, ...change })),
        ),
      errorOf: step.errorOf,
    },
    `trusts.${trust.kind}.`,
  )

/**
 * The step that asks for the takers of a trust as one that asks who shares the residue: its will is the will as if they did. What
 * is added in a dialog is chosen in what the step shows, and saved with it.
 */
export const takersStep = (step: TrustStep, kind: TrustKind): ShareStep | undefined => {
  const trust = trustIn(step.will, kind)
  if (!trust) return undefined
  const set: ShareStep['set'] = (key, change) => step.set(trustField(kind, `takers.${key}`), withTakersOf(kind, change))
  return {
    // Each person keeps the colour they have in the whole will.
    will: willOfTakers(withColours(step.will), trust),
    set,
    errorOf: (field) => step.errorOf(trustField(kind, `takers.${field}`)),
    saveChosen: async () => {},
  }
}

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
  return names.length + groups.length === 0 ? undefined : kept.names(namesOf([...names, ...groups]))
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
