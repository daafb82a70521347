/** What the clauses of a drafted will say of who takes, holds and enjoys, read from its words alone by their forms. */
import type { Fraction } from '#core/estate/fraction.ts'
import type { FinalDocument } from '#drafting/document.ts'
import {
  bare,
  clausesIn,
  fits,
  itemsOfSentence,
  KINDS,
  type Lines,
  linesOf,
  mustHave,
  NotRead,
  partOf,
  seriesOf,
} from './clause-forms.ts'
import { addedIn, type Living, laterSharersIn, type SharingRead, sharingIn } from './clause-of-shares.ts'

export type Ends = {
  readonly date: string | undefined
  readonly years: number | undefined
  readonly ifMarries: boolean
  /** Months. */
  readonly asCouple: number | undefined
  readonly away: number | undefined
  readonly givenUp: boolean
  /** A date that has passed when the testator dies means that it never starts. */
  readonly datePasses: boolean
}

export type TrustRead = {
  readonly of: 'home-for-life' | 'disabled-person' | 'residue'
  readonly person: string
  readonly ends: Ends
  /** Days after the death that ends it. Undefined: whoever survives the testator has a share. */
  readonly livingFor: number | undefined
  /** The words say of its person that they take nothing at its end. */
  readonly passedOver: boolean
  readonly sharing: SharingRead
  readonly capital: boolean
  readonly surplus: 'stays' | 'passes' | undefined
  readonly orLaterHome: boolean
}

export type DisabledRead = TrustRead & {
  readonly sum: boolean
  /** The clauses whose gifts to the person are held; 'all' of them. */
  readonly holds: readonly string[] | 'all'
  readonly butOwnTrusts: boolean
  readonly smallSumFor: string
}

export type LastRead = {
  readonly covers: readonly string[]
  readonly parts: readonly { readonly name: string; readonly part: Fraction | undefined }[]
  readonly later: 'one more' | readonly string[] | undefined
  readonly added: 'equally' | 'in proportion' | 'to the other' | undefined
  readonly mustSurvive: boolean
}

export type AgesRead = {
  readonly atOnce: readonly string[]
  readonly ages: ReadonlyMap<string, number>
  readonly anyoneElse: number
  /** The age of what is taken as one of the grandchildren where it is set apart; 0 where it is theirs from the start. */
  readonly inClass: number | undefined
  readonly inLines: readonly (readonly [line: string, age: number])[]
  /** What came from a trust passes as at its end. */
  readonly fromTrusts: boolean
  /** The clauses whose trusts leave what was the taker's from the death: an age only says until when it is held. */
  readonly vested: readonly string[]
}

export type WillRead = {
  /** How many days somebody has to live to survive the testator. */
  readonly days: number
  readonly residue: SharingRead
  readonly income: TrustRead | undefined
  readonly home: TrustRead | undefined
  readonly disabled: DisabledRead | undefined
  readonly last: LastRead
  readonly ages: AgesRead
}

const nothingEnds: Ends = {
  date: undefined,
  years: undefined,
  ifMarries: false,
  asCouple: undefined,
  away: undefined,
  givenUp: false,
  datePasses: false,
}

const RECORDED = 'the day my Executors other than {X:name}, having asked {X:name}, record in writing that'

