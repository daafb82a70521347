import { messagesCalls } from '#core/api/contract/desk.ts'
import { printsDeskCalls, reviewsDeskCalls } from '#core/api/contract/desk-product.ts'
import { COMPLAINT_DAYS, type ContactTopic, complaintTopics, DEATH_COMPLAINT_WORKING_DAYS } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { includes } from '#core/will/questions.ts'
import type { Message } from '../../db/repositories/contact.store.ts'
import type { Decision } from '../../db/repositories/reviews.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { EnqueueMail, Means } from '../../mail/enqueue.ts'
import { answerMail, answerTemplates, textOfTemplate } from '../../mail/templates/contact.ts'
import type { Clock } from '../../platform/clock.ts'
import { DecidedMeanwhile, Invalid, NotFound } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import { referenceOf } from '../contact/contact.service.ts'
import { createPrintDesk, lookedAtBefore, type PrintWork, type QueuedPrint } from '../prints/prints.service.ts'
import { decidedBy } from './desk-guard.ts'

/** Working days in which a will is read, and in which a bound print is posted. Our own limits: the pages promise no day. */
const EXPERT_REVIEW_WORKING_DAYS = 5
const PRINT_WORKING_DAYS = 5

type Within = { readonly workingDays: number } | { readonly days: number }

/**
 * By when a message is answered. A question or a problem: as the accessibility page says. A complaint: as we promise there. A request about personal
 * information: 28 days, which are within the month of UK GDPR art. 12(3) whatever the month.
 */
const answeredWithin: Record<ContactTopic, Within> = {
  'A question': { workingDays: 5 },
  'A problem': { workingDays: 5 },
  'A complaint': { days: COMPLAINT_DAYS },
  'A complaint after a death': { workingDays: DEATH_COMPLAINT_WORKING_DAYS },
  'My personal information': { days: 28 },
}

const SUNDAY = 0
const SATURDAY = 6

/** So many days from Monday to Friday later. Bank holidays count as working days: the promise is kept early, never late. */
export const addWorkingDays = (from: Date, days: number): Date => {
  let moment = from
  for (let left = days; left > 0; ) {
    moment = new Date(moment.getTime() + DAY_MS)
    if (moment.getUTCDay() !== SATURDAY && moment.getUTCDay() !== SUNDAY) left -= 1
  }
  return moment
}

export const expertReviewPromise = (asked: Date): Date => addWorkingDays(asked, EXPERT_REVIEW_WORKING_DAYS)
export const printPromise = (asked: Date): Date => addWorkingDays(asked, PRINT_WORKING_DAYS)

export const answerPromise = (topic: ContactTopic, received: Date): Date => {
  const within = answeredWithin[topic]
  return 'days' in within
    ? new Date(received.getTime() + within.days * DAY_MS)
    : addWorkingDays(received, within.workingDays)
}

/** Closed messages that are still listed. */
const CLOSED_SHOWN = 20

type Deps = { readonly stores: Stores; readonly enqueueMail: EnqueueMail; readonly clock: Clock }

const about = (id: number): string => `message ${id}`

/** A message in the list: when it has to be answered, and by whom. `mine`: the caller has taken it. */
export const messageRow = async ({ staff }: Pick<Stores, 'staff'>, message: Message, caller: number) => {
  const { id, topic, receivedAt, takenBy, answeredAt, closedAt } = message
  const owner = takenBy === undefined ? undefined : (await staff.find(takenBy))?.name
  const state = closedAt ? ('closed' as const) : answeredAt ? ('answered' as const) : ('open' as const)
  return {
    id,
    reference: referenceOf(id),
    topic,
    state,
    received: receivedAt.toISOString(),
    due: answerPromise(topic, receivedAt).toISOString(),
    // The mail that confirms a complaint is put into the outbox with it.
    ...(includes(complaintTopics, topic) && { acknowledged: receivedAt.toISOString() }),
    ...(answeredAt && { answered: answeredAt.toISOString() }),
    ...(owner !== undefined && { owner }),
    mine: takenBy === caller,
  }
}

