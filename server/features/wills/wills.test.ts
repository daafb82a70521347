import { describe, expect, test } from 'vitest'
import type { SaveReply } from '#core/api/wills.ts'
import { editable } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { straightforward } from '#testkit/builders.ts'
import { appForAll, type Client } from '#testkit/start-app.ts'

const app = appForAll()

const willOf = async (client: Client): Promise<Will> => (await client.get('/api/form')).json<{ will: Will }>().will

const save = (client: Client, step: string, version: number, will: object) =>
  client.post('/api/form', { step: `will.${step}`, version, will })

const named = { details: { first_name: 'Margaret', last_name: 'Hale' } }

const person = (fullname: string, more: object = {}) => ({ fullname, type: 'Person', relationship: 'Friend', ...more })

/** A customer whose will names Ann Lee (1) and Bo Diaz (2). */
const withTwoFriends = async () => {
  const customer = await app.customer()
  for (const name of ['Ann Lee', 'Bo Diaz']) await customer.post('/api/wills/persons/create', person(name))
  return customer
}

describe('a person who takes no share has no percentage and no backups', () => {
  const heir = person('Ann Lee', {
    inherit: true,
    estatePercent: 50,
    estateIfDie: 'Split between specific beneficiaries',
    estateBackup: { persons: [{ id: 1, percent: 100 }], charities: [] },
  })
  const nothing = { estatePercent: 0, estateBackup: { persons: [], charities: [] } }

  const withAnHeir = async () => {
    const customer = await app.customer()
    await customer.post('/api/wills/persons/create', person('Bo Diaz'))
    await customer.post('/api/wills/persons/create', heir)
    expect((await willOf(customer)).persons[1]).toMatchObject({ inherit: true, estatePercent: 50 })
    return customer
  }

  // Promise: inherit.off
  test.each([
    ['no longer inherits', { inherit: false }],
    ['is left out', { isExcluded: true }],
  ])('when a change says that they %s', async (_what, change) => {
    const customer = await withAnHeir()
    await customer.post('/api/wills/persons/update', { ...heir, id: 2, ...change })
    expect((await willOf(customer)).persons[1]).toMatchObject({ ...change, inherit: false, ...nothing })
  })

  // Promise: call.whole
  test('when a save of the whole will says so, of a charity too', async () => {
    const customer = await withAnHeir()
    await customer.post('/api/wills/charities/create', { fullname: 'RNLI', inherit: true, estatePercent: 50 })
    const { version, persons, charities } = await willOf(customer)
    await customer.post('/api/wills/wills/groupAssetsUpdate', {
      version,
      will: {
        persons: persons.map((each) => ({ ...each, inherit: false })),
        charities: charities.map((each) => ({ ...each, inherit: false })),
      },
    })
    const after = await willOf(customer)
    expect(after.persons[1]).toMatchObject({ inherit: false, ...nothing })
    expect(after.charities[0]).toMatchObject({ inherit: false, estatePercent: 0 })
  })
})

describe('starting a will', () => {
  // Promise: call.init
  test('gives a blank one, and the same one when asked again', async () => {
    const customer = await app.customer()
    expect((await customer.post('/api/wills/init')).json()).toEqual({ wills: { id: customer.willId } })
    expect(await willOf(customer)).toMatchObject({ id: customer.willId, version: 0, paid: 0, details: {}, persons: [] })
  })

  // Promise: call.form
  test('is needed before there is a form', async () => {
    const { token } = await app.register()
    expect((await app.api(token).get('/api/form')).status).toBe(404)
  })

  // Promise: call.form
  test('the form says who is asking', async () => {
    const { token, email, id } = await app.register({ name: 'Zoë', last_name: 'O’Neill' })
    await app.api(token).post('/api/wills/init')
    const { user } = (await app.api(token).get('/api/form')).json<{ user: object }>()
    expect(user).toEqual({ id, name: 'Zoë', last_name: 'O’Neill', email, homeowner: 'Yes' })
  })
})

