/** What our colours promise to whoever sees little: the contrast of level AAA, wherever a token is text. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

const colourOf = (name: string): string => {
  const [, colour] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens) ?? []
  if (colour === undefined) throw new Error(`The tokens have no colour ${name}`)
  return colour
}

/** As the Web Content Accessibility Guidelines reckon it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const AAA = 7
const grounds = ['paper', 'wash', 'canvas', 'brand-tint', 'mark']

describe('text', () => {
  test.each(['ink', 'ink-soft', 'brand', 'brand-deep', 'ribbon-text', 'danger', 'good'])(
    'in %s can be read on every ground of ours, at seven to one',
    (text) => {
      const low = grounds.map((ground) => [ground, contrast(colourOf(text), colourOf(ground))] as const)
      expect(low.filter(([, ratio]) => ratio < AAA)).toEqual([])
    },
  )

  test('has no colour of its own with less than seven to one, on paper or on the darkest ground', () => {
    const sheets = globSync('**/*.css', { cwd: import.meta.dirname })
    const low = sheets.flatMap((sheet) =>
      [...readFileSync(join(import.meta.dirname, sheet), 'utf8').matchAll(/[{;]\s*color: (#[0-9a-f]{3,6})\b/g)]
        .map(([, hex = '']) => (hex.length === 4 ? `#${[...hex.slice(1)].map((each) => each + each).join('')}` : hex))
        .filter((hex) => Math.max(contrast(hex, colourOf('paper')), contrast(hex, colourOf('brand-deep'))) < AAA)
        .map((hex) => `${sheet} ${hex}`),
    )
    expect(low).toEqual([])
  })
})

test('no page asks for a look that its style sheet does not have, as where a heading then lies on the words before it', () => {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname })
  const missing = files.flatMap((file) => {
    const page = readFileSync(join(import.meta.dirname, file), 'utf8')
    return [...page.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'$/gm)].flatMap(([, name, sheet = '']) => {
      const rules = readFileSync(join(import.meta.dirname, dirname(file), sheet), 'utf8')
      const asked = [...page.matchAll(new RegExp(`(?:lassName={|[\\s({$]{2})${name}\\.(\\w+)`, 'g'))].map(
        ([, look]) => look,
      )
      return asked
        .filter((look) => !new RegExp(`\\.${look}(?![\\w-])`).test(rules))
        .map((look) => `${file}: ${name}.${look}`)
    })
  })
  expect(missing).toEqual([])
})

test('no style sheet says in two places what one name looks like, as where a new name is that of another box already', () => {
  const twice = globSync('**/*.css', { cwd: import.meta.dirname }).flatMap((file) => {
    const rules = readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/(?<!,\n)^(?:[^\s@].*) \{$/gm)
    const names = [...rules].map(([rule]) => rule)
    return names.filter((rule, at) => names.indexOf(rule) < at).map((rule) => `${file}: ${rule}`)
  })
  expect(twice).toEqual([])
})
