/** What is asked of another thread and what comes back: a thread takes no classes, and a fraction is one. */
import { Fraction } from '../estate/fraction.ts'

type Written = { readonly fraction: readonly [numerator: string, denominator: string, typed?: true] }

const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && 'fraction' in value && Array.isArray(value.fraction)

/** As JSON, with the fractions in it: alone, a fraction is written for a reader. */
export const asText = (value: unknown): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key) {
    const each = this[key]
    if (!(each instanceof Fraction)) return each
    return { fraction: [`${each.numerator}`, `${each.denominator}`, ...(each.typed ? [true] : [])] }
  })

/** What `asText` wrote. */
export const fromText = (text: string): unknown =>
  JSON.parse(text, (_, each: unknown) => {
    if (!isWritten(each)) return each
    const [numerator, denominator, typed] = each.fraction
    return Fraction.of(BigInt(numerator), BigInt(denominator), typed)
  })
