/**
 * Who takes what is held in a trust, and when, computed in a second, independent way: day by day, as an executor with a diary and
 * the words of the will would go about it. It has no code in common with `core/estate`.
 */
import type { Trust, Will } from '#core/will/schema.ts'
import { type Distribution, type Family, type Loss, oracle } from './estate-oracle.ts'

/** A day, counted from any first one. The anniversary of a day comes after 365 times the years: leap days are left to the product's own tests. */
type DayNumber = number

/** A child of somebody in the will, and that child's own. */
export type Kin = {
  readonly born: DayNumber
  readonly died?: DayNumber
  /** The will leaves them out. */
  readonly leftOut?: boolean
  readonly children: readonly Kin[]
}

export type Diary = {
  readonly testatorDied: DayNumber
  /** The day on which each person died, by id. The others are living for ever. */
  readonly died: ReadonlyMap<number, DayNumber>
  /** The children of each person, by id. */
  readonly kin: ReadonlyMap<number, readonly Kin[]>
  /** What happened to the person who benefits, and to the trust. */
  readonly married?: DayNumber
  readonly foundToBeACouple?: DayNumber
  readonly foundToHaveLeft?: DayNumber
  readonly gaveItUp?: DayNumber
  /** The person refuses it, or cannot take it, from the first. */
  readonly doesNotTake?: true
  /** The date in the will, as a day of this diary. */
  readonly endDate?: DayNumber
  /** The testator's children born after signing, and the children of each child of theirs. */
  readonly laterChildren?: readonly Kin[]
  readonly families?: readonly (readonly Kin[])[]
  /** Others who take nothing, whenever it is asked. */
  readonly lost?: readonly Loss[]
}

/** When the trust ended, and who then has what was in it. A taker who did not live to have it is "estate of person:3". */
export type Ending = {
  /** Absent: it did not end within the diary. */
  readonly on?: DayNumber
  /** Whether there was ever a trust. */
  readonly began: boolean
  readonly takers: Distribution
}

const DAYS = 28
const NEVER = Number.POSITIVE_INFINITY

const isDead = (day: DayNumber, died: DayNumber | undefined): boolean => died !== undefined && died <= day

/** Who is born so many days after the death, or after the trust has ended, was on the way by then and counts as living. */
const ON_THE_WAY = 280

/** The family of somebody as it is at the end of a day, so long after the event that is asked about: the children who are living, and those who are not with what they left. */
const familyOn = (day: DayNumber, children: readonly Kin[], event: DayNumber): Family => {
  const born = children.filter((child) => child.born - ON_THE_WAY <= event)
  const out = born.filter(({ leftOut }) => leftOut)
  const gone = born.filter(({ died, leftOut }) => !leftOut && isDead(day, died))
  return {
    livingChildren: born.length - gone.length - out.length,
    lateChildren: gone.map((child) => familyOn(day, child.children, event)),
    leftOutChildren: out.map((child) => familyOn(day, child.children, event)),
  }
}

const lossesOn = (will: Will, diary: Diary, day: DayNumber, also: number | undefined, event: DayNumber): Loss[] => [
  ...will.persons
    .filter(({ id }) => id === also || isDead(day, diary.died.get(id)))
    .map(({ id }) => ({ person: id, ...familyOn(day, diary.kin.get(id) ?? [], event) })),
  ...(diary.families ? [{ grandchildren: diary.families.map((family) => familyOn(day, family, event)) }] : []),
  ...(diary.lost ?? []),
]

/** Who takes what is shared of a will as it stands on a day, an event having happened on this one. */
const sharedOn = (will: Will, diary: Diary, day: DayNumber, also: number | undefined, event: DayNumber): Distribution =>
  oracle(will, lossesOn(will, diary, day, also, event), familyOn(day, diary.laterChildren ?? [], event), also)

/** Who has the residue, where nothing of it is held, when the testator has died. */
export const residueAtDeath = (will: Will, diary: Diary): Distribution =>
  sharedOn(will, diary, diary.testatorDied + DAYS, undefined, diary.testatorDied)

/** The will as it would be if all that the testator left were what the trust holds. */
const asIfAll = (will: Will, { kind, takers }: Trust): Will => {
  if (kind === 'Residue') return will
  const { persons = [], charities = [], classes = [], split = 'Different shares' } = takers ?? {}
  return {
    ...will,
    estateSplit: split,
    classes,
    persons: will.persons.map((person) => {
      const taker = persons.find(({ id }) => id === person.id)
      if (!taker) return { ...person, inherit: false, estatePercent: 0 }
      const { percent, fraction, ifDie = 'Split between remaining beneficiaries', backup } = taker
      const said = { estatePercent: percent, estateFraction: fraction }
      return { ...person, inherit: true, ...said, estateIfDie: ifDie, estateBackup: backup }
    }),
    charities: will.charities.map((charity) => {
      const taker = charities.find(({ id }) => id === charity.id)
      const said = { estatePercent: taker?.percent ?? 0, estateFraction: taker?.fraction }
      return { ...charity, inherit: taker !== undefined, ...said }
    }),
  }
}

/** The first of the days on which the trust may end, and whether it is the person's death that ends it. */
const endOf = (trust: Trust, diary: Diary): { on: DayNumber; byDeath: boolean } => {
  const death = diary.died.get(trust.for) ?? NEVER
  const others = [
    diary.gaveItUp,
    diary.endDate,
    trust.endYears === undefined ? undefined : diary.testatorDied + trust.endYears * 365,
    trust.endsIfMarries === 'Yes' ? diary.married : undefined,
    trust.endsIfCouple === 'Yes' ? diary.foundToBeACouple : undefined,
    trust.endsIfLeaves === undefined ? undefined : diary.foundToHaveLeft,
  ].filter((day) => day !== undefined)
  const first = Math.min(NEVER, ...others)
  return death <= first ? { on: death, byDeath: true } : { on: first, byDeath: false }
}

const keyOfEstate = (key: string): string => `estate of ${key}`

const personIn = (key: string): number | undefined => (key.startsWith('person:') ? Number(key.slice(7)) : undefined)

/** Who has what this trust held, after what the diary tells. */
export const endingOf = (will: Will, trust: Trust, diary: Diary): Ending => {
  const all = asIfAll(will, trust)
  const survivors = diary.testatorDied + DAYS
  const atDeath = (): Distribution => sharedOn(all, diary, survivors, trust.for, diary.testatorDied)
  const isPast = diary.endDate !== undefined && diary.endDate <= diary.testatorDied
  if (diary.doesNotTake || isPast || isDead(survivors, diary.died.get(trust.for)))
    return { on: diary.testatorDied, began: false, takers: atDeath() }
  const { on, byDeath } = endOf(trust, diary)
  if (on === NEVER) return { began: true, takers: new Map() }
  if (trust.fixed === 'When I die' && trust.kind !== 'Disabled person') {
    const takers = [...atDeath()].map(([key, amount]): [string, typeof amount] => {
      const id = personIn(key)
      return [id !== undefined && isDead(on, diary.died.get(id)) ? keyOfEstate(key) : key, amount]
    })
    return { on, began: true, takers: new Map(takers) }
  }
  const tested = byDeath ? on + DAYS : on
  return { on, began: true, takers: sharedOn(all, diary, tested, trust.for, on) }
}
