/** What a page tells a browser that fills in forms. */
import { arriveAt, choose, goTo, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a password manager is told which field holds what, and a form for another person is not filled in', async ({
  page,
}) => {
  const fieldOf = (label: string) => page.getByRole('textbox', { name: label })
  await goTo(page, '/login')
  await expect(fieldOf('Email')).toHaveAttribute('autocomplete', 'username')
  await expect(fieldOf('Password')).toHaveAttribute('autocomplete', 'current-password')
  await expect(fieldOf('Password')).toHaveAttribute('type', 'password')
  await startAt(page, 'will.beneficiaries.other-beneficiaries')
  await page.getByRole('button', { name: /Add a person/ }).click()
  await expect(page.getByRole('dialog').getByLabel('Full name')).toHaveAttribute('autocomplete', 'off')
})

// Promise: call.captcha
test('a message is sent with a proof of work that the visitor does not see', async ({ page, context }) => {
  const paths: string[] = []
  await goTo(page, '/contact-us')
  await page.waitForLoadState('networkidle')
  context.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await choose(page, 'A question')
  await page.getByLabel('Your name').fill('Orla Quill')
  await page.getByLabel('Email').fill('orla@example.test')
  await page.getByLabel('Your message').fill('Do I need a solicitor?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await arriveAt(page, 'We have your message')
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual(['/api/contact', '/api/proof', '/api/contact'])
})
