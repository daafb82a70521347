/** What a person can be to the testator, and everything that follows from it. */

type Facts = {
  /** What the will prints after "my". Undefined: it prints the name alone. */
  readonly words: string | undefined
  /** Absent where the word tells nothing, as with a spouse, a cousin or a friend. */
  readonly pronoun?: 'he' | 'she'
  /** The heading under which it stands in the list on screen. */
  readonly group: 'Partner' | 'Children' | 'Grandchildren' | 'Family' | 'By marriage' | 'Others'
  /** A spouse or civil partner, or a partner to whom the testator may not be married. */
  readonly partner?: 'spouse' | 'partner'
  /** A descendant of the testator (issue, Wills Act 1837 s.33), or of the testator's spouse alone. */
  readonly descendant?: 'own' | 'step'
  /** What a stepchild becomes by adoption (Adoption and Children Act 2002 s.67). */
  readonly onceAdopted?: 'Son' | 'Daughter'
  /** Of a descendant: 1 for a child, 2 for a grandchild, 3 for a great-grandchild. */
  readonly generation?: 1 | 2 | 3
  /** The person may be under 18, so the wizard asks. */
  readonly mayBeYoung?: true
  /**
   * What the same person is to the testator's spouse: the same, a relation that the marriage makes, or the same where every
   * child of one is a child of both. Absent: only the spouse can say.
   */
  readonly toSpouse?:
    | 'same'
    | 'same in one family'
    | 'Father-in-law'
    | 'Mother-in-law'
    | 'Brother-in-law'
    | 'Sister-in-law'
}

const child = { group: 'Children', generation: 1, mayBeYoung: true } as const
const ownChild = { ...child, descendant: 'own', toSpouse: 'same in one family' } as const
const stepchild = { ...child, descendant: 'step' } as const
const ownLine = { group: 'Grandchildren', descendant: 'own', mayBeYoung: true, toSpouse: 'same in one family' } as const
const family = { group: 'Family' } as const
const byMarriage = { group: 'By marriage' } as const
const other = { group: 'Others' } as const
const spouse = { group: 'Partner', partner: 'spouse' } as const

