import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLanguage, languageAt, languages, otherLanguage, pathIn } from './language.ts'

describe('the address of a page in a language', () => {
  test.each([
    ['/', '/cy'],
    ['/prices', '/cy/prices'],
    ['/my-will/lpf-a/0', '/cy/my-will/lpf-a/0'],
    ['/cycling', '/cy/cycling'],
  ])('%s is %s in Welsh', (english, welsh) => {
    expect(pathIn('cy', english)).toBe(welsh)
    expect(pathIn('en', welsh)).toBe(english)
    expect([languageAt(english), languageAt(welsh)]).toEqual(['en', 'cy'])
  })

  test('converts there and back, and is unchanged in its own language', () => {
    const path = fc.webPath().map((each) => (each.startsWith('/') ? each : `/${each}`))
    fc.assert(
      fc.property(
        path.filter((each) => languageAt(each) === 'en'),
        fc.constantFrom(...languages),
        (english, language) => {
          const there = pathIn(language, english)
          expect(languageAt(there)).toBe(language)
          expect(pathIn(language, there)).toBe(there)
          expect(pathIn('en', pathIn(otherLanguage(language), there))).toBe(english)
        },
      ),
    )
  })
})

test.each(['fr', '', 'CY', null, 1])('%j is not a supported language', (value) => {
  expect(isLanguage(value)).toBe(false)
})
