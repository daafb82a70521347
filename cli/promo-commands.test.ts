import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { newFolder } from '#testkit/temporary-files.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = newFolder()
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  await db.destroy()
})

const running = (...args: string[]) =>
  runHeirloom(args, { environment: { DATA_DIR: dataDir, MASTER_KEY: Buffer.alloc(32, 7).toString('base64') } })

describe('heirloom promo', () => {
  test('makes a code, with who pays for it, and lists it', async () => {
    const made = await running('promo', 'create', 'hospice-26', '--percent', '100', '--funder', 'St Luke’s Hospice')
    expect(made).toMatchObject({ status: 0, err: '' })
    expect((await running('promo', 'list')).out).toBe(
      'HOSPICE-26, 100% off, paid by St Luke’s Hospice, from 3 November 2026 at 12:00, no end date, any number of orders; 0 paid\n',
    )
  })

  test('makes a code for a time and a number of orders, its last day included', async () => {
    const window = ['--from', '2026-12-01', '--until', '2027-06-30', '--limit', '50']
    const { out } = await running('promo', 'create', 'UNION', '--pounds', '19.50', '--funder', 'A union', ...window)
    expect(out).toBe(
      'UNION, £19.50 off, paid by A union, from 1 December 2026 at 00:00, until the end of 30 June 2027, up to 50 orders\n',
    )
  })

  test('makes a sponsor’s code, which pays for the will of a customer who registers with it', async () => {
    const { out } = await running(
      'promo',
      'create',
      'union-26',
      '--registration',
      '--funder',
      'A union',
      '--limit',
      '5',
    )
    expect(out).toBe(
      'UNION-26, a will for a customer who registers at /?pt_=UNION-26, paid by A union, from 3 November 2026 at 12:00, no end date, up to 5 orders\n',
    )
  })

  test('makes a code for some products, which each customer has once', async () => {
    const scope = ['--products', 'will,mirror', '--per-person', '1']
    const { out } = await running('promo', 'create', 'UNION', '--percent', '10', '--funder', 'A union', ...scope)
    expect(out).toBe(
      'UNION, 10% off Your will and Wills for you and your partner, paid by A union, from 3 November 2026 at 12:00, no end date, any number of orders, 1 for each customer\n',
    )
    expect((await running('promo', 'list')).out).toContain('10% off Your will and Wills for you and your partner')
  })

  test('disables a code', async () => {
    await running('promo', 'create', 'UNION', '--percent', '10', '--funder', 'A union')
    expect((await running('promo', 'disable', 'union')).out).toContain('pays for nothing any more')
    expect((await running('promo', 'list')).out).toContain('until 3 November 2026 at 12:00')
  })

  test('never makes the same code twice', async () => {
    await running('promo', 'create', 'UNION', '--percent', '10', '--funder', 'A union')
    const again = await running('promo', 'create', 'Union', '--percent', '20', '--funder', 'A union')
    expect(again).toMatchObject({ status: 1, err: expect.stringContaining('There is a code UNION already') })
  })

  const by = ['--funder', 'A union']
  test.each([
    [[], 'Usage: heirloom promo'],
    [['create', 'UNION', ...by], 'choose one of --percent, --pounds and --registration'],
    [['create', 'UNION', '--percent', '10', '--pounds', '5', ...by], 'cannot be used with'],
    [['create', 'UNION', '--percent', '10', '--registration', ...by], 'cannot be used with'],
    [['create', 'UNION', '--percent', '101', ...by], 'from 1 to 100'],
    [['create', 'UNION', '--percent', '0', ...by], 'from 1 to 100'],
    [['create', 'UNION', '--percent', '12.5', ...by], 'a whole number'],
    [['create', 'UNION', '--pounds', 'ten', ...by], 'an amount like'],
    [['create', 'UNION', '--percent', '10'], '--funder'],
    [['create', '!', '--percent', '10', ...by], '3 to 40'],
    [['create', 'A B', 'C', '--percent', '10', ...by], 'Expected 1 argument but got 2'],
    [['create', 'UNION', '--percent', '10', '--until', '31 December', ...by], 'a day like'],
    [['create', 'UNION', '--percent', '10', '--until', '2026-02-30', ...by], 'a day like'],
    [['create', 'UNION', '--percent', '10', '--until', '2026-11-01', ...by], 'end before it begins'],
    [['create', 'UNION', '--percent', '10', '--limit', '0', ...by], '--limit'],
    [['create', 'UNION', '--percent', '10', '--products', 'will,poem', ...by], 'will, mirror, mirror-upgrade, check'],
    [['create', 'UNION', '--percent', '10', '--products', 'storage', ...by], 'will, mirror, mirror-upgrade, check'],
    [['create', 'UNION', '--registration', '--products', 'will', ...by], 'cannot be used with'],
    [['create', 'UNION', '--registration', '--per-person', '1', ...by], 'cannot be used with'],
    [['create', 'UNION', '--colour', 'red'], 'Usage'],
    [['disable', 'NOBODYS'], 'There is no code NOBODYS'],
    [['disable'], "missing required argument 'CODE'"],
  ])('%j is answered with how to say it', async (args, said) => {
    const { status, err } = await running('promo', ...args)
    expect(status).toBe(1)
    expect(err).toContain(said)
  })
})

describe('heirloom reconcile', () => {
  test('says what it asked about', async () => {
    expect(await running('reconcile')).toMatchObject({
      status: 0,
      out: 'Asked about 0 payments. 0 of them are finished.\n',
      err: '',
    })
  })

  test('takes nothing more', async () => {
    expect((await running('reconcile', 'now')).err).toContain('Usage: heirloom reconcile')
  })
})

test('without a database there is nothing to do it in', async () => {
  await rm(dataDir, { recursive: true })
  expect((await running('promo', 'list')).err).toContain('There is no database here yet')
})
