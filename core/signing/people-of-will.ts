/** The people of a will, and in short what it has for each of them: nobody among them should witness it. */

import { kept } from '#words/en/forms.ts'
import { doubtWords as words } from '#words/en/signing.ts'
import { Fraction, isNothing } from '../estate/fraction.ts'
import { partInWords } from '../text/fractions.ts'
import { listed } from '../text/names.ts'
import { nameOfGift } from '../will/describe.ts'
import { childrenOf, type Heir, inheritors, isBody, nameOfSharer, partnerNow, personById } from '../will/questions.ts'
import { type LinkPlace, linksOfPerson } from '../will/references.ts'
import type { Gift, Person, Trust, Will } from '../will/schema.ts'
import { partInClause } from '../will/share-parts.ts'
import { trustsOf } from '../will/trusts.ts'
import { grandchildrenIn, idsOfGift } from '../will/young-takers.ts'

/**
 * An office or another place in a will: in short for a list, and as what is said after a name. `loses` is what a witness in that
 * place could lose; absent where it is an office without a gift.
 */
type Place = { readonly short: string; readonly says: string; readonly loses?: string }

/** `gets` is what the will leaves the person, `does` where else it names them. */
export type PersonOfWill = {
  readonly person: Person
  readonly gets: readonly string[]
  readonly does: readonly Place[]
}

const shareInWords = ({ part: said, hundredths }: Pick<Heir, 'part' | 'hundredths'>): string => {
  if (said.typed && !said.equals(Fraction.one))
    return isNothing(said) ? 'a share of the rest' : `${partInClause(said)} of the rest`
  const part = partInWords(hundredths, 100_00)
  if (hundredths === 100_00) return 'all of the rest'
  // "half of the rest", "a fifth of the rest".
  if (part !== '') return `${part.charAt(0).toLowerCase()}${part.slice(1)} of the rest`.replace(/^a half/, 'half')
  return hundredths > 0 ? `${hundredths / 100}% of the rest` : 'a share of the rest'
}

const MINE = /^(?:my|our)\s+/i
const THE = /^the\s/i

/** "My gold ring" is "your gold ring" to the testator; what has another name is quoted. */
const thing = (will: Will, gift: Gift): string => {
  if (gift.type !== 'Item' || !gift.title) return nameOfGift(will, gift)
  const title = gift.title.trim()
  if (MINE.test(title)) return `your ${title.replace(MINE, '')}`
  return THE.test(title) ? `the${title.slice(3)}` : `“${title}”`
}

const giftsTo = (will: Will, { id }: Person): string[] =>
  will.gifts.flatMap((gift) => {
    if (!idsOfGift(will, gift).includes(id)) return []
    const name = thing(will, gift)
    return [gift.type !== 'Donation' && gift.persons.includes(id) ? name : `${name}, as a backup`]
  })

const shareOf = (will: Will, { id }: Person): string[] =>
  inheritors(will).flatMap((heir) => (heir.kind === 'person' && heir.person.id === id ? [shareInWords(heir)] : []))

const enjoyed = {
  Home: 'a home to live in',
  Residue: 'the income of the rest',
  'Disabled person': 'money held for life',
}

const heldIn = (will: Will, { kind, for: id }: Trust): string =>
  kind === 'Home' ? 'the home' : `what is held for ${personById(will, id)?.fullname}`

/** What is held for the person, and what they have of it when that ends. Those who share the residue have their share of it. */
const heldFor = (will: Will, { id }: Person): string[] =>
  trustsOf(will).flatMap((trust) => {
    const takers = trust.kind === 'Residue' ? [] : (trust.takers?.persons ?? [])
    const later = `a share of ${heldIn(will, trust)} later`
    return [
      ...(trust.for === id ? [enjoyed[trust.kind]] : []),
      ...(trust.smallSumFor === id ? ['a small sum each year'] : []),
      ...(takers.some((taker) => taker.id === id) ? [later] : []),
      ...(takers.some(({ backup }) => backup.persons.some((each) => each.id === id)) ? [`${later}, as a backup`] : []),
    ]
  })

const partOfBelongings = (ids: readonly number[]): string =>
  ids.length > 1 ? 'a choice of your belongings' : 'your other belongings'

