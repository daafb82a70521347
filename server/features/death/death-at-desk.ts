/** A report of a death as the desk reads it: its row in the queue, and all of it once it is opened. */
import type { OpenedDeathReply } from '#core/api/death.ts'
import { type DeathState, happensIn, warningDays, wasTried, waysToReach } from '#core/death/case.ts'
import { actingExecutors, defaultRelease, postedTo, releasable } from '#core/death/release.ts'
import { type Certified, differsFrom, isSameName } from '#core/death/who.ts'
import type { Language } from '#core/language.ts'
import { type Day, isoDay } from '#core/text/calendar-day.ts'
import { DAY_MS, londonDay } from '#core/text/dates.ts'
import { initialsOf } from '#core/text/names.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { personById, personsOf } from '#core/will/questions.ts'
import { deathDeeds } from '#words/en/death.ts'
import type { DeathReport } from '../../db/repositories/deaths.store.ts'
import type { Stores } from '../../db/stores.ts'
import { letter as common, lettersByPost } from '../../mail/mail-words.ts'
import { NotFound } from '../../platform/errors.ts'
import { tokenHash } from '../../platform/random.ts'
import { daysOf } from './death.service.ts'
import { decidingIn, isAlone, isUnposted, readersOf, reportedIn, signedWillOf, together } from './death-reports.ts'

/** States that a person at the desk has something to do with, and the milliseconds in which it is promised. */
const waitingDeaths: readonly DeathState[] = ['reported', 'warned', 'deciding', 'stands still']
const DECIDED_MS = 2 * DAY_MS

/** Reports that a person at the desk has something to do with: of those that are decided, a letter to post. */
export const deathsWaiting = async ({ deaths }: Stores): Promise<DeathReport[]> => [
  ...(await deaths.in(waitingDeaths)),
  ...(await deaths.in(['released', 'released wrongly'])).filter(isUnposted),
]

export const found = async ({ deaths }: Stores, id: number): Promise<DeathReport> => {
  const report = await deaths.find(id)
  if (!report) throw new NotFound()
  return report
}

/** A row of the queue: initials, until the report is opened. */
export const deathRow = async (stores: Stores, report: DeathReport) => {
  const { id, case: kept, about, createdAt } = report
  const alone = await isAlone(stores)
  return {
    id,
    who: about.name ? initialsOf(about.name) : 'by a code',
    state: kept.state,
    reported: createdAt.toISOString(),
    ...daysOf(report, alone),
    agreed: await Promise.all(kept.agreed.map(({ by }) => stores.staff.nameOf(by))),
    toPost: isUnposted(report),
    ...(kept.state === 'deciding' && { promised: new Date(kept.since + DECIDED_MS).toISOString() }),
  }
}

/** How the testator can be reached besides by email: at the address and the telephone that their answers have. */
const reachable = async ({ wills }: Stores, { userId }: DeathReport) => {
  const details = userId === undefined ? undefined : (await wills.find(userId))?.will.details
  const to = { letter: details?.address && addressLine(details.address), call: details?.phone }
  return waysToReach.flatMap((way) => (to[way] ? [{ way, to: to[way] }] : []))
}

/** What was tried is told apart by a hash: an address that changes takes a letter of its own. */
export const waysKnown = async (stores: Stores, report: DeathReport) =>
  (await reachable(stores, report)).map(({ way, to }) => ({ way, to: tokenHash(to) }))

/** What of the certificate is otherwise than what is known of the account, or else than what was typed. */
export const differsIn = async ({ users, wills }: Stores, { userId, about }: DeathReport, certified: Certified) => {
  const user = userId === undefined ? undefined : await users.find(userId)
  const born = user && (await wills.find(user.id))?.will.details.dob
  const known = user ? { name: `${user.name} ${user.last_name}`, ...(born && { born }) } : about
  return differsFrom(certified, {
    died: about.died,
    ...(known.name !== undefined && { name: known.name }),
    ...(known.born && { born: known.born }),
  })
}

/** The address of the pages, and the day on which a report is read. */
export type Here = { readonly home: string; readonly today: Day }

/** A letter that was just opened, to the testator where no person is named. Without its code one to a person says that it was a mistake. */
export type Shown = { readonly person?: number | undefined; readonly code?: string }

type Letters = ReturnType<typeof lettersByPost>

/** The words of a letter. Of a testator who chose Welsh it is in Welsh first, and then in English: others read their post. */
const saying = (language: Language | undefined, say: (letters: Letters) => string[]) => {
  const says = say(lettersByPost(undefined))
  return language === 'cy'
    ? { inWelsh: say(lettersByPost(language)), says: [common(undefined).inEnglish, ...says] }
    : { says }
}