/** In the order they are offered. */
const table = {
  Husband: { ...spouse, words: 'husband', pronoun: 'he' },
  Wife: { ...spouse, words: 'wife', pronoun: 'she' },
  'Civil partner': { ...spouse, words: 'civil partner', toSpouse: 'same' },
  Spouse: { ...spouse, words: 'spouse', toSpouse: 'same' },
  Partner: { group: 'Partner', partner: 'partner', words: 'partner', toSpouse: 'same' },
  Son: { ...ownChild, words: 'son', pronoun: 'he' },
  Daughter: { ...ownChild, words: 'daughter', pronoun: 'she' },
  Stepson: { ...stepchild, words: 'stepson', pronoun: 'he', onceAdopted: 'Son' },
  Stepdaughter: { ...stepchild, words: 'stepdaughter', pronoun: 'she', onceAdopted: 'Daughter' },
  Grandson: { ...ownLine, generation: 2, words: 'grandson', pronoun: 'he' },
  Granddaughter: { ...ownLine, generation: 2, words: 'granddaughter', pronoun: 'she' },
  Grandchild: { ...ownLine, generation: 2, words: 'grandchild' },
  'Great-grandson': { ...ownLine, generation: 3, words: 'great-grandson', pronoun: 'he' },
  'Great-granddaughter': { ...ownLine, generation: 3, words: 'great-granddaughter', pronoun: 'she' },
  'Great Grandchild': { ...ownLine, generation: 3, words: 'great-grandchild' },
  'Step-grandchild': {
    group: 'Grandchildren',
    descendant: 'step',
    generation: 2,
    mayBeYoung: true,
    words: 'step-grandchild',
  },
  Father: { ...family, words: 'father', pronoun: 'he', toSpouse: 'Father-in-law' },
  Mother: { ...family, words: 'mother', pronoun: 'she', toSpouse: 'Mother-in-law' },
  Brother: { ...family, words: 'brother', pronoun: 'he', toSpouse: 'Brother-in-law' },
  Sister: { ...family, words: 'sister', pronoun: 'she', toSpouse: 'Sister-in-law' },
  'Half-brother': { ...family, words: 'half-brother', pronoun: 'he', mayBeYoung: true },
  'Half-sister': { ...family, words: 'half-sister', pronoun: 'she', mayBeYoung: true },
  Grandfather: { ...family, words: 'grandfather', pronoun: 'he' },
  Grandmother: { ...family, words: 'grandmother', pronoun: 'she' },
  Uncle: { ...family, words: 'uncle', pronoun: 'he' },
  Aunt: { ...family, words: 'aunt', pronoun: 'she' },
  Cousin: { ...family, words: 'cousin' },
  Nephew: { ...family, words: 'nephew', pronoun: 'he', mayBeYoung: true },
  Niece: { ...family, words: 'niece', pronoun: 'she', mayBeYoung: true },
  'Father-in-law': { ...byMarriage, words: 'father-in-law', pronoun: 'he' },
  'Mother-in-law': { ...byMarriage, words: 'mother-in-law', pronoun: 'she' },
  'Brother-in-law': { ...byMarriage, words: 'brother-in-law', pronoun: 'he' },
  'Sister-in-law': { ...byMarriage, words: 'sister-in-law', pronoun: 'she' },
  'Son-in-law': { ...byMarriage, words: 'son-in-law', pronoun: 'he', toSpouse: 'same in one family' },
  'Daughter-in-law': { ...byMarriage, words: 'daughter-in-law', pronoun: 'she', toSpouse: 'same in one family' },
  Stepfather: { ...byMarriage, words: 'stepfather', pronoun: 'he' },
  Stepmother: { ...byMarriage, words: 'stepmother', pronoun: 'she' },
  Stepbrother: { ...byMarriage, words: 'stepbrother', pronoun: 'he', mayBeYoung: true },
  Stepsister: { ...byMarriage, words: 'stepsister', pronoun: 'she', mayBeYoung: true },
  Godson: { ...other, words: 'godson', pronoun: 'he', mayBeYoung: true },
  Goddaughter: { ...other, words: 'goddaughter', pronoun: 'she', mayBeYoung: true },
  Godchild: { ...other, words: 'godchild', mayBeYoung: true },
  Friend: { ...other, words: 'friend', mayBeYoung: true },
  Neighbour: { ...other, words: 'neighbour', mayBeYoung: true },
  'Ex Partner': { ...other, words: 'former partner' },
  Other: { ...other, words: undefined, toSpouse: 'same' },
} as const satisfies Readonly<Record<string, Facts>>

export type Relationship = keyof typeof table

export const relationships = /* @__PURE__ */ Object.keys(table) as [Relationship, ...Relationship[]]

/** The facts of a relationship; none of them holds where the relationship is not known. */
export const factsOf = (relationship: Relationship | undefined): Partial<Facts> =>
  relationship === undefined ? {} : table[relationship]

const those = (hold: (facts: Facts) => boolean): Relationship[] => relationships.filter((each) => hold(table[each]))

/** Offered only while no partner is named. */
export const partnerRelationships = /* @__PURE__ */ those(({ partner }) => partner !== undefined)

/** Relationships of people who may be under 18, so that the wizard asks. */
export const childTypeRelationships = /* @__PURE__ */ those(({ mayBeYoung }) => mayBeYoung === true)

/** The relationships of a person of type Child to the testator. */
export const ownChildRelationships = /* @__PURE__ */ those(({ generation }) => generation === 1)

/** The relationships under each heading of the list on screen, in its order. */
export const relationshipGroups = (
  offered: readonly Relationship[],
): (readonly [Facts['group'], readonly Relationship[]])[] => [
  ...Map.groupBy(offered, (relationship) => table[relationship].group),
]
