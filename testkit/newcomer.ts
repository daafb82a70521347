/** People who come to write a will, made up from a seed, and what each would answer to a question they have never seen. */
import type { Day } from '#core/text/calendar-day.ts'
import { type MaritalStatus, maritalStatuses, statusesWithPartner } from '#core/will/lists.ts'
import { includes } from '#core/will/questions.ts'

/** A number from 0 up to 1, the next one each time. */
export type Chance = () => number

/** The same numbers for the same seed (mulberry32). */
export const chancesFrom = (seed: number): Chance => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const drawnFrom = <T>(chance: Chance, list: readonly T[]): T => {
  const drawn = list[Math.floor(chance() * list.length)]
  if (drawn === undefined) throw new Error('Nothing to draw from')
  return drawn
}

export type Kin = { readonly name: string; readonly relation: string; readonly born?: Day }

/** The charity that a newcomer may name. */
export const CHARITY: Kin = { name: 'Made Up Otter Sanctuary', relation: '' }

/** Whom a newcomer adds where nobody of the family is left to choose. */
export const NEIGHBOURS: readonly Kin[] = [
  { name: 'Zelda Frome', relation: 'Neighbour' },
  { name: 'Yusuf Frome', relation: 'Neighbour' },
  { name: 'Xanthe Frome', relation: 'Neighbour' },
  { name: 'Walter Frome', relation: 'Neighbour' },
]

export type Newcomer = {
  readonly first: string
  readonly email: string
  readonly last: string
  readonly born: Day
  readonly status: MaritalStatus
  readonly home: 'alone' | 'jointly' | 'none'
  readonly partner: Kin | undefined
  readonly children: readonly Kin[]
  readonly others: readonly Kin[]
  readonly pet: string | undefined
  /** The child who has died, leaving children. */
  readonly late?: Kin | undefined
  /** The address of what they own beside their home. */
  readonly secondHome?: string | undefined
  /** They think of the charity before a page asks for more. */
  readonly gives?: boolean
  /** Buttons and links that they press where they see one, as they came for it. */
  readonly seeks?: RegExp
  /** The statements that are true of their family, where none else is. */
  readonly applies?: RegExp | undefined
  /** What they would have, where it is a matter of taste: a question, and their choice. */
  readonly wishes?: readonly (readonly [RegExp, RegExp])[]
}

const FIRST = [
  'Ada',
  'Bea',
  'Cal',
  'Dot',
  'Eli',
  'Fay',
  'Gus',
  'Hal',
  'Ida',
  'Jem',
  'Kit',
  'Lou',
  'Mab',
  'Ned',
  'Oda',
  'Pip',
]
/** The names of those whom a large family has more than others. */
const MORE_FIRST = ['Quin', 'Rex', 'Sol', 'Tess', 'Una', 'Viv', 'Win', 'Zac', 'Abe', 'Bab', 'Con', 'Deb']
const LAST = ['Moss', 'Lark', 'Reed', 'Finch', 'Wren', 'Thorn', 'Alder', 'Birch']

/** Under 18 on each day that a test is run on for years to come, or not. */
const bornIn = (chance: Chance, from: number, to: number): Day => ({
  day: 1 + Math.floor(chance() * 28),
  month: 1 + Math.floor(chance() * 12),
  year: from + Math.floor(chance() * (to - from)),
})

/** `now`: the year of the clock by which people are young or grown. */
export const isYoung = ({ born }: Kin, now: number): boolean => born !== undefined && now - born.year < 18

/** A family with more in it than most have: any marital status, step-children, a child who has died, many others, a second home. */
const widened = (of: Newcomer, chance: Chance, now: number): Newcomer => {
  const names = MORE_FIRST.toSorted(() => chance() - 0.5)
  const next = (surname = of.last) => `${names.pop()} ${surname}`
  const upTo = (most: number) => Math.floor(chance() * (most + 1))
  const status = drawnFrom(chance, maritalStatuses)
  const word = status === 'Married' ? 'Spouse' : status === 'Civil Partnership' ? 'Civil partner' : 'Partner'
  const partner = includes(statusesWithPartner, status)
    ? { name: of.partner?.name ?? next(), relation: word }
    : undefined
  const born = () => bornIn(chance, now - 40, now - 1)
  const stepchild = () => ({
    name: next('Ashdown'),
    relation: drawnFrom(chance, ['Stepson', 'Stepdaughter']),
    born: born(),
  })
  const child = () => ({ name: next(), relation: drawnFrom(chance, ['Son', 'Daughter']), born: born() })
  const isBlended = partner !== undefined && chance() < 0.5
  const other = () => {
    const relation = drawnFrom(chance, [
      'Friend',
      'Niece',
      'Nephew',
      'Grandson',
      'Granddaughter',
      'Mother',
      'Ex Partner',
    ])
    const isDated = relation.startsWith('Grand') || chance() < 0.3
    return {
      name: next(drawnFrom(chance, LAST)),
      relation,
      ...(isDated && { born: bornIn(chance, now - 34, now - 1) }),
    }
  }
  return {
    ...of,
    status,
    home: drawnFrom(chance, ['alone', 'jointly', 'none'] as const),
    partner,
    children: [
      ...of.children,
      ...Array.from({ length: upTo(3) }, child),
      ...Array.from({ length: isBlended ? upTo(2) : 0 }, stepchild),
    ],
    others: [...of.others, ...Array.from({ length: upTo(4) }, other)],
    late: chance() < 0.4 ? { name: next(), relation: drawnFrom(chance, ['Son', 'Daughter']) } : undefined,
    secondHome: chance() < 0.4 ? '2 Quay Row, Ludlow' : undefined,
    gives: chance() < 0.4,
    applies: isBlended ? /^Child from another relationship|not my partner’s/ : of.applies,
  }
}

