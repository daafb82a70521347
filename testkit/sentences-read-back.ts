/**
 * What the plain words about a will claim, read from the words alone: who takes, holds or enjoys, until when, and who does instead.
 * Nothing here knows the answers. A sentence that none of the patterns knows is an error.
 */

/** A part of what is shared: "40%", "4/7", or an equal part. */
export type Told = { readonly name: string; readonly part: string | undefined }

export type Instead =
  | 'their children'
  | 'the others'
  | 'the other one'
  | 'the last resort'
  | 'later children'
  | 'other grandchildren'
  | 'not said'
  | {
      readonly takers: readonly Told[]
      /** Undefined where the words say nothing of later children. */
      readonly later: boolean | undefined
      /** What they have of it, where it is for them as a class. */
      readonly toCome?: string
      readonly followed: readonly string[]
    }

/** Who shares, and what a child born later has of it: one more equal part, or with these an equal share of what is theirs. */
type Shared = {
  readonly takers: readonly Told[]
  readonly later: boolean
  readonly born?: 'one more' | readonly string[]
}

export type Claim =
  | ({ readonly claims: 'shared' } & Shared)
  | { readonly claims: 'no capital' | 'capital'; readonly who?: string }
  | { readonly claims: 'held until'; readonly who: readonly string[]; readonly age: number }
  | { readonly claims: 'held for life' | 'held too'; readonly who: string }
  | {
      readonly claims: 'instead'
      readonly of: readonly string[]
      readonly instead: Instead
      readonly day: 'death' | 'end'
    }
  | { readonly claims: 'instead of a grandchild'; readonly instead: Instead; readonly day: 'death' | 'end' }
  /** Who takes if none of them is left. */
  | { readonly claims: 'line'; readonly who: string; readonly instead: Instead }
  | { readonly claims: 'children to come'; readonly part: string }
  | { readonly claims: 'no later child'; readonly instead: Instead }
  | { readonly claims: 'last of all'; readonly takers: readonly Told[]; readonly later: boolean }
  | { readonly claims: 'own children at'; readonly age: number }
  | { readonly claims: 'at an age'; readonly who: readonly string[]; readonly age: number }
  | { readonly claims: 'anyone else at' | 'stands in at' | 'takes after a parent at'; readonly age: number }
  | { readonly claims: 'from the start'; readonly who: readonly string[] }
  | { readonly claims: 'never theirs'; readonly who: string }
  | {
      readonly claims: 'dies young'
      readonly who: string
      readonly age: number
      readonly childless: boolean
      readonly to: readonly string[]
    }
  | {
      readonly claims: 'held'
      readonly what: 'the home' | 'the rest' | 'a sum' | 'a share and more'
      readonly for?: string
    }
  | { readonly claims: 'owns the rest'; readonly who: readonly string[] }
  | {
      readonly claims: 'enjoys'
      readonly who: string
      readonly what: 'home' | 'income'
      readonly forLife: boolean
      readonly ends: readonly string[]
      readonly days: readonly string[]
    }
  | { readonly claims: 'passed over'; readonly who: string }
  | { readonly claims: 'income too'; readonly who: string }
  | { readonly claims: 'paid from the rest'; readonly part: boolean; readonly mortgage: boolean }
  | { readonly claims: 'no right'; readonly who: string; readonly besides: string | undefined }
  | ({ readonly claims: 'at the end' } & Shared)
  | { readonly claims: 'keeps their share' }
  | { readonly claims: 'something is kept' }
  | { readonly claims: 'at once without' | 'none then'; readonly who: string }
  | {
      readonly claims: 'guardians'
      readonly who: readonly string[]
      readonly of: readonly string[]
      readonly later: boolean
    }
  | { readonly claims: 'backup guardians'; readonly who: readonly string[] }

const LATER = ', with an equal part for any child you have later'
const DIVIDED = /^(.+), and what (.+) would have is shared equally with any child you have later$/
const LATER_GUARDED = 'any child you have later'

/** "Ann", "Ann and Bob", "Ann, Bob or Cy". */
export const namesIn = (words: string): string[] => words.split(/, | and | or /)

const SHARE = /^(.+?) ([\d.]+%|\d+\/\d+)( each)?$/

