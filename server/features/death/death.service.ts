import type { AfterDeathReply, DeathAct, DeathLinkReply, ReleaseChoices, ReportDeath } from '#core/api/death.ts'
import {
  ALONE_DAYS,
  afterDeathEvent,
  afterWarning,
  type DeathEvent,
  daysNeeded,
  happensIn,
  isGiven,
  isRefused,
  LOOK_EVERY_MS,
  newCase,
  underWay,
  WAIT_DAYS,
  warningDays,
  warningDue,
} from '#core/death/case.ts'
import { defaultRelease } from '#core/death/release.ts'
import { CODE_LENGTH, codeFrom, comparedName, isMeant, lastNamesIn, plainCode } from '#core/death/who.ts'
import type { Language } from '#core/language.ts'
import { dayOfTheirsGiven, emailGiven } from '#core/rules/fields.rules.ts'
import { fullNameGiven } from '#core/rules/rule.ts'
import { isoDay } from '#core/text/calendar-day.ts'
import { DAY_MS, formatLondonDate } from '#core/text/dates.ts'
import { listed } from '#core/text/names.ts'
import { personsOf } from '#core/will/questions.ts'
import { deathRefusals } from '#words/en/refusals.ts'
import { type DeathLink, type DeathReport, reportOfMe } from '../../db/repositories/deaths.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { deathAskerMail } from '../../mail/templates/death.ts'
import { Invalid, PaymentNeeded, refusal, refuseProblems, TooManyRequests } from '../../platform/errors.ts'
import { tokenHash } from '../../platform/random.ts'
import { type Counter, networkOf, SITE_ALLOWANCE, siteOf } from '../../platform/rate-limit.ts'
import type { Erasure } from '../account/erasure.ts'
import { assertNotReleased } from '../wills/wills.service.ts'
import { createDeathNews } from './death-news.ts'
import { decidingIn, isAlone, isUnposted, linkedBy, openAbout, together } from './death-reports.ts'

/** What one network may try in a day, and how often a name goes without a proof of work: whoever uses that up keeps nobody else out. */
const TRIES_A_DAY = 5
/** The desk decides within this; nobody's report is answered as late. */
const DECIDED_MS = 2 * DAY_MS

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'today' | 'randomBytes' | 'homeUrl'> & {
  readonly tries: Counter
  readonly erasure: Pick<Erasure, 'finish' | 'eraseIn'>
  /** Milliseconds between two looks at the clock. */
  readonly looksEvery?: number
}

/** How a report stands, as its asker is told. */
const standingOf = ({ case: kept, certificate }: DeathReport): DeathLinkReply['standing'] => {
  switch (kept.state) {
    case 'reported':
      return certificate ? 'being checked' : 'needs a certificate'
    case 'warned':
    case 'deciding':
    case 'stands still':
      return 'being checked'
    case 'stopped':
      return 'cannot help'
    case 'not released':
      return certificate ? 'missing' : 'needs a certificate'
    case 'released':
      return 'done'
    case 'released wrongly':
    case 'closed':
      return 'ended'
  }
}

const isOpen = ({ case: { state } }: DeathReport): boolean => underWay.includes(state)

/** What the reader of a link speaks of: an asker of every account that may be meant, anybody else of every report about theirs. */
const meantBy = async (stores: Stores, { reader }: DeathLink, report: DeathReport) =>
  reader === 'asker'
    ? together(stores, report)
    : ([report, ...(await openAbout(stores, report)).filter(({ id }) => id !== report.id)] as const)

export type DeathService = ReturnType<typeof createDeathService>

