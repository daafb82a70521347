/** What a customer does on the pages that lead through a signing. */
import { expect, type Page } from '@playwright/test'
import type { FormReply } from '#core/api/wills.ts'
import { lastChecks, witnessTicks } from '#core/will/lists.ts'
import type { SigningPlan } from '#core/will/signing-schema.ts'
import { asCustomer, today } from './customer.ts'

export const PHONE = { width: 390, height: 844 }

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Puts the will on paper, through the API: nothing else can be signed. */
export const downloadWill = async (page: Page) => {
  const headers = await asCustomer(page)
  const agreed = { startNow: true, loseRight: true }
  const consent = await page.request.post('/api/documents/consent', { headers, data: agreed })
  expect(consent.ok(), await consent.text()).toBe(true)
  const will = await page.request.get('/api/documents/will.pdf', { headers })
  expect(will.status()).toBe(200)
}

/** Takes the plan to this step of a signing, by default the last at which all is ticked, through the API. */
export const planAt = async (page: Page, step: SigningPlan['step'] = 'check') => {
  await downloadWill(page)
  const headers = await asCustomer(page)
  const { will }: FormReply = await (await page.request.get('/api/form', { headers })).json()
  const witnesses = ['Mary Okafor', 'David Lloyd'].map((name) => ({ name }))
  const reply = await page.request.post('/api/signing/plan', {
    headers: { ...headers, 'X-Will-Id': `${will.id}` },
    data: {
      day: today(),
      time: '11:00',
      place: 'At home',
      witnesses,
      ticks: witnessTicks,
      step,
      checked: lastChecks,
      turn: 0,
    },
  })
  expect(reply.status(), await reply.text()).toBe(200)
}
