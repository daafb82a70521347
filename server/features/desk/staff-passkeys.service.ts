import type { Assertion, Attestation, PasskeyOptions } from '#core/api/auth.ts'
import type { DeskConfirmed, JoinDesk, JoinDeskOptions } from '#core/api/desk.ts'
import type { DeskAct } from '#core/api/desk-acts.ts'
import { brand } from '#core/brand.ts'
import { MAX_PASSKEYS } from '#core/constants.ts'
import { refusals } from '#words/en/refusals.ts'
import type { StaffMember } from '../../db/repositories/staff.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { deskPasskeyMail } from '../../mail/templates/security.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { newToken, tokenHash } from '../../platform/random.ts'
import { relyingPartyOf, verifiedCounter, verifiedPasskey, webauthn } from '../second-factor/factors.ts'
import { openDeskSession } from './staff-session.ts'

/** Milliseconds in which a passkey has to sign. */
const TICKET_MS = 5 * 60_000

type Signed = { readonly ticket: string; readonly credential: Assertion }
type NewPasskey = { readonly ticket: string; readonly name: string; readonly credential: Attestation }
/** `token` is for the cookie. */
type LoggedIn = { readonly token: string; readonly staffId: number }

/** `baseUrl` is where the desk is reached, without a slash at the end. Whatever does not fit throws Invalid. */
export type StaffPasskeysService = {
  /** What the browser needs to make the first passkey. Opening the link changes nothing. */
  offerJoining(link: string, baseUrl: string): Promise<JoinDeskOptions>
  /** Keeps the passkey, uses the link up, ends the person's other sessions and opens one. */
  join(joining: JoinDesk, baseUrl: string): Promise<LoggedIn>
  offerLogIn(baseUrl: string): Promise<PasskeyOptions>
  logIn(signed: Signed, baseUrl: string): Promise<LoggedIn>
  /** A passkey for one act on one thing. */
  offerConfirmation(staffId: number, act: DeskAct, about: string, baseUrl: string): Promise<PasskeyOptions>
  confirm(staffId: number, act: DeskAct, about: string, confirmed: DeskConfirmed, baseUrl: string): Promise<void>
  offerAnother(staff: StaffMember, baseUrl: string): Promise<PasskeyOptions>
  /** The person is told by mail. */
  addAnother(stores: Stores, staff: StaffMember, passkey: NewPasskey, baseUrl: string): Promise<void>
  /** The last one stays: without it there is no way in. */
  remove(stores: Stores, staffId: number, id: string): Promise<void>
}

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'randomBytes'> & { readonly stores: Stores }

const tooLate = () => new Invalid({ passkey: ['PASSKEY_TOO_LATE'] })
const notRecognised = () => new Invalid({ passkey: ['PASSKEY_NOT_RECOGNISED'] })
const linkDead = () =>
  new NotFound('This link has been used, or is too old. Ask the owner of the service for a new one.')

/** A passkey is the only way in, so it asks the person who they are, and is found without an email. */
const demands = { userVerification: 'required' } as const

const UNNAMED = 'Passkey'

