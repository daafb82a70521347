import { deathsDeskCalls } from '#core/api/contract/desk-product.ts'
import type { ConfirmDeath, LetterDone, PersonGone } from '#core/api/death.ts'
import {
  afterDeathEvent,
  type DeathEvent,
  happensIn,
  isRefused,
  mayBeMeant,
  underWay,
  type WayToReach,
  wasTried,
} from '#core/death/case.ts'
import { type Day, dayOfIso } from '#core/text/calendar-day.ts'
import { personById } from '#core/will/questions.ts'
import type { DeathDeed } from '#words/en/death.ts'
import { deathRefusals } from '#words/en/refusals.ts'
import type { DeathReport } from '../../db/repositories/deaths.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import type { NothingOpens } from '../../mail/templates/death.ts'
import { Invalid } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import type { DeskCaller } from '../desk/desk-guard.ts'
import { accountOf, deathRow, deathsWaiting, differsIn, found, type Here, opened, waysKnown } from './death-at-desk.ts'
import { createDeathNews } from './death-news.ts'
import { deciders, decidingIn, isAlone, openAbout, readersOf, signedWillOf, together } from './death-reports.ts'

type Deps = Means<'enqueueMail' | 'clock' | 'today' | 'randomBytes' | 'homeUrl'>

/** What an act on a report concerns. */
const concerns = (id: number) => ({
  about: `death ${id}`,
  customer: async ({ deaths }: Stores) => (await deaths.find(id))?.userId,
})

/** Why a yes would release what there is not, or to nobody. */
const whyNothingOpens = async (stores: Stores, report: DeathReport, today: Day): Promise<NothingOpens | undefined> => {
  const { userId } = report
  const will = userId === undefined ? undefined : await signedWillOf(stores, userId)
  if (userId !== undefined && will)
    return (await readersOf(stores, userId, will, report, today)).some(({ email, home }) => email ?? home)
      ? undefined
      : 'noReader'
  const now = userId === undefined ? undefined : (await stores.wills.find(userId))?.will
  const how = now?.signing?.revoked?.how
  if (how === undefined) return 'noSignedWill'
  return how === 'Another will' ? 'laterWill' : 'noLongerCounts'
}

/** What an issuer said of the certificate, and how whoever asks showed who they are. */
type Heard = Pick<DeathReport, 'certified' | 'shown'>

