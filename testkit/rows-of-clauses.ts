/** The table that the words of a will make in a history: of each fund, who has what part at the death and in the end. */
import { Fraction, sumOf } from '#core/estate/fraction.ts'
import { type Day, isoDay } from '#core/text/calendar-day.ts'
import { Applied, holdsFor, type Piece, type TrustApplied } from './clauses-applied.ts'
import type { TrustRead, WillRead } from './clauses-read.ts'
import type { Lives } from './lives.ts'

export type Row = { readonly of: string; readonly who: string; readonly share: Fraction }

/** What is known of the home when the testator dies. */
export type HomeOwned = {
  /** The part that is the testator's; undefined where there is no home. */
  readonly own: Fraction | undefined
  /** The same of the property that is the main home in its place. */
  readonly another: Fraction | undefined
}

export type Table = { readonly now: readonly Row[]; readonly later: readonly Row[]; readonly ended: readonly string[] }

export const keyOfRow = (who: string, line: readonly number[], until: number | undefined, ofEstate: boolean): string =>
  `${ofEstate ? 'estate of ' : ''}${[who, ...line].join('/')}${until === undefined ? '' : ` until ${until}`}`

const fundOf = { 'home-for-life': 'Home', residue: 'Residue', 'disabled-person': 'Disabled person' } as const

const nextHome = (index: number): string => `Home ${index + 1}`

type Stage = 'now' | 'later'

export const tableOfClauses = (will: WillRead, lives: Lives, home: HomeOwned): Table => {
  const applied = new Applied(will, lives)
  const { disabled } = will
  const forDisabled = disabled && applied.trust(disabled)

  const rowOf = (of: string, piece: Piece, part = Fraction.one): Row => ({
    of,
    share: piece.share.times(part),
    who: keyOfRow(
      piece.who,
      piece.line,
      !piece.ofEstate && applied.isTooYoung(piece, piece.on) ? applied.ageOf(piece) : undefined,
      piece.ofEstate === true,
    ),
  })

  /** Everything that the clause for a disabled person holds, as rows of another fund. */
  const heldWith = (of: string, stage: Stage, part: Fraction): Row[] => {
    if (!disabled || !forDisabled) return []
    const [fund] = forDisabled.funds
    if (stage === 'now' && forDisabled.now === undefined)
      return [{ of, who: `held for ${disabled.person}`, share: part }]
    const pieces = stage === 'now' ? (forDisabled.now ?? []) : (fund?.taken ?? [])
    const held = stage === 'now' ? Fraction.zero : (fund?.held ?? Fraction.zero)
    return [
      ...pieces.map((piece) => rowOf(of, piece, part)),
      { of, who: `held for ${disabled.person}`, share: held.times(part) },
    ]
  }

  const isHeld = (piece: Piece, clause: string, trust?: TrustRead): boolean =>
    disabled !== undefined &&
    piece.who === disabled.person &&
    piece.line.length === 0 &&
    holdsFor(disabled, piece.through === 'the last resort' ? 'ultimate-default' : clause, trust)

  const rowsOf = (of: string, stage: Stage, pieces: readonly Piece[], part: Fraction, trust: TrustRead): Row[] =>
    pieces.flatMap((piece) =>
      trust.of !== 'disabled-person' && isHeld(piece, trust.of, trust)
        ? heldWith(of, stage, piece.share.times(part))
        : [rowOf(of, piece, part)],
    )

  const outside = (of: string, own: Fraction): Row[] => [{ of, who: 'outside', share: Fraction.one.minus(own) }]

  const ofTrust = (trust: TrustRead, done: TrustApplied, own: Fraction): Omit<Table, 'ended'> => {
    const fund = fundOf[trust.of]
    const held = { of: fund, who: `held for ${trust.person}`, share: own }
    return {
      now: [...(done.now ? rowsOf(fund, 'now', done.now, own, trust) : [held]), ...outside(fund, own)],
      later: done.funds.flatMap((each, index) => {
        const of = index === 0 ? fund : nextHome(index)
        const part = each.part ?? own
        return [
          ...rowsOf(of, 'later', each.taken, part, trust),
          { of, who: `became ${nextHome(index + 1)}`, share: each.moved.times(part) },
          { of, who: `held for ${trust.person}`, share: each.held.times(part) },
          ...outside(of, part),
        ]
      }),
    }
  }

  const end = (trust: TrustRead, done: TrustApplied): string[] =>
    done.end ? [endInWords(fundOf[trust.of], done.end.on, done.end.why)] : []

  const tables: Table[] = []
  if (will.income) {
    const done = applied.trust(will.income)
    tables.push({ ...ofTrust(will.income, done, Fraction.one), ended: end(will.income, done) })
  } else {
    const { atDeath, atLast, ...rest } = residueOf(applied, { rowOf, heldWith, isHeld })
    tables.push({ ...rest, ended: [] })
    // What is held of the residue alone is a fund of its own too.
    const ofShare = disabled && !disabled.sum ? applied.trust(disabled, ['disabled-person', 'residue']) : undefined
    if (disabled && ofShare) {
      const { now, later } = ofTrust(disabled, ofShare, Fraction.one)
      const isAny = (share: Fraction): boolean => share.compare(Fraction.zero) > 0
      tables.push({
        now: isAny(atDeath) ? now : [],
        later: isAny(atLast) ? later : [],
        ended: isAny(atLast) ? end(disabled, ofShare) : [],
      })
    }
  }
  if (will.home) {
    const owned = will.home.orLaterHome ? (home.another ?? home.own) : home.own
    const done = applied.trust(will.home)
    const never = [endInWords('Home', lives.died, 'never started')]
    if (owned === undefined) tables.push({ now: [], later: [], ended: never })
    else if (owned.compare(Fraction.zero) === 0)
      tables.push({ now: outside('Home', owned), later: outside('Home', owned), ended: never })
    else tables.push({ ...ofTrust(will.home, done, owned), ended: end(will.home, done) })
  }
  if (disabled?.sum && forDisabled)
    tables.push({ ...ofTrust(disabled, forDisabled, Fraction.one), ended: end(disabled, forDisabled) })
  return {
    now: together(tables.flatMap(({ now }) => now)),
    later: together(tables.flatMap(({ later }) => later)),
    ended: tables.flatMap(({ ended }) => ended).toSorted(),
  }
}

