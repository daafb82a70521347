import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { madeUpFirms } from '#testkit/made-up-firms.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { expectNoViolations, expectUsable } from './accessibility.ts'
import { heirloomWith } from './command-line.ts'
import { addPasskeyDevice, apply, arriveAt, goTo, openLink, saveAndContinue, startAt } from './customer.ts'
import { expect, type OwnServer, test } from './fixtures.ts'

const [poe] = madeUpFirms
const CLAUSE = 'I declare that this will does not extend to my land in France.'

/** A server that knows the made-up firms. */
const withFirms = async (start: (settings: Record<string, string>) => Promise<OwnServer>) => {
  const list = join(newFolder(), 'firms.json')
  await writeFile(list, JSON.stringify(madeUpFirms))
  return { ...(await start({ REFERRAL_FIRMS: list })), list }
}

/** Someone of the firm, logged in with the passkey of a device that the browser makes up. */
const joinDesk = async (page: Page, { url, dataDir, list }: OwnServer & { readonly list: string }) => {
  await addPasskeyDevice(page)
  const email = `alex.${crypto.randomUUID().slice(0, 8)}@example.test`
  const printed = await heirloomWith(
    { DATA_DIR: dataDir, REFERRAL_FIRMS: list },
    ...['staff', 'add', email, '--name', 'Alex Poe', '--role', 'firm', '--firm', poe.id],
  )
  await openLink(page, `${url.replace('127.0.0.1', 'localhost')}/desk/join#${/#([\w-]+)/.exec(printed)?.[1]}`)
  await page.getByRole('button', { name: 'Make the passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible()
}

/** A customer with land abroad, on the page with all their answers. */
const needsASolicitor = async (page: Page, home: string) => {
  await startAt(page, 'will.summary', '', { home })
  await arriveAt(page, 'Check your will')
  await page.getByRole('link', { name: 'Change Marital status' }).click()
  await arriveAt(page, 'What is your marital status?')
  await apply(page, 'Home, land or will abroad', /have a will made abroad/)
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')
}

test('a customer lets a law firm see their case, agrees to its clause, can pay, and takes the case back', async ({
  page,
  browser,
  ownServer,
}) => {
  const own = await withFirms(ownServer)
  await needsASolicitor(page, own.url)
  await expect(page.getByRole('link', { name: 'Continue to payment, £89' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask a law firm from here' }).click()
  const choosing = page.getByRole('dialog', { name: 'Ask a law firm' })
  await expect(choosing.getByRole('radio', { checked: true })).toHaveCount(0)
  await choosing.getByRole('button', { name: 'Let them see my case' }).click()
  await expect(choosing).toContainText('Choose a firm')
  await choosing.getByRole('radio', { name: poe.name }).check()
  await expect(choosing).toContainText(poe.charges)
  const consent = choosing.getByRole('checkbox', { name: new RegExp(`^For 30 days, ${poe.name} may see`) })
  await expect(consent).not.toBeChecked()
  await expectNoViolations(page, 'dialog')
  await consent.check()
  await choosing.getByRole('button', { name: 'Let them see my case' }).click()
  await expect(page.getByText(/^You sent your case to Made-up & Lane LLP on .* It has not opened it yet/)).toBeVisible()

  const firm = await (await browser.newContext()).newPage()
  await joinDesk(firm, own)
  await expect(firm.locator('main')).not.toContainText('Margaret')
  await expectUsable(firm)
  await firm.getByRole('link', { name: /^Case \d+$/ }).click()
  await expect(firm.getByRole('heading', { level: 1, name: /^Case \d+$/ })).toBeVisible()
  await expect(firm.getByText(/Do I need a will in each country/).first()).toBeVisible()
  await expect(firm.getByText('Margaret Ellen Hale').first()).toBeVisible()
  await expectUsable(firm)
  await firm.getByRole('button', { name: 'Add a clause' }).click()
  const adding = firm.getByRole('dialog', { name: 'Add a clause' })
  await adding.getByLabel('The clause').fill(CLAUSE)
  await adding.getByLabel('What the customer should know').fill('Your land in France needs a will there. We can help.')
  await adding.getByRole('checkbox', { name: /nothing else stands in the way/ }).check()
  await expectNoViolations(firm, 'dialog')
  await adding.getByRole('button', { name: 'Offer the clause' }).click()
  await expect(firm.getByText('The clause is not answered yet.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Your land in France needs a will there. We can help.')).toBeVisible()
  await expect(page.getByText(CLAUSE)).toBeVisible()
  await expectUsable(page)
  await expect(page.getByRole('link', { name: 'Continue to payment, £89' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Put these words in my will' }).click()
  await expect(page.getByText('You agreed to this clause. It stands in your will.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A law firm has answered this' })).toBeVisible()
  await expect(page.getByText(/Alex Poe of Made-up & Lane LLP said on/)).toBeVisible()
  await expect(
    page.getByText(/^A person needs to look at this\. Made-up & Lane LLP wrote a clause/).first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue to payment, £89' }).first()).toBeVisible()
  await expectUsable(page)

  await goTo(page, '/account')
  await expect(page.getByRole('heading', { name: 'Your case at a law firm' })).toBeVisible()
  await page.getByRole('button', { name: 'Take my case back' }).click()
  await expect(page.getByText(/^You took your case back on/)).toBeVisible()
  await expect(page.getByText('Opened your case, as the firm you chose').first()).toBeVisible()
  await firm.reload()
  await expect(firm.getByRole('alert')).toContainText('the customer has not agreed to it, or has taken it back')
  await firm.context().close()
})
