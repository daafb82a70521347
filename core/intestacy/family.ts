/** The family of a person who dies without a will, as far as it is known, and which of its members the law counts. */

/** How a relative belongs to the family. */
export type Tie =
  | 'birth'
  | 'adopted'
  | 'legitimated'
  | 'parents not married'
  | 'adopted by others'
  | 'step'
  | 'by marriage'
  | 'fostered'

/** Adoption and Children Act 2002 ss.67 to 69, Legitimacy Act 1976 s.5, Family Law Reform Act 1987 s.18: of each tie, whether it is one of the family. */
const isOfFamily: Readonly<Record<Tie, boolean>> = {
  birth: true,
  adopted: true,
  legitimated: true,
  'parents not married': true,
  // Of the family into which they were adopted. What was theirs before, an adoption does not take from them: s.69(4).
  'adopted by others': false,
  step: false,
  'by marriage': false,
  fostered: false,
}

/** What became of somebody by the time that the estate is shared. */
export type Fate =
  | 'living'
  | 'conceived before'
  | 'conceived after'
  | 'died before'
  | 'refuses'
  | 'forfeits'
  | 'dies under 18 unmarried'

/** `in their place`: their children stand for them. `not counted`: neither they nor anybody through them. */
const stands: Readonly<Record<Fate, 'takes' | 'in their place' | 'not counted'>> = {
  living: 'takes',
  'conceived before': 'takes',
  'conceived after': 'not counted',
  'died before': 'in their place',
  refuses: 'in their place',
  forfeits: 'in their place',
  'dies under 18 unmarried': 'in their place',
}

/** The fates that the law of 2012 reads as an earlier death. */
const readAsDead: readonly (Fate | SpouseFate)[] = ['refuses', 'forfeits', 'dies under 18 unmarried']

export type Relative = {
  readonly id: number
  /** Absent: by birth. */
  readonly tie?: Tie | undefined
  /** Absent: living. */
  readonly fate?: Fate | undefined
  /** Under 18, and neither married nor in a civil partnership. */
  readonly young?: boolean | undefined
  /** All of them, of one in whose place they would stand. Absent: not known. */
  readonly children?: readonly Relative[] | undefined
}

export type SpouseFate = 'survives 28 days' | 'dies within 28 days' | 'died before' | 'refuses' | 'forfeits'

export type Spouse = {
  readonly id: number
  /** Absent: it lasts, as it does while they only live apart or wait for the final order. */
  readonly marriage?: 'lasts' | 'separated by a court' | 'ended' | 'void' | undefined
  /** Absent: they live on. */
  readonly fate?: SpouseFate | undefined
}

/** The relatives after the husband, wife or civil partner, in the order of the law. */
export const classes = [
  'children',
  'parents',
  'siblings',
  'half-siblings',
  'grandparents',
  'uncles and aunts',
  'half-uncles and half-aunts',
] as const
export type Class = (typeof classes)[number]

/** The brothers and sisters, and the uncles and aunts, of the whole blood share both parents. A class that is absent is not known. */
export type Family = { readonly [C in Class]?: readonly Relative[] | undefined } & {
  /** None: an empty list. Absent: not known. */
  readonly spouses?: readonly Spouse[] | undefined
}

export const standing = ({ tie = 'birth', fate = 'living' }: Relative): (typeof stands)[Fate] =>
  isOfFamily[tie] ? stands[fate] : 'not counted'

/** Administration of Estates Act 1925 s.46(2A); Matrimonial Causes Act 1973 s.18(2); Civil Partnership Act 2004 s.57. */
export const isSurvivingSpouse = ({ marriage = 'lasts', fate = 'survives 28 days' }: Spouse): boolean =>
  marriage === 'lasts' && fate === 'survives 28 days'

const everyRelative = (relatives: readonly Relative[]): Relative[] =>
  relatives.flatMap((each) => [each, ...everyRelative(each.children ?? [])])

/** Whether anybody's part in it hangs on the law of 2012. */
export const needsLawOf2012 = (family: Family): boolean =>
  [...classes.flatMap((each) => everyRelative(family[each] ?? [])), ...(family.spouses ?? [])].some(
    ({ fate }) => fate !== undefined && readAsDead.includes(fate),
  )
