import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { DeskAuditReply, DeskMe } from '#core/api/desk.ts'
import { atDesk, DESK_HOME, tokenIn } from '#testkit/desk.ts'
import { madeUpFirms } from '#testkit/made-up-firms.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { appForEach } from '#testkit/start-app.ts'

const app = appForEach({ publicUrl: DESK_HOME })

/** Runs the command beside the server, on the same database, with the same keys and at the same time. */
const staff = (...args: string[]) => staffWith({}, ...args)

const staffWith = (environment: Record<string, string>, ...args: string[]) =>
  runHeirloom(['staff', ...args], {
    now: app.clock,
    environment: {
      DATA_DIR: app.folder,
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      PUBLIC_URL: DESK_HOME,
      ...environment,
    },
  })

test('a person is added with roles, and the address that is printed asks who they are', async () => {
  const { out } = await staff('add', 'tom@example.com', '--role', 'reader,support', '--name', 'Tom Reed')
  const address = out.trimEnd().split('\n').at(-1) ?? ''
  expect(address).toMatch(/^https:\/\/wills\.example\/desk\/join#[\w-]{43}$/)
  const offered = await app.api().post('/api/desk/join/options', { token: tokenIn(address) })
  expect(offered.json()).toMatchObject({ name: 'Tom Reed', roles: ['support', 'reader'] })
  expect((await staff('list')).out).toBe('Tom Reed <tom@example.com>: support, reader; has not joined yet\n')
  expect((await staff('add', 'TOM@example.com', '--role', 'owner')).err).toContain('was added before')
})

test.each([
  ['no role', ['add', 'tom@example.com']],
  ['an unknown role', ['add', 'tom@example.com', '--role', 'support,king']],
  ['no email', ['add', 'tom', '--role', 'support']],
])('%s: nobody is added', async (_what, args) => {
  expect((await staff(...args)).status).toBe(1)
  expect((await staff()).out).toContain('Nobody may use the desk yet')
})

test('roles, disabling and enabling count at once, and stand in the audit', async () => {
  const tom = await atDesk(app, ['support'], 'Tom Reed')
  expect((await staff('roles', tom.email, '--role', 'owner')).out).toBe('They are now: owner.\n')
  expect((await tom.get('/api/desk/me')).json<DeskMe>().roles).toEqual(['owner'])
  const { rows } = (await tom.get('/api/desk/done')).json<DeskAuditReply>()
  expect(rows[0]).toMatchObject({ who: 'command line', act: 'changed the roles of a person', about: `staff ${tom.id}` })
  await staff('disable', tom.email)
  expect((await tom.get('/api/desk/me')).status).toBe(401)
  expect((await staff('list')).out).toContain('disabled 3 November 2026')
  expect((await staff('enable', tom.email)).out).toBe('They can log in again.\n')
  expect((await staff('list')).out).toContain('1 passkey, never used')
})

test('a lost passkey: every passkey goes, and the new address makes another', async () => {
  const tom = await atDesk(app, ['support'])
  const { out } = await staff('reset', tom.email)
  expect((await staff('list')).out).toContain('has not joined yet')
  const token = tokenIn(out.trimEnd())
  expect((await app.api().post('/api/desk/join/options', { token })).status).toBe(200)
})

test('an email of nobody is named as such', async () => {
  for (const command of [['reset'], ['disable'], ['enable'], ['roles', '--role', 'owner']])
    expect((await staff(...command, 'nobody@example.com')).err).toContain('nobody with this email')
})

describe('someone of a firm', () => {
  const withList = async (...args: string[]) => {
    const list = join(app.folder, 'firms.json')
    await writeFile(list, JSON.stringify(madeUpFirms))
    return staffWith({ REFERRAL_FIRMS: list }, ...args)
  }

  test('is added for a firm of the list, and is of no other role', async () => {
    const [{ id }] = madeUpFirms
    expect((await withList('add', 'alex@example.com', '--role', 'firm', '--firm', id)).status).toBe(0)
    expect((await staff('list')).out).toContain(`alex <alex@example.com>: firm of ${id}`)
    expect((await withList('roles', 'alex@example.com', '--role', 'firm,support')).err).toContain('no other')
    expect((await withList('roles', 'alex@example.com', '--role', 'support')).status).toBe(1)
  })

  test.each([
    ['no firm', ['--role', 'firm']],
    ['a firm that is not listed', ['--role', 'firm', '--firm', 'another']],
    ['a second role', ['--role', 'firm,support', '--firm', 'made-up-and-lane']],
    ['a firm for somebody of ours', ['--role', 'support', '--firm', 'made-up-and-lane']],
  ])('with %s nobody is added', async (_what, args) => {
    expect((await withList('add', 'alex@example.com', ...args)).status).toBe(1)
    expect((await staff()).out).toContain('Nobody may use the desk yet')
  })

  test('a list that is not one stops the command, and says where', async () => {
    const list = join(app.folder, 'firms.json')
    await writeFile(list, JSON.stringify([{ ...madeUpFirms[0], website: 'prices' }]))
    const { err } = await staffWith({ REFERRAL_FIRMS: list }, 'add', 'a@example.com', '--role', 'firm', '--firm', 'x')
    expect(err).toMatch(/REFERRAL_FIRMS.*0\.website/s)
  })
})
