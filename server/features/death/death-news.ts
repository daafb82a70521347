import { type DeathState, isSearchedFor, WAIT_DAYS } from '#core/death/case.ts'
import { actingExecutors, addressOf, defaultRelease, postedTo } from '#core/death/release.ts'
import { CODE_LENGTH, codeFrom, plainCode } from '#core/death/who.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { emailKey } from '#core/text/names.ts'
import type { Person, Will } from '#core/will/schema.ts'
import type { DeathDeed } from '#words/en/death.ts'
import type { DeathLink, DeathReport, PersonsLetter } from '../../db/repositories/deaths.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import {
  aliveMail,
  deathAskerMail,
  deathPersonMail,
  helpReachMail,
  type NothingOpens,
  stoppedMail,
} from '../../mail/templates/death.ts'
import { newToken, tokenHash } from '../../platform/random.ts'
import { emailOf, readersOf, reportedIn, signedWillOf, together } from './death-reports.ts'

/** Days of the search after which executors are told whom the testator had not asked. */
const OTHERS_TOLD_DAYS = 6

/** Days after which an asker is asked once for a certificate that has not come. */
const ASKED_AGAIN_DAYS = 14

type Deps = Means<'enqueueMail' | 'clock' | 'today' | 'randomBytes' | 'homeUrl'>

const deedOf: Readonly<Record<DeathState, DeathDeed>> = {
  reported: 'again',
  warned: 'searching',
  stopped: 'stopped',
  deciding: 'deciding',
  'not released': 'refused',
  released: 'released',
  'stands still': 'still',
  'released wrongly': 'wrongly',
  closed: 'closed',
}

