import { Fraction } from '../estate/fraction.ts'
import { toThePenny } from '../estate/to-the-penny.ts'
import { countsOn, fixedSumOn } from '../law/law-of-intestacy.ts'
import type { Day } from '../text/calendar-day.ts'
import {
  type Class,
  classes,
  type Family,
  isSurvivingSpouse,
  needsLawOf2012,
  type Relative,
  standing,
} from './family.ts'

/**
 * Who inherits where there is no will, under the law of England and Wales on the day of death: Administration of Estates Act 1925
 * ss.46, 46A, 47 and 55. Exact shares of what is left when debts, tax and costs are paid, or what has to be known first, or a
 * reason why it is not said. Awaits review by a solicitor or TEP.
 */

/** Where the permanent home was elsewhere, or two marriages are in question, other law decides with this one. */
export type Outside = 'BEFORE_2009' | 'REFUSED_BEFORE_2012' | 'SEVERAL_SPOUSES' | 'HOME_ELSEWHERE'

/** A part of what is left after belongings and the fixed sum. */
export type IntestatePart = {
  /** `undefined`: the Crown, or the Duchy of Lancaster or the Duke of Cornwall. */
  readonly to: number | undefined
  readonly share: Fraction
  /** Held until they are 18, or marry or form a civil partnership before. */
  readonly held?: true
  /** The relatives in whose place they stand, the nearest to the one who died first. */
  readonly inPlaceOf?: readonly number[]
}

/** What a husband, wife or civil partner takes before the rest is shared, and the part of the rest that is theirs. */
export type OfSpouse = {
  readonly id: number
  /** Belongings and a fixed sum in pence come first. Absent: everything is theirs. */
  readonly first?: { readonly sum: number }
  readonly share: Fraction
  /** The share is theirs for life only, and goes then where the other half goes. */
  readonly forLife?: true
}

/** The rule that decides, by the first person who takes. */
export type Rule =
  | 'spouse alone'
  | 'spouse and children'
  | 'spouse and children until 2014'
  | 'spouse and family until 2014'
  | Class
  | 'the Crown'

export type Shared = {
  readonly kind: 'shared'
  readonly rule: Rule
  readonly spouse?: OfSpouse
  /** With the share of the spouse they make the whole. */
  readonly parts: readonly IntestatePart[]
}

/** What has to be known next. `childrenOf`: the children of a relative in whose place they would stand. */
export type Open = { readonly kind: 'open'; readonly ask: 'spouse' | Class | { readonly childrenOf: number } }

export type Intestacy = Shared | Open | { readonly kind: 'outside'; readonly why: Outside }

const open = (ask: Open['ask']): Open => ({ kind: 'open', ask })
const isOpen = (found: readonly IntestatePart[] | Open): found is Open => 'kind' in found

const part = ({ id, young }: Relative): IntestatePart => ({ to: id, share: Fraction.one, ...(young && { held: true }) })

/** The statutory trusts of s.47: one equal part for each who takes, or whose line does. */
const inLines = (relatives: readonly Relative[]): readonly IntestatePart[] | Open => {
  const lines: (readonly IntestatePart[])[] = []
  for (const relative of relatives) {
    const stands = standing(relative)
    if (stands === 'takes') lines.push([part(relative)])
    if (stands === 'in their place') {
      if (!relative.children) return open({ childrenOf: relative.id })
      const line = inLines(relative.children)
      if (isOpen(line)) return line
      if (line.length > 0)
        lines.push(line.map(({ inPlaceOf = [], ...each }) => ({ ...each, inPlaceOf: [relative.id, ...inPlaceOf] })))
    }
  }
  const each = Fraction.of(1, Math.max(lines.length, 1))
  return lines.flat().map((one) => ({ ...one, share: one.share.times(each) }))
}

