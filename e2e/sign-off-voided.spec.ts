/** Words that a lawyer signed, and then one letter of them changed: on a copy of the program. */
import { generateKeyPairSync } from 'node:crypto'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOfSignOff } from '#core/sign-off/sign-off.ts'
import {
  describeUnsigned,
  publicPartOf,
  readSignOffs,
  signerWith,
  signOffWith,
} from '#server/features/sign-offs/sign-off-files.ts'
import { startServer } from '#testkit/start-server.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { expectUsable } from './accessibility.ts'
import { joinDesk } from './back-office.ts'
import { arriveAt, pay, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

const project = join(import.meta.dirname, '..')
const SIGNED_ON = '2026-10-03'

/** A copy of what the server runs from. */
const copyOfProject = async (): Promise<string> => {
  const copy = newFolder()
  const isPicture = (path: string): boolean => /documents.pictures/.test(path)
  for (const name of [
    'core',
    'drafting',
    'documents',
    'server',
    'legal',
    'web',
    'words',
    'testkit',
    'package.json',
    'package-lock.json',
  ])
    await cp(join(project, name), join(copy, name), { recursive: true, filter: (path) => !isPicture(path) })
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Signs every piece in it as one lawyer. */
const signAll = async (legal: string): Promise<void> => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const signer = { name: 'Nia Example', qualification: 'made up, no solicitor' }
  const key = publicPartOf(privateKey, { holder: 'person', ...signer, madeOn: SIGNED_ON })
  await writeFile(join(legal, 'sign-offs/keys', `${key.id}.json`), JSON.stringify(key))
  for (const { piece } of readSignOffs(legal).standings) {
    const signed = { piece: piece, signedOn: SIGNED_ON }
    const made = await signOffWith(signed, { ...signer, key: key.id }, signerWith(privateKey))
    await writeFile(join(legal, 'sign-offs', fileOfSignOff(made)), JSON.stringify(made))
  }
}

/** Goes on to the payment of a finished will. */
const goToPay = async (page: Parameters<typeof arriveAt>[0], home: string) => {
  await startAt(page, 'will.addons', '', { home })
  await arriveAt(page, 'Would you like anything else?')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Pay £/ }).click()
}

test('one changed letter takes the lawyer’s name off the words: the desk shows it, and they are not sold', async ({
  page,
}) => {
  const copy = await copyOfProject()
  const dataDir = join(copy, 'data')
  const legal = join(copy, 'legal')
  const start = () =>
    startServer({ root: copy, dataDir, environment: { WEB_ROOT: join(project, 'dist/web'), SELL: 'signed-off' } })
  await signAll(legal)
  expect(describeUnsigned(readSignOffs(legal))).toBe('')
  const before = await start()
  await goToPay(page, before.url)
  await pay(page, 'paid')
  await arriveAt(page, /^Thank you/)
  await before.kill('SIGTERM')

  const clauses = join(legal, 'wordings/clauses.json')
  const words = await readFile(clauses, 'utf8')
  await writeFile(clauses, words.replace('Nobody under 18 may act', 'Nobody under 19 may act'))
  // What production writes at its start.
  expect(describeUnsigned(readSignOffs(legal))).toContain('Changed since Nia Example signed it: clause:executors\n')
  const after = await start()
  try {
    await goToPay(page, after.url)
    await expect(page.getByRole('alert')).toContainText(
      'A lawyer has not signed off some words of your will yet. They are in: Executors and trustees.',
    )

    await joinDesk(page, { server: after.url, dataDir }, 'lawyer', 'Nia Example')
    await page.getByRole('link', { name: 'Clauses' }).click()
    const changed = page.getByRole('region', { name: 'Words changed since they were signed' })
    await expect(changed.getByRole('link')).toHaveText([/^Executors and trustees/])
    await changed.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Executors and trustees' })).toBeFocused()
    await expect(page.locator('del')).toHaveText(/18/)
    await expect(page.locator('ins')).toHaveText(/19/)
    await expect(page.getByText('1 change', { exact: true })).toBeVisible()
    await expectUsable(page)
  } finally {
    await after.kill('SIGTERM')
  }
})