const opened = async (stores: Stores, id: number, caller: number) => {
  const message = await stores.messages.find(id)
  if (!message) throw new NotFound('There is no such message. It may be too old to be kept.')
  const answers = await stores.messages.answers(id)
  return {
    ...(await messageRow(stores, message, caller)),
    name: message.name,
    email: message.email,
    message: message.message,
    answers: await Promise.all(
      answers.map(async ({ at, staffId, text }) => ({
        at: at.toISOString(),
        who: await stores.staff.nameOf(staffId),
        text,
      })),
    ),
    templates: answerTemplates
      .filter(({ topics }) => topics.includes(message.topic))
      .map((each) => ({ id: each.id, title: each.title, text: textOfTemplate(each) })),
  }
}

const takenByAnother = () => new Invalid({}, 'Someone else is working on this, or it is closed. Reload the page.')

export const messagesFeature = ({ enqueueMail, clock }: Deps) => {
  return serve(messagesCalls, {
    'GET /api/desk/messages': ({ desk }) =>
      desk.noted({ about: '' }, async (stores) => ({
        messages: await Promise.all(
          (await stores.messages.list(CLOSED_SHOWN)).map((each) => messageRow(stores, each, desk.staff.id)),
        ),
      })),

    'GET /api/desk/messages/{id}': ({ desk, params }) =>
      desk.noted({ about: about(params.id) }, (stores) => opened(stores, params.id, desk.staff.id)),

    'POST /api/desk/messages/{id}/take': ({ desk, params }) =>
      desk.noted({ about: about(params.id) }, async (stores) => {
        const found = await opened(stores, params.id, desk.staff.id)
        if (!(await stores.messages.take(found.id, desk.staff.id))) throw takenByAnother()
        return opened(stores, params.id, desk.staff.id)
      }),

    'POST /api/desk/messages/{id}/answer': ({ desk, params, body }) =>
      desk.noted({ about: about(params.id) }, async (stores) => {
        const { id, name, email, reference } = await opened(stores, params.id, desk.staff.id)
        const isTheirs = await stores.messages.take(id, desk.staff.id)
        const given = await stores.messages.answers(id)
        // The reply to the first request was lost, or the button was pressed in two tabs: the mail is sent once.
        if (given.some(({ staffId, text }) => staffId === desk.staff.id && text === body.text))
          return opened(stores, id, desk.staff.id)
        if (!isTheirs) throw takenByAnother()
        const at = clock()
        await stores.messages.answer(id, { at, staffId: desk.staff.id, text: body.text })
        await enqueueMail(
          stores.outbox,
          'an answer to a message',
          answerMail({ name, email, reference, text: body.text, language: await stores.users.languageAt(email) }),
        )
        if (body.settles) await stores.messages.close(id, at)
        return opened(stores, id, desk.staff.id)
      }),

    'POST /api/desk/messages/{id}/close': ({ desk, params }) => {
      const isRepeat = async ({ messages }: Stores) => (await messages.find(params.id))?.closedAt !== undefined
      return desk.noted({ about: about(params.id), isRepeat }, async (stores) => {
        const { id } = await opened(stores, params.id, desk.staff.id)
        if (!(await stores.messages.close(id, clock()))) throw takenByAnother()
      })
    },
  })
}

/** What an act on a review concerns. */
const review = (id: number) => ({ about: `review ${id}`, customer: ({ reviews }: Stores) => reviews.writerOf(id) })

