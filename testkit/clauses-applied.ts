/**
 * What the words of a will do in a history: who has what when the testator dies and in the end, worked out from the clauses as they
 * were read. It knows no answer of the will and has no code in common with `core/estate` but exact fractions and days.
 */
import { Fraction, sumOf } from '#core/estate/fraction.ts'
import { type Day, isAfter, monthNames, monthsLater, yearsLater } from '#core/text/calendar-day.ts'
import type { LeftOutRead, PartRead, SharingRead } from './clause-of-shares.ts'
import { type DisabledRead, ONE_OF_CLASS, type TrustRead, type WillRead } from './clauses-read.ts'
import { type At, daysAfter, familyTakes, isAfterOrOn, type Life, type Lives, livesAt } from './lives.ts'

/** A part, who has it, and what it is a part of, for the day on which one of them dies too young for it. */
export type Piece = {
  readonly who: string
  /** The number of the child in each generation below the person who is named. */
  readonly line: readonly number[]
  readonly life: Life | undefined
  readonly share: Fraction
  /** Whose share this was, of those who are named; a later child's own, or the last resort. */
  readonly through: string
  readonly on: Day
  readonly ofEstate?: true
  /** To the person for whom it was held: it has been used for them, and waits for no age. */
  readonly isPaid?: true
  /** It was the share of a disabled person, and is taken as the clause of their trust says: through whom there. */
  readonly within?: string
}

export const NEXT_OF_KIN = 'next of kin'
export const LATER_CHILD = 'later child'
export const GRANDCHILDREN = 'my grandchildren'
const LAST = 'the last resort'

const some = (share: Fraction): boolean => share.compare(Fraction.zero) > 0

type Slot = { readonly weight: Fraction; readonly takers: readonly Piece[] }

/** Each slot has its part of the whole. What nobody takes is added to the others as the words say. */
const pouredOut = (slots: readonly Slot[], added: SharingRead['added']): Piece[] => {
  const standing = slots.filter(({ takers, weight }) => takers.length > 0 && some(weight))
  if (standing.length === 0) return []
  const whole = sumOf(slots.map(({ weight }) => weight))
  const failed = sumOf(slots.filter((slot) => !standing.includes(slot)).map(({ weight }) => weight)).over(whole)
  const weights = sumOf(standing.map(({ weight }) => weight))
  if (some(failed) && added === undefined) throw new Error('Nobody has what has failed')
  if (some(failed) && added === 'to the other' && standing.length > 1) throw new Error('There is more than one other')
  return standing.flatMap(({ weight, takers }) => {
    const more = added === 'equally' ? failed.over(Fraction.of(standing.length)) : failed.times(weight.over(weights))
    const part = weight.over(whole).plus(more)
    return takers.map((piece) => ({ ...piece, share: piece.share.times(part) }))
  })
}

/** Equal parts, one for each of these in whose line somebody takes. */
const alike = (lines: readonly (readonly Piece[])[]): Piece[] =>
  pouredOut(
    lines.filter((line) => line.length > 0).map((takers) => ({ weight: Fraction.one, takers })),
    undefined,
  )

/** The engine of one will in one history. */
export class Applied {
  readonly #will: WillRead
  readonly #lives: Lives

  constructor(will: WillRead, lives: Lives) {
    this.#will = will
    this.#lives = lives
  }

