import { type OfferedPart, offeredParts, partOfTrust } from './lists.ts'
import { isByRate } from './questions.ts'
import type { EditableWill } from './schema.ts'

/** What each part is called, after "your will has". */
export const partsInWords: Readonly<Record<OfferedPart, string>> = {
  'home-for-life': 'a home for someone to live in for life',
  'life-interest': 'an income for someone for life',
  ages: 'an age other than 18 for someone who is not your child',
  'disabled-person': 'money held for a disabled person',
  classes: 'a group of people who take when a trust ends',
  belongings: 'someone who chooses among your belongings',
  'charity-by-rate': 'a gift of as much to charity as brings a lower rate of tax',
  estimates: 'an estimate in pounds',
}

/** Which of the parts that an operator may switch off a will has, in the order of the list. Values are no part of it. */
export const partsUsed = (will: EditableWill): OfferedPart[] => {
  const trusts = will.trusts ?? []
  const isLater = ({ age, young }: { age?: number | undefined; young?: string | undefined }) =>
    age !== undefined || young !== undefined
  const used = new Set<OfferedPart>([
    ...trusts.map(({ kind }) => partOfTrust[kind]),
    ...(trusts.some(({ takers }) => (takers?.classes.length ?? 0) > 0) ? (['classes'] as const) : []),
    ...([...will.persons, ...(will.classes ?? [])].some(isLater) ? (['ages'] as const) : []),
    ...(will.belongings && will.belongings.persons.length > 0 ? (['belongings'] as const) : []),
    ...(will.gifts.some(isByRate) ? (['charity-by-rate'] as const) : []),
  ])
  return offeredParts.filter((part) => used.has(part))
}

/** The parts of a will that are not on offer. */
export const partsNotOffered = (will: EditableWill, offered: readonly OfferedPart[]): OfferedPart[] =>
  partsUsed(will).filter((part) => !offered.includes(part))
