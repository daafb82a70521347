import { InvalidArgumentError } from '@commander-js/extra-typings'
import { productById } from '#core/catalogue/products.ts'
import type { Delivery } from '#core/catalogue/refundability.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import { price } from '#core/text/money.ts'
import type { Order } from '#server/db/repositories/orders.store.ts'
import { withDatabase } from './database.ts'
import { addRenamedCommand, CommandFailed, type Program, type Terminal } from './terminal.ts'

const orderNumber = (text: string): number => {
  const number = Number(text)
  if (!/^\d{1,9}$/.test(text) || number < 1) throw new InvalidArgumentError('It is the number of an order.')
  return number
}

/** The facts of an order, without the name or email of the customer. */
const formatOrder = (order: Order, delivered: readonly Delivery[]): string =>
  [
    `Order ${order.id}, ${order.state}`,
    `  ordered    ${formatLondonDateTime(order.createdAt)}`,
    ...(order.decidedAt ? [`  decided    ${formatLondonDateTime(order.decidedAt)}`] : []),
    `  items      ${order.items.map((id) => productById(id).name).join(', ') || 'a will that another order paid for'}`,
    `  price      ${price(order.total)} of ${price(order.listPrice)}${order.promoCode === undefined ? '' : ` with ${order.promoCode}`}`,
    ...(order.returned > 0 ? [`  returned   ${price(order.returned)}`] : []),
    ...(order.refundReason === undefined ? [] : [`  refund     ${order.refundReason}`]),
    ...(order.disputedAt ? [`  disputed   ${formatLondonDateTime(order.disputedAt)}`] : []),
    `  payment    ${order.paymentRef ?? 'none'} at ${order.provider}`,
    `  delivered  ${delivered.join(', ') || 'nothing'}`,
  ].join('\n')

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
        terminal.print(`${formatOrder(found, await stores.deliveries.of(id))}\n`)
      }),
    )
  addRenamedCommand(order, 'posted', 'heirloom print sent N --tracking NUMBER')
}