describe('saving a step', () => {
  // Promise: kept.server, done.errors
  test('keeps what was said and counts the version', async () => {
    const customer = await app.customer()
    const reply = await save(customer, 'about-me.full-name', 0, named)
    expect(reply.status).toBe(200)
    const { version, will } = reply.json<SaveReply>()
    expect(version).toBe(1)
    expect(will.details).toEqual(named.details)
    expect(await willOf(customer)).toEqual(will)
  })

  // Promise: call.save
  test('changes details field by field and leaves the others', async () => {
    const customer = await app.customer()
    await save(customer, 'about-me.full-name', 0, named)
    const dob = { day: 9, month: 3, year: 1961 }
    const reply = await save(customer, 'about-me.dob', 1, { details: { dob }, situation: straightforward })
    expect(reply.json<SaveReply>().will.details).toEqual({ ...named.details, dob })
  })

  test('with an answer that breaks a rule is refused, and nothing is kept', async () => {
    const customer = await app.customer()
    const reply = await save(customer, 'about-me.dob', 0, {
      details: { dob: { day: 30, month: 2, year: 1990 } },
      situation: straightforward,
    })
    expect(reply.status).toBe(422)
    expect(reply.json()).toEqual({ message: expect.any(String), errors: { 'dob.day': ['DOB_NOT_REAL'] } })
    expect(await willOf(customer)).toMatchObject({ version: 0, details: {} })
  })

  // Finding: 9
  test('that says nothing of the statements on it is refused', async () => {
    const customer = await app.customer()
    const reply = await save(customer, 'about-me.marital-status', 0, { status: 'Single' })
    expect([reply.status, reply.json()]).toMatchObject([422, { errors: { situation: ['QUESTIONS_UNANSWERED'] } }])
  })

  test('names a badly formed field as its input is named', async () => {
    const customer = await app.customer()
    const address = { house_name: '14', town: 'Ludlow', postcode: 42 }
    const reply = await save(customer, 'about-me.full-address', 0, { details: { address } })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.json<{ errors: object }>().errors)).toEqual(['address.postcode'])
  })

  // Promise: required.default.3
  test('says of what was not sent what its page would say', async () => {
    const customer = await app.customer()
    const said = async (step: string, details: object) =>
      (await save(customer, step, 0, { details })).json<{ errors: object }>().errors
    expect(await said('about-me.full-address', { address: { house_name: '14' } })).toEqual({
      'address.town': ['FIELD_REQUIRED'],
      'address.postcode': ['FIELD_REQUIRED'],
    })
    expect(await said('about-me.dob', { dob: { day: 9, month: 3 } })).toEqual({ 'dob.year': ['DOB_REQUIRED'] })
    const reply = await customer.post('/api/wills/persons/create', { type: 'Person' })
    expect(reply.json()).toMatchObject({ errors: { fullname: ['FIELD_REQUIRED'] } })
    const untyped = await customer.post('/api/wills/persons/create', { fullname: 'Ann Lee' })
    expect(untyped.json()).toMatchObject({ errors: { type: ['SELECT_OPTION'] } })
  })

  test('says of an answer that is none of the choices what its page says, and not how the choices are spelt', async () => {
    const customer = await app.customer()
    const reply = await save(customer, 'about-me.marital-status', 0, { status: 'Happily married' })
    expect([reply.status, reply.json()]).toMatchObject([422, { errors: { status: ['SELECT_OPTION'] } }])
    expect(reply.text).not.toContain('Civil Partnership')
  })

  // Promise: format.phone-call, call.phone, error.phone
  test('refuses a phone that could not be dialled, and takes none at all', async () => {
    const customer = await app.customer()
    const address = { house_name: '14', town: 'Ludlow', postcode: 'sy8 1ab' }
    const wrong = await save(customer, 'about-me.full-address', 0, { details: { address, phone: '123' } })
    expect(wrong.json()).toMatchObject({ errors: { phone: ['PHONE_INVALID'] } })
    const right = await save(customer, 'about-me.full-address', 0, {
      details: { address, phone: '' },
      situation: straightforward,
    })
    expect(right.json<SaveReply>().will.details.address?.postcode).toBe('SY8 1AB')
  })

  // Promise: role.paid.2, api.server-only
  test.each([
    ['paid', { paid: 1 }],
    ['lpoaDate', { lpoaDate: '2026-01-01' }],
    ['mirrorWill', { mirrorWill: 1 }],
    ['checkMyWill', { checkMyWill: 1 }],
    ['lastPowerOfAttorney', { lastPowerOfAttorney: 1 }],
    ['storage', { storage: 'with us' }],
    ['id', { id: 7 }],
    ['version', { version: 7 }],
    ['nonsense', { nonsense: true }],
  ])('cannot set %s, which only the service sets', async (field, part) => {
    const customer = await app.customer()
    for (const [path, body] of [
      ['/api/form', { step: 'will.funeral-wishes', version: 0, will: part }],
      ['/api/wills/wills/groupAssetsUpdate', { version: 0, will: part }],
    ] as const) {
      const reply = await customer.post(path, body)
      expect(reply.status).toBe(422)
      expect(Object.keys(reply.json<{ errors: object }>().errors)).toEqual([field])
    }
    expect(await willOf(customer)).toMatchObject({ version: 0, paid: 0 })
  })

  // Promise: call.whole
  test('a will that was paid for stays paid when everything in it is replaced', async () => {
    const customer = await app.customer()
    await app.give(customer.userId, ['will'])
    const reply = await customer.post('/api/wills/wills/groupAssetsUpdate', { version: 0, will: { status: 'Single' } })
    expect(reply.json<SaveReply>().will).toMatchObject({ paid: 1, status: 'Single', version: 1 })
  })
})

