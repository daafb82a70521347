/** Pictures of the pages of a will as they were signed: read by the browser, kept, and looked at again. */
import { createCanvas } from '@napi-rs/canvas'
import type { Locator } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { witnessTicks } from '#core/will/lists.ts'
import { expectUsable } from './accessibility.ts'
import { arriveAt, asCustomer, startAt, today } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { downloadWill, PHONE } from './signing.ts'

/** Pages as a telephone takes them: 2,000 dots high, on a dark table. */
const photographs = async (pdf: Uint8Array): Promise<Buffer[]> => {
  const file = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: file.numPages }, async (_page, index) => {
      const page = await file.getPage(index + 1)
      const viewport = page.getViewport({ scale: 2000 / 842 })
      const paper = createCanvas(Math.floor(viewport.width), Math.floor(viewport.height))
      await page.render({ canvas: null, canvasContext: paper.getContext('2d') as never, viewport }).promise
      const table = createCanvas(paper.width + 200, paper.height + 200)
      const light = table.getContext('2d')
      light.fillStyle = '#6d5a45'
      light.fillRect(0, 0, table.width, table.height)
      light.drawImage(paper, 100, 100)
      return table.toBuffer('image/jpeg')
    }),
  )
}

test('a customer keeps a picture of each page they signed, and is told where to look again', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await downloadWill(page)
  const headers = await asCustomer(page)
  const signing = { on: today(), witnesses: ['Mary Okafor', 'David Lloyd'], ticks: witnessTicks, storage: 'At home' }
  expect((await page.request.post('/api/signing', { headers, data: signing })).status()).toBe(200)
  const pdf = await (await page.request.get('/api/documents/will.pdf', { headers })).body()
  const pictures = await photographs(pdf)

  await page.reload()
  await page.getByText('You signed your will').click()
  await expectUsable(page)
  await page.getByRole('link', { name: 'Keep pictures of the pages' }).click()
  await arriveAt(page, 'Pictures of the signed pages')
  await expectUsable(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByLabel('Take or choose pictures')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(PHONE)
  const files = pictures.map((buffer, at) => ({ name: `IMG_${at + 1}.jpg`, mimeType: 'image/jpeg', buffer }))
  await page.getByLabel('Take or choose pictures').setInputFiles([...files.slice(1), ...files.slice(1, 2)])
  await expect(page.getByText('There is no picture yet of page 1.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('You took two pictures of page 2')).toBeVisible()
  await page.getByLabel('Take or choose pictures').setInputFiles(files.slice(0, 1))
  await expect(page.getByText('Some of them need another look')).toBeVisible({ timeout: 30_000 })
  const last = page.getByRole('listitem').filter({ hasText: `Page ${pictures.length}` })
  await expect(last).toContainText('the signature of the second witness')
  const blank = createCanvas(300, 400).toBuffer('image/jpeg')
  const unmarked = { name: 'IMG_9.jpg', mimeType: 'image/jpeg', buffer: blank }
  await page.getByLabel('Take or choose pictures').setInputFiles([unmarked])
  await page.getByLabel('We could not read the mark of IMG_9.jpg').selectOption('Page 2')
  const groundOf = (control: Locator, part?: string) =>
    control.evaluate((drawn, of) => getComputedStyle(drawn, of).backgroundColor, part)
  const keep = page.getByRole('button', { name: 'Keep it' })
  // One button of a page is filled: here the one that answers.
  expect(await groundOf(page.getByLabel('Take or choose pictures'), '::file-selector-button')).not.toBe(
    await groundOf(keep),
  )
  await keep.click()
  await expect(page.getByText('We could not read its mark')).toBeVisible()
  await page.getByRole('button', { name: 'Look at it Page 2' }).click()
  await expect(page.getByRole('img', { name: 'Your picture of page 2' })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Delete Page 2' }).click()
  await expect(page.getByText('There is no picture yet of page 2.')).toBeVisible()
})
