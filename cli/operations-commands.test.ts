import { randomBytes } from 'node:crypto'
import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadMasterKeys, masterKeyFile } from '#server/crypto/master-keys.ts'
import { openDatabase } from '#server/db/database.ts'
import { createVaults } from '#server/db/repositories/keys.store.ts'
import { createJobStore } from '#server/db/repositories/service.store.ts'
import { createStores } from '#server/db/stores.ts'
import { addComplimentaryOrder } from '#server/features/payments/settlement.service.ts'
import { madeUpRegister, writeRegister } from '#testkit/charity-register.ts'
import { fakeKms, fakeVault } from '#testkit/fake-key-services.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { newFolder } from '#testkit/temporary-files.ts'

let folder: string
beforeEach(() => {
  folder = newFolder()
})

const now = () => new Date('2026-11-03T12:00:00Z')

const running = async (environment: Record<string, string>, ...args: string[]) => {
  const { status, out, err } = await runHeirloom(args, { environment, now })
  return { status, out, err }
}

/** The data of a server that has one customer with a will. */
const dataWithOneWill = async (): Promise<string> => {
  const dataDir = join(folder, 'data')
  const encryption = { masterKeys: loadMasterKeys({ dataDir, masterKey: undefined }, randomBytes), randomBytes }
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  const { users, orders, entitlements, wills, prints, authenticators } = createStores(
    db,
    createVaults({ ...encryption, clock: now }),
  )
  const person = { name: 'Margaret', last_name: 'Hale', email: 'margaret@hale.example', homeowner: 'Yes' }
  const id = await users.add({ ...person, passwordHash: 'none', marketing: undefined, at: now() })
  await wills.init(id ?? 0, now())
  const app = { id: 'phone', name: 'Phone', addedAt: now().toISOString(), secret: randomBytes(20), step: 1 }
  await authenticators.add(id ?? 0, app)
  await wills.setAfterSigning(id ?? 0, () => ({ storage: 'In the blue box' }))
  await wills.addVisited(id ?? 0, ['will.aboutMe'])
  const orderId = await addComplimentaryOrder(
    { orders, entitlements },
    { userId: id ?? 0, externalId: 'a-print', entitlements: ['print'], at: now() },
  )
  await prints.ask({
    userId: id ?? 0,
    orderId,
    fingerprint: 'ABCD-EFGH',
    address: { house_name: '14', town: 'Ludlow', postcode: 'SY8 1AB' },
    at: now(),
  })
  await db.destroy()
  return dataDir
}

describe('move-documents', () => {
  test('says what is missing where there is no store outside the database, and moves nothing', async () => {
    const dataDir = await dataWithOneWill()
    for (const more of [[], ['--back']])
      expect(await running({ DATA_DIR: dataDir }, 'move-documents', ...more)).toEqual({
        status: 1,
        out: '',
        err: expect.stringContaining('Set DOCUMENT_STORE as the server has it'),
      })
  })

  test('refuses an address that is none of a store', async () => {
    const dataDir = await dataWithOneWill()
    const settings = { DATA_DIR: dataDir, DOCUMENT_STORE: 's3://documents' }
    const { status, out, err } = await running(settings, 'move-documents')
    expect({ status, out }).toEqual({ status: 1, out: '' })
    expect(err).toContain('DOCUMENT_STORE')
  })
})

