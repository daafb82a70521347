import { describe, expect, test } from 'vitest'
import type { PasskeyOptions } from '#core/api/auth.ts'
import type { DeskAuditReply, DeskMe, JoinDeskOptions } from '#core/api/desk.ts'
import { brand } from '#core/brand.ts'
import {
  type AtDesk,
  atDesk,
  cookieOf,
  DESK_HOME,
  deskClient,
  logInAtDesk,
  noteDeeds,
  staffAccountsOf,
  tokenIn,
} from '#testkit/desk.ts'
import { createFakePasskey } from '#testkit/fake-passkey.ts'
import { appForEach } from '#testkit/start-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const app = appForEach({ publicUrl: DESK_HOME })

const statusOfMe = async ({ get }: Pick<AtDesk, 'get'>) => (await get('/api/desk/me')).status

const join = async (token: string) => {
  const offered = (await app.api().post('/api/desk/join/options', { token })).json<JoinDeskOptions>()
  const passkey = createFakePasskey()
  const credential = passkey.created(offered.options, DESK_HOME)
  const joined = await app.api().post('/api/desk/join', { token, ticket: offered.ticket, name: '', credential })
  return { joined, passkey }
}

describe('an invitation', () => {
  const invited = () =>
    staffAccountsOf(app).add({ name: 'Tom Reed', email: 'tom@example.com', roles: ['support', 'reader'] })

  test('says whom it is for, and lets them in with the passkey they make', async () => {
    const token = tokenIn(await invited())
    expect((await app.api().post('/api/desk/join/options', { token })).json()).toMatchObject({
      name: 'Tom Reed',
      email: 'tom@example.com',
      roles: ['support', 'reader'],
    })
    const { joined } = await join(token)
    expect(joined.json<DeskMe>()).toMatchObject({ name: 'Tom Reed', roles: ['support', 'reader'] })
    expect(await statusOfMe(deskClient(app, cookieOf(joined)))).toBe(200)
  })

  test('works once', async () => {
    const token = tokenIn(await invited())
    await join(token)
    expect((await app.api().post('/api/desk/join/options', { token })).status).toBe(404)
  })

  test('works for 48 hours', async () => {
    const token = tokenIn(await invited())
    app.clock.pass(48 * HOUR)
    expect((await app.api().post('/api/desk/join/options', { token })).status).toBe(404)
  })

  test('ends with a newer one, and when the person is disabled', async () => {
    const first = tokenIn(await invited())
    const second = tokenIn(await staffAccountsOf(app).reset('tom@example.com'))
    expect((await app.api().post('/api/desk/join/options', { token: first })).status).toBe(404)
    await staffAccountsOf(app).disable('tom@example.com')
    expect((await app.api().post('/api/desk/join/options', { token: second })).status).toBe(404)
  })

  test('takes no passkey that does not ask the person who they are', async () => {
    const token = tokenIn(await invited())
    const { ticket, options } = (await app.api().post('/api/desk/join/options', { token })).json<JoinDeskOptions>()
    const unasked = createFakePasskey().created({ challenge: options.challenge }, DESK_HOME)
    const reply = await app.api().post('/api/desk/join', { token, ticket, name: '', credential: unasked })
    expect(reply.json()).toMatchObject({ errors: { passkey: ['PASSKEY_NOT_RECOGNISED'] } })
  })
})

describe('logging in at the desk', () => {
  test('asks for a passkey and nothing else', async () => {
    const priya = await atDesk(app, ['support'])
    const reply = await logInAtDesk(app, priya.passkey)
    expect(reply.json<DeskMe>()).toMatchObject({ id: priya.id, name: 'Priya Nair', roles: ['support'] })
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^__Secure-desk=[\w-]{43}; Path=\/api\/desk; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(reply.text).not.toContain(cookieOf(reply).split('=')[1])
  })

  test('is refused with a passkey of a customer, with one that was only touched, and the second time', async () => {
    const priya = await atDesk(app, ['support'])
    const stranger = await logInAtDesk(app, createFakePasskey())
    expect([stranger.status, stranger.json()]).toMatchObject([422, { errors: { passkey: ['PASSKEY_NOT_RECOGNISED'] } }])
    const { ticket, options } = (await app.api().post('/api/desk/log-in/options')).json<PasskeyOptions>()
    const touched = priya.passkey.signed({ challenge: options.challenge }, DESK_HOME)
    expect((await app.api().post('/api/desk/log-in', { ticket, credential: touched })).status).toBe(422)
    const credential = priya.passkey.signed(options, DESK_HOME)
    const late = await app.api().post('/api/desk/log-in', { ticket, credential })
    expect(late.json()).toMatchObject({ errors: { passkey: ['PASSKEY_TOO_LATE'] } })
  })

  test('has five minutes', async () => {
    const priya = await atDesk(app, ['support'])
    const { ticket, options } = (await app.api().post('/api/desk/log-in/options')).json<PasskeyOptions>()
    app.clock.pass(5 * MINUTE)
    const credential = priya.passkey.signed(options, DESK_HOME)
    expect((await app.api().post('/api/desk/log-in', { ticket, credential })).status).toBe(422)
  })

  test('opens no account of a customer, and the log-in of a customer opens no desk', async () => {
    const priya = await atDesk(app, ['support', 'owner'])
    const token = priya.cookie.split('=')[1]
    expect((await app.api(token).get('/api/account')).status).toBe(401)
    const customer = await app.customer()
    expect(await statusOfMe(deskClient(app, `__Secure-desk=${customer.token}`))).toBe(401)
    expect((await app.api(customer.token).get('/api/desk/me')).status).toBe(401)
  })
})

