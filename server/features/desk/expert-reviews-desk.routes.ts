import { expertReviewsDeskCalls } from '#core/api/contract/desk-product.ts'
import type { OpenedExpertReviewReply, SendFindings } from '#core/api/desk-queues.ts'
import { willQuestions } from '#core/existing-will/questions.ts'
import { resultsFor } from '#core/existing-will/results.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Will } from '#core/will/schema.ts'
import type { ExpertReview } from '../../db/repositories/existing-wills.store.ts'
import type { User } from '../../db/repositories/users.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import { createReviewDesk } from '../expert-review/expert-review.service.ts'
import { expertReviewPromise } from './queues.routes.ts'

type Part = OpenedExpertReviewReply['said'][number]

/** What there is to read of a will made here: the report, and each clause as it stands. */
export type ToRead = { readonly said: Part[]; readonly clauses: Part[] }

type Deps = Means<'enqueueMail' | 'clock' | 'today' | 'homeUrl'> & {
  readonly work: { willToRead(will: Will, today: Day): Promise<ToRead> }
}

/** What an act on a reading concerns. */
const reading = (id: number) => ({
  about: `reading ${id}`,
  customer: async ({ expertReviews }: Stores) => (await expertReviews.find(id))?.userId,
  sealed: { reading: id },
})

const initialsOf = ({ name, last_name }: Pick<User, 'name' | 'last_name'>): string =>
  [name, last_name].map((part) => `${[...part][0]?.toUpperCase() ?? ''}.`).join(' ')

/** A row of the queue: initials alone, until a reader has taken it. */
export const expertReviewRow = async (stores: Stores, asked: ExpertReview, caller: number) => {
  const { id, userId, askedAt, takenAt, takenBy } = asked
  const user = await stores.users.find(userId)
  const owner = takenBy === undefined ? undefined : (await stores.staff.find(takenBy))?.name
  return {
    id,
    who: user ? initialsOf(user) : '',
    asked: askedAt.toISOString(),
    promised: expertReviewPromise(askedAt).toISOString(),
    ...(takenAt && { taken: takenAt.toISOString() }),
    ...(owner !== undefined && { owner }),
    mine: takenBy === caller,
  }
}

/** What was opened, and the will that is still to be laid out: not in the transaction, which keeps everybody's saves waiting. */
type Opened = { readonly reply: OpenedExpertReviewReply; readonly will?: Will }

const openedExpertReview = async (stores: Stores, asked: ExpertReview): Promise<Opened> => {
  const { id, userId, orderId, askedAt } = asked
  const user = await stores.users.find(userId)
  const common = {
    id,
    name: user ? `${user.name} ${user.last_name}` : '',
    asked: askedAt.toISOString(),
    promised: expertReviewPromise(askedAt).toISOString(),
  }
  const order = await stores.orders.findById(userId, orderId)
  const check = order && (await stores.existingWillChecks.find(userId, order.externalId))
  if (check) {
    const answers = { id: 'answers', heading: 'What they answered' }
    const lines = willQuestions.map(
      ({ id: asks, question }) => `${question} ${check.answers[asks] ?? 'Not asked then'}`,
    )
    const results = resultsFor(check.answers).map(({ heading, text, source }, at) => ({
      id: `result-${at}`,
      heading,
      lines: [text, source],
    }))
    return { reply: { ...common, of: 'existing will', said: [{ ...answers, lines }, ...results], clauses: [] } }
  }
  const stored = await stores.wills.find(userId)
  if (!stored) return { reply: { ...common, of: 'will', said: [], clauses: [] } }
  const { will } = stored
  return {
    reply: { ...common, name: fullNameOf(will.details) || common.name, of: 'will', said: [], clauses: [] },
    will,
  }
}

/** The text that the customer keeps: the whole first, then each finding under its clause. */
export const findingsAsText = ({ summary, findings }: SendFindings): string =>
  [
    summary,
    ...findings.map(({ clause, words, weight, says }) =>
      [
        `${clause === undefined ? 'The whole will' : `Clause ${clause}`} (${weight})`,
        ...(words === undefined ? [] : [`“${words}”`]),
        says,
      ].join('\n'),
    ),
  ].join('\n\n')

export const expertReviewsDeskFeature = ({ work, enqueueMail, clock, today, homeUrl }: Deps) => {
  const gone = () => new NotFound('There is nothing to read here: the customer may have taken it back.')
  const deskIn = (all: Stores) =>
    createReviewDesk({ ...all, inTransaction: (change) => change(all), enqueueMail, clock, homeUrl })

  return serve(expertReviewsDeskCalls, {
    'GET /api/desk/readings': ({ desk }) =>
      desk.noted({ about: '' }, async (all) => ({
        readings: await Promise.all(
          (await all.expertReviews.queue()).map((each) => expertReviewRow(all, each, desk.staff.id)),
        ),
      })),

    'POST /api/desk/readings/{id}/take': ({ desk, params: { id } }) => {
      const isRepeat = async (all: Stores) => (await all.expertReviews.find(id))?.takenBy === desk.staff.id
      return desk.noted({ ...reading(id), isRepeat }, async (all) => {
        if (!(await all.expertReviews.find(id))) throw gone()
        if (!(await deskIn(all).take(id, desk.staff.id)))
          throw new Invalid({}, 'Someone else has taken this will. Reload the page.')
      })
    },

    'POST /api/desk/readings/{id}/give-back': ({ desk, params: { id } }) => {
      const isRepeat = async (all: Stores) => {
        const found = await all.expertReviews.find(id)
        return found !== undefined && found.takenAt === undefined
      }
      return desk.noted({ ...reading(id), isRepeat }, async (all) => {
        if (!(await all.expertReviews.giveBack(id, desk.staff.id))) throw gone()
      })
    },

    'GET /api/desk/readings/{id}': async ({ desk, params: { id } }) => {
      const { reply, will } = await desk.noted(reading(id), async (all) => {
        const asked = await deskIn(all).open(id)
        if (!asked) throw gone()
        return openedExpertReview(all, asked)
      })
      return will ? { ...reply, ...(await work.willToRead(will, today())) } : reply
    },

    'POST /api/desk/readings/{id}/findings': ({ desk, params: { id }, body }) => {
      const text = findingsAsText(body)
      const isRepeat = async ({ expertReviews }: Stores) => {
        const { userId, takenBy, sentAt } = (await expertReviews.find(id)) ?? {}
        const isTheirs = userId !== undefined && sentAt !== undefined && takenBy === desk.staff.id
        return isTheirs && (await expertReviews.findings(userId, id)) === text
      }
      return desk.noted({ ...reading(id), isRepeat }, async (all) => {
        if (!(await deskIn(all).send(id, text))) throw gone()
      })
    },
  })
}
