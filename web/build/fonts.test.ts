import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { charactersIn, narrowed, rangeOf } from './fonts.config.ts'

test.each([
  ['U+0041-0043,U+00E9', 'ABCé'],
  ['U+20AC', '€'],
  [' U+0061 , u+1F600', 'a😀'],
])('%s is %s', (range, characters) => {
  expect(charactersIn(range)).toBe(characters)
  expect(charactersIn(rangeOf(characters))).toBe(characters)
})

test('a font without the weights that nothing uses is far lighter, and knows the same letters', async () => {
  const file =
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
  const font = await readFile(new URL(`../../node_modules/${file}`, import.meta.url))
  const letters = charactersIn('U+0020-00FF')
  const used = { min: 400, max: 700 }
  const made = await narrowed(font, letters, used)
  expect(made.length).toBeLessThan(font.length * 0.65)
  // A letter that was lost could not make it lighter once more.
  expect((await narrowed(made, letters, used)).length).toBeGreaterThan(made.length * 0.98)
  expect((await narrowed(made, letters.slice(0, 80), used)).length).toBeLessThan(made.length * 0.8)
})
