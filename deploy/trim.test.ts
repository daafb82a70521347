import { execFileSync } from 'node:child_process'
import { globSync, linkSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registration } from '#testkit/crash.ts'
import { startServer } from '#testkit/start-server.ts'
import { trim } from './trim.ts'

const PROJECT = join(import.meta.dirname, '..')
const MEGABYTE = 1e6

/** Prints a fingerprint of each document that loads a library or a font of its own. */
const PROGRAM = `
import { createHash } from 'node:crypto'
import { blankLpaForm, fieldsIn } from '#testkit/blank-lpa-form.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { namesInScripts } from '#testkit/names-in-scripts.ts'
import { renderWill } from '#testkit/rendered.ts'
import { fillForm } from '#documents/filled-form.ts'
import { willAsWord } from '#documents/word-file.ts'
import { phoneIsValid } from '#server/features/wills/save.rules.ts'
import { stripeClient } from '#server/adapters/stripe-payments.ts'
const will = completeExampleWill()
const print = (what, bytes) => console.log(what, createHash('sha256').update(bytes).digest('hex'))
// Of Chinese, Japanese and Korean letters a document has one kind.
const asian = /^(Chinese|Japanese|Korean)$/
const names = Object.groupBy(namesInScripts, ([script]) => (asian.test(script) ? script : 'all others'))
for (const [script, among] of Object.entries(names)) {
  const named = JSON.stringify(drafted(will)).replaceAll(will.details.first_name, among.map(([, name]) => name).join(' '))
  print(script, await renderWill(JSON.parse(named), { draft: false }))
}
print('large', await renderWill(drafted(will), { draft: false, edition: 'large' }))
console.log('word', (await willAsWord(drafted(will), '')).length > 5000)
const filled = await fillForm({ blank: await blankLpaForm(), answers: [{ field: 'lpa-document-donor-name-last', value: 'Ďurčo' }] })
console.log('form', filled.pages, await fieldsIn(filled.pdf))
console.log('phone', phoneIsValid('020 7946 0018'), phoneIsValid('12'))
console.log('stripe', typeof stripeClient({ secretKey: 'sk_test_made_up' }).checkout.sessions.create)
`

const printed = (root: string): string[] =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  )

/** The product as an image has it, its files linked: the packages of production but Node, which every image has already. */
const installed = async (root: string): Promise<void> => {
  const { packages }: { packages: Record<string, { dev?: boolean; devOptional?: boolean }> } = JSON.parse(
    readFileSync(join(PROJECT, 'package-lock.json'), 'utf8'),
  )
  const ofProduction = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && !path.startsWith('node_modules/node-'),
  )
  const folders = [
    ...['core', 'words', 'drafting', 'documents', 'server', 'cli', 'testkit', 'legal/wordings', 'legal/sign-offs'],
    ...ofProduction.map(([path]) => path),
  ]
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**/*`, {
      cwd: PROJECT,
      exclude: ['documents/pictures/**', 'drafting/golden/**', '**/*.test.ts'],
    }),
  )
  for (const file of new Set(['package.json', ...files])) {
    if (!statSync(join(PROJECT, file)).isFile()) continue
    mkdirSync(join(root, dirname(file)), { recursive: true })
    linkSync(join(PROJECT, file), join(root, file))
  }
}

const bytesOf = (folder: string): number =>
  globSync('**/*', { cwd: folder }).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)

let root = ''
beforeAll(async () => {
  mkdirSync(join(PROJECT, '.cache'), { recursive: true })
  root = await mkdtemp(join(PROJECT, '.cache/trimmed-'))
  await installed(root)
  trim(join(root, 'node_modules'), { production: true })
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('what a server installs beside Node is 150 MB at most, with the product itself and 10 MB for its pages', () => {
  expect(bytesOf(root) / MEGABYTE).toBeLessThan(140)
})

test('every document comes out as it does with all of each package', () => {
  expect(printed(root)).toEqual(printed(PROJECT))
})

test('the server starts, and somebody can open an account', async () => {
  const server = await startServer({ dataDir: join(root, 'data'), root })
  const reply = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration('ruth@example.com')),
  })
  await server.kill('SIGTERM')
  expect([reply.status, server.output()]).toEqual([200, expect.stringContaining('Listening')])
})
