import { beforeAll, describe, expect, test } from 'vitest'
import { type DeskAct, deskActs, deskRoles, mayDo } from '#core/api/desk-acts.ts'
import { callsAtDesk, makeAtDesk, pathOfCall } from '#testkit/calls-at-desk.ts'
import { atDesk, DESK_HOME, deskClient } from '#testkit/desk.ts'
import { madeUpFirms } from '#testkit/made-up-firms.ts'
import { appForAll } from '#testkit/start-app.ts'

type Operation = { readonly security?: object[]; readonly 'x-act'?: DeskAct | 'own session' }
type Described = { paths: Record<string, Record<string, Operation>> }

let acts: Map<string, DeskAct | 'own session'>
const app = appForAll({ publicUrl: DESK_HOME, referralFirms: madeUpFirms })
beforeAll(async () => {
  const { paths } = (await app.api().get('/api/openapi.json')).json<Described>()
  acts = new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { 'x-act': act }]) =>
        act === undefined ? [] : [[`${method.toUpperCase()} ${path}`, act] as const],
      ),
    ),
  )
})

describe('the matrix of roles and calls at the desk', () => {
  test('has a row for every call, and no other', () => {
    expect(callsAtDesk.map(({ name }) => name).toSorted()).toEqual([...acts.keys()].toSorted())
  })

  // Promise: since.desk
  test.each(deskRoles)('a %s may do what the table of acts says, and is refused everything else', async (role) => {
    const who = await atDesk(app, [role], undefined, role === 'firm' ? madeUpFirms[0]?.id : undefined)
    for (const call of callsAtDesk) {
      const act = acts.get(call.name) ?? 'own session'
      const may = act === 'own session' || mayDo([role], act)
      expect.soft([call.name, (await makeAtDesk(who, call)).status]).toEqual([call.name, may ? call.allowed : 403])
    }
  })

  test('several roles may do what each of them may', () => {
    const both = (Object.keys(deskActs) as DeskAct[]).filter((act) => mayDo(['support', 'finance'], act))
    const each = (Object.keys(deskActs) as DeskAct[]).filter(
      (act) => mayDo(['support'], act) || mayDo(['finance'], act),
    )
    expect(both).toEqual(each)
    expect(mayDo([], 'see what waits')).toBe(false)
  })

  test('without a session, with a made-up one, and with a customer’s, every call is refused', async () => {
    const who = await atDesk(app, deskRoles)
    const customer = await app.customer()
    const cookies = ['', `__Secure-desk=${'A'.repeat(43)}`, '__Secure-desk=x', `__Secure-desk=${customer.token}`]
    for (const cookie of cookies)
      for (const call of callsAtDesk) {
        const reply = await makeAtDesk({ ...who, ...deskClient(app, cookie) }, call)
        expect.soft([call.name, reply.status]).toEqual([call.name, 401])
      }
  })

  test('a call that comes from no page of the desk changes nothing', async () => {
    const who = await atDesk(app, deskRoles)
    for (const call of callsAtDesk.filter(({ name }) => name.startsWith('POST'))) {
      const url = pathOfCall(call)
      const reply = await app.ask({ method: 'POST', url, headers: { cookie: who.cookie }, payload: {} })
      expect.soft([call.name, reply.status]).toEqual([call.name, 403])
    }
  })
})