const eventIn = (text: string, person: string): Partial<Ends> & { readonly death?: true } => {
  const of = (found: ReturnType<typeof fits>): ReturnType<typeof fits> => {
    if (found && 'X' in found && bare(found.X) !== person) throw new NotRead(`Another person: ${text}`)
    return found
  }
  if (of(fits('the death of {X:name}', text))) return { death: true }
  const date = fits('the end of {date:\\d+ [A-Z][a-z]+ \\d+}', text)
  if (date) return { date: mustHave(date.date, 'date') }
  const years = fits('the {years:nth} anniversary of my death', text)
  if (years) return { years: Number.parseInt(years.years ?? '', 10) }
  if (of(fits('the day {X:name}, after my death, marries or forms a civil partnership', text)))
    return { ifMarries: true }
  const couple = of(
    fits(
      `${RECORDED} for the last {months:number} months, all of them after my death, {X:name} has lived in one household with another adult as a couple`,
      text,
    ),
  )
  if (couple) return { asCouple: Number(couple.months) }
  const away = of(
    fits(
      `${RECORDED} {X:name} has not lived in the Home for the last {months:number} months, all of them after my death, and, in their opinion, will not live there again; time in hospital does not count`,
      text,
    ),
  )
  if (away) return { away: Number(away.months) }
  if (
    of(
      fits(
        'the day my Executors receive a signed notice in which {X:name} gives the trust up; an attorney or deputy may give it only if the court allows',
        text,
      ),
    )
  )
    return { givenUp: true }
  throw new NotRead(`No event: ${text}`)
}

const endsIn = (lines: Lines, person: string): Ends => {
  lines.take('The trust ends on the first of these:')
  const events = itemsOfSentence(lines.items()).map((item) => eventIn(item, person))
  if (!events.some(({ death }) => death)) throw new NotRead('It does not end on the death')
  const never = lines.take(
    'If {date:(?:that date has passed when I die, or )?}{X:name} does not survive me, or cannot or does not take under this clause for any reason, the trust ends when I die.',
  )
  if (bare(never.X) !== person) throw new NotRead('Another person')
  const ends: Ends = Object.assign({}, nothingEnds, ...events.map(({ death: _, ...event }) => event))
  return { ...ends, datePasses: never.date !== '' }
}

type LivingRead = Pick<TrustRead, 'livingFor' | 'passedOver'>

/** Who has to be living, and until when, and whether the person for whom it was held is passed over. */
const livingIn = (lines: Lines, person: string, onlyByDeath: boolean): LivingRead => {
  const over = (asDead: string) => `[ In deciding who takes when the trust ends, {P:name} is treated ${asDead}.]`
  const passedOver = ({ P }: Readonly<Record<string, string | undefined>>): boolean => {
    if (P !== undefined && bare(P) !== person) throw new NotRead('Another person')
    return P !== undefined
  }
  const kept = onlyByDeath
    ? undefined
    : lines.maybe(
        `A person who survives me keeps their share even if they die before the trust ends: it then belongs to their estate.${over('as having died before me')}`,
      )
  if (kept) return { livingFor: undefined, passedOver: passedOver(kept) }
  const when = onlyByDeath ? '' : 'when the trust ends or, if a death ends it, '
  const found = lines.take(
    `Somebody is living at the end if they are living ${when}at the end of the {days:nth} day after the death of {X:name}. If the trust ends when I die, somebody is living at the end if they survive me. A child conceived before the trust ends and born alive later is living at the end; a child conceived later is not.${over('as having died before the trust ended')}`,
  )
  if (bare(found.X) !== person) throw new NotRead('Another person')
  return { livingFor: Number.parseInt(mustHave(found.days, 'number of days'), 10), passedOver: passedOver(found) }
}

const LATER_AT_THE_END =
  'Here the meaning of a later child of mine in clause §meanings is read as if it spoke of being living at the end instead of surviving me.'

const asIf = (person: string, livingFor: number | undefined): string =>
  livingFor === undefined
    ? `, as if I had died when the trust ended and «${person}» before me`
    : `, as if I had died when the trust ended and «${person}» before me. There, a person must be living at the end instead of surviving me`

const living = (livingFor: number | undefined): Living =>
  livingFor === undefined ? 'survives me' : 'is living at the end'

/** Shares at the end of a trust that has a clause of its own. Who has to be living is said between the shares and what fails. */
const endOfOwn = (lines: Lines, person: string, what: string, onlyByDeath: boolean) => {
  const hold = `When the trust ends, my Executors hold ${what}`
  return sharingIn(lines, {
    hold,
    holdAll: hold,
    between: () => {
      const { livingFor, passedOver } = livingIn(lines, person, onlyByDeath)
      const later = lines.maybe(LATER_AT_THE_END) !== undefined
      return { livingFor, passedOver, later, heldShareOf: '', living: living(livingFor), asIf: asIf(person, livingFor) }
    },
    givenIn: ' that takes effect when the trust ends',
    failing: lines,
  })
}

