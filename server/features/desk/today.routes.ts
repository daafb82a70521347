import { todayCalls } from '#core/api/contract/desk.ts'
import { type DeskAct, deskActNames, mayDo } from '#core/api/desk-acts.ts'
import type { TodayReply, WaitingRow } from '#core/api/desk-queues.ts'
import { londonDay } from '#core/text/dates.ts'
import { includes } from '#core/will/questions.ts'
import type { StaffMember } from '../../db/repositories/staff.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { serve } from '../../platform/serve.ts'
import { deathRow, deathsWaiting } from '../death/death-at-desk.ts'
import { createPrintDesk, lookedAtBefore, type PrintWork } from '../prints/prints.service.ts'
import type { SignOffs } from '../sign-offs/sign-off-files.ts'
import { expertReviewRow } from './expert-reviews-desk.routes.ts'
import { messageRow, printRow } from './queues.routes.ts'
import { askedChangesOf } from './wordings-desk.routes.ts'

type Deps = Means<'enqueueMail' | 'clock' | 'today' | 'homeUrl'> & {
  readonly stores: Pick<Stores, 'prints' | 'wills'>
  readonly work: PrintWork
  readonly signOffs: SignOffs
}

/** A row, and whether it waits for us or for someone else. */
type Waiting = WaitingRow & { readonly elsewhere?: true }

/** Rows that are listed of what waits for someone else, and deeds of the day. */
const MOST_SHOWN = 50
const DAY_MS = 24 * 60 * 60_000

const messages = async (all: Stores, { id: caller }: StaffMember): Promise<Waiting[]> => {
  const open = (await all.messages.list(0)).map((message) => messageRow(all, message, caller))
  return (await Promise.all(open)).map(({ id, topic, state, received, due, owner, mine }) => ({
    kind: 'message',
    number: id,
    short: topic,
    since: received,
    ...(owner !== undefined && { owner }),
    mine,
    ...(state === 'open' ? { promised: due } : { elsewhere: true }),
  }))
}

const readings = async (all: Stores, { id: caller }: StaffMember): Promise<Waiting[]> => {
  const asked = (await all.expertReviews.queue()).map((each) => expertReviewRow(all, each, caller))
  return (await Promise.all(asked)).map(({ id, who, asked: since, promised, owner, mine }) => ({
    kind: 'will to read',
    number: id,
    short: who,
    since,
    promised,
    ...(owner !== undefined && { owner }),
    mine,
  }))
}

const printsWait = {
  'to ask': 'The customer has still to say where it goes',
  held: 'Held: the will has changed',
  waiting: 'To print, bind and post',
  sent: 'Posted',
} as const

const prints = async (all: Stores, deps: Deps): Promise<Waiting[]> => {
  const desk = createPrintDesk({ ...deps, ...all, inTransaction: (change) => change(all) })
  const owed = (await desk.queue()).map((each) => printRow(all, each))
  return (await Promise.all(owed)).map(({ order, state, ordered, asked, promised }) => ({
    kind: 'print',
    number: order,
    short: printsWait[state],
    since: asked ?? ordered,
    mine: false,
    ...(state === 'waiting' ? { promised } : { elsewhere: true }),
  }))
}

const reviews = async (all: Stores): Promise<Waiting[]> =>
  (await all.reviews.list())
    .filter(({ state }) => state === 'waiting')
    .map(({ id, rating, given }) => ({
      kind: 'review',
      number: id,
      short: `${rating} of 5`,
      since: given,
      mine: false,
    }))

const moneyWaits = {
  payment: 'The payment provider has not answered; asked every minute',
  refund: 'The money is on its way back; tried until it goes',
  dispute: 'The bank questions the payment',
  'by hand': 'The refund could not be paid: pay the customer another way',
  'too much': 'The customer got too much back: ask them for the rest',
} as const

const money = async (all: Stores): Promise<Waiting[]> =>
  (await all.serviceState.money(MOST_SHOWN)).map(({ orderId, what, since }) => ({
    kind: what === 'by hand' || what === 'too much' ? 'refund' : what,
    number: orderId,
    short: moneyWaits[what],
    since: since.toISOString(),
    mine: false,
    ...(what !== 'by hand' && what !== 'too much' && { elsewhere: true }),
  }))

