import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { destinationAt } from '#core/journey/guards.ts'

const WEB = join(import.meta.dirname, '..')

test('every link that a page has leads to a page that is there', async () => {
  const files = (await readdir(WEB, { recursive: true })).filter((path) => path.endsWith('.tsx'))
  const links: string[] = []
  for (const file of files) {
    const source = await readFile(join(WEB, file), 'utf8')
    for (const [, path = ''] of source.matchAll(/\bto="(\/[^"#?]*)/g)) links.push(path)
  }
  expect(links.length).toBeGreaterThan(20)
  expect([...new Set(links)].filter((path) => destinationAt(path) === undefined)).toEqual([])
})