const homeIn = (will: FinalDocument): TrustRead | undefined => {
  const lines = linesOf(will, 'home-for-life')
  if (!lines) return undefined
  const about = lines.take(
    'This clause is about all my interest in {where:words}{later:(?: or, if that is not my main home when I die, in the property that is)?} (the Home). The Home includes a home that is bought under this clause, and the money that stands for it. If my interest passes to a co-owner automatically when I die, this clause has no effect.',
  )
  lines.take(
    'I give the Home[, and {sum:money},] to my Executors on trust. It is free of the inheritance tax on my death, and of the part of any mortgage or other debt secured on it when I die that I ought to bear. My Executors pay that part of the debt, and no more, from the fund in clause §estate-on-trust.[ They may spend the {sum2:money} on keeping up, insuring and improving the Home, but none of its income; what is not spent they hold with it.] If an attorney or deputy of mine sold the Home while I could not decide for myself, my Executors hold instead what was received for it, as far as that can be traced.',
  )
  const right = lines.take(
    'Until the trust ends, {X:name} may live in the Home without paying rent, and all the income of the trust belongs to {X:name}.',
  )
  const person = bare(right.X)
  const ends = endsIn(lines, person)
  const X = `«${person}»`
  lines.take(
    `While living there, ${X} pays the council tax, services, ground rent, everyday repairs and insurance in the names of my Executors{repairs:, and for structural repairs|. My Executors pay for structural repairs from the capital of the trust, so far as it has money}. A failure to pay does not end the trust: my Executors may pay, and recover it from ${X} or from the income.`,
  )
  const another = lines.take(
    `Whatever clause §powers says, my Executors may not sell, let or borrow against the Home while ${X} lives there unless ${X} agrees in writing. If ${X} asks, they sell it and buy another home in England or Wales that ${X} chooses and they consider suitable, alone or together with ${X} or others. Each then owns it in proportion to what each pays, the costs included. What they do not spend {surplus:stays in the trust|is held as if the trust had ended for it, and not by a death, on the day of the purchase}.`,
  )
  const capital = lines.maybe(`My Executors other than ${X} may pay ${X} any or all of the capital of the trust.`)
  paidEarly(lines, person)
  const { sharing, between } = endOfOwn(
    lines,
    person,
    'the Home, and everything else then held under this clause,',
    false,
  )
  lines.take('None of it becomes part of my Residuary Estate.')
  lines.end()
  return {
    of: 'home-for-life',
    person,
    ends,
    livingFor: between.livingFor,
    passedOver: between.passedOver,
    sharing,
    capital: capital !== undefined,
    surplus: another.surplus === 'stays in the trust' ? 'stays' : 'passes',
    orLaterHome: about.later !== '',
  }
}

const paidEarly = (lines: Lines, person: string): void => {
  lines.take(
    `Section 32 of the Trustee Act 1925 lets my Executors pay capital early to somebody who may take when the trust ends, but only if «${person}» agrees in writing.`,
  )
}

