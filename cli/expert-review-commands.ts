import { FINDINGS_MAX_LENGTH } from '#core/api/existing-will.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { formatLondonDateTime, londonDay } from '#core/text/dates.ts'
import type { Will } from '#core/will/schema.ts'
import { asText } from '#drafting/document.ts'
import { preview } from '#drafting/draft.ts'
import { toPlainText } from '#drafting/pack/pack-document.ts'
import { willCheck } from '#drafting/pack/will-check.ts'
import type { ExpertReview } from '#server/db/repositories/existing-wills.store.ts'
import type { Stores } from '#server/db/stores.ts'
import {
  briefOfAnswers,
  createReviewDesk,
  type ReviewDesk,
} from '#server/features/expert-review/expert-review.service.ts'
import { withDatabase } from './database.ts'
import { CommandFailed, listNumber, type Program, readFile, safeForTerminal, type Terminal } from './terminal.ts'

const formatRequest = ({ id, askedAt, takenAt }: ExpertReview): string => {
  const progress = takenAt ? `being read since ${formatLondonDateTime(takenAt)}` : 'waiting'
  return `${id}, asked for ${formatLondonDateTime(askedAt)}, ${progress}\n`
}

const SEE_LIST = 'See: heirloom expert-review list'

/** Of a will made here, finished or not: the report, and the current text of the will. No more than the customer agreed to. */
const briefOfWill = (will: Will, today: Day): string =>
  [toPlainText(willCheck(will, { today })), '# The will as it stands', asText(preview(will, today))].join('\n\n')

const briefOf = async (stores: Stores, { userId, orderId }: ExpertReview, now: Date): Promise<string> => {
  const order = await stores.orders.findById(userId, orderId)
  const check = order && (await stores.existingWillChecks.find(userId, order.externalId))
  if (check) return briefOfAnswers(check.answers)
  const stored = await stores.wills.find(userId)
  return stored ? briefOfWill(stored.will, londonDay(now)) : 'There are no answers to read yet.'
}

const findingsIn = (file: string, terminal: Terminal): string => {
  const text = readFile(file, terminal).trim()
  if (text === '') throw new CommandFailed(`${file} is empty`)
  if (text.includes('\ufffd') || /[^\P{Cc}\n\r\t]/u.test(text))
    throw new CommandFailed(`${file} is not plain text in UTF-8`)
  if (text.length > FINDINGS_MAX_LENGTH)
    throw new CommandFailed(`${file} has more than ${FINDINGS_MAX_LENGTH} characters`)
  return text
}

/** `heirloom expert-review …`: the wills that customers asked an expert to read. Mail is sent by the running server. */
export const addExpertReviewCommands = (program: Program, terminal: Terminal): void => {
  const withDesk = (work: (desk: ReviewDesk, stores: Stores) => Promise<string>): Promise<void> =>
    withDatabase(terminal, async (open) =>
      terminal.print(await work(createReviewDesk({ ...open, ...open.stores }), open.stores)),
    )
  const review = program.command('expert-review').description('wills that customers asked an expert to read')
  review
    .command('list', { isDefault: true })
    .description('lists what waits or is being read, the oldest first')
    .action(() =>
      withDesk(async (desk) => {
        const queue = await desk.queue()
        return queue.length === 0 ? 'Nothing is waiting.\n' : queue.map(formatRequest).join('')
      }),
    )
  review
    .command('show')
    .description('prints what there is to read')
    .argument('<N>', 'the number that the list shows', listNumber)
    .action((id) =>
      withDesk(async (desk, stores) => {
        const request = await desk.open(id)
        if (!request)
          throw new CommandFailed(
            `There is nothing to read with the number ${id}`,
            `The customer may have cancelled it. ${SEE_LIST}`,
          )
        return `${formatRequest(request)}\n${safeForTerminal(await briefOf(stores, request, terminal.now()))}\n`
      }),
    )
  review
    .command('take')
    .description('tells the customer that the reading has begun')
    .argument('<N>', 'the number that the list shows', listNumber)
    .action((id) =>
      withDesk(async (desk) => {
        if (!(await desk.take(id))) throw new CommandFailed(`${id} is not waiting`, SEE_LIST)
        return `${id} is yours. The customer can see that someone is reading it.\n`
      }),
    )
  review
    .command('send')
    .description('keeps the findings for the customer and tells them by mail; it can be done once')
    .argument('<N>', 'the number that the list shows', listNumber)
    .requiredOption('--findings <FILE>', 'plain text in UTF-8')
    .action((id, { findings }) => {
      const text = findingsIn(findings, terminal)
      return withDesk(async (desk) => {
        if (!(await desk.send(id, text)))
          throw new CommandFailed(`${id} is not being read`, `Take it first; it can be sent once. ${SEE_LIST}`)
        return `Sent ${id}. We have emailed the customer.\n`
      })
    })
}