/** What people at the desk do with reports of deaths. Any one of them stops one, two release, and nothing shortens a wait. */
export const deathsDeskFeature = (deps: Deps) => {
  const { clock, today, homeUrl } = deps
  const here = (): Here => ({ home: homeUrl(), today: today() })
  const news = createDeathNews(deps)

  const deedOf = (event: DeathEvent): DeathDeed | undefined => {
    if (event.kind === 'try') return event.way === 'letter' ? 'posted' : 'rang'
    return ({ confirm: 'confirmed', agree: 'agreed', settle: 'settled' } as const)[event.kind as 'confirm']
  }

  const happen = async (stores: Stores, id: number, event: DeathEvent, by: string, heard: Heard = {}) => {
    const report = await found(stores, id)
    const step = afterDeathEvent(report.case, event, clock().getTime())
    if (isRefused(step)) throw new Invalid({}, `${deathRefusals[step.refused]}.`)
    const deed = deedOf(event)
    const stepped = { ...report, ...heard, case: step }
    const after = deed ? news.noted(stepped, deed, by) : stepped
    const moved = await news.moved(stores, report, after)
    // One person who decides alone sleeps on it, and the testator is asked once more.
    if (event.kind === 'agree' && event.alone && moved.case.agreed.length > report.case.agreed.length)
      await stores.deaths.save(news.noted(await news.warn(stores, moved, ''), 'written'))
    return opened(stores, id, here())
  }

  const act = (desk: DeskCaller, id: number, event: (by: number) => DeathEvent) =>
    desk.noted(concerns(id), (all) => happen(all, id, event(desk.staff.id), desk.staff.name))

  const confirm = async (stores: Stores, id: number, staff: DeskCaller['staff'], body: ConfirmDeath) => {
    const report = await found(stores, id)
    const { name, abroad, asker } = body
    const certified = { name, abroad, born: dayOfIso(body.born), died: dayOfIso(body.died) }
    const differs = await differsIn(stores, report, certified)
    const anew = JSON.stringify(report.certified) !== JSON.stringify(certified)
    return happen(stores, id, { kind: 'confirm', by: staff.id, anew, differs }, staff.name, { certified, shown: asker })
  }

  /** A try is of the address or the number that is known now. */
  const reach = async (stores: Stores, id: number, way: WayToReach, name: string) => {
    const { letter: isOpened, ...report } = await found(stores, id)
    if (way === 'letter' && !isOpened) throw new Invalid({}, `${deathRefusals.ended}.`)
    const known = (await waysKnown(stores, report)).find((each) => each.way === way)
    if (way === 'letter') await stores.deaths.save(report)
    return happen(stores, id, { kind: 'try', ...(known ?? { way }) }, name)
  }

  /** The letter to the testator is opened to be printed. Once a report was stopped by a link, no code stops the next one. */
  const openToTestator = async (stores: Stores, id: number, by: string) => {
    const report = await found(stores, id)
    const user = report.userId === undefined ? undefined : await stores.users.find(report.userId)
    const post = (await waysKnown(stores, report)).find(({ way }) => way === 'letter')
    const isDue = post && happensIn[report.case.state].includes('try') && !wasTried(report.case, post)
    if (!user || !isDue) throw new Invalid({}, `${deathRefusals.ended}.`)
    const { code, hash } = report.case.stops > 0 ? {} : await news.newCode(stores, report, report.letter?.hash)
    const after = { ...report, letter: { ...(hash && { hash }) } }
    await stores.deaths.save(news.noted(after, 'opened', by, `${user.name} ${user.last_name}`))
    return opened(stores, id, here(), { ...(code && { code }) })
  }

  /**
   * A letter to somebody of the will is opened to be printed, as often as it takes: each time with a new code, so that of whoever
   * saw one only the last can be meant. Then it is posted, once; or comes back, and its code opens nothing.
   */
  const letter = async (stores: Stores, id: number, person: number, done: LetterDone, by: string) => {
    const report = await found(stores, id)
    const { letters = [], userId } = report
    const will = userId === undefined ? undefined : await signedWillOf(stores, userId)
    const kept = letters.find((each) => each.person === person)
    const name = will && personById(will, person)?.fullname
    const isWrong = report.case.state === 'released wrongly'
    const isNext = (kept?.posted === true) === (done === 'back') && (done === 'opened' || isWrong || kept?.hash)
    if (!kept || !name || !isNext) throw new Invalid({}, `${deathRefusals.ended}.`)
    const others = letters.filter((each) => each !== kept)
    if (done === 'opened') {
      const { code, hash } = isWrong ? {} : await news.newCode(stores, report, kept.hash, kept)
      const { asks } = kept
      const after = { ...report, letters: [...others, { person, ...(asks && { asks }), ...(hash && { hash }) }] }
      await stores.deaths.save(news.noted(after, 'opened', by, name))
      return opened(stores, id, here(), { person, ...(code && { code }) })
    }
    if (done === 'back') {
      if (kept.hash) await stores.deaths.removeLink(kept.hash)
      await stores.deaths.save(news.noted({ ...report, letters: others }, 'cameBack', name))
      return opened(stores, id, here())
    }
    const after = { ...report, letters: [...others, { ...kept, posted: true as const }] }
    await stores.deaths.save(news.noted(after, 'lettered', by, name))
    return opened(stores, id, here())
  }

  /**
   * Whoever was shown to have died does not act, in any report about this testator that is not released: a release is by two people, who
   * know to whom. Who agreed before agrees anew. Where it was noted wrongly, reports that are over do not tell it to later ones.
   */
  const gone = async (stores: Stores, id: number, { person, gone: is }: PersonGone, by: string) => {
    const report = await found(stores, id)
    const account = report.userId === undefined ? undefined : await accountOf(stores, report, here(), undefined)
    const who = (is ? account?.readers : account?.gone)?.find((each) => each.person === person)
    const open = (await openAbout(stores, report)).filter(({ case: { state } }) => state !== 'released')
    if (!who || !open.some((each) => each.id === id)) throw new Invalid({}, `${deathRefusals.ended}.`)
    const over = is || report.userId === undefined ? [] : await stores.deaths.of(report.userId)
    const noted = over.filter((each) => !underWay.includes(each.case.state) && each.gone?.includes(person))
    for (const each of [...open, ...noted]) {
      for (const { person: to, hash, posted } of each.letters ?? [])
        if (to === person && hash && !posted) await stores.deaths.removeLink(hash)
      const others = each.gone?.filter((one) => one !== person) ?? []
      const letters = each.letters?.filter((letter) => letter.person !== person || letter.posted) ?? []
      const after = { ...each, letters, gone: is ? [...others, person] : others, case: { ...each.case, agreed: [] } }
      await stores.deaths.save(news.noted(after, is ? 'gone' : 'notGone', by, who.name))
    }
    return opened(stores, id, here())
  }

  /** Whoever is alive says so once, of every report about them. */
  const alive = async (stores: Stores, id: number, name: string) => {
    const others = (await openAbout(stores, await found(stores, id))).filter((each) => each.id !== id)
    for (const { id: other } of others) await happen(stores, other, { kind: 'alive', by: 'call' }, name)
    return happen(stores, id, { kind: 'alive', by: 'call' }, name)
  }

  /** Every link is closed: whatever else was opened about this testator was opened by the same mistake. */
  const undo = async (stores: Stores, id: number, { id: by, name }: DeskCaller['staff']) => {
    const isOpened = ({ case: kept }: DeathReport) => kept.state === 'released' || kept.placed === true
    const others = (await openAbout(stores, await found(stores, id))).filter((each) => each.id !== id && isOpened(each))
    const reply = await happen(stores, id, { kind: 'undo', by }, name)
    for (const { id: other } of others) await happen(stores, other, { kind: 'undo', by }, name)
    return others.length > 0 ? opened(stores, id, here()) : reply
  }

  /** A yes that would release what there is not tells the asker so instead. */
  const agree = async (stores: Stores, id: number, { id: by, name }: DeskCaller['staff']) => {
    const before = await found(stores, id)
    // A yes counts while whoever gave it may give it: one whose account was closed may never have been them.
    const may = await deciders(stores)
    const deciding = before.userId === undefined ? undefined : await decidingIn(stores, before.userId)
    const isChanged = before.deciding !== undefined && before.deciding !== deciding
    const agreed = before.case.agreed.filter((each) => may.includes(each.by) && !isChanged)
    const stood = { ...before, ...(deciding && { deciding }), case: { ...before.case, agreed } }
    const report = isChanged ? news.noted(stood, 'changed') : stood
    await stores.deaths.save(report)
    const known = await waysKnown(stores, report)
    const alike = (await together(stores, report)).some(
      (each) => each.id !== id && mayBeMeant.includes(each.case.state),
    )
    const event: DeathEvent = { kind: 'agree', by, alone: await isAlone(stores), known, alike }
    const step = afterDeathEvent(report.case, event, clock().getTime())
    const opens = !isRefused(step) && (step.state === 'released' || step.placed === true)
    const because = opens ? await whyNothingOpens(stores, { ...report, case: step }, today()) : undefined
    if (!because) return happen(stores, id, event, name)
    const refused = afterDeathEvent(report.case, { kind: 'refuse', by }, clock().getTime())
    if (isRefused(refused)) throw new Invalid({}, `${deathRefusals[refused.refused]}.`)
    await news.moved(stores, report, { ...news.noted(report, 'agreed', name), case: refused }, because)
    return opened(stores, id, here())
  }

  return serve(deathsDeskCalls, {
    'GET /api/desk/deaths': ({ desk }) =>
      desk.noted({ about: '' }, async (all) => ({
        deaths: await Promise.all((await deathsWaiting(all)).map((report) => deathRow(all, report))),
      })),
    'GET /api/desk/deaths/{id}': ({ desk, params: { id } }) =>
      desk.noted(concerns(id), (all) => opened(all, id, here())),
    'POST /api/desk/deaths/{id}/confirm': ({ desk, params: { id }, body }) =>
      desk.noted(concerns(id), (all) => confirm(all, id, desk.staff, body)),
    'POST /api/desk/deaths/{id}/reach': ({ desk, params: { id }, body: { way, person, letter: done = 'posted' } }) =>
      desk.noted(concerns(id), (all) => {
        if (person !== undefined) return letter(all, id, person, done, desk.staff.name)
        return done === 'opened' ? openToTestator(all, id, desk.staff.name) : reach(all, id, way, desk.staff.name)
      }),
    'POST /api/desk/deaths/{id}/gone': ({ desk, params: { id }, body }) =>
      desk.noted(concerns(id), (all) => gone(all, id, body, desk.staff.name)),
    'POST /api/desk/deaths/{id}/agree': ({ desk, params: { id } }) =>
      desk.noted(concerns(id), (all) => agree(all, id, desk.staff)),
    'POST /api/desk/deaths/{id}/refuse': ({ desk, params: { id } }) => act(desk, id, (by) => ({ kind: 'refuse', by })),
    'POST /api/desk/deaths/{id}/alive': ({ desk, params: { id } }) =>
      desk.noted(concerns(id), (all) => alive(all, id, desk.staff.name)),
    'POST /api/desk/deaths/{id}/settle': ({ desk, params: { id } }) => act(desk, id, (by) => ({ kind: 'settle', by })),
    'POST /api/desk/deaths/{id}/undo': ({ desk, params: { id } }) =>
      desk.noted(concerns(id), (all) => undo(all, id, desk.staff)),
  })
}
