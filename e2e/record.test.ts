import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { verifyFile } from '../cli/verify-file.ts'
import { expectUsable } from './accessibility.ts'
import { agreeToDownload, arriveAt, startAt, unfold } from './customer.ts'
import { expect, test } from './fixtures.ts'

const downloaded = async (page: Page, name: string): Promise<Buffer> => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  return readFile(await (await download).path())
}

test('a customer downloads how the will was made, and the seal holds without us', async ({ page }) => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await unfold(page, 'How your will was made (5 files)')
  // The record is the customer's own, and asks for nothing to be agreed to.
  expect((await downloaded(page, 'Download the record')).subarray(0, 5).toString()).toBe('%PDF-')
  expect(verifyFile(await downloaded(page, 'Download the sealed record'))).toMatchObject({ ok: true, what: 'record' })
  await agreeToDownload(page)
  const archive = await downloaded(page, 'Download the archive copy')
  expect(verifyFile(archive)).toMatchObject({ ok: true, what: 'archive copy' })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectUsable(page)
})