const disabledIn = (will: FinalDocument): DisabledRead | undefined => {
  const lines = linesOf(will, 'disabled-person')
  if (!lines) return undefined
  const sum = lines.maybe(
    'I give {sum:money} to my Executors on trust, free of the inheritance tax on my death. They hold it under this clause.',
  )
  const share =
    sum === undefined
      ? lines.take(
          'What {from:clauses} would give to {X:name}, my Executors do not give to {X:name}: they hold it on trust under this clause.',
        )
      : undefined
  const all = lines.maybe(
    'Whatever else this will would give to {X:name}, in any way and at any time{but:(?:, other than under a trust of which (?<Y>«[^«»]+») has the benefit)?}, my Executors do not give to {X:name} either: they hold it on trust under this clause, with the rest.',
  )
  const use = lines.take(
    'Until the trust ends, my Executors may use any of the income and the capital for the benefit of {X:name} as they think fit, and add income that they do not use to the capital. {X:name} has no right to either.',
  )
  const person = bare(use.X)
  const X = `«${person}»`
  const isForThem = [share, all].every((each) => !each || each.X === X) && [X, undefined].includes(all?.Y)
  if (!isForThem) throw new NotRead('It is for somebody else')
  const small = lines.take(
    `While ${X} lives, nothing may be used for anyone else[, except that in each year to 5 April my Executors may use for {small:name} up to the annual limit in section 89 of the Inheritance Tax Act 1984]. Section 32 of the Trustee Act 1925 gives no power to pay those who take later. Nobody may be added to those who benefit under this clause.`,
  )
  lines.take(
    `The trust ends on the death of ${X}. If ${X} does not survive me, or the trust cannot take effect for any reason, it ends when I die.`,
  )
  const { sharing, between } = endOfOwn(lines, person, 'everything then held under this clause', true)
  if (sum) lines.take('None of it becomes part of my Residuary Estate.')
  lines.end()
  return {
    of: 'disabled-person',
    person,
    ends: nothingEnds,
    livingFor: between.livingFor,
    passedOver: between.passedOver,
    sharing,
    capital: true,
    surplus: undefined,
    orLaterHome: false,
    sum: sum !== undefined,
    holds: all ? 'all' : clausesIn(share?.from ?? ''),
    butOwnTrusts: (all?.but ?? '') !== '',
    smallSumFor: bare(small.small),
  }
}

const residueIn = (will: FinalDocument): Pick<WillRead, 'residue' | 'income'> => {
  const lines = mustHave(linesOf(will, 'residue'), 'residue')
  const failing = mustHave(linesOf(will, 'if-a-share-fails'), 'clause about shares that fail')
  const held = lines.maybe(
    'My Executors hold my Residuary Estate on trust. Until the trust ends they pay its income to {X:name}, and may let {X:name} live without paying rent in a home that it holds or buys.{capital:(?: Those of my Executors other than «[^«»]+» may pay «[^«»]+» any or all of the capital.)?}',
  )
  const person = bare(held?.X)
  if (
    held?.capital &&
    held.capital !== ` Those of my Executors other than «${person}» may pay «${person}» any or all of the capital.`
  )
    throw new NotRead('The capital is for somebody else')
  const ends = held ? endsIn(lines, person) : nothingEnds
  if (held) paidEarly(lines, person)
  const start = held ? 'When the trust ends, my Executors hold' : 'My Executors hold'
  const { sharing, between } = sharingIn(lines, {
    hold: `${start} my Residuary Estate`,
    holdAll: `${start} the whole of my Residuary Estate`,
    between: () => {
      const { livingFor, passedOver }: LivingRead = held
        ? livingIn(lines, person, false)
        : { livingFor: undefined, passedOver: false }
      const later = held ? lines.maybe(LATER_AT_THE_END) !== undefined : false
      const share = lines.maybe(
        'What is for {K:name} is not given to {K:name}: clause §disabled-person says how it is held.',
      )
      lines.end()
      return {
        livingFor,
        passedOver,
        later,
        heldShareOf: bare(share?.K),
        living: held ? living(livingFor) : 'survives me',
        asIf: held ? asIf(person, livingFor) : '',
      }
    },
    givenIn: ' in clause §residue',
    failing,
  })
  if (held) failing.take('What this clause says of the trust, and of its end, is about the trust in clause §residue.')
  failing.end()
  if (!held) return { residue: sharing, income: undefined }
  const income: TrustRead = {
    of: 'residue',
    person,
    ends,
    livingFor: between.livingFor,
    passedOver: between.passedOver,
    sharing,
    capital: (held.capital ?? '') !== '',
    surplus: undefined,
    orLaterHome: false,
  }
  return { residue: sharing, income }
}

