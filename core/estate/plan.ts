import { WHOLE_ESTATE_HUNDREDTHS } from '../constants.ts'
import { hundredths } from '../text/money.ts'
import { type Heir, inheritors, isBody, isDescendant } from '../will/questions.ts'
import type { Person, Shares, Share as StoredShare, Will } from '../will/schema.ts'

/** The residuary plan: who shares the residue and who takes instead, with ids resolved to people and charities of the will. */

export type Beneficiary = {
  readonly type: 'person' | 'charity'
  readonly id: number
  readonly name: string
  /** Position in the will: persons, then charities, in the order they were added. */
  readonly place: number
  /** The testator's own issue. As a backup they are replaced by their own children if they fail. */
  readonly descendant: boolean
  /** An organisation, added as a charity or as a person of such a type: it has a successor, and no children or backups. */
  readonly body: boolean
}

/** A portion of a whole: its weight over the sum of all the weights. */
export type Portion = { readonly to: Beneficiary; readonly weight: number }

export type ResiduaryShare = Portion & {
  readonly ifItFails: 'to the other shares' | 'to their children' | readonly Portion[]
}

export type Plan = {
  readonly shares: readonly ResiduaryShare[]
  /** The ultimate default: who takes when no share has a taker. After them come the next of kin. */
  readonly lastly: readonly Portion[]
  /** The testator chose the next of kin as the ultimate default. */
  readonly nextOfKinChosen: boolean
}

type Names = {
  readonly persons: ReadonlyMap<number, Beneficiary>
  readonly charities: ReadonlyMap<number, Beneficiary>
}

const namesIn = (will: Pick<Will, 'persons' | 'charities'>): Names => ({
  persons: new Map(
    will.persons.flatMap((person, place): [number, Beneficiary][] => {
      const { id, fullname: name, isExcluded } = person
      if (isExcluded) return []
      return [[id, { type: 'person', id, name, place, descendant: isDescendant(person), body: isBody(person) }]]
    }),
  ),
  charities: new Map(
    will.charities.map(({ id, fullname }, index) => [
      id,
      { type: 'charity', id, name: fullname, place: will.persons.length + index, descendant: false, body: true },
    ]),
  ),
})

// A share whose id is not in the will, or is of a person left out, is ignored, as in the document.
const partsOf = (names: ReadonlyMap<number, Beneficiary>, shares: readonly StoredShare[]): Portion[] =>
  shares.flatMap(({ id, percent }) => {
    const to = names.get(id)
    return to ? [{ to, weight: hundredths(percent) }] : []
  })

const ifItFails = (names: Names, person: Person): ResiduaryShare['ifItFails'] => {
  const { estateIfDie, estateBackup } = person
  if (isBody(person)) return 'to the other shares'
  switch (estateIfDie) {
    case 'Split between remaining beneficiaries':
      return 'to the other shares'
    case 'Pass to their children':
      return 'to their children'
    case 'Split between specific beneficiaries':
      return bothOf(names, estateBackup)
  }
}

const bothOf = (names: Names, { persons, charities }: Shares): Portion[] => [
  ...partsOf(names.persons, persons),
  ...partsOf(names.charities, charities),
]

const lastlyOf = (names: Names, { ultimateDefault }: Will): Portion[] => {
  switch (ultimateDefault?.option) {
    case 'Charity':
      return partsOf(names.charities, ultimateDefault.charities)
    case 'People':
      return partsOf(names.persons, ultimateDefault.persons)
    case 'Next of kin':
    case undefined:
      return []
  }
}

const sharesFor = (names: Names, heir: Heir, equal: boolean): ResiduaryShare[] => {
  const parts =
    heir.kind === 'person'
      ? partsOf(names.persons, [{ id: heir.person.id, percent: heir.person.estatePercent }])
      : partsOf(names.charities, [{ id: heir.charity.id, percent: heir.charity.estatePercent }])
  return parts.map(({ to, weight }) => ({
    to,
    weight: equal ? 1 : weight,
    ifItFails: heir.kind === 'person' ? ifItFails(names, heir.person) : 'to the other shares',
  }))
}

/** The plan of a will, which may be incomplete. Equal shares are exactly equal, even if the stored percentages were rounded. */
export const planOf = (will: Will): Plan => {
  const names = namesIn(will)
  return {
    shares: inheritors(will).flatMap((heir) => sharesFor(names, heir, will.estateSplit === 'Equal shares')),
    lastly: lastlyOf(names, will),
    nextOfKinChosen: will.ultimateDefault?.option === 'Next of kin',
  }
}

/** `count` shares in hundredths of a percent that total exactly 100%. All are equal but the last, which takes the remainder. */
export const equalSplit = (count: number): number[] => {
  if (count === 0) return []
  const each = Math.floor(WHOLE_ESTATE_HUNDREDTHS / count)
  return [...Array<number>(count - 1).fill(each), WHOLE_ESTATE_HUNDREDTHS - each * (count - 1)]
}