const askedChanges = async (all: Stores, { signOffs }: Deps): Promise<Waiting[]> =>
  (await askedChangesOf(all, signOffs))
    .filter(({ state }) => state === 'open')
    .map(({ id, title, at }) => ({ kind: 'asked change', number: id, short: title, since: at, mine: false }))

const wanted = {
  reported: 'The certificate has to be confirmed at its issuer',
  warned: 'The certificate has to be confirmed at its issuer',
  deciding: 'Two people decide, apart',
  'stands still': 'Those who asked differ',
} as const

const deaths = async (all: Stores): Promise<Waiting[]> => {
  const rows: Waiting[] = []
  for (const report of await deathsWaiting(all)) {
    const { id, state, reported, promised } = await deathRow(all, report)
    const short = wanted[state as keyof typeof wanted]
    const ours = state === 'deciding' || (report.certificate !== undefined && report.case.confirmedBy.length === 0)
    const row = { kind: 'death', number: id, short, since: reported, mine: false } as const
    rows.push({ ...row, ...(promised !== undefined && { promised }), ...(!ours && { elsewhere: true }) })
  }
  return rows
}

/** Each queue, with the act whose roles see it. */
const queues: readonly { act: DeskAct; of: (all: Stores, staff: StaffMember, deps: Deps) => Promise<Waiting[]> }[] = [
  { act: 'see the wills to read', of: readings },
  { act: 'see the prints', of: (all, _staff, deps) => prints(all, deps) },
  { act: 'see the messages', of: messages },
  { act: 'see the reviews', of: reviews },
  { act: 'see the orders', of: money },
  { act: 'see the deaths', of: deaths },
  { act: 'answer an asked change', of: (all, _staff, deps) => askedChanges(all, deps) },
]

/** What was done since midnight in London, without looks at lists and log-ins. */
const doneToday = async ({ deskAudit }: Stores, now: Date): Promise<TodayReply['done']> => {
  const day = JSON.stringify(londonDay(now))
  const deeds = await deskAudit.since(new Date(now.getTime() - DAY_MS), 10 * MOST_SHOWN)
  return deeds
    .filter(
      ({ at, act, about }) =>
        about !== '' && includes(deskActNames, act) && JSON.stringify(londonDay(new Date(at))) === day,
    )
    .slice(-MOST_SHOWN)
    .map(({ at, who, staffId, act, about }) => ({ at, who: who ?? `staff ${staffId}`, act, about }))
}

const byPromise = (one: Waiting, other: Waiting): number =>
  (one.promised ?? '9999').localeCompare(other.promised ?? '9999') || one.since.localeCompare(other.since)

export const todayFeature = (deps: Deps) => {
  return serve(todayCalls, {
    'GET /api/desk/today': async ({ desk }) => {
      const seesPrints = mayDo(desk.staff.roles, 'see the prints')
      const work = seesPrints ? await lookedAtBefore(deps.stores, deps.work, deps.today()) : deps.work
      return desk.noted({ about: '' }, async (all) => {
        const rows: Waiting[] = []
        for (const { act, of } of queues)
          if (mayDo(desk.staff.roles, act)) rows.push(...(await of(all, desk.staff, { ...deps, work })))
        const shown = ({ elsewhere: _elsewhere, ...row }: Waiting): WaitingRow => row
        const waiting = rows
          .filter(({ elsewhere }) => !elsewhere)
          .toSorted(byPromise)
          .map(shown)
        const count = (kind: WaitingRow['kind']) => waiting.filter((row) => row.kind === kind).length
        return {
          waiting,
          elsewhere: rows
            .filter(({ elsewhere }) => elsewhere)
            .toSorted((one, other) => one.since.localeCompare(other.since))
            .slice(0, MOST_SHOWN)
            .map(shown),
          done: await doneToday(all, deps.clock()),
          counts: {
            readings: count('will to read'),
            prints: count('print'),
            messages: count('message'),
            reviews: count('review'),
            asked: count('asked change'),
            deaths: count('death'),
          },
        }
      })
    },
  })
}