const belongingsOf = ({ belongings }: Will, { id }: Person): string[] => [
  ...(belongings?.persons.includes(id) ? [partOfBelongings(belongings.persons)] : []),
  ...(belongings?.backupPersons.includes(id) ? [`${partOfBelongings(belongings.backupPersons)}, as a backup`] : []),
]

const offices: Partial<Record<LinkPlace, (of: string) => Place>> = {
  executor: () => ({ short: 'executor', says: 'is an executor' }),
  executorBackup: () => ({ short: 'backup executor', says: 'is a backup executor' }),
  guardian: (of) => ({ short: `guardian of ${of}`, says: `would look after ${of}` }),
  backupGuardian: (of) => ({ short: `backup guardian of ${of}`, says: `would look after ${of} if others cannot` }),
  petGuardian: (of) => ({ short: `looks after ${of}`, says: `looks after ${of}`, loses: of }),
  estateBackup: (of) => ({
    short: `backup for ${of}`,
    says: `takes the share of ${of} as a backup`,
    loses: `the share of ${of}, as a backup`,
  }),
  ultimateDefault: () => ({
    short: 'last in line for the rest',
    says: 'is last in line for the rest',
    loses: 'the rest, as the last in line',
  }),
  account: () => ({ short: 'owns property with you', says: 'owns property with you' }),
  digitalAssets: () => ({ short: 'looks after your online accounts', says: 'looks after your online accounts' }),
}
const leftOut: Place = { short: 'left out', says: 'is left out' }

const left: ReadonlySet<LinkPlace> = new Set(['gift', 'estate', 'trust', 'belongings'])

/** What a will has for a person; undefined for one whom it names nowhere and who is not of the closest family. */
const partOf = (will: Will, person: Person): PersonOfWill | undefined => {
  const links = linksOfPerson(will, person)
  const inOffices = links.flatMap(({ place, of = '' }) => offices[place]?.(of) ?? [])
  const gets = [
    ...shareOf(will, person),
    ...giftsTo(will, person),
    ...heldFor(will, person),
    ...belongingsOf(will, person),
  ]
  const does = [...inOffices, ...(person.isExcluded ? [leftOut] : [])]
  const isCloseFamily = partnerNow(will)?.id === person.id || childrenOf(will).some(({ id }) => id === person.id)
  const isNamed = gets.length + does.length > 0 || links.some(({ place }) => left.has(place)) || isCloseFamily
  return isNamed ? { person, gets, does } : undefined
}

/** Everyone whom a will names in any place, and the testator's partner and children. A body cannot be a witness. */
export const peopleOfWill = (will: Will): PersonOfWill[] =>
  will.persons.flatMap((person) =>
    isBody(person) || person.died || person.fullname.trim() === '' ? [] : (partOf(will, person) ?? []),
  )

/** Those whom a will may give to without their names: the children of people who have died, and grandchildren as a class. */
export const unnamedInWill = (will: Will): string[] => [
  ...will.persons.filter(({ died }) => died).map(nameOfSharer),
  ...(grandchildrenIn(will) ? ['any of your grandchildren'] : []),
]

/** What the will leaves a person, and what they would lose as a witness: empty for an executor or guardian without a gift. */
export const lossesOf = ({ gets, does }: Pick<PersonOfWill, 'gets' | 'does'>): string[] => [
  ...gets,
  ...does.flatMap(({ loses }) => loses ?? []),
]

/** "half of the rest, executor" */
export const partInWill = ({ gets, does }: Pick<PersonOfWill, 'gets' | 'does'>): string =>
  [...gets, ...does.map(({ short }) => short)].map((each) => kept.said(each)).join(', ') || kept.said('family')

/** "Anne gets your gold ring and would look after Poppy." */
export const partInSentence = (name: string, { gets, does }: Pick<PersonOfWill, 'gets' | 'does'>): string => {
  const things = listed.format(gets.map((each) => kept.said(each)))
  const said = [...(things === '' ? [] : [words.gets(things)]), ...does.map(({ says }) => kept.said(says))]
  return said.length === 0 ? words.closest(name) : words.part(name, listed.format(said))
}
