import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { today } from '#testkit/builders.ts'
import { experimentCommand } from './experiment-command.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heirloom-experiment-'))
  const db = await openDatabase(join(folder, 'heirloom.sqlite'))
  await db.destroy()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const run = async (...args: string[]): Promise<string> => {
  let out = ''
  const unused = () => {
    throw new Error('No file is touched')
  }
  await experimentCommand.run(args, {
    read: unused,
    write: unused,
    print: (text) => {
      out += text
    },
    complain: unused,
    today: () => today,
    now: () => new Date('2026-11-03T12:00:00Z'),
    environment: { DATA_DIR: folder },
  })
  return out
}

const create = () =>
  run('create', 'short-start', '--funnel', 'lpf-a', '--variant', 'stay=70', '--variant', '/prices=30')

test('an experiment is made, turned on and turned off', async () => {
  expect(await run('list')).toBe('There are no experiments\n')
  expect(await create()).toBe(`short-start on lpf-a: off
  stay  weight 70, shown 0 mobile and 0 wide, signed up 0
  /prices  weight 30, shown 0 mobile and 0 wide, signed up 0
`)
  expect(await run('on', 'short-start')).toContain('short-start on lpf-a: on')
  expect(await run()).toContain('short-start on lpf-a: on')
  expect(await run('off', 'short-start')).toContain('short-start on lpf-a: off')
})

test('a name is taken once', async () => {
  await create()
  await expect(create()).rejects.toThrow('There is an experiment called short-start already')
})

test.each([
  [['on', 'nothing'], 'There is no experiment nothing'],
  [['on'], 'Name the experiment'],
  [['create', 'a', '--variant', 'stay=1', '--variant', '/b=1'], 'Say which funnel'],
  [['create', 'a', '--funnel', 'lpf-a', '--variant', 'stay=1'], 'at least two variants'],
  [['create', 'a', '--funnel', 'lpf-a', '--variant', 'stay=1', '--variant', 'b=1'], 'b=1 is no variant'],
  [['destroy'], 'There is nothing called destroy to do'],
  [['list', '--all'], "Unknown option '--all'"],
])('%j is refused, and says why', async (args, why) => {
  await expect(run(...args)).rejects.toThrow(why)
})