  #piece(who: string, at: At, line: readonly number[] = [], life?: Life): Piece {
    return { who, line, life, share: Fraction.one, through: who, on: at.taken }
  }

  /** "those of them who survive me take equally … and so on down the generations" */
  #perStirpes(
    who: string,
    children: readonly Life[],
    at: At,
    leftOut: LeftOutRead,
    line: readonly number[] = [],
  ): Piece[] {
    return alike(this.#linesOf(who, children, at, leftOut, line))
  }

  #linesOf(
    who: string,
    children: readonly Life[],
    at: At,
    leftOut: LeftOutRead,
    line: readonly number[] = [],
    followed = true,
  ): Piece[][] {
    return children.map((child, index) => {
      const below = [...line, index + 1]
      if (!familyTakes(child, at)) return []
      if (child.leftOut) {
        if (leftOut === undefined) throw new Error('The words say nothing of people left out')
        return leftOut.leavingNoChildren || !followed ? [] : this.#perStirpes(who, child.children, at, leftOut, below)
      }
      if (livesAt(child, at)) return [this.#piece(who, at, below, child)]
      return followed ? this.#perStirpes(who, child.children, at, leftOut, below) : []
    })
  }

  #laterLines(at: At): Piece[][] {
    const { excluded } = this.#lives
    return this.#linesOf(LATER_CHILD, this.#lives.laterChildren, at, {
      leavingNoChildren: excluded !== 'their children may',
    })
  }

  #fails(name: string, at: At): boolean {
    return this.#lives.fails(name, at)
  }

  #childrenOf(name: string, at: At, leftOut: LeftOutRead): Piece[] {
    return this.#perStirpes(name, this.#lives.issueOf(name, at), at, leftOut)
  }

  /** Slots with those of later children beside them. */
  #withLater(
    parts: readonly PartRead[],
    later: SharingRead['later'],
    at: At,
    takersOf: (name: string) => readonly Piece[],
  ): Slot[] {
    const lines = later === undefined ? [] : this.#laterLines(at).filter((line) => line.length > 0)
    if (later === undefined || later === 'one more')
      return [
        ...parts.map(({ name, part }) => ({ weight: part ?? Fraction.one, takers: takersOf(name) })),
        ...lines.map((takers) => ({ weight: Fraction.one, takers })),
      ]
    const theirs = parts.filter(({ name }) => later.includes(name))
    const together = sumOf(theirs.map(({ part }) => part ?? Fraction.one))
    const each = together.over(Fraction.of(theirs.length + lines.length))
    return [
      ...parts.map((sharer) => ({
        weight: theirs.includes(sharer) ? each : (sharer.part ?? Fraction.one),
        takers: takersOf(sharer.name),
      })),
      ...lines.map((takers) => ({ weight: each, takers })),
    ]
  }

  #backup(name: string, rule: { readonly followed: readonly string[] }, at: At, sharing: SharingRead): Piece[] {
    if (!this.#fails(name, at)) return [this.#piece(name, at)]
    return rule.followed.includes(name) ? this.#childrenOf(name, at, sharing.children?.leftOut) : []
  }

  /** Who takes a share whose own taker does not. */
  #instead(heir: string, sharing: SharingRead, at: At): Piece[] {
    const rule = sharing.rules.get(heir)
    switch (rule?.goes) {
      case undefined:
      case 'to the others':
        return []
      case 'to the line':
      case 'to their children':
        return this.#childrenOf(heir, at, sharing.children?.leftOut)
      case 'to later children':
        return alike(this.#laterLines(at))
      case 'as their trust says': {
        const trust = this.#will.disabled
        if (!trust) throw new Error('There is no such trust')
        const then = { ...at, of: 'disabled-person', without: trust.person }
        return this.#shared(trust.sharing, 'disabled-person', then).map((piece) => ({
          ...piece,
          within: piece.through,
        }))
      }
      case 'to backups':
        return pouredOut(
          this.#withLater(rule.parts, rule.later, at, (name) => this.#backup(name, rule, at, sharing)),
          rule.added,
        )
    }
  }

  #grandchildren(sharing: SharingRead, at: At): Piece[] {
    const { grandchildren } = sharing
    const families = this.#lives.families
    if (!grandchildren) throw new Error('The words say nothing of grandchildren')
    if (!families) return [this.#piece(GRANDCHILDREN, at)]
    const lines = families.map((family, index) =>
      this.#linesOf(GRANDCHILDREN, family, at, grandchildren.leftOut, [index + 1], grandchildren.followed),
    )
    return grandchildren.byFamilies ? alike(lines.map(alike)) : alike(lines.flat())
  }

  #heir(name: string, sharing: SharingRead, at: At): Piece[] {
    if (name === GRANDCHILDREN) return this.#grandchildren(sharing, at)
    if (name === 'my later children') return alike(this.#laterLines(at))
    const isLine = sharing.rules.get(name)?.goes === 'to the line'
    return isLine || this.#fails(name, at) ? this.#instead(name, sharing, at) : [this.#piece(name, at)]
  }

  #lastly(from: string, at: At): Piece[] {
    const { last } = this.#will
    if (!last.covers.includes(from)) return []
    if (!last.mustSurvive && last.parts.some(({ name }) => this.#lives.isPerson(name)))
      throw new Error('The last resort does not say who has to survive')
    return pouredOut(
      this.#withLater(last.parts, last.later, at, (name) => (this.#fails(name, at) ? [] : [this.#piece(name, at)])),
      last.added,
    ).map((piece) => ({ ...piece, through: LAST }))
  }

  /** Before the last resort, the person for whom it was held is passed over only where the words say so. */
  #among(from: string, at: At): At {
    const { home, income, disabled } = this.#will
    const isSaid = [home, income, disabled].some((trust) => trust?.of === from && trust.passedOver)
    return isSaid ? at : { ...at, without: undefined }
  }

  /** Who takes of a sharing on a day, with the last resort and the next of kin behind it. */
  #shared(sharing: SharingRead, from: string, at: At): Piece[] {
    const among = this.#among(from, at)
    const own = pouredOut(
      this.#withLater(sharing.parts, sharing.later, among, (name) =>
        this.#heir(name, sharing, among).map((piece) => ({ ...piece, through: name })),
      ),
      sharing.added,
    )
    if (own.length > 0) return own
    const lastly = this.#lastly(from, at)
    return lastly.length > 0 ? lastly : [this.#piece(NEXT_OF_KIN, at)]
  }

  /** "survives me", as if the testator had died on a day. */
  #surviving(died: Day, of: string, without?: string): At {
    return {
      taken: died,
      conceived: died,
      isDead: (death) => !isAfter(death, daysAfter(died, this.#will.days)),
      of,
      without,
    }
  }

  #atTheDeath(of: string, without?: string): At {
    return this.#surviving(this.#lives.died, of, without)
  }

  /** "living when the trust ends", which no death ends. */
  #livingOn(day: Day, of: string, without?: string): At {
    return { taken: day, conceived: day, isDead: (death) => !isAfter(death, day), of, without }
  }

  /** "at the end of the 28th day after the death" that ended it. */
  #livingAfter(death: Day, days: number, of: string, without: string): At {
    return {
      taken: death,
      conceived: death,
      isDead: (each) => !isAfter(each, daysAfter(death, days)),
      of,
      without,
    }
  }

  ageOf({ who, line }: Piece): number {
    const { ages } = this.#will
    const name =
      line.length === 0
        ? who
        : who === LATER_CHILD && line.length === 1
          ? 'each later child of mine'
          : who === GRANDCHILDREN && line.length === 2
            ? ONE_OF_CLASS
            : line.length === 1
              ? `the children of ${who}`
              : ''
    if (ages.atOnce.includes(name)) return 18
    return ages.ages.get(name) ?? ages.anyoneElse
  }

  #isAtOnce({ who, line }: Piece): boolean {
    const { atOnce } = this.#will.ages
    if (line.length === 1 && atOnce.includes(`the children of ${who}`)) return true
    return line.length === 0
      ? atOnce.includes(who)
      : who === GRANDCHILDREN && line.length === 2 && atOnce.includes(ONE_OF_CLASS)
  }

  isTooYoung(piece: Piece, on: Day): boolean {
    // What is held for a disabled person is theirs at no age.
    const { disabled } = this.#will
    if (disabled?.holds === 'all' && piece.who === disabled.person && piece.line.length === 0) return false
    return !piece.isPaid && this.#lives.isUnder(piece.who, piece.line, piece.life, this.ageOf(piece), on)
  }

  #diedOn(piece: Piece): Day | undefined {
    return piece.line.length > 0 ? piece.life?.died : this.#lives.deathOf(piece.who)
  }

  /**
   * "If that person dies under their Age, what has not been used or paid by then passes as if I had died on that day": the part of
   * those who die before they are old enough, one after another. What others have taken stays theirs. From a trust "it belongs to
   * their estate" where the words say so; where its takers are those who survived, they have to: it would start the trust again.
   */
  afterEarlyDeaths(sharing: SharingRead, from: string, taken: readonly Piece[], test: (day: Day) => At): Piece[] {
    const parts = [...taken]
    const isVested = this.#will.ages.vested.includes(from)
    const { income, home } = this.#will
    if (isVested !== [income, home].some((trust) => trust?.of === from && trust.livingFor === undefined))
      throw new Error('The words say two things of those who die under their age')
    for (;;) {
      const early = parts
        .flatMap((piece) => {
          const died = this.#diedOn(piece)
          return died && !piece.ofEstate && isAfter(died, piece.on) && this.isTooYoung(piece, died)
            ? [{ piece, died }]
            : []
        })
        .toSorted((one, other) => (isAfter(one.died, other.died) ? 1 : isAfter(other.died, one.died) ? -1 : 0))[0]
      if (!early) return parts
      const { piece, died } = early
      parts.splice(
        parts.indexOf(piece),
        1,
        ...(isVested || this.#isAtOnce(piece)
          ? [{ ...piece, ofEstate: true as const }]
          : this.#passing(sharing, from, piece, test(died)).map((part) => ({
              ...part,
              share: part.share.times(piece.share),
              on: died,
            }))),
      )
    }
  }

  /** Who takes one part on the day its taker died too young: their own issue, else whoever takes under the same share, else all. */
  #passing(sharing: SharingRead, from: string, piece: Piece, at: At): Piece[] {
    const { disabled } = this.#will
    if (piece.within !== undefined && disabled && from === 'residue') {
      const inTrust = { ...piece, through: piece.within }
      const then = { ...at, of: disabled.of, without: disabled.person }
      return this.#passing(disabled.sharing, disabled.of, inTrust, then).map((each) => ({
        ...each,
        within: each.through,
        through: piece.through,
      }))
    }
    const through = (pieces: readonly Piece[]): Piece[] => pieces.map((each) => ({ ...each, through: piece.through }))
    const { grandchildren } = sharing
    const isOfClass = piece.through === GRANDCHILDREN
    const leftOut = isOfClass ? grandchildren?.leftOut : sharing.children?.leftOut
    if (piece.line.length > 0 && (!isOfClass || grandchildren?.followed)) {
      const issue = this.#perStirpes(
        piece.who,
        piece.life?.children ?? [],
        at,
        leftOut ?? { leavingNoChildren: this.#lives.excluded !== 'their children may' },
        piece.line,
      )
      if (issue.length > 0) return through(issue)
    }
    if (piece.through !== LAST && piece.through !== LATER_CHILD) {
      const family = isOfClass && grandchildren?.byFamilies ? piece.line[0] : undefined
      if (family !== undefined && this.#lives.families) {
        const others = alike(
          this.#linesOf(
            GRANDCHILDREN,
            this.#lives.families[family - 1] ?? [],
            at,
            grandchildren?.leftOut,
            [family],
            grandchildren?.followed,
          ),
        )
        if (others.length > 0) return through(others)
      }
      const rule = sharing.rules.get(piece.through)
      const isOwn = piece.who === piece.through
      if (!isOwn && rule?.goes === 'to backups') {
        const own = rule.parts
          .filter(({ name }) => name === piece.who)
          .flatMap(({ name }) => this.#backup(name, rule, at, sharing))
        if (own.length > 0) return through(own)
      }
      const under = this.#heir(piece.through, sharing, at)
      if (under.length > 0) return through(under)
    }
    return this.#shared(sharing, from, at)
  }

  /** The day and the reason of the first of what may end it. Undefined while it goes on. */
  #endOf(trust: TrustRead, under: readonly string[]): { readonly on: Day; readonly why: string } | undefined {
    const { ends, person, of } = trust
    const { died, events } = this.#lives
    const dates = [
      ...(ends.date === undefined ? [] : [dayRead(ends.date)]),
      ...(ends.years === undefined ? [] : [yearsLater(died, ends.years)]),
    ]
    const sinceDeath = (since: Day): Day => (isAfter(died, since) ? died : since)
    const never = { on: died, why: 'never started' }
    if (under.some((clause) => this.#fails(person, this.#atTheDeath(clause)))) return never
    if (dates.some((day) => !isAfter(day, died)) && (ends.datePasses || ends.date === undefined)) return never
    const death = this.#lives.deathOf(person)
    const found = [
      ...(death ? [{ on: death, why: 'death' }] : []),
      ...dates.map((on) => ({ on, why: 'date' })),
      ...events
        .filter(({ of: about, on }) => about === of && isAfterOrOn(on, died))
        .flatMap((event) => {
          const why = (() => {
            switch (event.what) {
              case 'marries':
                return ends.ifMarries ? 'marriage' : undefined
              case 'couple recorded':
                return ends.asCouple !== undefined &&
                  !event.byThePersonAlone &&
                  isAfterOrOn(event.on, monthsLater(sinceDeath(event.since ?? event.on), ends.asCouple))
                  ? 'couple'
                  : undefined
              case 'absence recorded':
                return ends.away !== undefined &&
                  !event.inHospital &&
                  !event.byThePersonAlone &&
                  isAfterOrOn(event.on, monthsLater(sinceDeath(event.since ?? event.on), ends.away))
                  ? 'left'
                  : undefined
              case 'given up':
                return ends.givenUp && !event.withoutLeave ? 'given up' : undefined
              default:
                return undefined
            }
          })()
          return why ? [{ on: event.on, why }] : []
        }),
    ]
    return found.toSorted((one, other) => (isAfter(one.on, other.on) ? 1 : isAfter(other.on, one.on) ? -1 : 0))[0]
  }

  /**
   * Of what a trust holds, by the fund it is of: rows that make 1 of each, at the death and in the end.
   * @param under The clauses under which its person may refuse it.
   */
  trust(trust: TrustRead, under: readonly string[] = [trust.of]): TrustApplied {
    const { of, person, sharing, livingFor } = trust
    const end = this.#endOf(trust, under)
    const isFixed = livingFor === undefined
    const atDeath = this.#shared(sharing, of, this.#atTheDeath(of, person))
    if (end?.why === 'never started') {
      const later = this.afterEarlyDeaths(sharing, of, atDeath, (day) => this.#livingOn(day, of, person))
      return {
        end,
        now: atDeath,
        funds: [{ part: undefined, taken: later, moved: Fraction.zero, held: Fraction.zero }],
      }
    }
    const passing = (day: Day, byDeath: boolean): Piece[] => {
      if (!isFixed)
        return this.#shared(
          sharing,
          of,
          byDeath ? this.#livingAfter(day, livingFor, of, person) : this.#livingOn(day, of, person),
        )
      return atDeath.map((piece) => {
        const died = this.#diedOn(piece)
        return { ...piece, on: day, ...(died && !isAfter(died, day) && { ofEstate: true as const }) }
      })
    }
    const funds: FundApplied[] = []
    let held = Fraction.one
    let part: Fraction | undefined
    let taken: Piece[] = []
    const close = (moved: Fraction, left: Fraction): void => {
      const all = this.afterEarlyDeaths(sharing, of, taken, (day) => this.#livingOn(day, of, person))
      funds.push({ part, taken: all, moved, held: left })
    }
    const leave = (share: Fraction, pieces: readonly Piece[]): void => {
      const leaving = held.times(share)
      taken.push(...pieces.map((piece) => ({ ...piece, share: piece.share.times(leaving) })))
      held = held.minus(leaving)
    }
    const meanwhile = this.#lives.events
      .filter(({ of: about, on }) => about === of && isAfterOrOn(on, this.#lives.died) && (!end || isAfter(end.on, on)))
      .toSorted((one, other) => (isAfter(one.on, other.on) ? 1 : isAfter(other.on, one.on) ? -1 : 0))
    for (const event of meanwhile) {
      const size = event.part ?? Fraction.zero
      if (event.what === 'bought together' && of === 'home-for-life') {
        close(held, Fraction.zero)
        held = Fraction.one
        part = size
        taken = []
      }
      if (event.what === 'left over' && trust.surplus === 'passes') leave(size, passing(event.on, false))
      if (event.what === 'capital paid' && trust.capital)
        leave(size, [{ ...this.#piece(person, this.#livingOn(event.on, of)), isPaid: true }])
    }
    if (end) leave(Fraction.one, passing(end.on, end.why === 'death'))
    close(Fraction.zero, held)
    return { end, now: undefined, funds }
  }

  /** What the clause of a disabled person's trust says of their share, in the end. */
  ofDisabledShare(within: readonly Piece[]): Piece[] {
    const trust = this.#will.disabled
    if (!trust) return []
    const { sharing, person } = trust
    const pieces = within.map((piece) => ({ ...piece, through: piece.within ?? '' }))
    return this.afterEarlyDeaths(sharing, 'disabled-person', pieces, (day) =>
      this.#livingOn(day, 'disabled-person', person),
    )
  }

  /** The residue, where nobody has its income first. */
  residue(): { readonly now: readonly Piece[]; readonly later: (own: readonly Piece[]) => Piece[] } {
    const now = this.#shared(this.#will.residue, 'residue', this.#atTheDeath('residue'))
    return {
      now,
      later: (own) =>
        this.afterEarlyDeaths(this.#will.residue, 'residue', own, (day) => this.#surviving(day, 'residue')),
    }
  }
}

export type FundApplied = {
  /** Of a home bought together: the trust's part of it. */
  readonly part: Fraction | undefined
  readonly taken: readonly Piece[]
  readonly moved: Fraction
  readonly held: Fraction
}
export type TrustApplied = {
  readonly end: { readonly on: Day; readonly why: string } | undefined
  /** Undefined where it is held. */
  readonly now: readonly Piece[] | undefined
  readonly funds: readonly FundApplied[]
}

const dayRead = (words: string): Day => {
  const [day, month = '', year] = words.split(' ')
  return { day: Number(day), month: 1 + monthNames.map(String).indexOf(month), year: Number(year) }
}

export const holdsFor = ({ holds, person, butOwnTrusts }: DisabledRead, clause: string, trust?: TrustRead): boolean =>
  holds === 'all' ? !(butOwnTrusts && trust?.person === person) : holds.includes(clause)
