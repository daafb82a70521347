import { beforeEach, describe, expect, test } from 'vitest'
import type { DeskAuditReply, DeskPeopleReply } from '#core/api/desk.ts'
import type { DeskRole } from '#core/api/desk-acts.ts'
import { type AtDesk, atDesk, DESK_HOME, staffAccountsOf, tokenIn } from '#testkit/desk.ts'
import { madeUpFirms } from '#testkit/made-up-firms.ts'
import { appForEach } from '#testkit/start-app.ts'

let owner: AtDesk
const app = appForEach({ publicUrl: DESK_HOME, referralFirms: madeUpFirms })
beforeEach(async () => {
  owner = await atDesk(app, ['owner'], 'Ola Grant')
})

const tom = { name: 'Tom Reed', email: 'tom@example.com' }

const add = async (roles: readonly DeskRole[], more: object = {}, by = owner) =>
  by.post('/api/desk/people', {
    ...tom,
    roles,
    ...more,
    passkey: await by.confirmed('add a person', `${roles.join()} for ${tom.email}`),
  })

const people = async () => (await owner.get('/api/desk/people')).json<DeskPeopleReply>().people
const personOf = async (email: string) => (await people()).find((person) => person.email === email)

const change = async (id: number, roles: readonly DeskRole[], by = owner) =>
  by.post(`/api/desk/people/${id}/roles`, {
    roles,
    passkey: await by.confirmed('change the roles', `${roles.join()} for staff ${id}`),
  })

const end = async (id: number, by = owner) =>
  by.post(`/api/desk/people/${id}/disable`, { passkey: await by.confirmed('disable a person', `staff ${id}`) })

describe('an owner at the desk', () => {
  test('lets somebody in by a link, which is for them and for the roles that were chosen', async () => {
    const reply = await add(['support', 'reader'])
    const token = tokenIn(reply.json<{ link: string }>().link)
    expect((await app.api().post('/api/desk/join/options', { token })).json()).toMatchObject({
      ...tom,
      roles: ['support', 'reader'],
    })
    expect(await personOf(tom.email)).toMatchObject({ ...tom, roles: ['support', 'reader'], passkeys: 0 })
  })

  test('adds nobody twice: for the same person the newest link counts, until they have come', async () => {
    const link = async () => tokenIn((await add(['support'])).json<{ link: string }>().link)
    const [lost, token] = [await link(), await link()]
    const options = (given: string) => app.api().post('/api/desk/join/options', { token: given })
    expect([(await options(lost)).status, (await options(token)).status]).toEqual([404, 200])
    expect((await people()).filter(({ email }) => email === tom.email)).toHaveLength(1)
    const refused = { errors: { email: ['This person was added before'] } }
    expect((await add(['reader'])).json()).toMatchObject(refused)
    expect((await add(['support'], { name: 'Thomas Reed' })).json()).toMatchObject(refused)
    const { id = 0 } = (await personOf(tom.email)) ?? {}
    await end(id)
    expect((await add(['support'])).json()).toMatchObject(refused)
    const priya = await atDesk(app, ['support'])
    const { name = '', email = '' } = (await personOf(priya.email)) ?? {}
    const passkey = await owner.confirmed('add a person', `support for ${email}`)
    expect((await owner.post('/api/desk/people', { name, email, roles: ['support'], passkey })).json()).toMatchObject(
      refused,
    )
  })

  test('gives other roles, which count from the next call of that person on', async () => {
    const priya = await atDesk(app, ['support'])
    expect((await priya.get('/api/desk/messages')).status).toBe(200)
    expect((await change(priya.id, ['reader'])).status).toBe(204)
    expect((await priya.get('/api/desk/messages')).status).toBe(403)
  })

  test('ends what somebody has open at once, and lets them in again with the passkeys they had', async () => {
    const priya = await atDesk(app, ['support'])
    expect((await end(priya.id)).status).toBe(204)
    expect((await priya.get('/api/desk/me')).status).toBe(401)
    const passkey = await owner.confirmed('enable a person', `staff ${priya.id}`)
    await owner.post(`/api/desk/people/${priya.id}/enable`, { passkey })
    expect(await personOf(priya.email)).toMatchObject({ passkeys: 1 })
    expect(await personOf(priya.email)).not.toHaveProperty('disabled')
  })

  test('gives a new link for a lost passkey, and the old passkey opens nothing', async () => {
    const priya = await atDesk(app, ['support'])
    const passkey = await owner.confirmed('give a new link', `staff ${priya.id}`)
    const reply = await owner.post(`/api/desk/people/${priya.id}/new-link`, { passkey })
    expect(reply.json<{ link: string }>().link).toContain(`${DESK_HOME}/desk/join#`)
    expect((await priya.get('/api/desk/me')).status).toBe(401)
    expect((await personOf(priya.email))?.passkeys).toBe(0)
  })

  test('has every owner told by mail, themselves too', async () => {
    const other = await atDesk(app, ['owner'], 'Olu Grant')
    await atDesk(app, ['support'])
    await add(['reader'])
    const told = (await app.mail(2)).filter(({ subject }) =>
      subject.endsWith('who may use the back office has changed'),
    )
    expect(told.map(({ to }) => to).toSorted()).toEqual([owner.email, other.email].toSorted())
    expect(told[0]?.text).toContain('Tom Reed, tom@example.com')
  })

  test('is named in what was done, with the person it was done to', async () => {
    const priya = await atDesk(app, ['support'])
    await add(['reader'])
    await end(priya.id)
    const { rows } = (await owner.get('/api/desk/done')).json<DeskAuditReply>()
    expect(rows.slice(0, 2)).toMatchObject([
      { who: 'Ola Grant', act: 'disable a person', about: `staff ${priya.id}` },
      { who: 'Ola Grant', act: 'add a person', about: `staff ${(await personOf(tom.email))?.id}` },
    ])
  })
})

