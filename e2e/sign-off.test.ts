/** A lawyer at the back office reads the words of a clause and signs them. */
import { readFile } from 'node:fs/promises'
import { signOffKeySchema, signOffSchema } from '#core/sign-off/sign-off.ts'
import { faultOf, hashOfPiece } from '#server/features/sign-offs/sign-off-files.ts'
import { expectNoViolations, expectUsable } from './accessibility.ts'
import { joinDesk } from './back-office.ts'
import { expect, test } from './fixtures.ts'

test('a lawyer joins with a passkey, reads a clause with its law, and signs exactly those words', async ({
  page,
  server,
  dataDir,
}) => {
  await joinDesk(page, { server, dataDir }, 'lawyer', 'Nia Example')
  await page.getByRole('link', { name: 'Clauses' }).click()
  await expect(page.getByText(/^0 of \d+ signed off as they stand$/)).toBeVisible()

  await page.getByRole('link', { name: 'Executors and trustees' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Executors and trustees' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Law' })).toContainText('Trustee Act 1925 s.34')
  await expect(page.getByText('Nobody under 18 may act, and no more than four may act at once')).toBeVisible()
  await page.getByRole('button', { name: 'In made-up wills' }).click()
  await expect(page.getByRole('heading', { name: 'Made-up will 1', exact: true })).toBeVisible()
  await expectNoViolations(page)

  const form = page.getByRole('form', { name: 'Sign off these words' })
  await form.getByRole('button', { name: 'Sign off these words' }).click()
  await expect(form.getByRole('alert')).toHaveText('Tick both first.')
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  await form.getByLabel('Your qualification').fill('made up, no solicitor')
  await form.getByLabel('A note').fill('Plain, and right.')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Sign off these words' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sign off these words' })
  await expect(sheet.getByLabel('A note')).toHaveValue('Plain, and right.')
  await expectUsable(page)
  await sheet.getByRole('button', { name: 'Sign off these words' }).click()
  await expect(page.getByRole('heading', { name: 'You signed these words' })).toBeFocused()

  const kept = async (name: RegExp): Promise<unknown> => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
    return JSON.parse(await readFile(await download.path(), 'utf8'))
  }
  const signOff = signOffSchema.parse(await kept(/Keep clause\.executors\./))
  const key = signOffKeySchema.parse(await kept(/Keep keys\//))
  expect([signOff.name, signOff.note, faultOf(signOff, [key])]).toEqual(['Nia Example', 'Plain, and right.', undefined])
  const changed = { ...signOff.signed, words: signOff.signed.words.map((each) => each.replace('executor', 'executer')) }
  expect(hashOfPiece(changed)).not.toBe(signOff.hash)
})

test('a reader asks for other words of a sentence, and the owner answers', async ({
  page,
  server,
  dataDir,
  browser,
}) => {
  await joinDesk(page, { server, dataDir }, 'reader', 'Jo Lane')
  await page.getByRole('link', { name: 'Clauses' }).click()
  await page.getByRole('link', { name: 'Executors and trustees' }).click()
  const sentence = 'Nobody under 18 may act, and no more than four may act at once'
  await page.getByText(sentence).selectText()
  await page.getByRole('button', { name: 'Ask for a change' }).click()
  const asking = page.getByRole('dialog', { name: 'Ask for a change' })
  await expect(asking.getByText(sentence).last()).toBeVisible()
  await asking
    .getByLabel('What should change, and why')
    .fill('Say “at the same time”: people ask what “at once” means.')
  await expectUsable(page)
  await asking.getByRole('button', { name: 'Send it' }).click()
  const asked = page.getByRole('region', { name: 'Changes asked for' })
  await expect(asked).toContainText('Say “at the same time”')
  await expect(asked.getByText('open', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign off these words' })).toHaveCount(0)

  const owner = await (await browser.newContext()).newPage()
  await joinDesk(owner, { server, dataDir }, 'owner')
  await owner.getByRole('link', { name: /^Change \d+/ }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Asked changes' })).toBeFocused()
  const listed = owner.getByRole('listitem').filter({ hasText: sentence })
  await expect(listed).toContainText('Jo Lane')
  await expectUsable(owner)
  await listed.getByRole('button', { name: /^Answer/ }).click()
  await owner.getByLabel('Why the words stay as they are').fill('The Act says it so.')
  await owner.getByRole('button', { name: 'Answer and close it' }).click()
  await expect(owner.getByText('Answer: The Act says it so.')).toBeVisible()
  await expect(owner.getByText('Nothing waits.')).toBeVisible()
})