export const createStaffPasskeysService = (deps: Deps): StaffPasskeysService => {
  const { stores, inTransaction, enqueueMail, clock, randomBytes } = deps
  const now = (): number => clock().getTime()

  const open = async (purpose: string, staffId: number | undefined, challenge: string): Promise<string> => {
    const ticket = newToken(randomBytes)
    const waiting = { ticketHash: tokenHash(ticket), staffId, purpose, challenge, expiresAt: now() + TICKET_MS }
    await stores.staffChallenges.add(waiting, now())
    return ticket
  }

  const offerRegistration = async (staff: StaffMember, purpose: string, baseUrl: string): Promise<PasskeyOptions> => {
    const known = await stores.staffPasskeys.list(staff.id)
    if (known.length >= MAX_PASSKEYS) throw new Invalid({ passkey: ['PASSKEYS_TOO_MANY'] })
    const { generateRegistrationOptions } = await webauthn()
    const options = await generateRegistrationOptions({
      rpName: `${brand.name}: the desk`,
      rpID: relyingPartyOf(baseUrl).rpId,
      userName: staff.email,
      userDisplayName: staff.name,
      userID: Uint8Array.from(Buffer.from(`desk ${staff.id}`)),
      challenge: Uint8Array.from(randomBytes(32)),
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', ...demands },
    })
    return { ticket: await open(purpose, staff.id, options.challenge), options: { ...options } }
  }

  const offerSignature = async (
    purpose: string,
    staffId: number | undefined,
    baseUrl: string,
  ): Promise<PasskeyOptions> => {
    const own = staffId === undefined ? [] : await stores.staffPasskeys.list(staffId)
    const { generateAuthenticationOptions } = await webauthn()
    const options = await generateAuthenticationOptions({
      rpID: relyingPartyOf(baseUrl).rpId,
      challenge: Uint8Array.from(randomBytes(32)),
      allowCredentials: own.map(({ id, transports }) => ({ id, transports: [...transports] })),
      ...demands,
    })
    return { ticket: await open(purpose, staffId, options.challenge), options: { ...options } }
  }

  /** Who signed what the ticket waits for. Notes that the passkey was used. */
  const signerOf = async ({ ticket, credential }: Signed, purpose: string, baseUrl: string): Promise<number> => {
    const waiting = await stores.staffChallenges.take(tokenHash(ticket), purpose, now())
    if (!waiting) throw tooLate()
    const passkey = await stores.staffPasskeys.find(credential.id)
    if (!passkey || (waiting.staffId !== undefined && waiting.staffId !== passkey.staffId)) throw notRecognised()
    const counter = await verifiedCounter(passkey, credential, waiting.challenge, relyingPartyOf(baseUrl), demands)
    if (counter === undefined) throw notRecognised()
    await stores.staffPasskeys.used(passkey.staffId, passkey.id, counter, clock())
    return passkey.staffId
  }

  const keptPasskey = async (
    { staffChallenges }: Pick<Stores, 'staffChallenges'>,
    passkey: NewPasskey,
    { staffId, purpose }: { readonly staffId: number; readonly purpose: string },
    baseUrl: string,
  ) => {
    const waiting = await staffChallenges.take(tokenHash(passkey.ticket), purpose, now())
    if (waiting?.staffId !== staffId) throw tooLate()
    const made = await verifiedPasskey(passkey.credential, waiting.challenge, relyingPartyOf(baseUrl), demands)
    if (!made) throw notRecognised()
    return { ...made, name: passkey.name || UNNAMED, addedAt: clock().toISOString() }
  }

  const invited = async (link: string): Promise<StaffMember> => {
    const staffId = await stores.staffInvitations.staffOf(tokenHash(link), now())
    const person = staffId === undefined ? undefined : await stores.staff.find(staffId)
    if (!person || person.disabledAt !== undefined) throw linkDead()
    return person
  }

  const letIn = async (all: Stores, staffId: number, act: string) => {
    const token = await openDeskSession(all, staffId, now(), randomBytes)
    await all.deskAudit.add({ at: clock(), staffId, role: undefined, act, about: '' })
    return { token, staffId }
  }
  const joiningBy = (link: string): string => `join by ${tokenHash(link)}`
  const confirming = (act: DeskAct, about: string): string => `${act}: ${about}`

  return {
    offerJoining: async (link, baseUrl) => {
      const person = await invited(link)
      const { name, email, roles } = person
      return { ...(await offerRegistration(person, joiningBy(link), baseUrl)), name, email, roles: [...roles] }
    },

    join: async ({ token: link, ...passkey }, baseUrl) => {
      const { id: staffId } = await invited(link)
      const made = await keptPasskey(stores, passkey, { staffId, purpose: joiningBy(link) }, baseUrl)
      return inTransaction(async (all) => {
        if (!(await all.staffInvitations.use(tokenHash(link), now()))) throw linkDead()
        if (!(await all.staffPasskeys.add(staffId, made))) throw notRecognised()
        await all.staffSessions.closeAll(staffId)
        return letIn(all, staffId, 'joined the desk')
      })
    },

    offerLogIn: (baseUrl) => offerSignature('log in', undefined, baseUrl),

    logIn: async (signed, baseUrl) => {
      const staffId = await signerOf(signed, 'log in', baseUrl)
      return inTransaction(async (all) => {
        const person = await all.staff.find(staffId)
        if (!person || person.disabledAt !== undefined) throw notRecognised()
        return letIn(all, staffId, 'logged in')
      })
    },

    offerConfirmation: (staffId, act, about, baseUrl) => offerSignature(confirming(act, about), staffId, baseUrl),

    confirm: async (staffId, act, about, confirmed, baseUrl) => {
      if ((await signerOf(confirmed, confirming(act, about), baseUrl)) !== staffId) throw notRecognised()
    },

    offerAnother: (staff, baseUrl) => offerRegistration(staff, 'another passkey', baseUrl),

    addAnother: async (all, staff, passkey, baseUrl) => {
      const made = await keptPasskey(all, passkey, { staffId: staff.id, purpose: 'another passkey' }, baseUrl)
      if (!(await all.staffPasskeys.add(staff.id, made))) throw notRecognised()
      await enqueueMail(all.outbox, 'a passkey at the desk', deskPasskeyMail(staff, made.name, clock()))
    },

    remove: async (all, staffId, id) => {
      // Two tabs that remove two passkeys would leave none.
      await all.staff.lockAll()
      const own = await all.staffPasskeys.list(staffId)
      if (!own.some((passkey) => passkey.id === id)) throw new NotFound(refusals.thereIsNoSuchPasskey)
      if (own.length === 1) throw new Invalid({}, 'This is your only passkey. Add another one first.')
      await all.staffPasskeys.remove(staffId, id)
    },
  }
}