export const accountOf = async (
  stores: Stores,
  report: DeathReport,
  { home, today }: Here,
  shown: Shown | undefined,
): Promise<OpenedDeathReply['account']> => {
  const { userId, byCode, asker, log, case: kept } = report
  const now = userId === undefined ? undefined : (await stores.wills.find(userId))?.will
  if (userId === undefined || !now) return undefined
  const signed = await signedWillOf(stores, userId)
  const will = signed ?? now
  // As it would be once it is released, whatever it waits for now.
  const after = { ...report, case: { ...kept, state: 'released' as const } }
  const readers = signed ? await readersOf(stores, userId, signed, after, today) : []
  const to = will.release?.to ?? defaultRelease
  const asks = actingExecutors(will, reportedIn(report, today)).find(({ fullname }) => isSameName(fullname, asker.name))
  const isNamedFirst = asks && !will.executorBackup.includes(asks.id)
  const user = await stores.users.find(userId)
  const { name: first, last_name: last, language } = user ?? { name: '', last_name: '', language: undefined }
  const name = `${first} ${last}`
  const reach = (await reachable(stores, report)).map((each) => ({
    ...each,
    tried: wasTried(kept, { way: each.way, to: tokenHash(each.to) }),
  }))
  const isToTestator = shown !== undefined && shown.person === undefined
  const says = isToTestator
    ? saying(language, ({ toTestator }) => toTestator(name, first, home, shown.code))
    : undefined
  const toTestator = reach.flatMap(({ way, to: post, tried }) =>
    way === 'letter' && !tried && happensIn[kept.state].includes('try')
      ? [{ name, to: post, opened: report.letter !== undefined, posted: false, ...says }]
      : [],
  )
  return {
    byCode,
    reach,
    asksAs: isNamedFirst
      ? 'Executor, name as in the will'
      : asks
        ? 'Substitute, name as in the will: act only where an executor before them cannot'
        : 'Not an executor by this name',
    ...(now.signing && { signed: isoDay(now.signing.on) }),
    revoked: now.signing?.revoked !== undefined,
    readers: readers.map(({ person, email, home: post }) => ({
      person: person.id,
      name: person.fullname,
      reached: email !== undefined || post !== undefined,
      byPost: post !== undefined,
    })),
    gone: personsOf(will, report.gone ?? []).map(({ id: person, fullname }) => ({ person, name: fullname })),
    letters: [
      ...toTestator,
      ...(report.letters ?? []).flatMap(({ person: id, asks, hash, posted }) => {
        const person = personById(will, id)
        const post = person && postedTo(will, person)
        if (!person || !post) return []
        const says =
          shown?.person === id
            ? saying(language, ({ toAsked, toReader }) =>
                (asks ? toAsked : toReader)(person.fullname, name, home, shown.code),
              )
            : undefined
        const isWrong = kept.state === 'released wrongly'
        const done = { opened: hash !== undefined || isWrong, posted: posted === true, ...(asks && { asks }) }
        return [{ person: id, name: person.fullname, to: post, ...done, ...says }]
      }),
    ],
    told: log.flatMap(({ what, by }) => (what === 'told' && by !== undefined ? [by] : [])),
    release: releasable.map((what) => {
      const one = to[what]
      return { what, to: one.to === 'person' ? (personById(will, one.person)?.fullname ?? 'nobody') : one.to }
    }),
  }
}

/** Which of several accounts is meant, people say who see how each was made. */
const alikeTo = async (stores: Stores, report: DeathReport): Promise<OpenedDeathReply['alike']> => {
  const alike = []
  for (const { id, userId, case: kept } of report.alike ? await together(stores, report) : []) {
    const user = userId === undefined ? undefined : await stores.users.record(userId)
    const signing = userId === undefined ? undefined : (await stores.wills.find(userId))?.will.signing
    alike.push({
      id,
      state: kept.state,
      ...(user && { opened: isoDay(londonDay(new Date(user.openedAt))) }),
      confirmed: user?.verifiedAt !== undefined,
      ...(signing && { signed: isoDay(signing.on) }),
    })
  }
  return alike.toSorted((one, other) => one.id - other.id)
}

export const opened = async (stores: Stores, id: number, here: Here, letter?: Shown): Promise<OpenedDeathReply> => {
  const report = await found(stores, id)
  const { about, asker, certificate, certified, shown, case: kept, log } = report
  const account = await accountOf(stores, report, here, letter)
  return {
    ...(await deathRow(stores, report)),
    about: about.name ?? 'Whoever has the code of the card',
    ...(about.born && { born: isoDay(about.born) }),
    died: isoDay(about.died),
    asker: { name: asker.name, email: asker.email, as: asker.as },
    ...(certificate && { certificate }),
    ...(account && { account }),
    changed:
      log.some(({ what }) => what === 'changed') ||
      (report.userId !== undefined &&
        report.deciding !== undefined &&
        report.deciding !== (await decidingIn(stores, report.userId))),
    confirmedBy: await Promise.all(kept.confirmedBy.map(stores.staff.nameOf)),
    ...(shown && { shown }),
    ...(certified && {
      certified: { name: certified.name, born: isoDay(certified.born), died: isoDay(certified.died) },
    }),
    differs: certified ? await differsIn(stores, report, certified) : [],
    placed: kept.placed === true,
    alike: await alikeTo(stores, report),
    others: (report.userId === undefined ? [] : await stores.deaths.of(report.userId))
      .filter((other) => other.id !== id)
      .map((other) => ({ id: other.id, asker: `${other.asker.name}, ${other.asker.as}`, state: other.case.state })),
    warnings: kept.warnings,
    warningsDue: warningDays(kept).length,
    stops: kept.stops,
    alone: await isAlone(stores),
    log: log.map(({ at, what, by = '', to = '' }) => ({ at, what: deathDeeds[what](by, to) })),
  }
}
