import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import { startAt, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'

/** The scripts that a page asks for besides the one of every page, and their bytes as they are sent. */
const scriptsOf = async (page: Page, path: string): Promise<{ files: number; bytes: number }> => {
  const sizes = new Map<string, number>()
  const note = async (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    const { pathname } = new URL(response.url())
    if (/^\/assets\/(?!main-).*\.js$/.test(pathname)) sizes.set(pathname, Number(response.headers()['content-length']))
  }
  page.on('response', note)
  await typeAddress(page, path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  page.off('response', note)
  return { files: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) }
}

test('a page of the will comes in a handful of scripts', async ({ page }) => {
  for (const name of ['will.about-me.full-name', 'will.summary'] as const) {
    await startAt(page, name)
    await page.waitForURL(`**${pathOf(name)}`)
    await page.waitForLoadState('networkidle')
    const { files } = await scriptsOf(page, pathOf(name))
    expect(files, name).toBeLessThanOrEqual(26)
  }
})

test('a page outside the will loads little of the code of the will', async ({ page }) => {
  const most = {
    '/terms': 6_000,
    '/how-it-works': 10_000,
    '/prices': 6_000,
    '/power-of-attorney': 26_000,
    '/faqs': 37_000,
    '/login': 60_000,
  }
  const heavy: string[] = []
  for (const [path, allowed] of Object.entries(most)) {
    const { files, bytes } = await scriptsOf(page, path)
    if (bytes > allowed) heavy.push(`${path} ${bytes} in ${files} files`)
  }
  expect(heavy).toEqual([])
})

test('no script waits for one that waits for it', async () => {
  const folder = join(import.meta.dirname, '../dist/web/assets')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const imports = new Map<string, string[]>()
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8')
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
