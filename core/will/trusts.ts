import { heldRead as words } from '#words/en/answers.ts'
import { type Day, dayInWords, isAfter, isRealDay } from '../text/calendar-day.ts'
import { listedOr } from '../text/names.ts'
import type { TrustKind } from './lists.ts'
import { candidatesOf, inheritors, isExemptHeir, isExemptPerson, isOwnChild, onceFor, personById } from './questions.ts'
import type { Account, Class, LaterTaker, LaterTakers, Person, Trust, Will } from './schema.ts'
import { estateShareOf, shareOfEstate } from './share-parts.ts'

/** The trusts of a will, and who takes when each of them ends. */

type Holding = Pick<Will, 'persons' | 'trusts'>

const inEffect = onceFor((trusts: readonly Trust[]) =>
  onceFor((candidates: readonly Person[]) => {
    const ids = new Set(candidates.map(({ id }) => id))
    return trusts.filter(
      (trust, at) => ids.has(trust.for) && trusts.findIndex((each) => each.kind === trust.kind) === at,
    )
  }),
)

/** The first trust of each kind whose person is in the will and not left out. Any other has no effect, and is not drafted. */
export const trustsOf = (will: Holding): Trust[] => (will.trusts ? inEffect(will.trusts)(candidatesOf(will)) : [])

export const trustOf = (will: Holding, kind: TrustKind): Trust | undefined =>
  trustsOf(will).find((trust) => trust.kind === kind)

/** The home that is held for somebody to live in, if the account it names is still listed as a property. */
export const homeOnTrust = (will: Holding & Pick<Will, 'accounts'>): Account | undefined => {
  const trust = trustOf(will, 'Home')
  return will.accounts.find(({ id, assetType }) => id === trust?.accountId && assetType === 'Property')
}

/** Whether a trust of this home is about the property that is the main home when the testator dies, where that is another. */
export const followsMainHome = ({ replacementHome }: Trust, { isYourOwn }: Account): boolean =>
  isYourOwn === 'Yes' && replacementHome !== 'No'

/** Whether something is held for this person: they live in the home, have the income of the rest, or are looked after. */
export const isLifeTenant = (will: Holding, id: number): boolean => trustsOf(will).some((trust) => trust.for === id)

/**
 * Whether the takers of a trust are fixed when the testator dies. Each part is then theirs from that day, and an age only says until
 * when executors look after it. The takers of a disabled person's trust are always found when that person has died.
 */
export const isFixedAtDeath = ({ kind, fixed }: Pick<Trust, 'kind' | 'fixed'>): boolean =>
  kind !== 'Disabled person' && fixed === 'When I die'

/** Whether a trust holds whatever else the will would give to the disabled person for whom it is. */
export const holdsAll = ({ kind, everythingElse }: Trust): boolean =>
  kind === 'Disabled person' && everythingElse === 'Yes'

/** Whether a trust holds what would come of the residue to the disabled person for whom it is: by a share, in place of another, in the end. */
export const holdsOfResidue = (trust: Trust): boolean =>
  trust.kind === 'Disabled person' && (trust.amount === undefined || holdsAll(trust))

/** Whether all that the will would give to this person is held for them as a disabled person. */
export const holdsEverythingFor = (will: Holding, id: number): boolean =>
  trustsOf(will).some((trust) => trust.for === id && holdsAll(trust))

/**
 * The trust that holds what comes of the residue to this disabled person. None behind the income of somebody else: it would not be
 * theirs when the testator dies.
 */
export const trustOfShare = (will: Holding, id: number): Trust | undefined => {
  if (!will.trusts || will.trusts.length === 0) return undefined
  const trust = trustOf(will, 'Disabled person')
  return trust?.for === id && holdsOfResidue(trust) && !trustOf(will, 'Residue') ? trust : undefined
}

/** The person who has the income of the rest before others share it. They take none of it afterwards. */
export const incomeFirst = (will: Holding): Person | undefined => {
  const trust = trustOf(will, 'Residue')
  return trust && will.persons.find(({ id }) => id === trust.for)
}

/** Whether the person may have it until they die: no date and no number of years ends it while they live. */
export const mayLastForLife = ({ kind, endDate, endYears }: Trust): boolean =>
  kind !== 'Disabled person' && endDate === undefined && endYears === undefined

/** Whether the date that ends it has come by a day. One that is still being typed has not. */
export const hasEndDateCome = ({ kind, endDate }: Trust, on: Day): boolean =>
  kind !== 'Disabled person' && endDate !== undefined && isRealDay(endDate) && !isAfter(endDate, on)

/** Whether all of the residue is free of inheritance tax when the testator dies: who has its income owns it for that tax (s.49). */
export const isRestExempt = (will: Will): boolean => {
  const first = incomeFirst(will)
  const heirs = inheritors(will)
  return first ? isExemptPerson(will, first) : heirs.length > 0 && heirs.every((heir) => isExemptHeir(will, heir))
}

