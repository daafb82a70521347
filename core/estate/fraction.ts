/**
 * An exact fraction, in lowest terms and not negative. Shares are fractions because rounding would change who gets what. One that
 * was typed as a fraction is printed as one, and so is what is worked out from it.
 */
export class Fraction {
  static readonly zero = Fraction.of(0)
  static readonly one = Fraction.of(1)

  readonly numerator: bigint
  readonly denominator: bigint
  readonly #typed: true | undefined

  private constructor(numerator: bigint, denominator: bigint, typed?: true) {
    this.numerator = numerator
    this.denominator = denominator
    this.#typed = typed
  }

  /** Typed as a fraction, or worked out from one that was. It is no part of the number: 1/2 equals 50%. */
  get typed(): true | undefined {
    return this.#typed
  }

  /** @throws RangeError when a number is not whole or is negative, or the denominator is 0. */
  static of(numerator: number | bigint, denominator: number | bigint = 1, typed?: true): Fraction {
    const [n, d] = [BigInt(numerator), BigInt(denominator)]
    if (n < 0n || d <= 0n) throw new RangeError(`${n}/${d} is no part of a whole`)
    // Most figures are whole: an estimate of rough ones is a third faster so.
    if (d === 1n) return new Fraction(n, d, typed)
    const factor = greatestCommonDivisor(n, d)
    return new Fraction(n / factor, d / factor, typed)
  }

  plus(other: Fraction): Fraction {
    if (this.numerator === 0n) return other
    if (other.numerator === 0n) return this
    return Fraction.of(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
      this.typed ?? other.typed,
    )
  }

  /** @throws RangeError when the other is larger: a caller that expects it takes the `excess`. */
  minus(other: Fraction): Fraction {
    return Fraction.of(
      this.numerator * other.denominator - other.numerator * this.denominator,
      this.denominator * other.denominator,
      this.typed ?? other.typed,
    )
  }

  /** What there is above the other; nothing where that is larger. */
  excess(other: Fraction): Fraction {
    if (other.numerator === 0n) return this
    return this.compare(other) > 0 ? this.minus(other) : Fraction.zero
  }

  times(other: Fraction): Fraction {
    if (this === Fraction.one) return other
    const typed = this.typed ?? other.typed
    return Fraction.of(this.numerator * other.numerator, this.denominator * other.denominator, typed)
  }

  /** @throws RangeError when the other is 0. */
  over(other: Fraction): Fraction {
    const typed = this.typed ?? other.typed
    return Fraction.of(this.numerator * other.denominator, this.denominator * other.numerator, typed)
  }

  /** This part of the other over a third: what is in proportion. @throws RangeError when the third is 0. */
  inProportion(part: Fraction, over: Fraction): Fraction {
    if (part.numerator === over.numerator && part.denominator === over.denominator) return this
    return Fraction.of(
      this.numerator * part.numerator * over.denominator,
      this.denominator * part.denominator * over.numerator,
    )
  }

  /** For `sort`: below 0 when this fraction is smaller than the other, above 0 when it is larger, 0 when they are equal. */
  compare(other: Fraction): number {
    const same = this.denominator === other.denominator
    const here = same ? this.numerator : this.numerator * other.denominator
    const there = same ? other.numerator : other.numerator * this.denominator
    return here < there ? -1 : here > there ? 1 : 0
  }

  equals(other: Fraction): boolean {
    return this.compare(other) === 0
  }

  /** "4/7", and "1" for the whole. */
  toString(): string {
    return this.denominator === 1n ? `${this.numerator}` : `${this.numerator}/${this.denominator}`
  }

  toJSON(): string {
    return this.toString()
  }
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER)

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  // Numbers that are exact are several times as fast.
  if (a <= SAFE && b <= SAFE) {
    let [x, y] = [Number(a), Number(b)]
    while (y !== 0) [x, y] = [y, x % y]
    return BigInt(x)
  }
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

export const leastOf = (first: Fraction, ...others: readonly Fraction[]): Fraction =>
  others.reduce((least, each) => (each.compare(least) < 0 ? each : least), first)

export const sumOf = (fractions: readonly Fraction[]): Fraction =>
  fractions.reduce((total, each) => total.plus(each), Fraction.zero)

/** A percentage with more decimals is harder to read than a fraction. */
const MOST_DECIMALS = 4

const percentWith = (decimals: number, { numerator, denominator }: Fraction): string | undefined => {
  const scaled = numerator * 10n ** BigInt(decimals + 2)
  if (scaled % denominator !== 0n) return undefined
  const digits = `${scaled / denominator}`.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return decimals === 0 ? `${whole}%` : `${whole}.${digits.slice(-decimals)}%`
}

/** "60%" or "12.125%" where that is exact, else "4/7". Never rounded. One that was typed as a fraction is "1/8". */
export const describeShare = (share: Fraction): string => {
  if (share.typed && share.numerator < share.denominator) return share.toString()
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
    const percent = percentWith(decimals, share)
    if (percent !== undefined) return percent
  }
  return share.toString()
}

export const isNothing = ({ numerator }: Fraction): boolean => numerator === 0n

export const shareOrNothing = (share: Fraction): string => (isNothing(share) ? 'nothing' : describeShare(share))
