import type { Page } from '@playwright/test'
import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'
import { seeAllAnswers } from './ways.ts'

declare global {
  /** What was spoken, how fast, and whether the device is silent. */
  var spoken: { text: string; rate: number; voice: string | undefined }[]
  var silent: boolean
  var finishSentence: () => void
  var failVoice: () => void
}

/** A device that speaks: a sentence ends when the test says so. */
const voices = (local: boolean) => {
  const listeners = new EventTarget()
  const voice = { lang: 'en-GB', localService: local, name: 'Device' }
  globalThis.spoken = []
  globalThis.silent = true
  class SpeechSynthesisUtterance {
    text: string
    rate = 1
    voice: { name: string } | null = null
    onend: (() => void) | null = null
    onerror: (() => void) | null = null
    constructor(text: string) {
      this.text = text
    }
  }
  const speechSynthesis = {
    getVoices: () => [voice],
    speak: (words: SpeechSynthesisUtterance) => {
      globalThis.spoken.push({ text: words.text, rate: words.rate, voice: words.voice?.name })
      globalThis.silent = false
      globalThis.finishSentence = () => words.onend?.()
      globalThis.failVoice = () => words.onerror?.()
    },
    cancel: () => {
      globalThis.silent = true
    },
    addEventListener: listeners.addEventListener.bind(listeners),
    removeEventListener: listeners.removeEventListener.bind(listeners),
  }
  Object.assign(globalThis, { SpeechSynthesisUtterance })
  Object.defineProperty(globalThis, 'speechSynthesis', { configurable: true, value: speechSynthesis })
}

const spokenOn = (page: Page) => page.evaluate(() => globalThis.spoken.map(({ text }) => text))

/** Ends the sentence that is spoken, and waits for the next. */
const hearNext = async (page: Page) => {
  const before = (await spokenOn(page)).length
  await page.evaluate(() => globalThis.finishSentence())
  await expect.poll(async () => (await spokenOn(page)).length).toBeGreaterThan(before)
}

/** The text that is marked as spoken: a highlight, or a selection where the browser has none. */
const markedOn = (page: Page) =>
  page.evaluate(() => {
    const marks: HighlightRegistry | undefined = globalThis.CSS?.highlights
    const marked = marks ? [...(marks.get('spoken') ?? [])].join('') : getSelection()?.toString()
    return marked?.replace(/\s+/g, ' ') ?? ''
  })

const listenAtDateOfBirth = async (page: Page) => {
  await page.addInitScript(voices, true)
  await customer.startAt(page, 'will.about-me.dob')
  await customer.arriveAt(page, 'What is your date of birth?')
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
  const listen = page.getByRole('button', { name: 'Listen to this page' })
  await expect(listen).toBeVisible()
  return listen
}

test('the text follows the voice: the sentence that is spoken is marked, and no other, until the voice is stopped', async ({
  page,
}) => {
  const listen = await listenAtDateOfBirth(page)
  await listen.click()
  await expect.poll(async () => (await spokenOn(page)).length).toBe(1)
  for (let sentence = 0; sentence < 3; sentence++) {
    await expect.poll(() => markedOn(page)).toBe((await spokenOn(page)).at(-1))
    await hearNext(page)
  }
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.poll(() => markedOn(page)).toBe('')
})

test('a voice that fails is said to have stopped, and is heard again from that sentence', async ({ page }) => {
  const listen = await listenAtDateOfBirth(page)
  await listen.click()
  const player = page.getByRole('region', { name: 'Read aloud' })
  await expect(player).toBeVisible()
  await hearNext(page)
  const heard = (await spokenOn(page)).at(-1)
  await page.evaluate(() => globalThis.failVoice())
  await expect(player.getByRole('status')).toHaveText(/^The voice stopped here\./)
  await expect.poll(() => markedOn(page)).toBe(heard)
  const before = (await spokenOn(page)).length
  await player.getByRole('button', { name: 'Carry on' }).click()
  await expect(player.getByRole('status')).toHaveText('')
  expect((await spokenOn(page)).slice(before)).toEqual([heard])
  await hearNext(page)
  expect((await spokenOn(page)).at(-1)).not.toBe(heard)
})

test('a question is read aloud where there is no signal, once the voice was offered', async ({ page }) => {
  const listen = await listenAtDateOfBirth(page)
  await page.context().setOffline(true)
  await page.evaluate(() => void window.dispatchEvent(new Event('offline')))
  await listen.click()
  await expect(page.getByRole('region', { name: 'Read aloud' })).toBeVisible()
  while (!(await spokenOn(page)).includes('You must be 18 or over to make a will.')) await hearNext(page)
})

test('a question is read aloud a sentence at a time, at any speed, until the page is left', async ({ page }) => {
  const listen = await listenAtDateOfBirth(page)
  await listen.click()
  const player = page.getByRole('region', { name: 'Read aloud' })
  await expect(player).toBeVisible()
  const spoken = () => spokenOn(page)
  while (!(await spoken()).includes('You must be 18 or over to make a will.')) await hearNext(page)
  expect(await spoken()).toContain('What is your date of birth?')
  await player.getByRole('button', { name: 'Pause' }).click()
  expect(await page.evaluate(() => globalThis.silent)).toBe(true)
  await player.getByRole('button', { name: 'Carry on' }).click()
  expect((await spoken()).at(-1)).toBe('You must be 18 or over to make a will.')
  await page.getByLabel('Speed').fill('1.5')
  expect(await page.evaluate(() => globalThis.spoken.at(-1)?.rate)).toBe(1.5)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await customer.arriveAt(page, 'Do you own your home?')
  await expect(player).toBeHidden()
  expect(await page.evaluate(() => globalThis.silent)).toBe(true)
})

test('what stands on a line of its own is read as a sentence of its own', async ({ page }) => {
  await page.addInitScript(voices, true)
  await customer.goTo(page, '/prices')
  await customer.arriveAt(page, 'Prices')
  // No sheet of ours is loaded where the page is not drawn.
  await page.evaluate(() => {
    for (const line of document.querySelectorAll<HTMLElement>('main .block')) line.style.display = 'block'
  })
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Listen to this page' }).click()
  const spoken = () => spokenOn(page)
  while (!(await spoken()).some((sentence) => sentence.endsWith('Half if your income is low'))) await hearNext(page)
  expect((await spoken()).at(-1)).toBe('Half if your income is low')
})

test('the whole will is read aloud from where it is read', async ({ page }) => {
  await page.addInitScript(voices, true)
  await customer.startAt(page, 'will.summary')
  await seeAllAnswers(page)
  await page.getByRole('button', { name: 'Read every word' }).click()
  const will = page.getByRole('dialog')
  await expect(will.getByText('I cancel every will', { exact: false })).toBeVisible()
  await will.getByRole('button', { name: 'Listen to your will' }).click()
  for (let sentence = 0; sentence < 12; sentence++) await hearNext(page)
  const spoken = await spokenOn(page)
  expect(spoken).toContain('I cancel every will and every codicil that I made before this one.')
  expect(spoken).not.toContain('Pause')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => globalThis.silent)).toBe(true)
})

test('a device whose only voices are elsewhere is offered none, since they would be sent the words', async ({
  page,
}) => {
  await page.addInitScript(voices, false)
  await customer.startAt(page, 'will.about-me.dob')
  await customer.arriveAt(page, 'What is your date of birth?')
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Listen to this page' })).toBeHidden()
})