describe('heirloom doctor', () => {
  test('finds a database in good health', async () => {
    const { status, out, err } = await running({ DATA_DIR: await dataWithOneWill() }, 'doctor')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain('ok  integrity   nothing is damaged')
    expect(out).toContain('ok  master keys 1 customers’ keys, 0 of them under an older master key')
    expect(out).toContain('ok  wills       1 of the newest open')
    expect(out).toContain('ok  codes       1 of the newest open')
    expect(out).toContain('ok  signings    1 of the newest open')
    expect(out).toContain('ok  pages shown 1 of the newest open')
    expect(out).toContain('ok  prints      1 of the newest open')
    expect(out).toContain('ok  audit       what was done at the desk is as it was noted')
    expect(out).not.toContain('Hale')
  })

  test('says which job fails, and which is not done though others are', async () => {
    const DATA_DIR = await dataWithOneWill()
    const db = await openDatabase(join(DATA_DIR, 'heirloom.sqlite'))
    const jobs = createJobStore(db)
    const hour = 60 * 60_000
    const names = ['payments', 'held prints', 'changes of email']
    await jobs.add(
      names.map((name) => ({ name, every: hour })),
      now().getTime() - hour,
    )
    expect((await running({ DATA_DIR }, 'doctor')).out).toContain('ok  jobs        3 are done in time')
    await jobs.failed('payments', now().getTime())
    await jobs.done('held prints', now(), now().getTime() - 2 * hour)
    const { status, out } = await running({ DATA_DIR }, 'doctor')
    await db.destroy()
    expect(status).toBe(1)
    expect(out).toContain(
      'NO  jobs        “payments” failed at its last run; “held prints”: due since 2026-11-03T10:00:00.000Z',
    )
  })

  test('makes nothing where there is nothing', async () => {
    const { status, err } = await running({ DATA_DIR: join(folder, 'nowhere') }, 'doctor')
    expect({ status, err }).toEqual({ status: 1, err: expect.stringContaining('There is no database here yet') })
    expect(await readdir(folder)).toEqual([])
  })

  test('makes no key where the key is gone, and says so', async () => {
    const DATA_DIR = await dataWithOneWill()
    await rm(masterKeyFile(DATA_DIR))
    const before = await readdir(DATA_DIR, { recursive: true })
    const { status, err } = await running({ DATA_DIR }, 'doctor')
    expect({ status, err }).toEqual({ status: 1, err: expect.stringContaining('There is no key file at') })
    expect(await readdir(DATA_DIR, { recursive: true })).toEqual(before)
  })

  test('changes nothing of what it looks at', async () => {
    const DATA_DIR = await dataWithOneWill()
    const contents = async () =>
      Promise.all(
        ['heirloom.sqlite', join('keys', 'master.keys')].map((name) => readFile(join(DATA_DIR, name), 'base64')),
      )
    const before = await contents()
    expect((await running({ DATA_DIR }, 'doctor')).status).toBe(0)
    expect(await contents()).toEqual(before)
  })

  test('finds a key file that others may read', async () => {
    const dataDir = await dataWithOneWill()
    await chmod(masterKeyFile(dataDir), 0o644)
    const { status, out } = await running({ DATA_DIR: dataDir }, 'doctor')
    expect(status).toBe(1)
    expect(out).toContain('NO  key file    others may read')
  })

  test('finds that the secret of an app for codes was changed', async () => {
    const DATA_DIR = await dataWithOneWill()
    const db = await openDatabase(join(DATA_DIR, 'heirloom.sqlite'))
    await db
      .updateTable('authenticators')
      .set({ secret: randomBytes(48) })
      .execute()
    await db.destroy()
    const { status, out } = await running({ DATA_DIR }, 'doctor')
    expect(status).toBe(1)
    expect(out).toContain('NO  codes       1 of the newest 1 do not open')
  })

  test('finds that a note of a signing, the pages shown and the address of a print were changed', async () => {
    const DATA_DIR = await dataWithOneWill()
    const db = await openDatabase(join(DATA_DIR, 'heirloom.sqlite'))
    await db
      .updateTable('wills')
      .set({ after_signing: randomBytes(48), visited: randomBytes(48) })
      .execute()
    await db
      .updateTable('prints')
      .set({ address: randomBytes(48) })
      .execute()
    await db.destroy()
    const { status, out } = await running({ DATA_DIR }, 'doctor')
    expect(status).toBe(1)
    expect(out).toContain('NO  signings    1 of the newest 1 do not open')
    expect(out).toContain('NO  pages shown 1 of the newest 1 do not open')
    expect(out).toContain('NO  prints      1 of the newest 1 do not open')
  })

  test('finds a note of the back office that was put in behind its back', async () => {
    const DATA_DIR = await dataWithOneWill()
    const db = await openDatabase(join(DATA_DIR, 'heirloom.sqlite'))
    const forged = { at: now().toISOString(), act: 'nothing', about: '', previous: '', chain: 'made up' }
    await db.insertInto('desk_audit').values(forged).execute()
    await db.destroy()
    const { status, out } = await running({ DATA_DIR }, 'doctor')
    expect(status).toBe(1)
    expect(out).toContain('NO  audit       1 of the notes of what was done at the desk were put in or changed')
  })

  test('finds that the master key is another', async () => {
    const DATA_DIR = await dataWithOneWill()
    const MASTER_KEY = randomBytes(32).toString('base64')
    const { status, out } = await running({ DATA_DIR, MASTER_KEY }, 'doctor')
    expect(status).toBe(1)
    expect(out).toContain('NO  master keys 1 of 1 customers’ keys need a master key that is not here')
  })

  test.each([
    [{ DATA_DIR: '/nowhere/at/all' }, 'There is no database here yet'],
    [{ DATABASE_URL: 'mysql://localhost/wills' }, 'DATABASE_URL'],
    [{ MASTER_KEY: 'password', DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'openssl rand -base64 32'],
    [
      { MASTER_KEY: randomBytes(32).toString('base64'), DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      'cannot be reached',
    ],
  ])('says what is wrong with %o', async (environment, said) => {
    const { status, err } = await running(environment, 'doctor')
    expect(status).toBe(1)
    expect(err).toContain(said)
  })
})

test('heirloom migrate brings the tables up to date, says what it made, and has nothing to do the second time', async () => {
  const DATA_DIR = join(folder, 'new')
  const first = await running({ DATA_DIR }, 'migrate')
  expect(first).toMatchObject({ status: 0, err: '' })
  expect(first.out).toMatch(/^Made 0001-initial, .*\.\n$/)
  expect(await running({ DATA_DIR }, 'migrate')).toMatchObject({ status: 0, out: 'The tables are up to date.\n' })
  expect(await running({ DATA_DIR }, 'doctor')).toMatchObject({ status: 0 })
})

test('a backup is restored elsewhere, with the keys beside it', async () => {
  const DATA_DIR = await dataWithOneWill()
  const file = join(folder, 'all.backup')
  expect(await running({ DATA_DIR }, 'backup', file)).toMatchObject({ status: 0, err: '' })
  const MASTER_KEY = (await readFile(masterKeyFile(DATA_DIR), 'utf8')).trim()
  const elsewhere = { DATA_DIR: join(folder, 'elsewhere'), MASTER_KEY }
  const journal = join(folder, 'heirloom.erasures')
  await writeFile(journal, '')
  const restore = () => running(elsewhere, 'restore', file, '--erasures', journal)
  expect(await restore()).toMatchObject({
    status: 0,
    err: '',
    out: expect.stringContaining('Deleted again: 0 accounts'),
  })
  expect((await running(elsewhere, 'doctor')).status).toBe(0)
  expect((await restore()).err).toContain('There are accounts in this database already')
})

test('a restore without the journal of deletions is refused unless that is said to be meant', async () => {
  const DATA_DIR = await dataWithOneWill()
  const file = join(folder, 'all.backup')
  await running({ DATA_DIR }, 'backup', file)
  const MASTER_KEY = (await readFile(masterKeyFile(DATA_DIR), 'utf8')).trim()
  const elsewhere = { DATA_DIR: join(folder, 'elsewhere'), MASTER_KEY }
  const refused = await running(elsewhere, 'restore', file)
  expect(refused.status).toBe(1)
  expect(refused.err).toContain('brings back accounts that were deleted')
  expect(await readdir(folder)).not.toContain('elsewhere')
  const lost = await running(elsewhere, 'restore', file, '--erasures', join(folder, 'none'))
  expect(lost).toMatchObject({ status: 1, err: expect.stringContaining('ENOENT') })
  const meant = await running(elsewhere, 'restore', file, '--without-erasures')
  expect(meant).toMatchObject({ status: 0, out: expect.stringContaining('are back: delete them again') })
})

test('a damaged backup is refused with one sentence', async () => {
  const DATA_DIR = await dataWithOneWill()
  const file = join(folder, 'all.backup')
  await running({ DATA_DIR }, 'backup', file)
  const bytes = await readFile(file)
  bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 1
  await writeFile(file, bytes)
  const MASTER_KEY = (await readFile(masterKeyFile(DATA_DIR), 'utf8')).trim()
  const elsewhere = { DATA_DIR: join(folder, 'elsewhere'), MASTER_KEY }
  expect(await running(elsewhere, 'restore', file, '--without-erasures')).toEqual({
    status: 1,
    out: '',
    err: 'This file is not a whole backup. It was cut short or changed; take another.',
  })
})

test('the master key in the file is changed, and everything still opens', async () => {
  const DATA_DIR = await dataWithOneWill()
  const before = await readFile(masterKeyFile(DATA_DIR), 'utf8')
  expect((await running({ DATA_DIR }, 'rotate-master-key')).out).toContain('Encrypted the keys of 1 customer ')
  expect((await readFile(masterKeyFile(DATA_DIR), 'utf8')).endsWith(before)).toBe(true)
  expect((await running({ DATA_DIR }, 'rotate-keys')).out).toContain('Gave 1 customer a new key')
  const { status, out } = await running({ DATA_DIR }, 'doctor')
  expect(status).toBe(0)
  expect(out).toContain('0 of them under an older master key')
})

test.each([
  ['AWS KMS', fakeKms],
  ['HashiCorp Vault', fakeVault],
])(
  'a master key moves from the environment into %s by a rotation, and nobody has seen the new one',
  async (name, start) => {
    const service = await start()
    const DATA_DIR = await dataWithOneWill()
    const older = (await readFile(masterKeyFile(DATA_DIR), 'utf8')).trim()
    await rm(masterKeyFile(DATA_DIR))
    const environment = { DATA_DIR, ...service.environment }
    const printed = await running(environment, 'new-master-key')
    const newer = printed.out.trim()
    expect(printed).toMatchObject({ status: 0, err: '' })
    expect(newer).toMatch(/^(aws-kms|vault):/)
    const both = { ...environment, MASTER_KEY: `${newer},${older}` }
    expect((await running(both, 'rotate-master-key')).out).toContain('Encrypted the keys of 1 customer ')
    const doctor = await running({ ...environment, MASTER_KEY: newer }, 'doctor')
    expect(doctor).toMatchObject({ status: 0, out: expect.stringContaining(`${name} opens it with`) })
    expect(doctor.out).toContain('0 of them under an older master key')
    // The older one alone opens nothing any more.
    expect(await running({ DATA_DIR, MASTER_KEY: older }, 'doctor')).toMatchObject({ status: 1 })
    await service.close()
    const away = await running({ ...environment, MASTER_KEY: newer }, 'doctor')
    expect(away).toMatchObject({ status: 1, err: expect.stringContaining(`${name} cannot be reached`) })
  },
)

test('a single MASTER_KEY cannot be rotated, and it is said how', async () => {
  const DATA_DIR = await dataWithOneWill()
  const MASTER_KEY = (await readFile(masterKeyFile(DATA_DIR), 'utf8')).trim()
  const { status, err } = await running({ DATA_DIR, MASTER_KEY }, 'rotate-master-key')
  expect(status).toBe(1)
  expect(err).toContain('Put a new one before it')
})

test.each([
  [['backup'], "missing required argument 'FILE'"],
  [['restore'], "missing required argument 'FILE'"],
  [['restore', 'a', '--as-of', 'yesterday'], 'TIME is like'],
  [['restore', 'a', '--whatever'], '--whatever'],
  [['doctor', 'everything'], 'Expected 0 arguments but got 1'],
])('%j is refused with its usage', async (args, said) => {
  const { status, err } = await running({}, ...args)
  expect(status).toBe(1)
  expect(err).toContain(said)
})

describe('heirloom import-charities', () => {
  test('imports the register, on a database that is still to be made too', async () => {
    const DATA_DIR = join(folder, 'new')
    const file = join(folder, 'publicextract.charity.txt')
    await writeRegister(file, madeUpRegister(50))
    expect(await running({ DATA_DIR }, 'import-charities', file)).toEqual({
      status: 0,
      out: 'Imported 50 charities as of 2026-11-20. There were 0 before.\n',
      err: '',
    })
  })

  test.each([
    [[], "missing required argument 'FILE'"],
    [['/nowhere/at/all'], 'cannot be read: ENOENT'],
    [[import.meta.filename], 'not the table'],
  ])('given %j says what is wrong', async (files, said) => {
    const { status, err } = await running({ DATA_DIR: join(folder, 'new') }, 'import-charities', ...files)
    expect(status).toBe(1)
    expect(err).toContain(said)
  })
})

test('heirloom compact writes the database again, and everything still opens', async () => {
  const DATA_DIR = await dataWithOneWill()
  expect(await running({ DATA_DIR }, 'compact')).toMatchObject({ status: 0, err: '' })
  expect((await running({ DATA_DIR }, 'doctor')).status).toBe(0)
})
