import { InvalidArgumentError } from '@commander-js/extra-typings'
import type { Day } from '#core/text/calendar-day.ts'
import { addressLine } from '#core/will/address-lines.ts'
import type { Will } from '#core/will/schema.ts'
import { createPrintDesk, type PrintDesk, type QueuedPrint } from '#server/features/prints/print-desk.ts'
import { fingerprintToday } from '#server/work/tasks.ts'
import { withDatabase } from './database.ts'
import { CommandFailed, listNumber, type Program, safeForTerminal, type Terminal } from './terminal.ts'

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
