/** What is known of a report: the will it is about, who opens what of it, who else has reported, and who decides. */
import { mayDo } from '#core/api/desk-acts.ts'
import { underWay } from '#core/death/case.ts'
import {
  addressOf,
  defaultRelease,
  placeAlone,
  postedTo,
  type Releasable,
  scopesIn,
  withWhatIsSaidNow,
} from '#core/death/release.ts'
import { CODE_LENGTH, isSameName, plainCode } from '#core/death/who.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Person, Will } from '#core/will/schema.ts'
import type { DeathLink, DeathReport } from '../../db/repositories/deaths.store.ts'
import type { Stores } from '../../db/stores.ts'
import { refusal } from '../../platform/errors.ts'
import { tokenHash } from '../../platform/random.ts'
import { packSigned, willAsSigned } from '../watch/watch.service.ts'

/** The will as it was signed, with what is said of it now. Undefined where there is none. */
export const signedWillOf = async (stores: Stores, userId: number): Promise<Will | undefined> => {
  const stored = await stores.wills.find(userId)
  if (!stored?.will.signing || stored.will.signing.revoked) return undefined
  const { will } = stored
  const signed = await willAsSigned(stores, userId, will, await stores.issuedDocuments.list(userId))
  return withWhatIsSaidNow(signed, will)
}

/** Of what decides who gets what: a hash of the choices, of where everybody is written to and who has died, and of the signing. */
export const decidingIn = async (stores: Stores, userId: number): Promise<string> => {
  const will = await signedWillOf(stores, userId)
  const people = will?.persons.map((each) => [each.id, addressOf(will, each), postedTo(will, each), each.died])
  return tokenHash(JSON.stringify([people, will?.release?.to, will?.storage, will?.signing]))
}

/** A letter is to be posted by somebody at the desk. */
export const isUnposted = ({ letters = [] }: DeathReport): boolean => letters.some(({ posted }) => !posted)

/**
 * By the token of a mail, or by the code of a letter, however that was typed. @throws Invalid where it opens nothing, as it does once its
 * person was shown to have died: whoever reads their mail or their post is another.
 */
export const linkedBy = async (
  { deaths }: Stores,
  token: string,
): Promise<{ link: DeathLink; report: DeathReport }> => {
  const code = plainCode(token)
  const link = await deaths.link(tokenHash(code.length === CODE_LENGTH ? code : token))
  const report = link && (await deaths.find(link.reportId))
  const isOfTheDead = link?.person !== undefined && report?.gone?.includes(link.person)
  if (!link || !report || isOfTheDead) throw refusal('token', 'ROLE_LINK_DEAD')
  return { link, report }
}

export type ReleasedLetter = {
  readonly id: string
  readonly title: string
  readonly to?: { readonly id: number; readonly name: string }
}

/** The letters that were printed with the will that was signed; those of wishes are for nobody by name. */
export const lettersWith = async (stores: Stores, userId: number, will: Will) => {
  const pack = will.signing && packSigned(await stores.issuedDocuments.list(userId), will.signing)
  const letters = (pack?.documents ?? []).flatMap(({ id, title, letter }): ReleasedLetter[] => {
    if (letter) return [{ id, title, to: { id: Number(letter.key.split(':')[1]), name: letter.name } }]
    return id === 'letter-of-wishes' ? [{ id, title }] : []
  })
  return { version: pack?.version, letters, written: letters.flatMap(({ to }) => to?.id ?? []) }
}

/** What a report says, as far as it decides who acts: the day as the issuer has it. */
export const reportedIn = ({ about, asker, certified, gone }: DeathReport, today: Day) => ({
  died: (certified ?? about).died,
  asker: asker.name,
  gone,
  today,
})

/** What each may open now. While those who ask differ nobody is a substitute because they say so: executors have the place alike. */
export const scopesNow = (
  will: Will,
  report: DeathReport,
  written: readonly number[],
  today: Day,
): ReadonlyMap<number, readonly Releasable[]> => {
  const to = will.release?.to ?? defaultRelease
  const reported = reportedIn(report, today)
  if (report.case.state === 'released') return scopesIn(will, to, reported, written)
  return report.case.placed ? scopesIn(will, placeAlone(to), { ...reported, asker: '' }, []) : new Map()
}

/** A report about each account that may be meant. The first one speaks to the asker, who learns nothing of the others: that which goes on, or else this. */
export const together = async (
  { deaths }: Stores,
  report: DeathReport,
): Promise<readonly [DeathReport, ...DeathReport[]]> => {
  const all = [report]
  for (const id of report.alike ?? []) all.push(...[(await deaths.find(id)) ?? []].flat())
  all.sort((one, other) => one.id - other.id)
  const speaks = all.find(({ case: kept }) => underWay.includes(kept.state)) ?? report
  return [speaks, ...all.filter((each) => each !== speaks)]
}

/** Every report about the account of this one that is under way. */
export const openAbout = async ({ deaths }: Stores, { userId }: DeathReport): Promise<DeathReport[]> =>
  userId === undefined ? [] : (await deaths.of(userId)).filter(({ case: { state } }) => underWay.includes(state))

/** Where a person is written to: of an executor without an address who asks and showed who they are, that which they gave. */
export const emailOf = (will: Will, person: Person, { asker }: DeathReport): string | undefined =>
  addressOf(will, person) ?? (isSameName(asker.name, person.fullname) ? asker.email : undefined)

/**
 * Who may open something once a report is in this state, and where they are written to. One of whom we know no email is posted a letter as
 * well, where an address is known: also one in whose name somebody asks, who may be another.
 */
export const readersOf = async (
  stores: Stores,
  userId: number,
  will: Will,
  report: DeathReport,
  today: Day,
): Promise<{ readonly person: Person; readonly email: string | undefined; readonly home: string | undefined }[]> => {
  const { written } = await lettersWith(stores, userId, will)
  const scopes = scopesNow(will, report, written, today)
  return will.persons
    .filter(({ id }) => scopes.has(id))
    .map((person) => ({
      person,
      email: emailOf(will, person, report),
      home: addressOf(will, person) === undefined ? postedTo(will, person) : undefined,
    }))
}

/** Who can agree to a release now, by id. */
export const deciders = async ({ staff }: Stores): Promise<number[]> =>
  (await staff.list())
    .filter(({ disabledAt, roles }) => !disabledAt && mayDo(roles, 'agree to a release'))
    .map(({ id }) => id)

/** Whether one person runs the service: nobody else could agree. */
export const isAlone = async (stores: Stores): Promise<boolean> => (await deciders(stores)).length < 2
