/** People at the back office, and customers they work for. */

import type { Page } from '@playwright/test'
import { heirloom } from './command-line.ts'
import { addPasskeyDevice, openLink } from './customer.ts'
import { expect } from './fixtures.ts'

/** A passkey needs a host name; it does not work on an IP address. */
export const homeOf = (server: string): string => server.replace('127.0.0.1', 'localhost')

const PASSWORD = 'four unlikely words together'

/** Lets a person with these roles in, with the passkey of a device that the browser makes up. */
export const joinDesk = async (
  page: Page,
  { server, dataDir }: { server: string; dataDir: string },
  roles: string,
  name = 'Priya Nair',
) => {
  await addPasskeyDevice(page)
  const email = `staff.${crypto.randomUUID().slice(0, 8)}@example.test`
  const printed = await heirloom(dataDir, 'staff', 'add', email, '--name', name, '--role', roles)
  const token = /#([\w-]+)/.exec(printed)?.[1]
  await openLink(page, `${homeOf(server)}/desk/join#${token}`)
  await page.getByRole('button', { name: 'Make the passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible()
}

/** A customer who has bought something, as the browser of a customer would. Gives the number of the order and their session. */
export const bought = async (page: Page, server: string, items: readonly string[]) => {
  const email = `customer.${crypto.randomUUID().slice(0, 8)}@example.test`
  const post = async (path: string, data: object, headers = {}) => {
    const reply = await page.request.post(`${server}${path}`, { data, headers })
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
    return reply.status() === 204 ? undefined : reply.json()
  }
  const person = { name: 'Margaret', last_name: 'Hale', email, password: PASSWORD, optin: true }
  const { token } = await post('/api/auth/register', { ...person, homeowner: 'Yes', england_or_wales: 'Yes' })
  const headers = { Authorization: `Bearer ${token}` }
  await post('/api/wills/init', {}, headers)
  const { id, url } = await post('/api/payment/checkout', { items }, headers)
  await page.request.post(new URL(url, server).href, { form: { outcome: 'paid' } })
  return { id: Number(id), email, token, post: (path: string, data: object) => post(path, data, headers), headers }
}