describe('a session at the desk', () => {
  test('ends after 20 minutes without a call, and lives on with each', async () => {
    const priya = await atDesk(app, ['support'])
    for (let n = 0; n < 3; n += 1) {
      app.clock.pass(19 * MINUTE)
      expect(await statusOfMe(priya)).toBe(200)
    }
    app.clock.pass(20 * MINUTE)
    expect(await statusOfMe(priya)).toBe(401)
  })

  test('is not kept alive by a page that asks by itself', async () => {
    const priya = await atDesk(app, ['support'])
    app.clock.pass(19 * MINUTE)
    expect((await priya.get('/api/desk/me', { 'x-desk': 'background' })).status).toBe(200)
    app.clock.pass(MINUTE)
    expect(await statusOfMe(priya)).toBe(401)
  })

  test('ends after ten hours, however busy', async () => {
    const priya = await atDesk(app, ['support'])
    const { ends } = (await priya.get('/api/desk/me')).json<DeskMe>()
    expect(new Date(ends).getTime() - app.clock().getTime()).toBe(10 * HOUR)
    for (let quarter = 1; quarter < 40; quarter += 1) {
      app.clock.pass(15 * MINUTE)
      expect(await statusOfMe(priya)).toBe(200)
    }
    app.clock.pass(15 * MINUTE)
    expect(await statusOfMe(priya)).toBe(401)
  })

  test('ends with the log-out, and when the person is disabled or loses every passkey', async () => {
    const ends: ((priya: AtDesk) => Promise<unknown>)[] = [
      (priya) => priya.post('/api/desk/log-out'),
      (priya) => staffAccountsOf(app).disable(priya.email),
      (priya) => staffAccountsOf(app).reset(priya.email),
    ]
    for (const end of ends) {
      const priya = await atDesk(app, ['support'])
      await end(priya)
      expect(await statusOfMe(priya)).toBe(401)
    }
  })

  test('is not in the database as it is in the cookie', async () => {
    const priya = await atDesk(app, ['support'])
    const rows = JSON.stringify(await app.db.selectFrom('staff_sessions').selectAll().execute())
    expect(rows).not.toContain(priya.cookie.split('=')[1])
  })

  test('changes nothing for a page that is not the desk’s', async () => {
    const priya = await atDesk(app, ['support'])
    const forged = await app.ask({ method: 'POST', url: '/api/desk/log-out', headers: { cookie: priya.cookie } })
    expect(forged.status).toBe(403)
    expect(await statusOfMe(priya)).toBe(200)
  })
})

describe('a person who was disabled', () => {
  test('cannot log in until they are enabled, and then with the passkey they had', async () => {
    const priya = await atDesk(app, ['support'])
    await staffAccountsOf(app).disable(priya.email)
    expect((await logInAtDesk(app, priya.passkey)).status).toBe(422)
    await staffAccountsOf(app).enable(priya.email)
    expect((await logInAtDesk(app, priya.passkey)).status).toBe(200)
  })
})

test('new roles count from the next call on', async () => {
  const priya = await atDesk(app, ['support'])
  expect((await priya.get('/api/desk/done')).status).toBe(403)
  await staffAccountsOf(app).setRoles(priya.email, ['owner'])
  expect((await priya.get('/api/desk/done')).status).toBe(200)
  expect((await priya.get('/api/desk/me')).json<DeskMe>().acts).toContain('see what was done')
})