/** "Ann 40% and Bob and Cy 30% each": every name with the part that follows it. */
const partsIn = (words: string): Told[] => {
  const told: Told[] = []
  let waiting: string[] = []
  for (const piece of namesIn(words)) {
    const [, name = piece, part] = SHARE.exec(piece) ?? []
    waiting.push(name)
    if (part === undefined) continue
    told.push(...waiting.map((each) => ({ name: each, part })))
    waiting = []
  }
  if (waiting.length > 0 && told.length > 0) throw new Error(`No part of ${waiting.join()} in: ${words}`)
  return told.length > 0 ? told : waiting.map((name) => ({ name, part: undefined }))
}

/** "Ann 40% and Bob 60%", "Ann and Bob, equally", "Ann", with the children who may come. */
export const takersIn = (words: string): Shared => {
  const [, before, divided] = DIVIDED.exec(words) ?? []
  const isOneMore = words.endsWith(LATER)
  const who = (before ?? (isOneMore ? words.slice(0, -LATER.length) : words)).replace(/, equally$/, '')
  return {
    takers: partsIn(who),
    later: isOneMore || divided !== undefined,
    ...(isOneMore && { born: 'one more' as const }),
    ...(divided !== undefined && { born: namesIn(divided) }),
  }
}

const insteadIn = (words: string): Instead => {
  switch (words) {
    case 'their own children take that share':
      return 'their children'
    case 'the others take that share':
      return 'the others'
    case 'that share is added to the other one':
      return 'the other one'
    case 'the next part of your will says who takes it':
      return 'the last resort'
    case 'any children you have later take that share, equally':
      return 'later children'
    case 'the other grandchildren take that share':
      return 'other grandchildren'
  }
  const [, to] = /^that share goes to (.+)$/.exec(words) ?? []
  if (to === undefined) throw new Error(`Who takes instead cannot be read: ${words}`)
  return { ...takersIn(to), followed: [] }
}

type Read = (...found: string[]) => Claim[]

const ends = { 'dies first': 'death', 'dies before you': 'death', 'has died by then': 'end' } as const
const dayIn = (words: string): 'death' | 'end' => ends[words as keyof typeof ends] ?? 'end'

