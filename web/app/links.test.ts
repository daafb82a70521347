import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { destinationAt } from '#core/journey/guards.ts'

const WEB = join(import.meta.dirname, '..')
const DESK = 'desk'

/** The addresses that links of these files lead to. */
const linksIn = async (isIn: (file: string) => boolean): Promise<string[]> => {
  const files = (await readdir(WEB, { recursive: true })).filter((path) => path.endsWith('.tsx') && isIn(path))
  const links = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(WEB, file), 'utf8')
      return [...source.matchAll(/\bto="(\/[^"#?]*)/g)].flatMap(([, path = '']) => path)
    }),
  )
  return [...new Set(links.flat())]
}

test('every link that a page has leads to a page that is there', async () => {
  const links = await linksIn((file) => !file.startsWith(DESK))
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((path) => destinationAt(path) === undefined)).toEqual([])
})

test('every link of the back office leads to a page of the back office', async () => {
  const links = await linksIn((file) => file.startsWith(DESK))
  const source = (file: string) => readFile(join(WEB, DESK, file), 'utf8')
  const screens = [...(await source('shell.tsx')).matchAll(/\{ id: '([^']+)', key:/g)].map(([, id]) => `/desk/${id}`)
  const others = [...(await source('main.tsx')).matchAll(/path: '([^'*]+)'/g)].map(([, path = '']) =>
    path.startsWith('/') ? path : `/desk/${path}`,
  )
  const pages = [...screens, ...others]
  expect(screens.length).toBeGreaterThan(10)
  expect(links).not.toEqual([])
  expect(links.filter((path) => !pages.some((page) => matchPath(page, path)))).toEqual([])
})
