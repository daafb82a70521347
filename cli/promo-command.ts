import type { Discount } from '#core/catalogue/promo.ts'
import { price } from '#core/text/amounts.ts'
import { createPromoCodeStore, type PromoCode } from '#server/db/repositories/promo-codes.store.ts'
import { type Command, CommandFailed, type Terminal } from './command.ts'
import { momentInWords } from './moment.ts'
import { withStore } from './opened-store.ts'
import { codeIn, newPromo, promoUsage, usageFailure } from './promo-options.ts'

const off = (discount: Discount): string =>
  'percent' in discount ? `${discount.percent}% off` : `${price(discount.pence)} off`

const inWords = ({ code, place, discount, funder, startsAt, endsAt, useLimit }: PromoCode): string =>
  [
    code,
    place === 'registration' ? `a will for whoever registers at /?pt_=${code}` : off(discount),
    `paid by ${funder}`,
    `from ${momentInWords(startsAt)}`,
    endsAt ? `until ${momentInWords(endsAt)}` : 'without an end',
    useLimit === undefined ? 'any number of orders' : `${useLimit} orders at most`,
  ].join(', ')

const create = (args: readonly string[], terminal: Terminal): Promise<void> => {
  const promo = newPromo(args, terminal.now())
  return withStore(terminal, async ({ db }) => {
    if (!(await createPromoCodeStore(db).add(promo, terminal.now())))
      throw new CommandFailed(`There is a code ${promo.code} already`, 'Choose another, or end that one')
    terminal.print(`${inWords(promo)}\n`)
  })
}

const list = (terminal: Terminal): Promise<void> =>
  withStore(terminal, async ({ db }) => {
    const promos = await createPromoCodeStore(db).list()
    for (const promo of promos) terminal.print(`${inWords(promo)}; ${promo.paidOrders} paid\n`)
    if (promos.length === 0) terminal.print('There are no codes.\n')
  })

const end = (typed: string | undefined, terminal: Terminal): Promise<void> => {
  const code = codeIn(typed)
  return withStore(terminal, async ({ db }) => {
    if (!(await createPromoCodeStore(db).end(code, terminal.now()))) throw new CommandFailed(`There is no code ${code}`)
    terminal.print(`${code} pays for nothing any more. What was ordered with it stays as it is.\n`)
  })
}

/** Makes, lists and ends promo codes. */
export const promoCommand: Command = {
  usage: promoUsage.join('\n  '),
  does: 'codes that take something off a price, each with who pays for it',
  run: async ([what, ...args], terminal) => {
    if (what === 'create') return create(args, terminal)
    if (what === 'list' && args.length === 0) return list(terminal)
    if (what === 'end' && args.length === 1) return end(args[0], terminal)
    throw usageFailure('Say what to do')
  },
}