/** Parents and grandparents take in equal parts outright, and nobody stands in for them. */
const outright = (relatives: readonly Relative[]): readonly IntestatePart[] => {
  const taking = relatives.filter((each) => standing(each) === 'takes')
  return taking.map(({ id }) => ({ to: id, share: Fraction.of(1, taking.length) }))
}

const takersOf = (family: Family, kin: Class): readonly IntestatePart[] | Open => {
  const relatives = family[kin]
  if (!relatives) return open(kin)
  return kin === 'parents' || kin === 'grandparents' ? outright(relatives) : inLines(relatives)
}

/** The first of these classes in which anybody takes. */
const firstOf = (
  family: Family,
  among: readonly Class[],
): { rule: Class; parts: readonly IntestatePart[] } | Open | undefined => {
  for (const rule of among) {
    const parts = takersOf(family, rule)
    if (isOpen(parts)) return parts
    if (parts.length > 0) return { rule, parts }
  }
  return undefined
}

const half = Fraction.of(1, 2)
const halved = (parts: readonly IntestatePart[]): IntestatePart[] =>
  parts.map((each) => ({ ...each, share: each.share.times(half) }))

const withSpouse = (id: number, family: Family, on: Day): Shared | Open => {
  const all: Shared = { kind: 'shared', rule: 'spouse alone', spouse: { id, share: Fraction.one }, parts: [] }
  const since2014 = countsOn('spouse takes all without children', on)
  const found = firstOf(family, since2014 ? ['children'] : ['children', 'parents', 'siblings'])
  if (!found) return all
  if ('kind' in found) return found
  const ofChildren = found.rule === 'children'
  const sum = fixedSumOn(ofChildren ? 'with children' : 'without children', on)
  const forLife = ofChildren && !since2014
  return {
    kind: 'shared',
    rule: ofChildren
      ? since2014
        ? 'spouse and children'
        : 'spouse and children until 2014'
      : 'spouse and family until 2014',
    spouse: { id, first: { sum }, share: half, ...(forLife && { forLife }) },
    parts: halved(found.parts),
  }
}

/**
 * Who inherits of somebody who dies on that day, with their permanent home in England or Wales unless `homeElsewhere` says otherwise.
 * A child who was conceived counts as living (s.55(2)).
 */
export const intestacyOf = (family: Family, on: Day, homeElsewhere = false): Intestacy => {
  const outside = (why: Outside): Intestacy => ({ kind: 'outside', why })
  if (homeElsewhere) return outside('HOME_ELSEWHERE')
  if (!countsOn('sums are known', on)) return outside('BEFORE_2009')
  if (!countsOn('refused as dead', on) && needsLawOf2012(family)) return outside('REFUSED_BEFORE_2012')
  if (!family.spouses) return open('spouse')
  const [spouse, ...others] = family.spouses.filter(isSurvivingSpouse)
  if (others.length > 0) return outside('SEVERAL_SPOUSES')
  if (spouse) return withSpouse(spouse.id, family, on)
  const found = firstOf(family, classes)
  if (!found) return { kind: 'shared', rule: 'the Crown', parts: [{ to: undefined, share: Fraction.one }] }
  return 'kind' in found ? found : { kind: 'shared', ...found }
}

/** What each has of an estate, in pence. */
export type InPounds = {
  readonly spouse?: {
    readonly id: number
    readonly belongings: number
    readonly sum: number
    readonly ofRest: number
    readonly total: number
  }
  /** In the order of the parts. */
  readonly parts: readonly number[]
}

/** @param estate Pence, when debts, tax and costs are paid, with `belongings` among them. */
export const inPounds = ({ spouse, parts }: Shared, estate: number, belongings = 0): InPounds => {
  const apart = spouse?.first ? Math.min(belongings, estate) : 0
  const sum = Math.min(spouse?.first?.sum ?? 0, estate - apart)
  const rest = estate - apart - sum
  const shares = [...(spouse ? [spouse.share] : []), ...parts.map(({ share }) => share)]
  const pence = toThePenny(
    shares.map((share) => share.times(Fraction.of(rest))),
    BigInt(rest),
  )
  if (!spouse) return { parts: pence }
  const [ofRest = 0, ...others] = pence
  return { spouse: { id: spouse.id, belongings: apart, sum, ofRest, total: apart + sum + ofRest }, parts: others }
}