describe('naming a person who is not in the will', () => {
  const shares = { persons: [{ id: 9, percent: 100 }], charities: [] }
  const estateIfDie = 'Split between specific beneficiaries'

  test.each([
    ['executor', 'executors.executors', { executor: [9] }, 'executor'],
    ['a substitute', 'executors.my-executors', { executorBackup: [9] }, 'executorBackup'],
    [
      'who sees to online accounts',
      'executors.digital-assets',
      { executorCareAssets: { option: 'Someone else', persons: [9] } },
      'executorCareAssets.persons',
    ],
    [
      'the last resort',
      'beneficiaries.backup-action',
      { ultimateDefault: { option: 'People', ...shares } },
      'ultimateDefault.persons',
    ],
    [
      'a charity of last resort',
      'beneficiaries.backup-action',
      { ultimateDefault: { option: 'Charity', persons: [], charities: [{ id: 9, percent: 100 }] } },
      'ultimateDefault.charities',
    ],
    ['a guardian', 'beneficiaries.guardians', { persons: [{ guardianId: [9] }] }, 'guardianId.1'],
    ['a backup guardian', 'beneficiaries.guardians', { persons: [{ backupGuardianId: [9] }] }, 'backupGuardianId.1'],
    [
      'a backup beneficiary',
      'beneficiaries.backup-action',
      { persons: [{ inherit: true, estateIfDie, estateBackup: shares }] },
      'persons.1.estateBackup',
    ],
  ])('as %s is refused', async (_as, step, part, field) => {
    const customer = await withTwoFriends()
    const { persons, version } = await willOf(customer)
    const changed = 'persons' in part ? { persons: [{ ...persons[0], ...part.persons[0] }, persons[1]] } : part
    const reply = await save(customer, step, version, changed)
    expect(reply.status).toBe(422)
    expect(reply.json<{ errors: object }>().errors).toEqual({ [field]: ['UNKNOWN_ID'] })
    expect((await willOf(customer)).version).toBe(version)
  })

  test('by bringing them along with an id of their own is refused', async () => {
    const customer = await withTwoFriends()
    const { persons, version } = await willOf(customer)
    const stranger = { ...person('Eve Moss'), id: 3 }
    for (const [list, field] of [
      [[...persons, stranger], 'persons.2.id'],
      [[...persons, persons[0]], 'persons.2.id'],
    ] as const) {
      const reply = await save(customer, 'beneficiaries.other-beneficiaries', version, { persons: list })
      expect(reply.status).toBe(422)
      expect(reply.json<{ errors: object }>().errors).toEqual({ [field]: ['UNKNOWN_ID'] })
    }
  })
})

test('a person left out of a save is named nowhere afterwards', async () => {
  const customer = await withTwoFriends()
  await save(customer, 'executors.executors', 2, { executor: [1, 2], situation: straightforward })
  const { persons } = await willOf(customer)
  const { will } = (
    await save(customer, 'beneficiaries.other-beneficiaries', 3, { persons: [persons[1]] })
  ).json<SaveReply>()
  expect(will.persons.map(({ fullname }) => fullname)).toEqual(['Bo Diaz'])
  expect(will.executor).toEqual([2])
})

