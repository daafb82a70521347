import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { type ProductId, productById, products as soldProducts } from '#core/catalogue/products.ts'
import { isCode, tidyCode } from '#core/catalogue/promo.ts'
import { isRealDay } from '#core/text/calendar-day.ts'
import { formatLondonDate, formatLondonDateTime } from '#core/text/dates.ts'
import { price, readPounds } from '#core/text/money.ts'
import { includes } from '#core/will/questions.ts'
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

const sold: readonly ProductId[] = soldProducts.filter((product) => product.price > 0).map(({ id }) => id)

const productList = (text: string): ProductId[] => {
  const ids = [...new Set(text.split(',').map((each) => each.trim()))]
  if (!ids.every((id): id is ProductId => includes(sold, id)))
    throw new InvalidArgumentError(`It is a list like will,mirror of these: ${sold.join(', ')}.`)
  return ids
}

const formatDiscount = ({ discount, products }: Pick<PromoCode, 'discount' | 'products'>): string => {
  const off = 'percent' in discount ? `${discount.percent}% off` : `${price(discount.pence)} off`
  return products ? `${off} ${products.map((id) => productById(id).name).join(' and ')}` : off
}

const formatLimits = ({ scope, useLimit, personLimit }: PromoCode): string[] => [
  useLimit === undefined ? 'any number of orders' : `up to ${useLimit} ${useLimit === 1 ? 'order' : 'orders'}`,
  ...(personLimit === undefined || scope === 'registration' ? [] : [`${personLimit} for each customer`]),
]

/** The last day of a code whose end is a midnight: it is still good on that day. */
const endInWords = (endsAt: Date): string => {
  const end = formatLondonDateTime(endsAt)
  return end.endsWith('at 00:00') ? `the end of ${formatLondonDate(new Date(endsAt.getTime() - 1))}` : end
}

const formatPromo = (promo: PromoCode): string => {
  const { code, scope, funder, startsAt, endsAt } = promo
  return [
    code,
    scope === 'registration' ? `a will for a customer who registers at /?pt_=${code}` : formatDiscount(promo),
    `paid by ${funder}`,
    `from ${formatLondonDateTime(startsAt)}`,
    endsAt ? `until ${endInWords(endsAt)}` : 'no end date',
    ...formatLimits(promo),
  ].join(', ')
}

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
    .addOption(
      new Option('--per-person <N>', 'how many orders of one customer it pays for')
        .conflicts('registration')
        .argParser(wholeNumberTo(MAX_ORDERS)),
    )
    .addOption(
      new Option('--products <LIST>', 'the products it reduces, like will,mirror; without it, the whole basket')
        .conflicts('registration')
        .argParser(productList),
    )
    .action((typed, options, command) => {
      const { percent, pounds, registration, funder, from, until, limit, perPerson, products } = options
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
        personLimit: perPerson,
        ...(products && { products }),
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
