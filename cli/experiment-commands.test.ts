import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { newFolder } from '#testkit/temporary-files.ts'

let folder: string
beforeEach(async () => {
  folder = newFolder()
  const db = await openDatabase(join(folder, 'heirloom.sqlite'))
  await db.destroy()
})

const run = async (...args: string[]): Promise<string> => {
  const { status, out, err } = await runHeirloom(['experiment', ...args], { environment: { DATA_DIR: folder } })
  if (status !== 0) throw new Error(err)
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

test('the commands of the documentation work as they are written there', async () => {
  const documented = await readFile(join(import.meta.dirname, '../docs/command-line.md'), 'utf8')
  const lines = [...documented.matchAll(/^npm run -s heirloom -- experiment ([^#\n]*)/gm)].map(
    ([, words = '']) => words,
  )
  expect(lines.length).toBeGreaterThan(1)
  for (const words of lines) await run(...words.trim().split(/ +/))
  expect(await run('list')).toContain('prices-first on lpf-a: on')
})

test('a name is taken once', async () => {
  await create()
  await expect(create()).rejects.toThrow('There is an experiment called short-start already')
})

test.each([
  [['on', 'nothing'], 'There is no experiment nothing'],
  [['on'], "missing required argument 'NAME'"],
  [['create', 'a', '--variant', 'stay=1', '--variant', '/faqs=1'], "required option '--funnel <ID>' not specified"],
  [['create', 'a', '--funnel', 'lpf-a', '--variant', 'stay=1'], 'at least two variants'],
  [
    ['create', 'a', '--funnel', 'lpf-a', '--variant', 'stay=1', '--variant', 'b=1'],
    "argument 'b=1' is invalid. It is written as stay=50",
  ],
  [
    ['create', 'a', '--funnel', 'lpf-a', '--variant', 'stay=1', '--variant', 'https://evil.example/=1'],
    'with a page of this product',
  ],
  [
    ['create', 'a', '--funnel', 'lpf-a', '--variant', 'stay=1', '--variant', '/account=1'],
    'that every visitor can open',
  ],
  [
    ['create', 'a', '--funnel', 'nope', '--variant', 'stay=1', '--variant', '/prices=1'],
    'There is no such funnel. It is one of these: lpf-a, check-my-will.',
  ],
  [['destroy'], 'Usage: heirloom experiment'],
  [['list', '--all'], "unknown option '--all'"],
])('%j is refused, and says why', async (args, why) => {
  await expect(run(...args)).rejects.toThrow(why)
})
