/** What a customer does on the pages that lead through a signing. */
import { expect, type Page } from '@playwright/test'
import type { FormReply } from '#core/api/wills.ts'
import { lastChecks, witnessTicks } from '#core/will/lists.ts'
import type { SigningPlan } from '#core/will/signing-schema.ts'
import { agreeToDownload, arriveAt, asCustomer, startAt, today } from './customer.ts'

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

/** A paid will whose documents were looked at once. */
export const withPaidWill = async (page: Page) => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await agreeToDownload(page)
}

export const tickAll = async (page: Page) => {
  for (const tick of await page.getByRole('checkbox').all()) await tick.check()
}

/** Opens signing day as a customer does, by the button on the documents. */
export const openSigning = async (page: Page) => {
  await page.getByRole('link', { name: 'Plan your signing' }).click()
  await arriveAt(page, 'When will you sign?')
}

export const pickToday = async (page: Page) => {
  await page.getByRole('radio', { name: /today/ }).check()
  await press(page, 'Continue without a calendar')
  await arriveAt(page, 'Who will watch you sign?')
}

export const nameWitnesses = async (page: Page, first = 'Mary Okafor', second = 'David Lloyd') => {
  await page.getByLabel('First witness, full name').fill(first)
  await page.getByLabel('Second witness, full name').fill(second)
  await tickAll(page)
  await press(page, 'Continue')
  await arriveAt(page, 'Print it, and staple it once.')
}

export const sitDown = async (page: Page) => {
  await page.getByRole('radio', { name: /^Normal print/ }).check()
  await press(page, /pages are here$/)
  await arriveAt(page, /Sit so that each can see/)
}

export const finish = async (page: Page) => {
  await tickAll(page)
  await press(page, 'It is all there')
  await arriveAt(page, 'It is a will now.')
  await page.getByLabel('The exact place').fill('Top drawer of the desk in the study')
  await press(page, 'Save and finish')
}

/** Notes in the account's own words that the will was signed, through the API. */
export const sign = async (page: Page, witnesses = ['Mary Okafor', 'David Lloyd']) => {
  await downloadWill(page)
  await page.evaluate(
    async ([named, ticks, on]) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('token')}`,
        'Content-Type': 'application/json',
      }
      const body = JSON.stringify({
        on,
        witnesses: named,
        ticks,
        keptWith: 'Home',
        storage: 'Top drawer of the desk in the study',
      })
      const reply = await fetch('/api/signing', { method: 'POST', headers, body })
      if (!reply.ok) throw new Error(await reply.text())
    },
    [witnesses, witnessTicks, today()] as const,
  )
}

/** Plans the signing for today, with these witnesses, as far as the printed pages. */
export const planToday = async (page: Page, first = 'Mary Okafor', second = 'David Lloyd') => {
  await openSigning(page)
  await pickToday(page)
  await nameWitnesses(page, first, second)
}
