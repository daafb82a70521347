/** A person at the desk, who logs in with a passkey in software. */
import { randomBytes } from 'node:crypto'
import type { PasskeyOptions } from '#core/api/auth.ts'
import type { JoinDeskOptions } from '#core/api/desk.ts'
import { DESK_HEADER, type DeskAct, type DeskRole } from '#core/api/desk-acts.ts'
import type { DeskDeed } from '#server/db/repositories/audit.store.ts'
import { createVaults } from '#server/db/repositories/keys.store.ts'
import { createTransactions } from '#server/db/stores.ts'
import { createStaffAccounts, type StaffAccounts } from '#server/features/desk/staff-accounts.service.ts'
import { openDeskSession } from '#server/features/desk/staff-session.ts'
import { createFakePasskey, type FakePasskey } from './fake-passkey.ts'
import type { Reply, TestApp } from './start-app.ts'
import { encryption } from './test-database.ts'

/** The app of these tests has to be reached here: a passkey is for one address. */
export const DESK_HOME = 'https://wills.example'

export type AtDesk = {
  readonly id: number
  readonly email: string
  readonly passkey: FakePasskey
  readonly cookie: string
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Reply>
  /** Signs for one act on one thing, for the `passkey` of its body. */
  confirmed(act: DeskAct, about: string): Promise<object>
}

export const cookieOf = (reply: Reply): string => String(reply.headers['set-cookie']).split(';')[0] ?? ''

export const staffAccountsOf = (app: TestApp): StaffAccounts =>
  createStaffAccounts({
    inTransaction: createTransactions(app.db, createVaults({ ...encryption, clock: app.clock })),
    clock: app.clock,
    randomBytes,
    homeUrl: DESK_HOME,
  })

/** Notes deeds in the audit, in a transaction as the desk does. */
export const noteDeeds = (app: TestApp, deeds: readonly DeskDeed[]): Promise<void> =>
  createTransactions(
    app.db,
    createVaults({ ...encryption, clock: app.clock }),
  )(async ({ deskAudit }) => {
    for (const deed of deeds) await deskAudit.add(deed)
  })

/** The part of an invitation's address that is sent to the server. */
export const tokenIn = (address: string | undefined): string => address?.split('#')[1] ?? ''

let people = 0

/** The headers of a session with these roles that needs no passkey, at an app that is reached by plain http. */
export const deskHeaders = async (app: TestApp, roles: readonly DeskRole[]): Promise<Record<string, string>> => {
  people += 1
  const id = await app.stores.staff.add({ name: 'Jo Lane', email: `staff${people}@example.com`, roles }, app.clock())
  const token = await openDeskSession(app.stores, id ?? 0, app.clock().getTime(), randomBytes)
  return { cookie: `desk=${token}`, [DESK_HEADER]: 'person' }
}

/** Calls at the desk with this cookie. */
export const deskClient = (app: TestApp, cookie: string): Pick<AtDesk, 'get' | 'post'> => ({
  get: (url, headers = {}) => app.ask({ method: 'GET', url, headers: { cookie, ...headers } }),
  post: (url, payload, headers = {}) =>
    app.ask({
      method: 'POST',
      url,
      headers: { cookie, [DESK_HEADER]: 'person', ...headers },
      ...(payload && { payload }),
    }),
})

/** Logs in once more with a passkey. */
export const logInAtDesk = async (app: TestApp, passkey: FakePasskey): Promise<Reply> => {
  const { ticket, options } = (await app.api().post('/api/desk/log-in/options')).json<PasskeyOptions>()
  return app.api().post('/api/desk/log-in', { ticket, credential: passkey.signed(options, DESK_HOME) })
}

/** Someone who was added with these roles, of this firm, and has joined. `app` is reached at `DESK_HOME`. */
export const atDesk = async (
  app: TestApp,
  roles: readonly DeskRole[],
  name = 'Priya Nair',
  firm?: string,
): Promise<AtDesk> => {
  people += 1
  const email = `staff${people}@example.com`
  const address = await staffAccountsOf(app).add({ name, email, roles, firm })
  const token = tokenIn(address)
  const offered = (await app.api().post('/api/desk/join/options', { token })).json<JoinDeskOptions>()
  const passkey = createFakePasskey()
  const credential = passkey.created(offered.options, DESK_HOME)
  const joined = await app.api().post('/api/desk/join', { token, ticket: offered.ticket, name: 'My key', credential })
  if (joined.status !== 200) throw new Error(`Joining answered ${joined.status}: ${joined.text}`)
  const cookie = cookieOf(joined)
  const client = deskClient(app, cookie)
  return {
    id: joined.json<{ id: number }>().id,
    email,
    passkey,
    cookie,
    ...client,
    confirmed: async (act, about) => {
      const offer = (await client.post('/api/desk/confirm/options', { act, about })).json<PasskeyOptions>()
      return { ticket: offer.ticket, credential: passkey.signed(offer.options, DESK_HOME) }
    },
  }
}