const NEXT_OF_KIN =
  'the people who would inherit under the intestacy rules of England and Wales if I had died without a will, in the shares in which they would inherit, found at my death, treating anyone who does not survive me{more:(?:,| and) [^«»]*?}.{spouse:(?: A husband, wife or civil partner who is one of them takes, within that share, the fixed sum that those rules give at my death.)?}'

const TREATED =
  /^(?:,| and) anyone whose share of it has failed(?:,? (?:and )?the spouse or civil partner from whom I am separated)?(?:,? and everyone named in clause §left-out)? as having died before me(?:, and everyone named in clause §left-out as having died before me(?:, leaving no children(?: except (?:children of mine)?(?:(?: and )?grandchildren of mine(?: by a child who is not left out)?)?)?)?)?$/

const mustTreat = (more: string | undefined): void => {
  if (!TREATED.test(more ?? '')) throw new NotRead(`Who is passed over: ${more}`)
}

const lastIn = (will: FinalDocument): LastRead => {
  const lines = mustHave(linesOf(will, 'ultimate-default'), 'last resort')
  const whatever =
    'Any part of my Residuary Estate[, or of a trust in this will,] that nobody takes under {under:clauses} goes '
  const kin = lines.maybe(`${whatever}to ${NEXT_OF_KIN}`)
  if (kin) {
    mustTreat(kin.more)
    lines.end()
    return { covers: clausesIn(kin.under ?? ''), parts: [], later: undefined, added: undefined, mustSurvive: true }
  }
  const one = lines.maybe(`${whatever}to {N:name}.`)
  const oneOfMore = one
    ? undefined
    : lines.maybe(`${whatever}in equal shares to {N:name} and each later child of mine.`)
  const equal = one || oneOfMore ? undefined : lines.maybe(`${whatever}in equal shares to:`)
  const found = one ?? oneOfMore ?? equal ?? lines.take(`${whatever}in these shares:`)
  const items = itemsOfSentence(lines.items())
  const parts =
    one || oneOfMore
      ? [{ name: bare(found.N), part: undefined }]
      : items.map((item) => {
          const found = fits(equal ? '{N:name}' : '{part:part} to {N:name}', item)
          if (!found) throw new NotRead(`No part: ${item}`)
          return {
            name: bare(found.N),
            part: equal ? undefined : partOf(mustHave(found.part, 'part')),
          }
        })
  const later = oneOfMore ? 'one more' : laterSharersIn(lines, 'share')
  const mustSurvive = lines.maybe('A person takes under this clause only if they survive me.') !== undefined
  const added = one
    ? undefined
    : addedIn(
        lines.take(
          `A share here that nobody takes is added {how:to the other|equally to the others|to the others, in the proportions that their ${KINDS} bear to each other}.`,
        ).how,
        parts,
      )
  const last = lines.take(`What nobody takes in that way goes to ${NEXT_OF_KIN}`)
  mustTreat(last.more)
  lines.end()
  return { covers: clausesIn(found.under ?? ''), parts, later, added, mustSurvive }
}

const KEPT = 'Nothing else in this will is affected: what others have taken stays theirs.'
const AS_IF =
  'as if I had died on that day{trusts:(?: or, if it came from a trust in this will, as if that trust had ended on that day and not by a death)?}, so that children born since my death can take.'

/** The clauses of which an age takes nothing away. No age is about what is held for a disabled person. */
const exceptIn = (will: FinalDocument, lines: Lines, until: string): string[] => {
  const found = lines.maybe(
    `Whatever else this clause says, what somebody takes from a trust in {under:clauses} is theirs from my death. My Executors only look after it until that person ${until}. If that person dies sooner, it belongs to their estate.`,
  )
  const ofDisabled = lines.maybe(
    'This clause is not about what my Executors hold for {K:name} under clause §disabled-person.',
  )
  if (bare(ofDisabled?.K) !== (disabledIn(will)?.person ?? ''))
    throw new NotRead('What is held for a disabled person is theirs at some age')
  return found ? clausesIn(found.under ?? '') : []
}