describe('another passkey', () => {
  const added = async (priya: AtDesk) => {
    const { ticket, options } = (await priya.post('/api/desk/passkeys/options')).json<PasskeyOptions>()
    const passkey = createFakePasskey()
    const credential = passkey.created(options, DESK_HOME)
    const confirmed = await priya.confirmed('add a passkey', `staff ${priya.id}`)
    const reply = await priya.post('/api/desk/passkeys', { ticket, name: 'Spare', credential, passkey: confirmed })
    return { passkey, reply }
  }

  test('is added with one that is known, logs in, and is told of by mail', async () => {
    const priya = await atDesk(app, ['support'])
    app.clock.pass(MINUTE)
    const { passkey, reply } = await added(priya)
    expect(reply.json<DeskMe>().passkeys.map(({ name }) => name)).toEqual(['My key', 'Spare'])
    expect((await logInAtDesk(app, passkey)).status).toBe(200)
    expect(await app.mail(1)).toMatchObject([
      { to: priya.email, subject: `A passkey was added to your ${brand.name} back office account` },
    ])
  })

  test('is not added with a passkey that signed for something else', async () => {
    const priya = await atDesk(app, ['support'])
    const { ticket, options } = (await priya.post('/api/desk/passkeys/options')).json<PasskeyOptions>()
    const credential = createFakePasskey().created(options, DESK_HOME)
    const confirmed = await priya.confirmed('remove a passkey', `staff ${priya.id}`)
    const body = { ticket, name: 'Spare', credential, passkey: confirmed }
    expect((await priya.post('/api/desk/passkeys', body)).status).toBe(422)
  })

  test('lets the first one go, and the last one stays', async () => {
    const priya = await atDesk(app, ['support'])
    const { passkey } = await added(priya)
    const remove = async (id: string) =>
      priya.post('/api/desk/passkeys/remove', {
        id,
        passkey: await priya.confirmed('remove a passkey', `staff ${priya.id}`),
      })
    expect((await remove(passkey.id)).status).toBe(200)
    expect((await remove(priya.passkey.id)).json()).toMatchObject({ message: expect.stringContaining('only passkey') })
  })
})

describe('the audit of the desk', () => {
  const auditOf = async (owner: AtDesk, before?: number) =>
    (await owner.get(`/api/desk/done${before === undefined ? '' : `?before=${before}`}`)).json<DeskAuditReply>()

  test('says who did what, newest first, and what the command line did', async () => {
    const owner = await atDesk(app, ['owner'], 'Jo Lane')
    await logInAtDesk(app, owner.passkey)
    const { rows, unbroken } = await auditOf(owner)
    expect(rows.map(({ who, act, about }) => [who, act, about])).toEqual([
      ['Jo Lane', 'logged in', ''],
      ['Jo Lane', 'joined the desk', ''],
      ['command line', 'added a person', `staff ${owner.id}`],
    ])
    expect(unbroken).toBe(true)
  })

  test('notes that a list was looked at once an hour', async () => {
    const owner = await atDesk(app, ['owner'])
    const looks = async () => (await auditOf(owner)).rows.filter(({ act }) => act === 'see what was done').length
    expect([await looks(), await looks(), await looks()]).toEqual([0, 1, 1])
    for (let quarter = 0; quarter < 4; quarter += 1) {
      app.clock.pass(15 * MINUTE)
      await owner.get('/api/desk/me')
    }
    await looks()
    expect(await looks()).toBe(2)
  })

  test('cannot be changed, and only its oldest row can go', async () => {
    await atDesk(app, ['owner'])
    await expect(app.db.updateTable('desk_audit').set({ act: 'nothing' }).execute()).rejects.toThrow('append-only')
    await expect(app.db.deleteFrom('desk_audit').where('act', '=', 'joined the desk').execute()).rejects.toThrow(
      'audit of the desk',
    )
    await app.db.deleteFrom('desk_audit').where('act', '=', 'added a person').execute()
    expect(await app.stores.deskAudit.broken()).toEqual([])
  })

  test('shows a row that was put in or changed behind its back', async () => {
    const owner = await atDesk(app, ['owner'])
    const forged = { at: app.clock().toISOString(), act: 'nothing', about: '', previous: '', chain: 'made up' }
    await app.db.insertInto('desk_audit').values(forged).execute()
    expect(await app.stores.deskAudit.broken()).toHaveLength(1)
    expect((await auditOf(owner)).unbroken).toBe(false)
  })

  test('is shown a page at a time', async () => {
    const owner = await atDesk(app, ['owner'])
    const noted = { at: app.clock(), staffId: owner.id, role: undefined, about: '' }
    await noteDeeds(
      app,
      Array.from({ length: 101 }, (_, n) => ({ ...noted, act: `${n}` })),
    )
    const first = await auditOf(owner)
    expect([first.rows.length, first.more]).toEqual([100, true])
    const second = await auditOf(owner, first.rows.at(-1)?.id)
    expect([second.rows.map(({ act }) => act), second.more]).toEqual([
      ['0', 'joined the desk', 'added a person'],
      false,
    ])
  })
})
