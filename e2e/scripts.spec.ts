import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { answerLanding, arriveAt, openLink, startAt, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests, untilQuiet } from './page-loading.ts'

const SCRIPTS = /^\/assets\/(?!main-).*\.js$/
const STYLES = /^\/assets\/.*\.css$/

const FOLDER = join(import.meta.dirname, '../dist/web/assets')

/** The name of a class is its number among all sheets. */
const CLASS_NUMBERS = /(?<=[`"' .]_)[0-9a-z]{1,2}(?![\w-])/g

/**
 * The bytes of a built file as it is sent, with the names of the files that it loads but not their hashes. A hash cannot
 * be compressed, and changes with every word of the file it names: with the hashes, a page weighed up to 180 bytes more
 * or less from one build to the next.
 */
const weightOf = async (file: string, leftOut?: RegExp): Promise<number> => {
  const text = await readFile(join(FOLDER, file), 'utf8')
  const steady = text.replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '')
  return brotliCompressSync(leftOut ? steady.replaceAll(leftOut, '') : steady).length
}

/**
 * Bytes of the script of every page: four fifths are React and its router. The numbers of its classes are left out: with them it
 * weighed up to 300 bytes more or less for a class that came or went in the sheet of another page.
 */
const MAIN_MOST = 110_860

/** How many files of a kind a page asks for, and their bytes. The script of every page is left out. */
const loadedBy = async (page: Page, path: string, kind = SCRIPTS): Promise<{ files: number; bytes: number }> => {
  const names = new Set<string>()
  const note = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (kind.test(pathname)) names.add(pathname.slice('/assets/'.length))
  }
  page.on('response', note)
  await typeAddress(page, path)
  await untilQuiet(page)
  page.off('response', note)
  const weights = await Promise.all(
    [...names].map((name) => weightOf(name, kind === STYLES ? CLASS_NUMBERS : undefined)),
  )
  return { files: names.size, bytes: weights.reduce((sum, weight) => sum + weight, 0) }
}

test('a page of the will comes in a handful of scripts, and a question without those of the others', async ({
  page,
}) => {
  const most = { 'will.about-me.full-name': [17, 149_500], 'will.summary': [39, 206_300] } as const
  for (const name of ['will.about-me.full-name', 'will.summary'] as const) {
    const [files, bytes] = most[name]
    await startAt(page, name)
    await page.waitForURL(`**${pathOf(name)}`)
    await untilQuiet(page)
    const loaded = await loadedBy(page, pathOf(name))
    expect(loaded.files, `${name}: ${loaded.bytes} bytes`).toBeLessThanOrEqual(files)
    expect(loaded.bytes, name).toBeLessThanOrEqual(bytes)
  }
})

test('the first question comes while an account is made, and is answered before the sheet and the advice have come', async ({
  page,
}) => {
  const comes = page.waitForResponse(/\/assets\/will-signed-[\w-]+\.js$/)
  await openLink(page, '/')
  await answerLanding(page, { name: 'Anna', last_name: 'Hale' })
  await comes

  await startAt(page, 'will.about-me.full-name')
  await page.waitForURL(`**${pathOf('will.about-me.full-name')}`)
  await untilQuiet(page)
  await page.route(/\/assets\/(sheet|draft|advice)-[^/]*\.js$/, (route) => route.abort())
  const loaded = await loadedBy(page, pathOf('will.about-me.full-name'))
  await page.getByRole('textbox', { name: 'First name' }).fill('Margareta')
  expect(loaded.files, `${loaded.bytes} bytes`).toBeLessThanOrEqual(12)
  expect(loaded.bytes).toBeLessThanOrEqual(77_000)

  // The answers are asked for by the first script, before any other has come.
  const release = await holdRequests(page, /\/assets\/(?!main-).*\.js$/)
  const asked = page.waitForRequest('**/api/form')
  await page.reload({ waitUntil: 'commit' })
  await asked
  release()
})

test('a question whose code does not arrive says so, and is there when it is tried again', async ({ page }) => {
  await page.route('**/assets/executors-pages-*.js', (route) => route.abort())
  await startAt(page, 'will.gifts')
  await arriveAt(page, stepNamed('will.gifts').title)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await arriveAt(page, 'We could not show this page')
  await expect(page.getByText('We could not reach the server.')).toBeVisible()
  await page.unroute('**/assets/executors-pages-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await arriveAt(page, stepNamed('will.executors.executor-notify').title)
})

test('a page outside the will loads little of the code of the will', async ({ page }) => {
  const most = {
    '/terms': 5_300,
    '/how-it-works': 7_100,
    '/prices': 3_700,
    '/power-of-attorney': 25_300,
    '/faqs': 38_200,
    '/login': 59_000,
  }
  const heavy: string[] = []
  const ofEveryPage = (await readdir(FOLDER)).filter((name) => /^main-.*\.js$/.test(name))
  for (const file of ofEveryPage) {
    const bytes = await weightOf(file, CLASS_NUMBERS)
    if (bytes > MAIN_MOST) heavy.push(`${file} ${bytes}`)
  }
  expect(ofEveryPage).toHaveLength(1)
  for (const [path, allowed] of Object.entries(most)) {
    const { files, bytes } = await loadedBy(page, path)
    if (bytes > allowed) heavy.push(`${path} ${bytes} in ${files} files`)
  }
  expect(heavy).toEqual([])
})

test('a page loads the styles of its own kind, and not those of every page', async ({ page }) => {
  const question = pathOf('will.about-me.full-name')
  const most = { '/terms': 5_750, '/prices': 5_750, '/login': 6_250, [question]: 10_150 }
  const heavy: string[] = []
  for (const [path, allowed] of Object.entries(most)) {
    if (path === question) {
      await startAt(page, 'will.about-me.full-name')
      await page.waitForURL(`**${question}`)
      await untilQuiet(page)
    }
    const { files, bytes } = await loadedBy(page, path, STYLES)
    if (bytes > allowed || bytes === 0) heavy.push(`${path} ${bytes} in ${files} files`)
  }
  expect(heavy).toEqual([])
})

test('no script waits for one that waits for it', async () => {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.js'))
  const imports = new Map<string, string[]>()
  for (const file of files) {
    const text = await readFile(join(FOLDER, file), 'utf8')
    // A script that is fetched later stands in brackets: `import("./…")`.
    imports.set(
      file,
      [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name = '']) => name),
    )
  }
  expect([...imports.values()].flat().length).toBeGreaterThan(files.length)
  const reached = (file: string, seen = new Set<string>()): Set<string> => {
    for (const next of imports.get(file) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        reached(next, seen)
      }
    return seen
  }
  expect(files.filter((file) => reached(file).has(file))).toEqual([])
})