export const endInWords = (of: string, on: Day, why: string): string => `${of} ${isoDay(on)} ${why}`

type Rows = {
  readonly rowOf: (of: string, piece: Piece, part?: Fraction) => Row
  readonly heldWith: (of: string, stage: Stage, part: Fraction) => Row[]
  readonly isHeld: (piece: Piece, clause: string) => boolean
}

/** What clause gives a piece of the residue. */
const clauseOf = ({ who, through }: Piece): string => (who === through ? 'residue' : 'if-a-share-fails')

const residueOf = (applied: Applied, { rowOf, heldWith, isHeld }: Rows) => {
  const { now, later } = applied.residue()
  const mine = (piece: Piece): boolean => isHeld(piece, clauseOf(piece))
  const shareOf = (pieces: readonly Piece[]): Fraction => sumOf(pieces.map(({ share }) => share))
  const within = now.filter((piece) => piece.within !== undefined)
  const others = now.filter((piece) => piece.within === undefined)
  const inTheEnd = later(others.filter((piece) => !mine(piece)))
  const disabledEnd = applied.ofDisabledShare(within)
  const [atDeath, atLast] = [shareOf(others.filter(mine)), shareOf([...others, ...inTheEnd].filter(mine))]
  return {
    /** What the clause for a disabled person has of it. */
    atDeath: atDeath.plus(shareOf(within)),
    atLast: atLast.plus(shareOf(within)),
    now: [
      ...now.filter((piece) => !mine(piece) || piece.within !== undefined).map((piece) => rowOf('Residue', piece)),
      ...heldWith('Residue', 'now', atDeath),
    ],
    later: [
      ...inTheEnd.filter((piece) => !mine(piece)).map((piece) => rowOf('Residue', piece)),
      ...disabledEnd.map((piece) => rowOf('Residue', piece)),
      ...heldWith('Residue', 'later', atLast),
    ],
  }
}

/** One row for each of a fund who has something of it, in the order of the words. */
export const together = (rows: readonly Row[]): Row[] =>
  [...Map.groupBy(rows, ({ of, who }) => `${of}: ${who}`).values()]
    .flatMap(([first, ...others]) =>
      first ? [{ ...first, share: sumOf([first, ...others].map(({ share }) => share)) }] : [],
    )
    .filter(({ share }) => share.compare(Fraction.zero) !== 0)

/** "Home: 1/2 Ada Poe", in an order of their own. */
export const inLines = (rows: readonly Row[]): string[] =>
  together(rows)
    .map(({ of, who, share }) => `${of}: ${share} ${who}`)
    .toSorted()