/** Whose age it is that the clause gives to the class. */
export const ONE_OF_CLASS = 'each grandchild of mine who takes as one of my grandchildren'

const BY_NAME = 'whatever this clause says of them or their parent by name.'
const IN_ANOTHER_WAY =
  'For what that grandchild takes in any other way, this clause applies as if they did not take as one of my grandchildren.'

const inClassIn = (lines: Lines): number | undefined => {
  const start = lines.maybe(
    `A grandchild of mine does not have to reach an age for what they take as one of my grandchildren, ${BY_NAME} ${IN_ANOTHER_WAY}`,
  )
  if (start) return 0
  const aged =
    lines.maybe(
      `For what a grandchild of mine takes as one of my grandchildren their Age is {age:number} and no other, ${BY_NAME} ${IN_ANOTHER_WAY}`,
    ) ??
    lines.maybe(
      `What a grandchild of mine takes as one of my grandchildren becomes theirs if they reach {age:number}, ${BY_NAME} ${IN_ANOTHER_WAY}`,
    )
  return aged && Number(aged.age)
}

/** What is said of those who take as the children of one who has died: it repeats the age that the clause gives them. 0: from the start. */
const inLinesIn = (lines: Lines): (readonly [parent: string, age: number])[] => {
  const apart =
    'whatever this clause says of them by name. For what that child takes in any other way, this clause applies as if they did not take as one of those children.'
  const found =
    lines.maybe(
      `A child of {P:name} does not have to reach an age for what they take as one of the children of {L:name}, ${apart}`,
    ) ??
    lines.maybe(
      `For what a child of {P:name} takes as one of the children of {L:name} their Age is {age:number} and no other, ${apart}`,
    ) ??
    lines.maybe(
      `What a child of {P:name} takes as one of the children of {L:name} becomes theirs if they reach {age:number}, ${apart}`,
    )
  if (!found) return []
  if (found.P !== found.L) throw new NotRead('Children of two people')
  return [[`the children of ${bare(found.L)}`, Number(found.age ?? 0)], ...inLinesIn(lines)]
}

/** The age that the clause gives the class elsewhere has to be the same, and to be about nothing else: each thing has one. */
const withOneAgeOfClass = (read: AgesRead): AgesRead => {
  const { atOnce, ages, anyoneElse, inClass, inLines } = read
  for (const [line, age] of inLines)
    if (age !== (atOnce.includes(line) ? 0 : (ages.get(line) ?? anyoneElse))) throw new NotRead(`${line} have two ages`)
  const said = atOnce.includes(ONE_OF_CLASS) ? 0 : (ages.get(ONE_OF_CLASS) ?? anyoneElse)
  if (inClass !== undefined && inClass !== said)
    throw new NotRead('What is taken as one of my grandchildren has two ages')
  if (inClass === undefined && said !== anyoneElse)
    throw new NotRead('What a grandchild takes in the place of a parent has the age of the class')
  return read
}

