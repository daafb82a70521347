import { expect, test } from 'vitest'
import { fileOfWill } from './file-of-will.ts'

test('files of two wills have other names in one folder, and none has the name of a person', () => {
  expect(fileOfWill('will.pdf', '7F3K-21QX')).toBe('will-7F3K-21QX.pdf')
  expect(fileOfWill('executor-letter-1-large-print.pdf', 'AAAA-BBBB')).toBe(
    'executor-letter-1-large-print-AAAA-BBBB.pdf',
  )
  expect(fileOfWill('will-pack.zip', '7F3K-21QX')).toBe('will-pack-7F3K-21QX.zip')
})

test('a file of a will without a code keeps its name', () => {
  expect(fileOfWill('will.pdf', undefined)).toBe('will.pdf')
})