/** A family: every other one as most are. `now`: the year. */
export const newcomerFrom = (chance: Chance, now: number): Newcomer => {
  const of = plainFrom(chance, now)
  return chance() < 0.5 ? of : widened(of, chance, now)
}

const plainFrom = (chance: Chance, now: number): Newcomer => {
  const last = drawnFrom(chance, LAST)
  const names = FIRST.toSorted(() => chance() - 0.5)
  const next = (surname = last) => `${names.pop()} ${surname}`
  const status = drawnFrom(chance, ['Single', 'Married', 'Married', 'Married', 'Divorced', 'Widowed'] as const)
  const [first = 'Ada'] = next().split(' ')
  const isOld = chance() < 0.5
  const childCount = drawnFrom(chance, [0, 1, 2, 2, 3])
  return {
    first,
    last,
    born: bornIn(chance, now - (isOld ? 75 : 45), now - (isOld ? 60 : 35)),
    status,
    home:
      status === 'Married'
        ? drawnFrom(chance, ['alone', 'jointly', 'jointly', 'none'] as const)
        : drawnFrom(chance, ['alone', 'none'] as const),
    partner: status === 'Married' ? { name: next(), relation: 'Spouse' } : undefined,
    children: Array.from({ length: childCount }, () => ({
      name: next(),
      relation: drawnFrom(chance, ['Son', 'Daughter']),
      born: isOld ? bornIn(chance, now - 40, now - 20) : bornIn(chance, now - 15, now - 1),
    })),
    others: Array.from({ length: 1 + Math.floor(chance() * 2) }, () => ({
      name: next(drawnFrom(chance, LAST)),
      relation: drawnFrom(chance, ['Friend', 'Sister', 'Brother', 'Cousin']),
    })),
    pet: chance() < 0.3 ? 'Biscuit' : undefined,
    email: `${first}.${Math.floor(chance() * 1e9)}@example.com`.toLowerCase(),
    seeks: drawnFrom(chance, [
      /^Other ways|in my home for life$/,
      /^Add (a|another) gift$|^Other ways|for a disabled person$/,
      /^$/,
    ]),
    applies: chance() < 0.5 ? /^Benefits, care|is disabled, and gets/ : undefined,
  }
}

/** Married, with two young children and a home that is owned jointly: whom the effort of the journey is measured by. */
export const marriedWithTwo = (now: number): Newcomer => ({
  first: 'Rosa',
  email: 'rosa@example.com',
  last: 'Hale',
  born: { day: 9, month: 3, year: now - 38 },
  status: 'Married',
  home: 'jointly',
  partner: { name: 'Mark Hale', relation: 'Spouse' },
  children: [
    { name: 'Lily Hale', relation: 'Daughter', born: { day: 21, month: 6, year: now - 9 } },
    { name: 'Jack Hale', relation: 'Son', born: { day: 2, month: 2, year: now - 6 } },
  ],
  others: [{ name: 'Helen Carter', relation: 'Sister' }],
  pet: undefined,
  wishes: [
    [/leave out/, /^No\b/],
    [/executors know/, /^No\b/],
    [/online accounts/, /^My executors/],
    [/nearly everything|come last|nobody/, /^My next of kin/],
    [/your body/, /^Cremation/],
  ],
})

/** What they would type into a field with this label. `whom`: the person whom the dialog around it is about. */
export const typedInto = (label: string, of: Newcomer, whom: Kin | undefined): string | undefined => {
  const born = whom ? whom.born : of.born
  const answers: readonly (readonly [RegExp, string | undefined])[] = [
    [/^First name/, of.first],
    [/^Last name/, of.last],
    [/^Email/, of.email],
    [/^Password/, 'a quiet orchard wall'],
    [/^House name or number/, '14'],
    [/^Town or city/, 'Ludlow'],
    [/^Postcode/, 'SY8 1AB'],
    [/^Name of the charity/, CHARITY.name],
    [/^What is its address/, of.secondHome],
    [/^What is it\?/, 'Gold ring with a blue stone'],
    [/^Bank, company/, 'Ludlow Savings'],
    [/^What share/, '40'],
    [/charity number/, '209603'],
    [/full name/i, whom?.name],
    [/^Day/, born && String(born.day)],
    [/^Month/, born && String(born.month)],
    [/^Year/, born && String(born.year)],
    [/^Name$/, of.pet],
    [/how much/i, '500'],
    [/^Your share$/, '50'],
  ]
  return answers.find(([asked]) => asked.test(label))?.[1]
}

/** What is true of them of the choices of a question, the closest first. None: a matter of taste. */
export const truthsOf = (question: string, of: Newcomer, whom: Kin | undefined): readonly RegExp[] => {
  const yesIf = (so: boolean) => (so ? /^Yes/ : /^No\b/)
  const answers: readonly (readonly [RegExp, RegExp])[] = [
    [/mortgage/i, /^No\b/],
    [/worth/, /^Up to £325,000/],
    [/find them/, whom?.born ? /^Date of birth/ : /^$/],
    [/own your home/, yesIf(of.home !== 'none')],
    [/own/, of.home === 'jointly' ? /jointly/ : /alone/],
    [/England or Wales/, /^Yes/],
    [/marital status/, new RegExp(`^${of.status}`)],
    [/Do you have children/, yesIf(of.children.length > 0 || of.late !== undefined)],
    [/have any pets/, yesIf(of.pet !== undefined)],
    [/parental responsibility/, /^Yes/],
    [/\b(is|was|My)\b/, new RegExp(`^${whom?.relation ?? 'nobody'}$`)],
  ]
  return [...answers, ...(of.wishes ?? [])].flatMap(([asked, answer]) => (asked.test(question) ? [answer] : []))
}