const agesIn = (will: FinalDocument): AgesRead => {
  const lines = mustHave(linesOf(will, 'under-18'), 'clause about young people')
  const start = lines.maybe(
    'What this will gives to {who:series} is theirs from the start[ or, if it comes from a trust in this will, from the day that trust ends]. While that person is under 18 my Executors hold it for that person and for nobody else. They may use the income, and any or all of the capital, for that person’s upkeep, education or benefit, and may pay it to a parent or guardian, whose receipt is enough. If that person dies under 18, it belongs to their estate. This does not apply to what they take in place of a parent who was alive when I made this will. The rest of this clause is not about what is theirs from the start.',
  )
  const atOnce = seriesOf(start?.who ?? '').map(({ name }) => name)
  const soleInClass = inClassIn(lines)
  const soleInLines = inLinesIn(lines)
  const simple = lines.maybe(
    'If somebody is under {age:number} when they are to take money, an account, a holding, property or any of my Residuary Estate, it becomes theirs if they reach {age:number}. Until then my Executors hold it on trust. They may use the income, and any or all of the capital, for that person’s upkeep, education or benefit, and may pay it to a parent or guardian, whose receipt is enough.',
  )
  if (simple) {
    const then = lines.take(
      `If that person dies under ${simple.age}, what has not been used or paid by then passes ${AS_IF} ${KEPT}`,
    )
    const vested = exceptIn(will, lines, 'is 18')
    lines.end()
    const anyoneElse = Number(simple.age)
    const fromTrusts = then.trusts !== ''
    return withOneAgeOfClass({
      atOnce,
      ages: new Map(),
      anyoneElse,
      inClass: soleInClass,
      inLines: soleInLines,
      fromTrusts,
      vested,
    })
  }
  const said = lines.take(
    '{said:(?:The Age of [^.]+? is \\d+\\. )*}The Age of anyone else is {age:number}. So is the Age of anyone for what they take in place of a parent who was alive when I made this will.',
  )
  const ages = new Map<string, number>()
  for (const [, who = '', age] of (said.said ?? '').matchAll(/The Age of ([^.]+?) is (\d+)\. /gu))
    for (const { name } of seriesOf(who)) ages.set(name, Number(age))
  const inClass = inClassIn(lines)
  const inLines = inLinesIn(lines)
  lines.take(
    'If somebody is under their Age when they are to take money, an account, a holding, property or any of my Residuary Estate, it becomes theirs if they reach their Age. Until then my Executors hold it on trust for that person and for nobody else.',
  )
  lines.take(
    'Until that person is 18, my Executors may use the income for that person’s upkeep, education or benefit, and add what they do not use to the capital. From 18, the income is that person’s. At any time my Executors may use any or all of the capital for that person’s upkeep, education or benefit. What is for somebody under 18 may be paid to a parent or guardian, whose receipt is enough.',
  )
  const then = lines.take(
    `If that person dies under their Age, what has not been used or paid by then passes ${AS_IF} ${KEPT}`,
  )
  const vested = exceptIn(will, lines, 'reaches their Age')
  lines.end()
  const fromTrusts = then.trusts !== ''
  return withOneAgeOfClass({ atOnce, ages, anyoneElse: Number(said.age), inClass, inLines, fromTrusts, vested })
}

const daysIn = (will: FinalDocument): number => {
  const lines = mustHave(linesOf(will, 'meanings'), 'meanings')
  const [survives = '', children = '', ...others] = lines.items()
  const found = fits(
    'A person survives me if they are living at the end of the {days:nth} day after the day I die. A child conceived before I die and born alive later survives me; a child conceived later does not. The {also:number} days do not apply to charities and other organisations, to the appointment of executors or guardians, or to gifts of pets.',
    survives,
  )
  const days = Number.parseInt(found?.days ?? '', 10)
  const isWhole =
    found?.also === `${days}` &&
    children ===
      'The children of a person include adopted children, children whose parents are not married to each other, and children born after I sign this will. Stepchildren are included only where they are named.' &&
    others.length <= 2 &&
    others.at(-1) ===
      'Words for one gender include everyone, and words for one person or thing include several, and the other way round. Headings are only there to help the reader.' &&
    (others.length === 1 ||
      others[0] ===
        'A later child of mine is a child of mine whom this will does not name, who is born or adopted after I sign it or in the year before, and who survives me. If such a child does not survive me but leaves children who do, those children take equally what their parent would have taken, and so on down the generations.')
  if (!isWhole) throw new NotRead('The meanings are others')
  lines.take(
    'Section 33 of the Wills Act 1837 does not apply to this will, because the will itself says what happens to every gift and share that fails.',
  )
  lines.end()
  return days
}

/** @throws NotRead where a sentence of these clauses has no known form. */
export const willRead = (will: FinalDocument): WillRead => ({
  days: daysIn(will),
  ...residueIn(will),
  home: homeIn(will),
  disabled: disabledIn(will),
  last: lastIn(will),
  ages: agesIn(will),
})