export const noBackup: Person['estateBackup'] = { persons: [], charities: [] }
const noTakers: LaterTakers = { persons: [], charities: [], classes: [] }

const isNamedAmong = (id: number, { persons }: LaterTakers): boolean =>
  persons.some(
    (taker) =>
      taker.id === id || taker.ifDie === 'Pass to my children' || taker.backup.persons.some((each) => each.id === id),
  )

const asHeir = (
  { estateIfDie: _residue, estateFraction: _share, ...person }: Person,
  taker: LaterTaker | undefined,
): Will['persons'][number] => ({
  ...person,
  inherit: taker !== undefined,
  ...estateShareOf(taker),
  estateBackup: taker?.backup ?? noBackup,
  ...(taker?.ifDie !== undefined && { estateIfDie: taker.ifDie }),
})

/**
 * `heldFor`: the person for whom it was held, who does not share what it leaves and takes nothing from those who do by not sharing.
 * `heldForChild`: that is a child of the testator, who is not among the people of this view and may leave grandchildren.
 */
type WillOfTakers = Will & { readonly heldFor: number; readonly heldForChild?: boolean }

/**
 * The will as those see it who take when a trust ends: they share the residue of it. What draws, words or checks the sharing of a
 * residue does so of a trust too. The person for whom it is held takes nothing at its end, and is in it only where they are named.
 * Of a trust of the residue these are the people, charities and classes who share the residue.
 */
export const willOfTakers = (will: Will, trust: Trust): WillOfTakers => {
  const { trusts: _trusts, estateSplit: _split, classes: _classes, ...rest } = will
  if (trust.kind === 'Residue') {
    const { trusts: _held, ...whole } = will
    return { ...whole, heldFor: trust.for }
  }
  const takers = trust.takers ?? noTakers
  const person = personById(will, trust.for)
  return {
    ...rest,
    heldFor: trust.for,
    heldForChild: will.haveChildren === 'Yes' && person !== undefined && isOwnChild(person),
    ...(takers.split !== undefined && { estateSplit: takers.split }),
    persons: will.persons
      .filter(({ id }) => id !== trust.for || isNamedAmong(id, takers))
      .map((person) =>
        asHeir(
          person,
          takers.persons.find(({ id }) => id === person.id),
        ),
      ),
    charities: will.charities.map(({ estateFraction: _share, ...charity }) => {
      const taker = takers.charities.find(({ id }) => id === charity.id)
      return { ...charity, inherit: taker !== undefined, ...estateShareOf(taker) }
    }),
    ...(takers.classes.length > 0 && { classes: takers.classes }),
  }
}

/** The takers of a trust, read back from the will as they see it, after a change of it. */
export const takersIn = (view: Will): LaterTakers => ({
  ...(view.estateSplit !== undefined && { split: view.estateSplit }),
  persons: view.persons
    .filter(({ inherit }) => inherit)
    .map(({ id, estateIfDie, estateBackup, ...taker }) => ({
      id,
      ...shareOfEstate(taker),
      backup: estateBackup,
      ...(estateIfDie !== undefined && { ifDie: estateIfDie }),
    })),
  charities: view.charities
    .filter(({ inherit }) => inherit)
    .map((charity) => ({ id: charity.id, ...shareOfEstate(charity) })),
  classes: view.classes ?? [],
})

/** The will as those see it who share the rest, and as those do who take when each trust ends. */
export const everySharing = (will: Will): Will[] => [will, ...trustsOf(will).map((trust) => willOfTakers(will, trust))]

/** The answers about a trust in a few words, as the pages and the summary say them. */

/** "For life", "For life, or until a marriage", "Until their death or 31 December 2035". Undefined while it was not answered. */
export const endsInShort = (trust: Trust): string | undefined => {
  if (trust.endsSaid === undefined) return undefined
  const { endsIfMarries, endsIfCouple, endsIfLeaves, endDate, endYears } = trust
  const isSaid = (end: string | false | 0 | undefined): end is string => typeof end === 'string'
  const events = [
    endsIfMarries === 'Yes' && words.marriage,
    endsIfCouple === 'Yes' && words.couple,
    endsIfLeaves !== undefined && words.away(endsIfLeaves),
  ].filter(isSaid)
  const days = [endDate && endDate.month > 0 && dayInWords(endDate), endYears && words.years(endYears)].filter(isSaid)
  if (days.length > 0) return words.until(listedOr.format([words.theirDeath, ...events, ...days]))
  return events.length > 0 ? words.forLifeOr(listedOr.format(events)) : words.forLife
}

/** "21, if they reach it". Undefined where nothing else than 18 was said. */
export const ageInShort = ({ age, young }: Pick<Person | Class, 'age' | 'young'>): string | undefined => {
  if (young === 'Theirs at once') return words.atOnce
  return age === undefined ? undefined : words.ifReached(age)
}