export const createDeathService = (deps: Deps) => {
  const { inTransaction, enqueueMail, clock, today, randomBytes, tries, erasure } = deps
  const { looksEvery = LOOK_EVERY_MS } = deps
  const news = createDeathNews(deps)

  const replyTo = async (stores: Stores, token: string): Promise<DeathLinkReply> => {
    const { link, report: linked } = await linkedBy(stores, token)
    const { reader } = link
    const [report, ...others] = await meantBy(stores, link, linked)
    const { case: kept, about, createdAt, userId, byCode } = report
    const user = userId === undefined ? undefined : await stores.users.find(userId)
    const common = { reported: createdAt.toISOString(), standing: standingOf(report) }
    const waits = kept.state === 'stands still' && { standing: 'waits' as const }
    if (reader === 'asker' || !user) return { of: 'asker', name: about.name ?? '', ...common, ...waits }
    const name = `${user.name} ${user.last_name}`
    const all = [report, ...others]
    const given = all.some((each) => isGiven(each.case))
    if (reader !== 'testator') return { of: 'executor', name, given, ...common }
    return {
      of: 'testator',
      name,
      given,
      ...common,
      until: new Date(kept.until).toISOString(),
      byCode,
      stopped: !all.some(isOpen),
      logInFirst: all.some((each) => each.case.stops > 0),
    }
  }

  /** Applies an event. @throws Invalid where it is refused. */
  const happen = async (stores: Stores, report: DeathReport, event: DeathEvent): Promise<DeathReport> => {
    const step = afterDeathEvent(report.case, event, clock().getTime())
    if (isRefused(step)) throw new Invalid({}, `${deathRefusals[step.refused]}.`)
    return news.moved(stores, report, { ...report, case: step })
  }

  /** Whoever is alive says so once, of every report about them. */
  const stop = async (stores: Stores, all: readonly DeathReport[], by: 'link' | 'log-in'): Promise<void> => {
    const stops = Math.max(0, ...all.map(({ case: kept }) => kept.stops))
    for (const each of all.filter(isOpen))
      await happen(stores, { ...each, case: { ...each.case, stops } }, { kind: 'alive', by })
  }

  const paid = async (stores: Stores, userId: number) => {
    const stored = await stores.wills.find(userId)
    if (stored?.will.paid !== 1) throw new PaymentNeeded()
    return stored.will
  }

  /** The code of the card, or a new one in its place: that of two tabs which ask at the same moment is one. */
  const cardOf = async (stores: Stores, userId: number, anew: boolean): Promise<string> => {
    await stores.entitlements.lock(userId)
    const kept = anew ? undefined : await stores.deaths.card(userId)
    if (kept !== undefined) return kept
    const code = codeFrom(randomBytes(CODE_LENGTH))
    await stores.deaths.setCard(userId, code, tokenHash(plainCode(code)), clock())
    return code
  }

  const choicesIn = async (stores: Stores, userId: number, newCard = false): Promise<AfterDeathReply> => {
    const will = await paid(stores, userId)
    const reports = await stores.deaths.of(userId)
    return {
      release: will.release?.to ?? defaultRelease,
      days: will.release?.days ?? WAIT_DAYS,
      ...(will.release?.contact && { contact: will.release.contact }),
      code: await cardOf(stores, userId, newCard),
      people: will.persons.filter(({ died }) => !died).map(({ id, fullname: name }) => ({ id, name })),
      reports: reports.map(reportOfMe),
    }
  }

  /** Whose accounts a report may be about. Whoever is newer or signed comes first nowhere: an enemy can pay and sign, too. */
  const meant = async ({ users, wills, deaths }: Stores, { about }: DeathReport): Promise<(number | undefined)[]> => {
    const { code, name, born } = about
    if (code !== undefined) return [await deaths.withCard(code)]
    const found: { readonly id: number; readonly holds: boolean }[] = []
    for (const { id, ...user } of name === undefined ? [] : await users.called(lastNamesIn(name))) {
      const will = (await wills.find(id))?.will
      if (!will || name === undefined) continue
      if (isMeant({ name, born }, { name: `${user.name} ${user.last_name}`, born: will.details.dob }))
        found.push({ id, holds: will.paid === 1 || will.signing !== undefined })
    }
    // Accounts that cost nothing, and have nothing to release, would bury one that has.
    const holding = found.filter(({ holds }) => holds)
    return holding.length > 0 ? holding.map(({ id }) => id) : [found.at(-1)?.id]
  }

  /** Of each account that may be meant a case of its own: who is alive stops theirs alone. */
  const lookedFor = async (stores: Stores, report: DeathReport): Promise<DeathReport> => {
    if (report.lookedFor) return report
    const [first, ...others] = await meant(stores, report)
    const more: DeathReport[] = []
    for (const userId of others) more.push({ ...(await stores.deaths.add(report, report.createdAt)), userId })
    const ids = [report, ...more].map(({ id }) => id)
    for (const each of more) await foundFor(stores, each, ids)
    return foundFor(stores, { ...report, userId: first }, ids)
  }

  const foundFor = async (stores: Stores, report: DeathReport, ids: readonly number[]): Promise<DeathReport> => {
    const { userId } = report
    const will = userId === undefined ? undefined : (await stores.wills.find(userId))?.will
    const before = userId === undefined ? [] : await stores.deaths.of(userId)
    const days = Math.max(report.case.days, will?.release?.days ?? 0, (await isAlone(stores)) ? ALONE_DAYS : 0)
    const stops = Math.max(0, ...before.map(({ case: kept }) => kept.stops))
    const gone = [...new Set(before.flatMap((each) => each.gone ?? []))]
    const found: DeathReport = {
      ...report,
      lookedFor: true,
      byCode: userId !== undefined && report.about.code !== undefined,
      ...(ids.length > 1 && { alike: ids.filter((id) => id !== report.id) }),
      ...(gone.length > 0 && { gone }),
      ...(userId !== undefined && { deciding: await decidingIn(stores, userId) }),
      case: { ...report.case, days, stops },
      log: [
        ...report.log,
        ...personsOf(will ?? { persons: [] }, gone).map(({ fullname: to }) => ({
          at: clock().toISOString(),
          what: 'goneBefore' as const,
          to,
        })),
      ],
    }
    await stores.deaths.save(found)
    const { died } = report.about
    // Two people who ask about one testator and differ: neither goes on until that is settled, nor does who asks after them.
    const others = before.filter(({ case: kept }) => happensIn[kept.state].includes('object'))
    const differ = others.filter(({ about }) => isoDay(about.died) !== isoDay(died))
    for (const other of differ) await happen(stores, other, { kind: 'object' })
    const isDisputed = differ.length > 0 || before.some(({ case: kept }) => kept.disputed)
    return isDisputed ? happen(stores, found, { kind: 'object' }) : found
  }

  /** What the clock brings one report. Each is a transaction of its own. */
  const lookAt = async ({ id, userId: theirs, case: { ending } }: DeathReport): Promise<void> => {
    // Once its end was told, what was released may be deleted by this look. Until their money rests, it waits for the next.
    if (ending !== undefined && theirs !== undefined && !(await erasure.finish(theirs))) return
    const afterCommit = await inTransaction(async (stores) => {
      const kept = await stores.deaths.find(id)
      if (!kept) return undefined
      let report = await lookedFor(stores, kept)
      if (report.case.state === 'reported' && report.certificate && !report.case.complete)
        report = await happen(stores, report, { kind: 'evidence', abroad: report.certificate.abroad })
      const looked = await happen(stores, report, { kind: 'time', every: looksEvery })
      report = await news.askForMore(stores, await news.timed(stores, report, looked))
      if (warningDue(report.case)) {
        const [now = 0, ...days] = warningDays(report.case).slice(report.case.warnings)
        const later = days.map((day) => formatLondonDate(new Date(clock().getTime() + (day - now) * DAY_MS)))
        const warned = await news.warn(stores, report, listed.format(later))
        report = { ...warned, case: afterWarning(report.case) }
        await stores.deaths.save(news.noted(report, 'written'))
      }
      await news.tellExecutors(stores, await stores.deaths.find(id))
      const waitsInVain = report.case.state === 'deciding' && clock().getTime() - report.case.since >= DECIDED_MS
      if (waitsInVain && report.userId === undefined) await happen(stores, report, { kind: 'refuse', by: 0 })
      const { case: after, userId } = report
      return after.over && userId !== undefined ? erasure.eraseIn(stores, userId, 'died') : undefined
    })
    await afterCommit?.()
  }

  return {
    /** Keeps a report and writes to its asker. Nothing is looked for: that comes later, so that no answer tells who has an account. */
    report: async (
      given: ReportDeath,
      {
        ip,
        caller: { language },
      }: { readonly ip: string; readonly caller: { readonly language?: Language | undefined } },
      demandProof: () => Promise<void>,
    ): Promise<void> => {
      const { code, name, born, died, certificate } = given
      const asker = { ...given.asker, ...(language && { language }) }
      const hasCode = code !== undefined && plainCode(code) !== ''
      refuseProblems([
        ...(hasCode && plainCode(code).length !== CODE_LENGTH ? [{ field: 'code', code: 'DEATH_CODE' as const }] : []),
        ...(hasCode ? [] : fullNameGiven('name', name)),
        ...(hasCode ? [] : dayOfTheirsGiven('born', born, today())),
        ...dayOfTheirsGiven('died', died, today()),
        ...fullNameGiven('asker.name', asker.name),
      ])
      const about = hasCode ? { code: tokenHash(plainCode(code)) } : { name: name?.trim() ?? '', ...(born && { born }) }
      const ofName = `about ${about.code ?? comparedName(about.name)}`
      // Before anything is counted: a call without a proof is repeated with one.
      if ((await tries.of(ofName)) >= TRIES_A_DAY) await demandProof()
      const site = siteOf(ip)
      for (const [key, times] of [
        [`network ${networkOf(ip)}`, 1],
        ...(site ? [[site, SITE_ALLOWANCE] as const] : []),
      ] as const) {
        const { count, left } = await tries.add(key)
        if (count > TRIES_A_DAY * times) throw new TooManyRequests(Math.ceil(left / 1000))
      }
      await tries.add(ofName)
      await inTransaction(async (stores) => {
        const at = clock()
        const report = await stores.deaths.add(
          {
            case: newCase(at.getTime(), { days: WAIT_DAYS, stops: 0 }),
            about: { ...about, died },
            asker,
            ...(certificate && { certificate }),
            lookedFor: false,
            byCode: false,
            told: [],
            log: [{ at: at.toISOString(), what: 'reported' }],
          },
          at,
        )
        const link = await news.newLink(stores, report, 'asker')
        const days = (await isAlone(stores)) ? ALONE_DAYS : WAIT_DAYS
        const from = certificate && formatLondonDate(new Date(at.getTime() + days * DAY_MS))
        await enqueueMail(stores.outbox, 'about a death', deathAskerMail(asker, 'begun', link, { from }))
      })
    },

    /** Throws Invalid where the link opens nothing. */
    read: (token: string): Promise<DeathLinkReply> => inTransaction((stores) => replyTo(stores, token)),

    addEvidence: (token: string, certificate: NonNullable<ReportDeath['certificate']>): Promise<DeathLinkReply> =>
      inTransaction(async (stores) => {
        const { link, report } = await linkedBy(stores, token)
        if (link.reader !== 'asker') throw refusal('token', 'ROLE_LINK_DEAD')
        const all = await together(stores, report)
        const isOver = ({ case: kept }: DeathReport) => ['stopped', 'not released'].includes(kept.state)
        const again = isOver(all[0])
        for (const each of all) {
          const open = again && isOver(each) ? await happen(stores, each, { kind: 'ask again' }) : each
          if (open.case.state !== 'reported' && open === each) continue
          const { certified: _before, ...rest } = open
          await stores.deaths.save(news.noted({ ...rest, certificate }, 'certificate'))
        }
        return replyTo(stores, token)
      }),

    act: (token: string, act: DeathAct): Promise<DeathLinkReply> =>
      inTransaction(async (stores) => {
        const { link, report: linked } = await linkedBy(stores, token)
        const may = {
          asker: ['withdraw', 'ask again'],
          testator: ['alive'],
          executor: ['object'],
          receiver: [] as string[],
        }
        if (!may[link.reader].includes(act)) throw refusal('token', 'ROLE_LINK_DEAD')
        const all = await meantBy(stores, link, linked)
        const [report] = all
        const { state } = report.case
        const canHappen = all.filter((each) => happensIn[each.case.state].includes(act))
        const done = {
          alive: !all.some(isOpen),
          object: canHappen.length === 0 && all.some((each) => each.case.state === 'stands still'),
          withdraw: state === 'closed',
          'ask again': state === 'reported',
        }
        if (done[act]) return replyTo(stores, token)
        // The letters that say it was a mistake go first.
        if (act === 'ask again' && isUnposted(report)) throw new Invalid({}, `${deathRefusals.ended}.`)
        if (act === 'alive') await stop(stores, all, 'link')
        else {
          // What their own refuses is said, unless another can be objected to.
          const acted = act === 'object' && canHappen.length > 0 ? canHappen : [report, ...canHappen]
          for (const each of new Set(acted)) await happen(stores, each, { kind: act })
        }
        return replyTo(stores, token)
      }),

    /** Throws PaymentNeeded, as the next two. */
    choices: (userId: number): Promise<AfterDeathReply> => inTransaction((stores) => choicesIn(stores, userId)),

    choose: (userId: number, { release, days, contact }: ReleaseChoices): Promise<AfterDeathReply> => {
      refuseProblems(contact ? [...fullNameGiven('name', contact.name), ...emailGiven('email', contact.email)] : [])
      return inTransaction(async (stores) => {
        await stores.entitlements.lock(userId)
        const will = await paid(stores, userId)
        const known = Object.values(release).every(
          (each) => each.to !== 'person' || will.persons.some(({ id }) => id === each.person),
        )
        if (!known) throw refusal('release', 'UNKNOWN_ID')
        assertNotReleased(will)
        await stores.wills.setAfterSigning(userId, ({ release: { contact: _before, ...kept } = {}, ...before }) => ({
          ...before,
          release: { ...kept, to: release, days, ...(contact && { contact }) },
        }))
        await stores.audit.add(userId, 'chose who may have what', clock())
        return choicesIn(stores, userId)
      })
    },

    newCard: (userId: number): Promise<AfterDeathReply> => inTransaction((stores) => choicesIn(stores, userId, true)),

    alive: (userId: number): Promise<void> =>
      inTransaction(async (stores) => {
        await stop(stores, await stores.deaths.of(userId), 'log-in')
      }),

    /** Looks whom reports are about, and at the clock of each. */
    look: async (): Promise<void> => {
      const waiting = await inTransaction((stores) => stores.deaths.in(underWay))
      for (const report of waiting) await lookAt(report)
    },
  }
}

/** Days that were searched for, and that are needed with so many people at the desk. */
export const daysOf = ({ case: kept }: DeathReport, alone: boolean) => ({
  waited: Math.floor(kept.waited / DAY_MS),
  needed: daysNeeded(kept, alone),
})
