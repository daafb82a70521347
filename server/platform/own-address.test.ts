import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { newFolder } from '#testkit/temporary-files.ts'
import { notedAddress, noteOwnAddress } from './own-address.ts'

let folder: string
beforeAll(() => {
  folder = newFolder()
})

test('a command finds the port of the running server', () => {
  expect(notedAddress(folder)).toBeUndefined()
  noteOwnAddress(folder, 'http://localhost:4123')
  expect(notedAddress(folder)).toBe('http://localhost:4123')
  noteOwnAddress(folder, 'http://localhost:3000')
  expect(notedAddress(folder)).toBe('http://localhost:3000')
})

test('a folder that cannot be written stops nothing', () => {
  const missing = join(folder, 'missing')
  noteOwnAddress(missing, 'http://localhost:4123')
  expect(notedAddress(missing)).toBeUndefined()
})

test('what is not such an address is not put into a mail', async () => {
  await writeFile(join(folder, 'address'), 'https://evil.example/')
  expect(notedAddress(folder)).toBeUndefined()
})
