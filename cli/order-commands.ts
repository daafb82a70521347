import { InvalidArgumentError } from '@commander-js/extra-typings'
import { paidBack, waitsFor } from '#core/catalogue/order.ts'
import { type OrderItem, productById, products } from '#core/catalogue/products.ts'
import type { Delivery } from '#core/catalogue/refundability.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import { price } from '#core/text/money.ts'
import type { ItemRefund, Order } from '#server/db/repositories/orders.store.ts'
import { refundsOf } from '#server/features/payments/item-refunds.ts'
import { createRefundsService } from '#server/features/payments/refunds.service.ts'
import { HttpError } from '#server/platform/errors.ts'
import { openSettlement, withDatabase } from './database.ts'
import { addRenamedCommand, CommandFailed, type Program, type Terminal } from './terminal.ts'

const orderNumber = (text: string): number => {
  const number = Number(text)
  if (!/^\d{1,10}$/.test(text) || number < 1) throw new InvalidArgumentError('It is the number of an order.')
  return number
}

const itemId = (text: string): OrderItem => {
  const item = products.map(({ id }) => id).find((id) => id === text)
  if (item === undefined) throw new InvalidArgumentError(`It is one of ${products.map(({ id }) => id).join(', ')}.`)
  return item
}

/** The facts of an order, without the name or email of the customer. */
const formatOrder = (order: Order, delivered: readonly Delivery[], items: readonly ItemRefund[]): string => {
  const waits = waitsFor(
    order,
    items.some(({ done }) => !done),
  )
  return [
    `Order ${order.id}, ${order.state}`,
    `  ordered    ${formatLondonDateTime(order.createdAt)}`,
    ...(order.decidedAt ? [`  decided    ${formatLondonDateTime(order.decidedAt)}`] : []),
    `  items      ${order.items.map((id) => productById(id).name).join(', ') || 'a will that another order paid for'}`,
    `  price      ${price(order.total)} of ${price(order.listPrice)}${order.promoCode === undefined ? '' : ` with ${order.promoCode}`}`,
    ...(paidBack(order) > 0 ? [`  returned   ${price(paidBack(order))}`] : []),
    ...(waits === 'by hand'
      ? [`  owed       ${price(order.sentBack)} that could not be refunded: pay it another way`]
      : []),
    ...(waits === 'too much' ? [`  too much   ${price(-order.sentBack)} went back more than was paid`] : []),
    ...items.map(
      ({ item, pence, why, done }) =>
        `  refund     ${productById(item).name}, ${price(pence)}, ${why}${done ? '' : waits === 'refund' ? ', on its way' : ', owed'}`,
    ),
    ...(order.refundReason === undefined ? [] : [`  refund     ${order.refundReason}`]),
    ...(order.disputedAt ? [`  disputed   ${formatLondonDateTime(order.disputedAt)}`] : []),
    `  payment    ${order.paymentRef ?? 'none'} at ${order.provider}`,
    `  delivered  ${delivered.join(', ') || 'nothing'}`,
  ].join('\n')
}

/** `heirloom order …`: one order, for the operator who answers a customer. */
export const addOrderCommands = (program: Program, terminal: Terminal): void => {
  const order = program.command('order').description('one order: what became of it')
  order
    .command('show')
    .description('prints the state of an order, what was delivered of it and what went back')
    .argument('<N>', 'the number on the receipt', orderNumber)
    .action((id) =>
      withDatabase(terminal, async ({ stores }) => {
        const found = await stores.orders.forOperator(id)
        if (!found) throw new CommandFailed(`There is no order ${id}`)
        terminal.print(`${formatOrder(found, await stores.deliveries.of(id), await refundsOf(stores, found))}\n`)
      }),
    )
  order
    .command('refund')
    .description(
      'sends the money of an order back, or with --item the money for one product of it, whatever was delivered; the customer is ' +
        'told by mail',
    )
    .argument('<N>', 'the number on the receipt', orderNumber)
    .option(
      '--item <ID>',
      'print, lpa or lpa-both; will, for the buyer of a pair that has ended: the customer keeps the rest',
      itemId,
    )
    .action((id, { item }) =>
      withDatabase(terminal, async (database) => {
        const { stores, inTransaction } = database
        const settlement = await openSettlement(terminal, database)
        const refunds = createRefundsService({ ...stores, inTransaction, settlement, clock: terminal.now })
        const { done } = await refunds.refundAsOperator(id, item).catch((error: unknown) => {
          throw error instanceof HttpError ? new CommandFailed(error.message) : error
        })
        terminal.print(
          done
            ? 'The money is on its way back.\n'
            : `The money is owed, and has not gone yet: heirloom order show ${id} says what it waits for.\n`,
        )
      }),
    )
  addRenamedCommand(order, 'posted', 'heirloom print sent N --tracking NUMBER')
}
