/** What single deaths change, said in tables that hold only what changes. */
import type { Taking } from '#core/estate/taking.ts'
import { takingInWords } from '#core/estate/taking-in-words.ts'
import { listed, listedOr } from '#core/text/listed.ts'
import type { Person, Will } from '#core/will/schema.ts'
import type { Part, Words } from '../pack-document.ts'
import { paragraph, subheading } from '../part.ts'
import { type AlikeCase, type Death, deathsAlike } from './deaths-alike.ts'
import { described } from './described.ts'
import { columnsOfChange, shareOrNothing } from './share-columns.ts'

const namesOf = (will: Will, who: readonly Taking[], people: readonly Person[]): string => {
  const isTheirs = (taking: Taking): boolean => taking.type === 'child' && taking.of === people[0]?.id
  const [only, ...others] = who
  if (only && others.length === 0)
    return isTheirs(only) && people.length > 1 ? 'Their children (equally between them)' : described(will, only)
  return `${listed.format(who.map((taking) => takingInWords(will, taking).name))} (each)`
}

const othersOf = (people: readonly Person[]): string =>
  people.length === 2 ? 'The other of the two' : `Each of the other ${people.length - 1}`

const rowsOf = (will: Will, people: readonly Person[], { amongThem, changes }: AlikeCase): Words[][] => [
  ...(amongThem && !amongThem.before.equals(amongThem.after)
    ? [[othersOf(people), shareOrNothing(amongThem.before), shareOrNothing(amongThem.after)]]
    : []),
  ...changes.map(({ who, before, after }) => [
    namesOf(will, who, people),
    shareOrNothing(before),
    shareOrNothing(after),
  ]),
]

const captionOf = (people: readonly Person[], index: number, cases: number): string => {
  const who = people.length === 1 ? (people[0]?.fullname ?? '') : 'the one who dies'
  if (cases === 1) return people.length === 1 ? `What changes if ${who} dies` : 'What changes if one of them dies'
  return `What changes if ${who} leaves ${index === 0 ? 'children' : 'no children'}`
}

/** Whose share changes, and from what to what: people whose deaths change the same are told of together. */
export const changesInWords = (will: Will, now: readonly Taking[], deaths: readonly Death[]): Part[] => [
  paragraph(
    'The tables hold only what changes. Whoever outlives you and is not in a table has the same share as today.',
  ),
  ...deathsAlike(now, deaths).flatMap(({ people, cases }): Part[] => [
    subheading(`If ${listedOr.format(people.map(({ fullname }) => fullname))} dies before you`),
    ...cases.map((each, index): Part => {
      const caption = captionOf(people, index, cases.length)
      return { kind: 'table', caption, columns: columnsOfChange, rows: rowsOf(will, people, each) }
    }),
  ]),
]