export const reviewsDeskFeature = ({ clock }: { readonly clock: Clock }) => {
  const decide = async (
    all: Stores,
    id: number,
    { state, why, over }: { state: Decision['state']; why?: string; over: string | null | undefined },
  ): Promise<void> => {
    if (await all.reviews.decide(id, state, why, clock(), over)) return
    const before = await all.reviews.decisionOn(id)
    if (!before) throw new NotFound('There is no such review. Reload the page.')
    // Pressed twice, or both decided the same.
    if (before.state === state && before.why === why) return
    const who = await decidedBy(all, `review ${id}`, ['publish a review', 'refuse a review'], before.at)
    const said = before.why === undefined ? '' : ` Why: “${before.why}”.`
    throw new DecidedMeanwhile(`This review is ${before.state} already (${who}).${said}`, before.at)
  }

  return serve(reviewsDeskCalls, {
    'GET /api/desk/reviews': ({ desk }) =>
      desk.noted({ about: '' }, async ({ reviews }) => ({
        reviews: (await reviews.list()).map(({ why, ...shown }) => ({ ...shown, ...(why !== undefined && { why }) })),
      })),

    'POST /api/desk/reviews/{id}/publish': ({ desk, params: { id }, body }) =>
      desk.noted(review(id), (all) => decide(all, id, { state: 'published', over: body?.over })),

    'POST /api/desk/reviews/{id}/refuse': ({ desk, params: { id }, body }) =>
      desk.noted(review(id), (all) => decide(all, id, { state: 'refused', why: body.reason, over: body.over })),
  })
}

type PrintsDeps = Means<'enqueueMail' | 'clock' | 'today' | 'homeUrl'> & {
  readonly stores: Pick<Stores, 'prints' | 'wills'>
  readonly work: PrintWork
}

/** What an act on a print concerns. */
const print = (orderId: number) => ({
  about: `order ${orderId}`,
  customer: async ({ orders }: Stores) => (await orders.forOperator(orderId))?.userId,
  sealed: { print: orderId },
})

/** A row of the queue. Where it goes is opened with the pages, not before. */
export const printRow = async (stores: Stores, { orderId, print: asked, state }: QueuedPrint) => {
  const order = await stores.orders.forOperator(orderId)
  const since = asked?.askedAt ?? order?.createdAt ?? new Date(0)
  return {
    order: orderId,
    state,
    ordered: (order?.createdAt ?? since).toISOString(),
    promised: printPromise(since).toISOString(),
    ...(asked && { asked: asked.askedAt.toISOString() }),
    ...(asked?.shownAt && { shown: asked.shownAt.toISOString() }),
  }
}

export const printsDeskFeature = (deps: PrintsDeps) => {
  const { enqueueMail, clock, today, homeUrl } = deps
  const looked = (only?: number) => lookedAtBefore(deps.stores, deps.work, today(), only)
  const deskIn = (all: Stores, work: PrintWork) =>
    createPrintDesk({
      ...all,
      prints: all.prints,
      work,
      inTransaction: (change) => change(all),
      enqueueMail,
      clock,
      today,
      homeUrl,
    })

  return serve(printsDeskCalls, {
    'GET /api/desk/prints': async ({ desk }) => {
      const work = await looked()
      return desk.noted({ about: '' }, async (all) => ({
        prints: await Promise.all((await deskIn(all, work).queue()).map((each) => printRow(all, each))),
      }))
    },

    'POST /api/desk/prints/{id}/open': async ({ desk, params: { id } }) => {
      const work = await looked(id)
      return desk.noted(print(id), async (all) => {
        const found = await deskIn(all, work).open(id)
        if (!found)
          throw new NotFound(
            'This is not to be printed now: the will has changed, or its customer has still to say where it goes.',
          )
        const { name, address, pdf } = found
        return { name, address, pdf: Buffer.from(pdf).toString('base64') }
      })
    },

    'POST /api/desk/prints/{id}/posted': async ({ desk, params: { id }, body }) => {
      const work = await looked(id)
      const isRepeat = ({ prints }: Stores) => prints.wasSent(id, body.tracking)
      await desk.noted({ ...print(id), isRepeat }, async (all) => {
        const outcome = await deskIn(all, work).send(id, body.tracking)
        if (outcome === 'not waiting') throw new NotFound('This is not to be printed now. Reload the page.')
        if (outcome === 'asked again')
          throw new Invalid(
            {},
            'The customer has asked for something else since these pages were opened. Open them again, and post those.',
          )
      })
    },
  })
}
