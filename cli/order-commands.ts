import { InvalidArgumentError } from '@commander-js/extra-typings'
import { paidBack, waitsFor } from '#core/catalogue/order.ts'
import { type OrderItem, productById, products } from '#core/catalogue/products.ts'
import type { Delivery } from '#core/catalogue/refundability.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import { price } from '#core/text/money.ts'
import { addressLine } from '#core/will/address-lines.ts'
import type { Will } from '#core/will/schema.ts'
import type { ItemRefund, Order } from '#server/db/repositories/orders.store.ts'
import { refundsOf } from '#server/features/payments/item-refunds.ts'
import { createRefundsService } from '#server/features/payments/refunds.service.ts'
import { createPrintDesk, type PrintDesk, type QueuedPrint } from '#server/features/prints/prints.service.ts'
import { HttpError } from '#server/platform/errors.ts'
import { fingerprintToday } from '#server/work/tasks.ts'
import { openSettlement, withDatabase } from './database.ts'
import {
  addRenamedCommand,
  CommandFailed,
  listNumber,
  type Program,
  safeForTerminal,
  type Terminal,
} from './terminal.ts'

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

const progress: Record<QueuedPrint['state'], string> = {
  'to ask': 'its customer has still to say where it goes',
  waiting: 'to be printed',
  held: 'held: the will has changed since, and its customer has to say which one they want',
  sent: 'sent',
}

const SEE_LIST = 'See: heirloom print list'

const trackingNumber = (given: string): string => {
  if (!/^[A-Za-z0-9 -]{4,40}$/.test(given))
    throw new InvalidArgumentError('It is 4 to 40 letters, digits, spaces and hyphens.')
  return given
}

/** `heirloom print …`: the wills to print, bind and post. Mail is sent by the running server. */
export const addPrintCommands = (program: Program, terminal: Terminal): void => {
  const withDesk = (work: (desk: PrintDesk) => Promise<string>): Promise<void> =>
    withDatabase(terminal, async (open) => {
      const drafting = { fingerprint: async (will: Will, day: Day) => fingerprintToday(will, day) }
      const desk = createPrintDesk({ ...open, ...open.stores, work: drafting })
      terminal.print(await work(desk))
    })
  const print = program.command('print').description('wills to print, bind and post, each by the number of its order')
  print
    .command('list', { isDefault: true })
    .description('lists what is paid for and not posted, the oldest first')
    .action(() =>
      withDesk(async (desk) => {
        const queue = await desk.queue()
        return queue.length === 0
          ? 'Nothing is to be printed.\n'
          : queue.map(({ orderId, state }) => `${orderId}, ${progress[state]}\n`).join('')
      }),
    )
  print
    .command('show')
    .description('prints the address, and writes the pages to a file; again when the customer asks for something else')
    .argument('<N>', 'the number that the list shows', listNumber)
    .requiredOption('--pdf <FILE>', 'where the pages go')
    .action((id, { pdf }) =>
      withDesk(async (desk) => {
        const found = await desk.open(id)
        if (!found) throw new CommandFailed(`${id} is not to be printed`, SEE_LIST)
        terminal.write(pdf, found.pdf)
        return safeForTerminal(`${found.name}\n${addressLine(found.address)}\n\nThe pages are in ${pdf}.\n`)
      }),
    )
  print
    .command('sent')
    .description(
      'notes that it was posted and tells the customer by mail; the money then does not go back with a button',
    )
    .argument('<N>', 'the number that the list shows', listNumber)
    .requiredOption('--tracking <NUMBER>', 'what the post gave it', trackingNumber)
    .action((id, { tracking }) =>
      withDesk(async (desk) => {
        const outcome = await desk.send(id, tracking)
        if (outcome === 'not waiting') throw new CommandFailed(`${id} is not to be printed`, SEE_LIST)
        if (outcome === 'asked again')
          throw new CommandFailed(
            `The pages and the address of ${id} were not shown since its customer last asked, so nothing is noted`,
            `Print and post what this gives: heirloom print show ${id} --pdf will.pdf`,
          )
        return `Noted: ${id} was posted. Its customer is told by mail.\n`
      }),
    )
}
