import { expect, test } from 'vitest'
import { isOneTimeCode, setUpOf, stepOf } from './factors.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number): Date => new Date(seconds * 1000)

// RFC 6238 appendix B, SHA-1: the last six of its eight digits.
test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
])('after %i seconds the code of the standard’s secret is %s', (seconds, code, step) => {
  expect(stepOf(secret, code, at(seconds))).toBe(step)
})

test('a code counts one step early and one step late, and no further', () => {
  const code = '287082'
  for (const seconds of [0, 29, 30, 59, 60, 89]) expect(stepOf(secret, code, at(seconds))).toBe(1)
  for (const seconds of [90, 120, 3600]) expect(stepOf(secret, code, at(seconds))).toBeUndefined()
})

test('a code may be typed with spaces, as apps show it', () => {
  expect(isOneTimeCode(' 287 082 ')).toBe(true)
  expect(stepOf(secret, ' 287 082 ', at(59))).toBe(1)
  for (const other of ['28708', '2870820', '7K2M-9QXR-0HVB-3TCE', '', '２８７０８２'])
    expect(isOneTimeCode(other)).toBe(false)
})

test('the key is given as a link that every app reads, and in groups of four letters', () => {
  expect(setUpOf(secret, 'margaret@example.com')).toEqual({
    uri: 'otpauth://totp/Heirloom:margaret%40example.com?issuer=Heirloom&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    secret: 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ',
  })
})
