import { parseArgs } from 'node:util'
import { type Discount, isCode, type PromoPlace, tidyCode } from '#core/catalogue/promo.ts'
import { readPounds } from '#core/text/amounts.ts'
import { isRealDay } from '#core/text/birthday.ts'
import type { PromoCode } from '#server/db/repositories/promo-codes.store.ts'
import { startOfDay } from '#server/platform/clock.ts'
import { CommandFailed } from './command.ts'

export const promoUsage = [
  'heirloom promo create CODE (--percent N | --pounds N | --registration) --funder NAME [--from DAY] [--until DAY] [--limit N]',
  'heirloom promo list',
  'heirloom promo end CODE',
]

export const usageFailure = (said: string): CommandFailed =>
  new CommandFailed(said, 'Usage:', ...promoUsage.map((line) => `  ${line}`))

const wholeNumber = (text: string, name: string, most: number): number => {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < 1 || number > most)
    throw usageFailure(`--${name} is a whole number from 1 to ${most}`)
  return number
}

const MOST_ORDERS = 1_000_000

type Values = ReturnType<typeof parsed>['values']

/** A sponsor pays for the whole will of somebody who registers with the code. */
const worth = ({
  percent,
  pounds,
  registration,
}: Values): { readonly place: PromoPlace; readonly discount: Discount } => {
  const said = [percent, pounds, registration].filter((value) => value !== undefined)
  if (said.length !== 1) throw usageFailure('Say one of --percent, --pounds and --registration')
  return registration
    ? { place: 'registration', discount: { percent: 100 } }
    : { place: 'checkout', discount: discountOf(percent, pounds) }
}

const discountOf = (percent: string | undefined, pounds: string | undefined): Discount => {
  if (percent !== undefined) return { percent: wholeNumber(percent, 'percent', 100) }
  const pence = readPounds(pounds ?? '')
  if (pence === undefined || pence < 1) throw usageFailure('--pounds is an amount like 20 or 19.50')
  return { pence }
}

/** The beginning of a day written as 2026-12-31, in England and Wales, or of the one `later` days after it. */
const dayOf = (text: string, name: string, later = 0): Date => {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  const read = { year: year ?? 0, month: month ?? 0, day: day ?? 0 }
  if (!isRealDay(read)) throw usageFailure(`--${name} is a day like 2026-12-31`)
  return startOfDay(read, later)
}

export const codeIn = (typed: string | undefined): string => {
  const code = tidyCode(typed ?? '')
  if (!isCode(code)) throw usageFailure('A code has 3 to 40 letters, digits and hyphens')
  return code
}

const parsed = (args: readonly string[]) => {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        percent: text,
        pounds: text,
        registration: { type: 'boolean' },
        funder: text,
        from: text,
        until: text,
        limit: text,
      },
    })
  } catch (cause) {
    throw usageFailure(cause instanceof Error ? cause.message : String(cause))
  }
}

/** The code that `promo create` is told to make. Throws CommandFailed with how to say it. */
export const newPromo = (args: readonly string[], now: Date): PromoCode => {
  const { values, positionals } = parsed(args)
  const [typed, ...others] = positionals
  if (others.length > 0) throw usageFailure('Name one code')
  const funder = values.funder?.trim()
  if (!funder) throw usageFailure('Say with --funder who pays what the customer does not')
  const startsAt = values.from === undefined ? now : dayOf(values.from, 'from')
  // The last day is part of it.
  const endsAt = values.until === undefined ? undefined : dayOf(values.until, 'until', 1)
  if (endsAt && endsAt <= startsAt) throw usageFailure('It would end before it begins')
  return {
    code: codeIn(typed),
    ...worth(values),
    funder,
    startsAt,
    endsAt,
    useLimit: values.limit === undefined ? undefined : wholeNumber(values.limit, 'limit', MOST_ORDERS),
  }
}