describe('nobody', () => {
  test('does any of it to themselves, so that an owner is always left', async () => {
    expect((await change(owner.id, ['support'])).status).toBe(422)
    expect((await end(owner.id)).json()).toMatchObject({
      message: 'Ask another owner: nobody does this to themselves.',
    })
  })

  test('is left out by two owners who disable each other at one moment', async () => {
    const other = await atDesk(app, ['owner'], 'Olu Grant')
    const replies = await Promise.all([end(other.id), end(owner.id, other)])
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1)
    expect((await app.stores.staff.list()).filter(({ disabledAt }) => disabledAt === undefined)).toHaveLength(1)
  })

  test('gets roles that the passkey was not asked for', async () => {
    const passkey = await owner.confirmed('add a person', `support for ${tom.email}`)
    const reply = await owner.post('/api/desk/people', { ...tom, roles: ['owner'], passkey })
    expect(reply.status).toBe(422)
    expect(await people()).toHaveLength(1)
  })

  test('is added by who is no owner', async () => {
    const priya = await atDesk(app, ['support', 'finance'])
    expect((await priya.get('/api/desk/people')).status).toBe(403)
    expect((await add(['support'], {}, priya)).status).toBe(403)
  })
})

describe('someone of a firm', () => {
  const [firm] = madeUpFirms

  test('has no other role, and a firm of the list', async () => {
    expect((await add(['firm', 'support'], { firm: firm?.id })).json()).toMatchObject({
      errors: { roles: ['Someone of a firm has the role firm and no other'] },
    })
    expect((await add(['firm'], { firm: 'unlisted' })).json()).toMatchObject({
      errors: { firm: ['Choose a firm of the list'] },
    })
    expect((await add(['support'], { firm: firm?.id })).status).toBe(422)
    expect((await add(['firm'], { firm: firm?.id })).status).toBe(200)
  })

  test('stays of that firm alone when roles are changed', async () => {
    await staffAccountsOf(app).add({ ...tom, roles: ['firm'], firm: firm?.id })
    const id = (await personOf(tom.email))?.id ?? 0
    expect((await change(id, ['support'])).status).toBe(422)
  })
})