/** Who is told what of a report, as it goes from one state to the next. What is in a will is told to nobody. */
export const createDeathNews = (deps: Deps) => {
  const { enqueueMail, clock, today, randomBytes, homeUrl } = deps

  const newLink = async (stores: Stores, { id }: DeathReport, reader: DeathLink['reader'], person?: number) => {
    const token = newToken(randomBytes)
    await stores.deaths.addLink({ tokenHash: tokenHash(token), reportId: id, reader, person })
    return `${homeUrl()}/${reader === 'receiver' ? 'released' : 'about-a-death'}/${token}`
  }

  const noted = (report: DeathReport, what: DeathDeed, by?: string, to?: string): DeathReport => ({
    ...report,
    log: [...report.log, { at: clock().toISOString(), what, ...(by !== undefined && { by }), ...(to && { to }) }],
  })

  const accountOf = async (stores: Stores, { userId }: DeathReport) => {
    const user = userId === undefined ? undefined : await stores.users.find(userId)
    const will = user && (await stores.wills.find(user.id))?.will
    return user && { user, will, name: `${user.name} ${user.last_name}` }
  }

  const toAsker = async (
    stores: Stores,
    report: DeathReport,
    about: Parameters<typeof deathAskerMail>[1],
    because?: NothingOpens,
  ) => {
    if ((await together(stores, report))[0] !== report) return
    const link = await newLink(stores, report, 'asker')
    await enqueueMail(stores.outbox, 'about a death', deathAskerMail(report.asker, about, link, { because }))
  }

  /** Of the signed will, or where there is none of the answers. */
  const willOf = async (stores: Stores, { userId }: DeathReport): Promise<Will | undefined> =>
    userId === undefined ? undefined : ((await signedWillOf(stores, userId)) ?? (await stores.wills.find(userId))?.will)

  /** A link by which somebody without an account stops mail. */
  const stopUrlFor = async (stores: Stores, email: string): Promise<string> => {
    const stop = newToken(randomBytes)
    await stores.contact.addUnsubscribeLink(tokenHash(stop), email)
    return `${homeUrl()}/unsubscribe/${stop}`
  }

  const toPerson = async (
    stores: Stores,
    report: DeathReport,
    person: Person,
    email: string,
    about: Parameters<typeof deathPersonMail>[1],
  ): Promise<void> => {
    const account = await accountOf(stores, report)
    if (!account) return
    const reader = ['released', 'place', 'ending'].includes(about) ? 'receiver' : 'executor'
    const mail = deathPersonMail(
      {
        to: { name: person.fullname, email },
        testator: account.name,
        language: account.user.language,
        link: await newLink(stores, report, reader, person.id),
        stopUrl: await stopUrlFor(stores, email),
      },
      about,
    )
    await enqueueMail(stores.outbox, 'news of a death', mail)
  }

  const toTestator = async (stores: Stores, report: DeathReport, wrongly: boolean) => {
    const account = await accountOf(stores, report)
    if (account) await enqueueMail(stores.outbox, 'are you alive', stoppedMail(account.user, homeUrl(), wrongly))
  }

  const toEach = async (
    stores: Stores,
    report: DeathReport,
    people: readonly number[],
    about: 'still' | 'wrong' | 'ending',
  ) => {
    const will = await willOf(stores, report)
    for (const person of will?.persons.filter(({ id }) => people.includes(id)) ?? []) {
      const email = will && emailOf(will, person, report)
      if (email) await toPerson(stores, report, person, email, about)
    }
  }

  const receivers = async (stores: Stores, { id }: DeathReport): Promise<number[]> =>
    (await stores.deaths.links(id)).flatMap(({ reader, person }) => (reader === 'receiver' && person ? [person] : []))

  /** Adds a letter to a person without an email. The code of one that was posted before opens as much as that of the new one. */
  const withLetter = async (stores: Stores, report: DeathReport, letter: PersonsLetter): Promise<DeathReport> => {
    const theirs = report.letters?.filter(({ person }) => person === letter.person) ?? []
    const others = report.letters?.filter((each) => !theirs.includes(each)) ?? []
    const waiting = theirs.find(({ asks, posted }) => !posted && asks === letter.asks) ?? letter
    // One that asks and was not posted has become another letter.
    for (const { hash, posted } of theirs)
      if (hash && !posted && hash !== waiting.hash) await stores.deaths.removeLink(hash)
    return { ...report, letters: [...others, waiting] }
  }

  /** Once the search is over nobody is asked any more: a letter that was not posted is dropped, and its code opens nothing. */
  const withoutAsking = async (stores: Stores, report: DeathReport): Promise<DeathReport> => {
    const { letters } = report
    if (!letters || isSearchedFor(report.case)) return report
    const dropped = letters.filter(({ asks, posted }) => asks && !posted)
    for (const { hash } of dropped) if (hash) await stores.deaths.removeLink(hash)
    return { ...report, letters: letters.filter((letter) => !dropped.includes(letter)) }
  }

  /** Everybody who may open something gets a link, by email or by post. @param openTo Who had it before. */
  const open = async (
    stores: Stores,
    report: DeathReport,
    userId: number,
    will: Will,
    about: 'released' | 'place',
    openTo: readonly number[] = [],
  ): Promise<DeathReport> => {
    const readers = await readersOf(stores, userId, will, report, today())
    const others = readers.filter(({ person }) => !openTo.includes(person.id))
    let told: DeathReport = { ...report, openTo: [...openTo, ...others.map(({ person }) => person.id)] }
    for (const { person, email, home } of others) {
      if (email) await toPerson(stores, report, person, email, about)
      if (email) told = noted(told, 'told', person.fullname)
      if (home) told = noted(await withLetter(stores, told, { person: person.id }), 'toPost', person.fullname)
      if (!email && !home) told = noted(told, 'unreached', person.fullname)
    }
    return told
  }

  /** What was left is open, and the account falls silent. */
  const release = async (stores: Stores, report: DeathReport): Promise<DeathReport> => {
    const { userId } = report
    const will = userId === undefined ? undefined : await signedWillOf(stores, userId)
    if (userId === undefined || !will) return report
    await stores.entitlements.lock(userId)
    await stores.wills.setAfterSigning(userId, (before) => ({
      ...before,
      release: { days: WAIT_DAYS, to: defaultRelease, ...before.release, released: today() },
    }))
    const told = await open(stores, report, userId, will, 'released')
    await toAsker(stores, report, 'done')
    return told
  }

  /** Whoever lives after a release hears from us again, and those whom they asked can answer. */
  const unsilence = async (stores: Stores, { userId }: DeathReport): Promise<void> => {
    if (userId === undefined) return
    await stores.entitlements.lock(userId)
    await stores.wills.setAfterSigning(userId, ({ release, ...before }) => {
      if (!release) return before
      const { released: _wrongly, ...chosen } = release
      return { ...before, release: chosen }
    })
  }

  /** While those who ask differ: where the original is, to all executors alike. */
  const place = async (stores: Stores, report: DeathReport): Promise<DeathReport> => {
    const { userId } = report
    const will = userId === undefined ? undefined : await signedWillOf(stores, userId)
    if (userId === undefined || !will) return report
    return open(stores, noted(report, 'placed'), userId, will, 'place')
  }

  /** Whoever acts since it was opened is sent it too: an executor who has come of age, or whom the will calls in for one who has died. */
  const openToOthers = async (stores: Stores, report: DeathReport): Promise<DeathReport> => {
    const { userId, case: kept } = report
    const isReleased = kept.state === 'released'
    const will = userId !== undefined && (isReleased || kept.placed) && (await signedWillOf(stores, userId))
    if (userId === undefined || !will) return report
    const since = will.release?.released ?? today()
    const before =
      report.openTo ?? (await readersOf(stores, userId, will, report, since)).map(({ person }) => person.id)
    const now = await open(stores, report, userId, will, isReleased ? 'released' : 'place', before)
    if (now.openTo?.length !== report.openTo?.length) await stores.deaths.save(now)
    return now
  }

  const toThoseWhoDiffer = async (stores: Stores, report: DeathReport) => {
    await toAsker(stores, report, 'still')
    await toEach(stores, report, report.told, 'still')
  }

  const tell = async (stores: Stores, moved: DeathReport, because?: NothingOpens): Promise<DeathReport> => {
    const report = await withoutAsking(stores, moved)
    const { id, case: kept } = report
    switch (kept.state) {
      case 'stopped':
        await toTestator(stores, report, false)
        await toAsker(stores, report, 'cannot help')
        return report
      case 'not released':
        await toAsker(stores, report, report.certificate ? 'not released' : 'lapsed', because)
        return report
      case 'stands still':
        await toThoseWhoDiffer(stores, report)
        return report
      case 'released':
        return release(stores, report)
      case 'released wrongly': {
        const people = await receivers(stores, report)
        await toEach(stores, report, people, 'wrong')
        await stores.deaths.removeLinks(id, ['receiver'])
        await unsilence(stores, report)
        await toTestator(stores, report, true)
        // A second letter tells each person who was posted the first. A letter that was not posted is dropped.
        const posted = report.letters?.filter(({ asks, posted }) => posted && !asks) ?? []
        return { ...report, letters: posted.map(({ person }) => ({ person })) }
      }
      case 'closed': {
        await stores.deaths.removeLinks(id, ['testator', 'executor', 'receiver'])
        const { letter: _opensNothing, letters: _norThese, ...kept } = report
        return kept
      }
      // The search after it is a whole one: those who were told of the one before hear of this too.
      case 'reported':
        return { ...report, told: [] }
      default:
        return report
    }
  }

  return {
    newLink,
    noted,
    /**
     * Makes the code of a letter to a person of the will, or to the testator where none is given.
     * @param before The hash of the code of a letter that was opened and not posted: that code opens nothing any more.
     */
    newCode: async (
      stores: Stores,
      { id }: DeathReport,
      before: string | undefined,
      to?: PersonsLetter,
    ): Promise<{ readonly code: string; readonly hash: string }> => {
      if (before) await stores.deaths.removeLink(before)
      const code = codeFrom(randomBytes(CODE_LENGTH))
      const hash = tokenHash(plainCode(code))
      const reader = to === undefined ? 'testator' : to.asks ? 'executor' : 'receiver'
      await stores.deaths.addLink({ tokenHash: hash, reportId: id, reader, person: to?.person })
      return { code, hash }
    },
    /** Keeps what has become of a report, and tells whoever has to know of a new state. */
    moved: async (
      stores: Stores,
      before: DeathReport,
      after: DeathReport,
      because?: NothingOpens,
    ): Promise<DeathReport> => {
      if (before.case.state === after.case.state) {
        const isPlaced = after.case.placed && !before.case.placed
        const kept = isPlaced ? await place(stores, after) : after
        await stores.deaths.save(kept)
        return kept
      }
      const { state } = after.case
      const deed = state === 'not released' && !after.certificate ? 'lapsed' : deedOf[state]
      const told = await tell(stores, noted(after, deed), because)
      await stores.deaths.save(told)
      return told
    },
    /** Tells what came with time in one state: a dispute that lasts, whoever may open something since, and a release whose end is near. */
    timed: async (stores: Stores, before: DeathReport, report: DeathReport): Promise<DeathReport> => {
      const [was, is] = [before.case, report.case]
      if (was.state !== is.state) return report
      if (is.state === 'stands still' && was.since !== is.since) await toThoseWhoDiffer(stores, report)
      const open = await openToOthers(stores, report)
      if (was.ending !== undefined || is.ending === undefined) return open
      await toEach(stores, open, await receivers(stores, open), 'ending')
      const told = noted(open, 'ending')
      await stores.deaths.save(told)
      return told
    },
    /** Asks once for the certificate, where none has come. */
    askForMore: async (stores: Stores, report: DeathReport): Promise<DeathReport> => {
      const { case: kept, certificate, log, createdAt } = report
      const waits = kept.state === 'reported' && !certificate && !log.some(({ what }) => what === 'missing')
      if (!waits || clock().getTime() < createdAt.getTime() + ASKED_AGAIN_DAYS * DAY_MS) return report
      await toAsker(stores, report, 'more')
      const asked = noted(report, 'missing')
      await stores.deaths.save(asked)
      return asked
    },
    /**
     * Writes to whoever is said to have died, at every address that is known: one that was changed days ago may be that of a thief.
     * @returns The report, with who else was written to.
     */
    warn: async (stores: Stores, report: DeathReport, later: string): Promise<DeathReport> => {
      const account = await accountOf(stores, report)
      if (!account) return report
      const { user, will } = account
      const former = await stores.notMeLinks.emailsOf(user.id, clock().getTime())
      const addresses = new Map(
        [...former, will?.details.email, user.email].flatMap((each) => (each ? [[emailKey(each), each]] : [])),
      )
      for (const email of addresses.values()) {
        const link = await newLink(stores, report, 'testator')
        const mail = aliveMail({ ...user, email }, link, later, report.case.warnings > 0)
        await enqueueMail(stores.outbox, 'are you alive', mail)
      }
      const contact = will?.release?.contact
      if (contact && report.case.warnings === 0 && !(await stores.contact.wantsNoMail(contact.email))) {
        const stopUrl = await stopUrlFor(stores, contact.email)
        const mail = helpReachMail(contact, { first: user.name, name: account.name, language: user.language }, stopUrl)
        await enqueueMail(stores.outbox, 'news of a death', mail)
        report = noted(report, 'contact')
      }
      return report
    },
    /**
     * Executors who were asked are told as the search begins, others on its sixth day: by post where there is no email. Never whoever
     * asks.
     */
    tellExecutors: async (stores: Stores, report: DeathReport | undefined): Promise<void> => {
      // Once the search is over only those hear of it who act since another was shown to have died.
      const isOver = report?.case.state === 'deciding' && !report.gone?.length
      if (!report || isOver || !isSearchedFor(report.case)) return
      const will = await willOf(stores, report)
      if (!will) return
      const all = report.case.waited >= OTHERS_TOLD_DAYS * DAY_MS
      const asked = (will.roleRequests ?? []).filter(({ ended }) => !ended).map(({ person }) => person)
      const isSigned = will.signing !== undefined && !will.signing.revoked
      let now = report
      for (const person of actingExecutors(will, reportedIn(report, today()))) {
        const email = addressOf(will, person)
        // A name alone is no proof: whoever it is taken from hears of it at the address that the testator gave.
        const isAsker = email !== undefined && emailKey(email) === emailKey(report.asker.email)
        const isByPost = email === undefined && isSigned && postedTo(will, person) !== undefined
        if (!(email || isByPost) || isAsker || report.told.includes(person.id)) continue
        if (!all && !asked.includes(person.id)) continue
        if (email) await toPerson(stores, report, person, email, 'asked')
        const next = isByPost ? await withLetter(stores, now, { person: person.id, asks: true }) : now
        now = { ...noted(next, isByPost ? 'toPost' : 'told', person.fullname), told: [...now.told, person.id] }
      }
      if (now !== report) await stores.deaths.save(now)
    },
  }
}
