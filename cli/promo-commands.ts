import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { type Discount, isCode, tidyCode } from '#core/catalogue/promo.ts'
import { isRealDay } from '#core/text/calendar-day.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import { price, readPounds } from '#core/text/money.ts'
import type { PromoCode } from '#server/db/repositories/promo-codes.store.ts'
import { startOfDay } from '#server/platform/clock.ts'
import { withDatabase } from './database.ts'
import { addRenamedCommand, CommandFailed, type Program, type Terminal } from './terminal.ts'

const MAX_ORDERS = 1_000_000

const wholeNumberTo =
  (max: number) =>
  (text: string): number => {
    const number = Number(text)
    if (!/^\d+$/.test(text) || number < 1 || number > max)
      throw new InvalidArgumentError(`It is a whole number from 1 to ${max}.`)
    return number
  }

const pence = (text: string): number => {
  const read = readPounds(text)
  if (read === undefined || read < 1) throw new InvalidArgumentError('It is an amount like 20 or 19.50.')
  return read
}

/** The beginning of a day written as 2026-12-31, in England and Wales, or of the one `later` days after it. */
const dayAnd =
  (later: number) =>
  (text: string): Date => {
    const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
    const read = { year: year ?? 0, month: month ?? 0, day: day ?? 0 }
    if (!isRealDay(read)) throw new InvalidArgumentError('It is a day like 2026-12-31.')
    return startOfDay(read, later)
  }

const code = (typed: string): string => {
  const tidy = tidyCode(typed)
  if (!isCode(tidy)) throw new InvalidArgumentError('A code has 3 to 40 letters, digits and hyphens.')
  return tidy
}

const formatDiscount = (discount: Discount): string =>
  'percent' in discount ? `${discount.percent}% off` : `${price(discount.pence)} off`

const formatPromo = ({ code, scope, discount, funder, startsAt, endsAt, useLimit }: PromoCode): string =>
  [
    code,
    scope === 'registration' ? `a will for a customer who registers at /?pt_=${code}` : formatDiscount(discount),
    `paid by ${funder}`,
    `from ${formatLondonDateTime(startsAt)}`,
    endsAt ? `until ${formatLondonDateTime(endsAt)}` : 'without an end',
    useLimit === undefined ? 'any number of orders' : `${useLimit} orders at most`,
  ].join(', ')

const addCreate = (promo: Program, terminal: Terminal): void => {
  promo
    .command('create')
    .description('makes a code; choose --percent, --pounds or --registration')
    .argument('<CODE>', '3 to 40 letters, digits and hyphens', code)
    .addOption(
      new Option('--percent <N>', 'percent off at the checkout')
        .conflicts(['pounds', 'registration'])
        .argParser(wholeNumberTo(100)),
    )
    .addOption(new Option('--pounds <N>', 'pounds off at the checkout').conflicts('registration').argParser(pence))
    .option('--registration', 'the sponsor pays for the whole will of a customer who registers with the code')
    .requiredOption('--funder <NAME>', 'pays what the customer does not')
    .option('--from <DAY>', 'the first day, like 2026-12-31', dayAnd(0))
    .option('--until <DAY>', 'the last day', dayAnd(1))
    .option('--limit <N>', 'how many orders it pays for', wholeNumberTo(MAX_ORDERS))
    .action((typed, { percent, pounds, registration, funder, from, until, limit }, command) => {
      if (percent === undefined && pounds === undefined && !registration)
        command.error('error: choose one of --percent, --pounds and --registration')
      if (funder.trim() === '') command.error('error: --funder is empty')
      const startsAt = from ?? terminal.now()
      if (until && until <= startsAt) command.error('error: it would end before it begins')
      const made: PromoCode = {
        code: typed,
        scope: registration ? 'registration' : 'checkout',
        discount: pounds === undefined ? { percent: percent ?? 100 } : { pence: pounds },
        funder: funder.trim(),
        startsAt,
        endsAt: until,
        useLimit: limit,
      }
      return withDatabase(terminal, async ({ stores }) => {
        if (!(await stores.promoCodes.add(made, terminal.now())))
          throw new CommandFailed(`There is a code ${made.code} already`, 'Choose another, or disable that one')
        terminal.print(`${formatPromo(made)}\n`)
      })
    })
}

/** `heirloom promo …`: codes that reduce a price, each with who pays for it. */
export const addPromoCommands = (program: Program, terminal: Terminal): void => {
  const promo = program.command('promo').description('codes that reduce a price, each with who pays for it')
  addCreate(promo, terminal)
  promo
    .command('list')
    .description('lists the codes, who pays for them and how often they were used')
    .action(() =>
      withDatabase(terminal, async ({ stores }) => {
        const promos = await stores.promoCodes.list()
        for (const each of promos) terminal.print(`${formatPromo(each)}; ${each.paidOrders} paid\n`)
        if (promos.length === 0) terminal.print('There are no codes.\n')
      }),
    )
  promo
    .command('disable')
    .description('ends a code; orders made with it stay as they are')
    .argument('<CODE>', 'as it is listed', code)
    .action((typed) =>
      withDatabase(terminal, async ({ stores }) => {
        if (!(await stores.promoCodes.end(typed, terminal.now()))) throw new CommandFailed(`There is no code ${typed}`)
        terminal.print(`${typed} pays for nothing any more. What was ordered with it stays as it is.\n`)
      }),
    )
  addRenamedCommand(promo, 'end', 'heirloom promo disable CODE')
}
