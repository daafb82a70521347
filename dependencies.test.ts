import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = {
  readonly integrity?: string
  readonly resolved?: string
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
}

const lock: { readonly packages: Readonly<Record<string, Entry>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

test('S30: the lock file vouches for the contents of every package that this machine installs, Node among them', () => {
  const unvouched = packages.filter(([, { integrity }]) => integrity === undefined)
  // What is left are native builds for other machines, which npm does not fetch here.
  expect(unvouched.filter(([, { optional }]) => !optional)).toEqual([])
  const node = packages.filter(([path]) => /^node_modules\/node-(bin-)?(darwin|linux|win)-/.test(path))
  expect(node).toHaveLength(5)
  for (const [, { integrity }] of node) expect(integrity).toMatch(/^sha512-/)
})

test('S30: no package runs a script of its own when it is installed for production', () => {
  const scripted = packages.filter(([, entry]) => entry.hasInstallScript && !('dev' in entry)).map(([path]) => path)
  expect(scripted).toEqual([])
})

test('the lock file names no server that packages come from', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})
