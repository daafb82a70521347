/** The people of a will, and in short what it has for each of them: nobody among them should witness it. */

import { listed } from '../text/names.ts'
import { partInWords } from '../text/part-in-words.ts'
import { nameOfGift } from '../will/describe.ts'
import type { LinkPlace } from '../will/links.ts'
import { linksOfPerson } from '../will/links.ts'
import { childrenOf, inheritors, isBody, partnerNow } from '../will/questions.ts'
import type { Gift, Person, Will } from '../will/schema.ts'

/** `gets` is what the will leaves the person, `does` what it asks of them; each in a few words, in the second person to the testator. */
export type PersonOfWill = {
  readonly person: Person
  readonly gets: readonly string[]
  readonly does: readonly string[]
}

const shareInWords = (hundredths: number): string => {
  const part = partInWords(hundredths, 100_00)
  if (hundredths === 100_00) return 'all of what is left'
  // "half of what is left", "a fifth of what is left".
  if (part !== '') return `${part.charAt(0).toLowerCase()}${part.slice(1)} of what is left`.replace(/^a half/, 'half')
  return hundredths > 0 ? `${hundredths / 100}% of what is left` : 'a share of what is left'
}

const MINE = /^(?:my|the|our)\s+/i

/** "The gold ring" and "my gold ring" are "the gold ring"; what has another name is quoted. */
const thing = (will: Will, gift: Gift): string => {
  if (gift.type !== 'Item' || !gift.title) return nameOfGift(will, gift)
  const title = gift.title.trim()
  return MINE.test(title) ? `the ${title.replace(MINE, '')}` : `“${title}”`
}

const giftsTo = (will: Will, { id }: Person): string[] =>
  will.gifts.flatMap((gift) => {
    const name = thing(will, gift)
    if (gift.type !== 'Donation' && gift.persons.includes(id)) return [name]
    const isBackup = gift.ifDie === 'Goes to someone else' && gift.backupPersons.includes(id)
    return isBackup ? [`${name}, as a backup`] : []
  })

const shareOf = (will: Will, { id }: Person): string[] =>
  inheritors(will).flatMap((heir) =>
    heir.kind === 'person' && heir.person.id === id ? [shareInWords(heir.hundredths)] : [],
  )

/** The offices and other places in which a will names a person, in words; an empty one only counts. */
const offices: Partial<Record<LinkPlace, (of: string) => string>> = {
  executor: () => 'executor',
  executorBackup: () => 'backup executor',
  guardian: (of) => `guardian of ${of}`,
  backupGuardian: (of) => `backup guardian of ${of}`,
  petGuardian: (of) => `looks after ${of}`,
  estateBackup: (of) => `backup for ${of}`,
  ultimateDefault: () => 'last in line for what is left',
  account: () => 'owns property with you',
  digitalAssets: () => 'looks after your online accounts',
}

const isGiftOrShare = (place: LinkPlace): boolean => place === 'gift' || place === 'estate'

/** What a will has for a person; undefined for one whom it names nowhere and who is not of the closest family. */
const partOf = (will: Will, person: Person): PersonOfWill | undefined => {
  const links = linksOfPerson(will, person)
  const inOffices = links.flatMap(({ place, of = '' }) => offices[place]?.(of) ?? [])
  const gets = [...shareOf(will, person), ...giftsTo(will, person)]
  const does = [...inOffices, ...(person.isExcluded ? ['left out'] : [])]
  const isCloseFamily = partnerNow(will)?.id === person.id || childrenOf(will).some(({ id }) => id === person.id)
  const isNamed = gets.length + does.length > 0 || links.some(({ place }) => isGiftOrShare(place)) || isCloseFamily
  return isNamed ? { person, gets, does } : undefined
}

/** Everyone whom a will names in any place, and the testator's partner and children. A body cannot be a witness. */
export const peopleOfWill = (will: Will): PersonOfWill[] =>
  will.persons.flatMap((person) =>
    isBody(person) || person.fullname.trim() === '' ? [] : (partOf(will, person) ?? []),
  )

/** "half of what is left, executor" */
export const partInWill = ({ gets, does }: Pick<PersonOfWill, 'gets' | 'does'>): string =>
  [...gets, ...does].join(', ') || 'family'

/** "Anne gets the gold ring, and is guardian of Poppy." */
export const partInSentence = (name: string, { gets, does }: Pick<PersonOfWill, 'gets' | 'does'>): string => {
  const has = gets.length > 0 ? `gets ${listed.format(gets)}` : ''
  const named = does.length > 0 ? `is named: ${listed.format(does)}` : ''
  const said = [has, named].filter(Boolean).join(', and ')
  return said === '' ? `${name} is your closest family.` : `${name} ${said}.`
}