const AEA = 'Administration of Estates Act 1925'

/** The sections behind what is said of an intestacy, by the rule that decides and by what is said beside it. */
export const lawOfIntestacy: Readonly<Record<Rule | 'line' | 'held' | 'survive', string>> = {
  'spouse alone': `${AEA} s.46(1)(i), Table, case (1)`,
  'spouse and children': `${AEA} ss.46(1)(i), Table, case (2), 47(1) and 55(1)(x); SI 2023/758`,
  'spouse and children until 2014': `${AEA} s.46(1)(i), for deaths from 1 February 2009 to 30 September 2014; SI 2009/135`,
  'spouse and family until 2014': `${AEA} s.46(1)(i), for deaths from 1 February 2009 to 30 September 2014; SI 2009/135`,
  children: `${AEA} ss.46(1)(ii) and 47(1)`,
  parents: `${AEA} s.46(1)(iii) and (iv)`,
  siblings: `${AEA} ss.46(1)(v), first, and 47(3)`,
  'half-siblings': `${AEA} ss.46(1)(v), secondly, and 47(3)`,
  grandparents: `${AEA} s.46(1)(v), thirdly`,
  'uncles and aunts': `${AEA} ss.46(1)(v), fourthly, and 47(3)`,
  'half-uncles and half-aunts': `${AEA} ss.46(1)(v), fifthly, and 47(3)`,
  'the Crown': `${AEA} s.46(1)(vi)`,
  line: `${AEA} s.47(1)(i)`,
  held: `${AEA} s.47(1)(i) and (ii)`,
  survive: `${AEA} s.46(2A); Matrimonial Causes Act 1973 s.18(2); Civil Partnership Act 2004 s.57`,
}

/** The family of a visitor from three answers: who they are married to, their children, and the relatives that are still open. */

export const spousesTold = ['husband', 'wife', 'civil partner', 'none'] as const

/** How many of a class are living, and of each who has died, how many children they left. Absent: not said. */
export type Count = {
  readonly living?: number | undefined
  readonly left?: readonly (number | undefined)[] | undefined
}

export type Told = {
  readonly spouse?: (typeof spousesTold)[number] | undefined
  readonly kin: { readonly [C in Class]?: Count }
}

/** Nobody stands in for a parent or grandparent. */
export const hasLines = (kin: Class): boolean => kin !== 'parents' && kin !== 'grandparents'

/** The most of a class that can be said: two parents, four grandparents. */
export const mostOf = (kin: Class): number => (kin === 'parents' ? 2 : kin === 'grandparents' ? 4 : 12)

export const SPOUSE = 1
/** The place of somebody in their class, from 1: those who are living, then those who have died. */
const idAt = (place: number): number => 100 * (place + 1)

const relativesOf = (kin: Class, { living, left }: Count = {}): readonly Relative[] | undefined => {
  if (living === undefined || (hasLines(kin) && left === undefined)) return undefined
  const dead = (left ?? []).map((children, index): Relative => {
    const id = idAt(living + index)
    const theirs =
      children === undefined
        ? undefined
        : Array.from({ length: children }, (_, child): Relative => ({ id: id + child + 1 }))
    return { id, fate: 'died before', children: theirs }
  })
  return [...Array.from({ length: living }, (_, place): Relative => ({ id: idAt(place) })), ...dead]
}

export const familyOf = ({ spouse, kin }: Told): Family => ({
  spouses: spouse && (spouse === 'none' ? [] : [{ id: SPOUSE }]),
  ...Object.fromEntries(classes.map((name) => [name, relativesOf(name, kin[name])])),
})