/** Each sentence with what it claims. The first that fits counts. */
const patterns: readonly (readonly [RegExp, Read])[] = [
  [/^When everything is paid, all that is left goes to (.+)\.$/, (to = '') => [{ claims: 'shared', ...takersIn(to) }]],
  [
    /^When (?:everything is paid, what is left is shared|debts, costs and gifts are paid, what is left is shared before any tax on it): (.+)\.$/,
    (to = '') => [{ claims: 'shared', ...takersIn(to) }],
  ],
  [/^When everything is paid, your executors hold what is left\.$/, () => [{ claims: 'held', what: 'the rest' }]],
  [
    /^The shares? of (.+) (?:is|are) held until (\d+)\.$/,
    (who = '', age) => [{ claims: 'held until', who: namesIn(who), age: Number(age) }],
  ],
  [
    /^If you have children later, they have (.+) of it between them, and the others the rest\.$/,
    (part = '') => [{ claims: 'children to come', part }],
  ],
  [/^The share of (.+) is held for \1 for life\.$/, (who = '') => [{ claims: 'held for life', who }]],
  [
    /^If a grandchild (dies first|dies before you|has died by then|has died when the income of .+ ends), (.+)\.$/,
    (day = '', then = '') => [{ claims: 'instead of a grandchild', instead: insteadIn(then), day: dayIn(day) }],
  ],
  [/^If you have no child later, (.+)\.$/, (then = '') => [{ claims: 'no later child', instead: insteadIn(then) }]],
  [
    /^If nobody is left to take, your next of kin do: the relatives the law chooses\.$/,
    () => [{ claims: 'last of all', takers: [{ name: 'your next of kin', part: undefined }], later: false }],
  ],
  [/^If nobody is left to take, it goes to (.+)\.$/, (to = '') => [{ claims: 'last of all', ...takersIn(to) }]],
  [/^After that come your next of kin: the relatives the law chooses\.$/, () => []],
  [
    /^None of them is someone who dies within 28 days of you(?:,| or) someone whose own share has failed(?:(?:,| or) (.+))?\.$/,
    (who) => [{ claims: 'passed over', who: who ?? '' }],
  ],
  [
    /^If no parent is left, (.+) would look after (.+)\.$/,
    (who = '', of = '') => [
      {
        claims: 'guardians',
        who: namesIn(who),
        of: namesIn(of).filter((name) => name !== LATER_GUARDED),
        later: of.endsWith(LATER_GUARDED),
      },
    ],
  ],
  [/^If (?:.+) (?:cannot|can), (.+) would\.$/, (who = '') => [{ claims: 'backup guardians', who: namesIn(who) }]],
  [
    /^If you are the only special guardian of .+ when you die, that care begins at once, beside a parent who is alive\.$/,
    () => [],
  ],
  [/^(.+) takes none of it then\.$/, (who = '') => [{ claims: 'none then', who }]],
  [/^If (.+) dies before you, it goes to them at once\.$/, (who = '') => [{ claims: 'at once without', who }]],
  [
    /^If one of (.+) (?:dies first|dies before you|has died by then|has died when the income of .+ ends), their own children take that part, or the rest of \1 if there are none\.$/,
    (who = '') => [{ claims: 'line', who, instead: 'not said' }],
  ],
  [
    /^If (.+) (dies first|dies before you|has died by then|has died when the income of .+ ends), (.+)\.$/,
    (of = '', day = '', then = '') => [
      { claims: 'instead', of: namesIn(of), instead: insteadIn(then), day: dayIn(day) },
    ],
  ],
  [
    /^Your own children get what you leave them at (\d+)(?:, and anyone else at (\d+))?\.$/,
    (age, others) => [
      { claims: 'own children at', age: Number(age) },
      ...(others ? [{ claims: 'anyone else at', age: Number(others) } as const] : []),
    ],
  ],
  [
    /^Anyone else(, such as a child who takes in their place,)? gets it at (\d+)\.$/,
    (inPlace, age) => [
      { claims: 'anyone else at', age: Number(age) },
      ...(inPlace ? [{ claims: 'stands in at', age: Number(age) } as const] : []),
    ],
  ],
  [/^A child who takes in their place gets it at (\d+)\.$/, (age) => [{ claims: 'stands in at', age: Number(age) }]],
  [
    /^What somebody takes in place of a parent who is alive today becomes theirs at (\d+)\.$/,
    (age) => [{ claims: 'takes after a parent at', age: Number(age) }],
  ],
  [/^Anyone under 18 gets what you leave them at 18\.$/, () => [{ claims: 'anyone else at', age: 18 }]],
  [/^Until then your executors hold it, and can use it for them\.$/, () => []],
  [
    /^(.+) gets? what you leave them at (\d+)\.$/,
    (who = '', age) => [{ claims: 'at an age', who: namesIn(who), age: Number(age) }],
  ],
  [/^What a grandchild gets by name or in a parent’s place does not follow the group\.$/, () => []],
  [/^.+ follow that only for what they share, and not for what one of them gets by name\.$/, () => []],
  [/^What you leave (.+) is theirs from the start\.$/, (who = '') => [{ claims: 'from the start', who: namesIn(who) }]],
  [/^It is only looked after until 18\.$/, () => []],
  [/^If they die before that, it is part of what they leave\.$/, () => []],
  [
    /^Those who wait for a later age than 18 have the income from 18, and your executors may hand over some of the rest early\.$/,
    () => [],
  ],
  [
    /^If (.+) dies under (\d+)( without children)?, what is left of that share of the rest goes to (.+)\.$/,
    (who = '', age, childless, to = '') => [
      {
        claims: 'dies young',
        who,
        age: Number(age),
        childless: childless !== undefined,
        to: namesIn(to.replaceAll('your executors, for', 'your executors for')),
      },
    ],
  ],
  [
    /^What your executors hold for (.+) as a disabled person does not become theirs at any age\.$/,
    (who = '') => [{ claims: 'never theirs', who }],
  ],
  [/^What comes to (.+) of it is held for \1 for life\.$/, (who = '') => [{ claims: 'held too', who }]],
  [
    /^Your executors hold the share of (.+), and (?:anything else that comes to \1 of what is left|whatever else your will gives \1), and use it for \1 as they think best\.$/,
    (who = '') => [{ claims: 'held', what: 'a share and more', for: who }],
  ],
  [
    /^Your executors hold £[\d,.]+, (?:and whatever else your will gives .+, )?and use it for (.+) as they think best\.$/,
    (who = '') => [{ claims: 'held', what: 'a sum', for: who }],
  ],
  [
    /^Your executors hold (?:your|The|All|the|.+)(?:, with £[\d,.]+ for its upkeep)?\.$/,
    () => [{ claims: 'held', what: 'the home' }],
  ],
  [/^(.+) owns? the rest\.$/, (who = '') => [{ claims: 'owns the rest', who: namesIn(who) }]],
  [
    /^(.+) (may live there|has the income) for life, unless \1 first (.+)\.$/,
    (who = '', what, events = '') => [
      {
        claims: 'enjoys',
        who,
        what: what === 'has the income' ? 'income' : 'home',
        forLife: true,
        ends: ['dies', ...namesIn(events)],
        days: [],
      },
    ],
  ],
  [
    /^(.+) (may live there|has the income) until (.+) at the latest, unless \1 first (.+)\.$/,
    (who = '', what, days = '', events = '') => [
      {
        claims: 'enjoys',
        who,
        what: what === 'has the income' ? 'income' : 'home',
        forLife: false,
        ends: namesIn(events),
        days: namesIn(days),
      },
    ],
  ],
  [/^Until then any rent or interest is (.+)’s too\.$/, (who = '') => [{ claims: 'income too', who }]],
  [
    /^(The mortgage|Your part of the mortgage|Any loan on it|Your part of any loan on it), and any inheritance tax(?: on it)?, is paid from the rest of what you leave, so there is less of that to share\.$/,
    (what = '') => [{ claims: 'paid from the rest', part: /^Your part/.test(what), mortgage: /mortgage/.test(what) }],
  ],
  [/^Any inheritance tax on it is paid from the rest of what you leave\.$/, () => []],
  [/^(.+) has none of the capital\.$/, (who = '') => [{ claims: 'no capital', who }]],
  [
    /^Your executors may also pay (.+) some or all of the capital, and then there may be nothing left\.$/,
    (who = '') => [{ claims: 'capital', who }],
  ],
  [
    /^(.+) has no right to it, and while \1 lives it helps nobody else(?:, apart from a small sum each year for (.+))?\.$/,
    (who = '', besides) => [{ claims: 'no right', who, besides }],
  ],
  [/^When that ends, it goes to (.+)\.$/, (to = '') => [{ claims: 'at the end', ...takersIn(to) }]],
  [
    /^Someone who outlives you keeps their share: if they die before they have it, it is part of what they leave\.$/,
    () => [{ claims: 'keeps their share' }],
  ],
  [/^If someone dies before what is held becomes theirs, it passes as if you had died on that day\.$/, () => []],
  [/^What came to them after somebody else’s time passes as if that time had ended on that day\.$/, () => []],
  [/^.+ can also share in the part of your grandchildren\.$/, () => []],
  [/^What they kept by outliving you is part of what they leave\.$/, () => [{ claims: 'something is kept' }]],
  [/^A charity cannot die\.$/, () => []],
  [/^If one has closed, another with like aims takes its share\.$/, () => []],
]

