import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPasswords, readPasswordLists } from './passwords.ts'

const { hash, fits } = createPasswords(randomBytes)

test('a password fits its own hash and no other', async () => {
  const stored = await hash('correct horse')
  expect(await fits('correct horse', stored)).toBe(true)
  expect(await fits('correct horse ', stored)).toBe(false)
})

test('the same password is kept differently each time', async () => {
  expect(await hash('correct horse')).not.toBe(await hash('correct horse'))
})

test('a guess at a password costs what OWASP recommends', async () => {
  expect(await hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a password still fits after new ones have come to cost more', async () => {
  const stored = await createPasswords(randomBytes, { memory: 8, passes: 1, parallelism: 1 }).hash('correct horse')
  expect(await fits('correct horse', stored)).toBe(true)
})

test('where there is no account no password fits', async () => {
  expect(await fits('correct horse', undefined)).toBe(false)
  expect(await fits('', undefined)).toBe(false)
})

test('a damaged hash is an error and not a way in', async () => {
  await expect(fits('correct horse', 'correct horse')).rejects.toThrow('not in the form of a hash')
})

test('the lists that a chosen password is looked up in are read with a turn for others before each', async () => {
  let turns = 0
  let counting = setImmediate(function count() {
    turns += 1
    counting = setImmediate(count)
  })
  await readPasswordLists()
  clearImmediate(counting)
  expect(turns).toBeGreaterThanOrEqual(3)
})
