/** A person to whom a will gives a job, and what they are asked. */
import type { Page } from '@playwright/test'
import { arriveAt, linkIn, mailTo, startAt, unfold } from './customer.ts'
import { expect } from './fixtures.ts'

export const panel = (page: Page) => page.getByRole('region', { name: 'Ask the people you chose' })

/** Asks the first person in the list, and gives the address that was asked and the link they got. */
export const askFirst = async (page: Page, shows = false): Promise<{ email: string; link: string }> => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await unfold(page, 'Ask the people you chose')
  const first = panel(page).getByRole('listitem').first()
  await first.getByRole('button', { name: /^(Add|Change) the email/ }).click()
  const email = `asked-${crypto.randomUUID().slice(0, 8)}@hale.example`
  const about = page.getByRole('dialog', { name: /^The email of/ })
  await about.getByLabel('Email').fill(email)
  await about.getByRole('button', { name: 'Save' }).click()
  await first.getByRole('button', { name: /^Ask / }).click()
  const mail = page.getByRole('dialog', { name: /^Ask .*\?$/ })
  await mail.getByLabel('A few words from you (optional)').fill('You have always been the sensible one.')
  if (shows) await mail.getByRole('checkbox', { name: /^Show them who gets what/ }).check()
  await mail.getByRole('button', { name: 'Send it' }).click()
  await expect(panel(page).getByText(/^We have asked/)).toBeVisible()
  return { email, link: linkIn(await mailTo(page, email, 'asks something of you'), 'asked') }
}