describe('when another save came in between', () => {
  // Promise: done.failure.2, api.version
  test('a save is refused with what is there now, and changes nothing', async () => {
    const customer = await app.customer()
    await save(customer, 'about-me.full-name', 0, named)
    const now = await willOf(customer)
    const stale = { details: { first_name: 'Someone', last_name: 'Else' } }
    for (const reply of [
      await save(customer, 'about-me.full-name', 0, stale),
      await customer.post('/api/wills/wills/groupAssetsUpdate', { version: 0, will: stale }),
      await customer.post('/api/wills/persons/create', { ...person('Ann Lee'), version: 0 }),
    ]) {
      expect(reply.status).toBe(409)
      expect(reply.json()).toEqual({ message: expect.any(String), errors: {}, version: 1, will: now })
    }
    expect(await willOf(customer)).toEqual(now)
  })

  // Promise: api.version
  test('of many saves at once from one version, one wins', async () => {
    const customer = await app.customer()
    const names = ['Ada', 'Bea', 'Cleo', 'Dot', 'Eve', 'Fay', 'Gwen', 'Hope']
    const replies = await Promise.all(
      names.map((first_name) =>
        save(customer, 'about-me.full-name', 0, { details: { first_name, last_name: 'Hale' } }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...names.slice(1).map(() => 409)])
    const winner = replies.findIndex(({ status }) => status === 200)
    expect(await willOf(customer)).toMatchObject({ version: 1, details: { first_name: names[winner] } })
  })
})

describe('another plan', () => {
  const planned = async (client: Client) => {
    const will = await willOf(client)
    const [ann] = will.persons
    return { will, ann, answers: editable(will) }
  }

  test('is adopted in one save, with people whom only the plan has, and is one version of the history', async () => {
    const customer = await withTwoFriends()
    const { will, ann, answers } = await planned(customer)
    const plan = { ...answers, persons: [{ ...ann, id: 1001, fullname: 'Cy Roe' }], executor: [1001] }
    const reply = await customer.post('/api/wills/wills/adopt', { version: will.version, will: plan })
    expect(reply.status).toBe(200)
    const adopted = reply.json<SaveReply>()
    expect(adopted.version).toBe(will.version + 1)
    expect(adopted.will).toMatchObject({ persons: [{ id: 1001, fullname: 'Cy Roe' }], executor: [1001] })
    await customer.post('/api/account/history/restore', { version: adopted.version, earlier: will.version })
    expect((await willOf(customer)).persons.map(({ fullname }) => fullname)).toEqual(['Ann Lee', 'Bo Diaz'])
  })

  test('is not adopted over a will that changed meanwhile, and the reply has the newer will', async () => {
    const customer = await withTwoFriends()
    const { will, answers } = await planned(customer)
    await save(customer, 'beneficiaries.pets', will.version, { havePets: 'No' })
    const reply = await customer.post('/api/wills/wills/adopt', { version: will.version, will: answers })
    expect(reply.status).toBe(409)
    expect(reply.json()).toMatchObject({ will: { havePets: 'No' } })
  })

  test('is refused with two people of one id, with an unknown one, and with what only the server may set', async () => {
    const customer = await withTwoFriends()
    const { will, ann, answers } = await planned(customer)
    for (const wrong of [{ persons: [ann, ann] }, { executor: [77] }, { paid: 1 }]) {
      const body = { version: will.version, will: { ...answers, ...wrong } }
      expect(
        (await customer.post('/api/wills/wills/adopt', body)).status,
        JSON.stringify(wrong),
      ).toBeGreaterThanOrEqual(400)
    }
    expect((await willOf(customer)).version).toBe(will.version)
  })
})

describe('the pages that a customer was shown', () => {
  const visited = (client: Client, names: readonly string[]) => client.post('/api/wills/visited', { visited: names })
  const known = async (client: Client) => (await client.get('/api/form')).json<{ visited: string[] }>().visited

  // Promise: since.visited
  test('are kept with the will, each once, whichever of two tabs comes first, and are no new version of it', async () => {
    const customer = await app.customer()
    const before = (await willOf(customer)).version
    await Promise.all([
      visited(customer, ['will.about-me.full-name', 'will.about-me.dob']),
      visited(customer, ['will.about-me.dob', 'will.my-checkout']),
    ])
    await visited(customer, ['will.about-me.full-name'])
    expect([...(await known(customer))].sort()).toEqual([
      'will.about-me.dob',
      'will.about-me.full-name',
      'will.my-checkout',
    ])
    expect((await willOf(customer)).version).toBe(before)
    expect((await save(customer, 'about-me.full-name', before, named)).status).toBe(200)
    expect(await known(customer)).toHaveLength(3)
  })

  // Promise: since.visited
  test('are encrypted, and gone with the account', async () => {
    const customer = await app.customer()
    await visited(customer, ['will.beneficiaries.partner'])
    const row = () => app.db.selectFrom('wills').selectAll().where('user_id', '=', customer.userId).executeTakeFirst()
    expect(Buffer.from((await row())?.visited ?? []).toString('latin1')).not.toContain('partner')
    expect(JSON.stringify(await row())).not.toContain('partner')
    await app.db.deleteFrom('users').where('id', '=', customer.userId).execute()
    expect(await row()).toBeUndefined()
  })

  // Promise: since.visited
  test('are their own: those of another customer do not change, and an unknown page is refused', async () => {
    const [customer, other] = [await app.customer(), await app.customer()]
    await visited(customer, ['will.gifts'])
    expect(await known(other)).toEqual([])
    expect((await visited(customer, ['will.nowhere'])).status).toBe(422)
    expect(await known(customer)).toEqual(['will.gifts'])
  })

  test('that no longer exist are not told', async () => {
    const customer = await app.customer()
    await app.stores.wills.addVisited(customer.userId, ['will.gone', 'will.gifts'])
    expect(await known(customer)).toEqual(['will.gifts'])
  })
})
