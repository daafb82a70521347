import { LONGEST_FINDINGS } from '#core/api/reading.ts'
import { keyringOf } from '#server/crypto/keyring.ts'
import { safeOf } from '#server/crypto/safe.ts'
import type { ExpertReview } from '#server/db/repositories/expert-reviews.store.ts'
import { createStores, createTransactions, type Stores } from '#server/db/stores.ts'
import { briefOfAnswers, briefOfWill } from '#server/features/expert-review/review-brief.ts'
import { createReviewDesk, type ReviewDesk } from '#server/features/expert-review/review-desk.ts'
import { createEnqueueMail } from '#server/mail/enqueue.ts'
import { todayAt } from '#server/platform/clock.ts'
import { CommandFailed, type Terminal } from './command.ts'
import { momentInWords } from './moment.ts'
import { withStore } from './opened-store.ts'
import { printable } from './printable.ts'
import { numberIn, wrongUse } from './reviews-usage.ts'

const progress = ({ takenAt }: ExpertReview): string =>
  takenAt ? `being read since ${momentInWords(takenAt)}` : 'waiting'

const shown = (reading: ExpertReview): string =>
  `${reading.id}, asked for ${momentInWords(reading.askedAt)}, ${progress(reading)}\n`

const notThere = (id: number): CommandFailed =>
  new CommandFailed(
    `There is nothing to read with the number ${id}`,
    'Its owner may have taken it back. See: heirloom reviews list',
  )

const briefOf = async (stores: Stores, { userId, orderId }: ExpertReview, now: Date): Promise<string> => {
  const order = await stores.orders.findById(userId, orderId)
  const check = order && (await stores.existingWillChecks.find(userId, order.externalId))
  if (check) return briefOfAnswers(check.answers)
  const stored = await stores.wills.find(userId)
  return stored ? briefOfWill(stored.will, todayAt(now)) : 'There are no answers to read yet.'
}

const findingsIn = (file: string | undefined, { read }: Terminal): string => {
  if (file === undefined) throw wrongUse('Say with --findings in which file they are')
  let text: string
  try {
    text = read(file).trim()
  } catch (cause) {
    throw new CommandFailed(`Cannot read ${file}: ${cause instanceof Error ? cause.message : cause}`)
  }
  if (text === '') throw new CommandFailed(`${file} is empty`)
  if (text.includes('\ufffd') || /[^\P{Cc}\n\r\t]/u.test(text))
    throw new CommandFailed(`${file} is not plain text in UTF-8`)
  if (text.length > LONGEST_FINDINGS) throw new CommandFailed(`${file} has more than ${LONGEST_FINDINGS} characters`)
  return text
}

type Given = { readonly desk: ReviewDesk; readonly stores: Stores; readonly terminal: Terminal }

const actions: Record<string, (id: number, given: Given, findings: string) => Promise<string>> = {
  show: async (id, { desk, stores, terminal }) => {
    const reading = await desk.open(id)
    if (!reading) throw notThere(id)
    return `${shown(reading)}\n${printable(await briefOf(stores, reading, terminal.now()))}\n`
  },

  take: async (id, { desk }) => {
    if (!(await desk.take(id))) throw new CommandFailed(`${id} is not waiting`, 'See: heirloom reviews list')
    return `${id} is yours. Its owner sees that somebody is reading it.\n`
  },

  send: async (id, { desk }, findings) => {
    if (!(await desk.send(id, findings)))
      throw new CommandFailed(
        `${id} is not being read`,
        'Take it first; it can be sent once. See: heirloom reviews list',
      )
    return `Sent ${id}. Its owner is told by mail that it is there.\n`
  },
}

/** Works through the wills that customers asked a person to read. Mail goes to the outbox, which the running server sends. */
export const actOnReadings = async (
  [action = 'list', number, ...more]: readonly string[],
  file: string | undefined,
  terminal: Terminal,
): Promise<void> => {
  if (more.length > 0) throw wrongUse('This takes one number')
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!act && !(action === 'list' && number === undefined)) throw wrongUse('Say what to do')
  const findings = action === 'send' ? findingsIn(file, terminal) : ''
  const id = act && numberIn(number)
  await withStore(terminal, async ({ db, sealing, config: { publicUrl, port } }) => {
    const safe = safeOf(keyringOf({ ...sealing, clock: terminal.now }), sealing.randomBytes)
    const stores = createStores(db, safe)
    const desk = createReviewDesk({
      ...stores,
      inTransaction: createTransactions(db, safe),
      enqueueMail: createEnqueueMail({ clock: terminal.now, randomBytes: sealing.randomBytes }),
      clock: terminal.now,
      homeUrl: () => publicUrl || `http://localhost:${port}`,
    })
    if (act && id !== undefined) return terminal.print(await act(id, { desk, stores, terminal }, findings))
    const queue = await desk.queue()
    terminal.print(queue.length === 0 ? 'Nobody is waiting.\n' : queue.map(shown).join(''))
  })
}
