import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashOfNobody, hashPassword, isPassword } from './passwords.ts'

test('a password fits its own hash and no other', async () => {
  const stored = await hashPassword('correct horse', randomBytes)
  expect(await isPassword('correct horse', stored)).toBe(true)
  expect(await isPassword('correct horse ', stored)).toBe(false)
})

test('the same password is kept differently each time', async () => {
  expect(await hashPassword('correct horse', randomBytes)).not.toBe(await hashPassword('correct horse', randomBytes))
})

test('nobody’s hash costs the same and lets nobody in', async () => {
  const [stored, nobody] = [await hashPassword('correct horse', randomBytes), hashOfNobody]
  expect(nobody.split('$').slice(0, 4)).toEqual(stored.split('$').slice(0, 4))
  expect(await isPassword('correct horse', nobody)).toBe(false)
  expect(await isPassword('', nobody)).toBe(false)
})

test('a damaged hash is an error and not a way in', async () => {
  await expect(isPassword('correct horse', 'correct horse')).rejects.toThrow('not in the form of a hash')
})
