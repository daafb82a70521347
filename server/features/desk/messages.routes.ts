import { messagesCalls } from '#core/api/contract/desk.ts'
import { complaintTopics } from '#core/constants.ts'
import { includes } from '#core/will/questions.ts'
import type { Message } from '../../db/repositories/contact.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { EnqueueMail } from '../../mail/enqueue.ts'
import { answerMail, answerTemplates, textOfTemplate } from '../../mail/templates/contact.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import { referenceOf } from '../contact/contact.service.ts'
import { answerPromise } from './promises.ts'

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

    'POST /api/desk/messages/{id}/close': ({ desk, params }) =>
      desk.noted({ about: about(params.id) }, async (stores) => {
        const { id } = await opened(stores, params.id, desk.staff.id)
        if (!(await stores.messages.close(id, clock()))) throw takenByAnother()
      }),
  })
}