const NO_LINE = /^If none of them is left, (.+)\.$/
const FOLLOWED = /^The children of (.+) can take in their place\.$/

/** The sentences of a text. None of the names in the wills of a test has a full stop. */
const sentencesOf = (text: string): string[] => text.split(/(?<=\.) (?=[A-Z])/)

const readIn = (sentence: string): Claim[] => {
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(sentence)
    if (found) return read(...found.slice(1))
  }
  throw new Error(`A sentence that cannot be read: ${sentence}`)
}

/** @throws for a sentence that cannot be read. */
export const claimsIn = (text: string): Claim[] => {
  const claims: Claim[] = []
  for (const sentence of sentencesOf(text)) {
    const noLine = NO_LINE.exec(sentence)?.[1]
    const line = noLine === undefined ? undefined : claims.pop()
    if (noLine !== undefined && line?.claims === 'line') {
      claims.push({ ...line, instead: insteadIn(noLine) })
      continue
    }
    const followed = FOLLOWED.exec(sentence)?.[1]
    const last = claims.at(-1)
    if (followed === undefined) {
      const read = readIn(sentence)
      const [first] = read
      if (first?.claims === 'children to come' && last?.claims === 'instead' && typeof last.instead !== 'string')
        claims.splice(-1, 1, { ...last, instead: { ...last.instead, later: true, toCome: first.part } })
      else claims.push(...read)
      continue
    }
    claims.pop()
    if (last?.claims !== 'instead' || typeof last.instead === 'string') throw new Error(`Whose children? ${sentence}`)
    claims.push({ ...last, instead: { ...last.instead, followed: namesIn(followed) } })
  }
  return claims
}
