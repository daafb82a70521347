import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { isIn, type Range, rangesIn, signsIn } from './unicode-ranges.ts'

const require = createRequire(import.meta.url)

// Noto is drawn to go with Source Serif, and has what that has not. Of two fonts with the same sign the first is taken.
const scripts = [
  'noto-naskh-arabic',
  'noto-serif-hebrew',
  'noto-serif-devanagari',
  'noto-serif-bengali',
  'noto-serif-gurmukhi',
  'noto-serif-gujarati',
  'noto-serif-tamil',
  'noto-emoji',
] as const

// A Chinese, a Japanese and a Korean character can be one code with three shapes. The rest of the text tells which is meant.
const chinese = ['noto-serif-sc', 'noto-serif-jp', 'noto-serif-kr'] as const
const japanese = ['noto-serif-jp', 'noto-serif-sc', 'noto-serif-kr'] as const
const korean = ['noto-serif-kr', 'noto-serif-sc', 'noto-serif-jp'] as const

type Family = (typeof scripts)[number] | (typeof chinese)[number]

const familiesFor = (text: string): readonly Family[] => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [...scripts, ...japanese]
  return [...scripts, ...(/\p{Script=Hangul}/u.test(text) ? korean : chinese)]
}

/** What Source Serif has, or nobody has. Marks belong to the letter before them. */
const AT_HOME =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}\0-\u02FF\u2000-\u206F\u20A0-\u20CF]/u

/** The weights of the text and of a name. */
const WEIGHTS = [400, 600] as const

/** One file of a font, with some of its signs. The web loads no more than a page needs, and neither do we. */
type Part = { readonly id: string; readonly family: Family; readonly file: string; readonly ranges: readonly Range[] }

const read = new Map<Family, readonly Part[]>()
const partsOf = (family: Family): readonly Part[] => {
  const known = read.get(family)
  if (known) return known
  const table: Record<string, string> = require(`@fontsource-variable/${family}/unicode.json`)
  const parts = Object.entries(table).map(([name, list]) => {
    const file = `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`
    return { id: file, family, file: `@fontsource-variable/${family}/files/${file}`, ranges: rangesIn(list) }
  })
  read.set(family, parts)
  return parts
}

const partsFor = (text: string): Part[] => {
  const families = familiesFor(text)
  const needed: Part[] = []
  const strangers = new Set([...text].filter((sign) => !AT_HOME.test(sign)))
  for (const sign of strangers) {
    const code = sign.codePointAt(0) ?? 0
    if (needed.some(({ ranges }) => isIn(ranges, code))) continue
    const part = families.flatMap(partsOf).find(({ ranges }) => isIn(ranges, code))
    if (part) needed.push(part)
  }
  return needed.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

// Typst reads neither WOFF2 nor variable weights, so each weight becomes a font of its own. Kept: there are some 400 in all.
const made = new Map<string, Promise<Buffer>>()
const fontOf = ({ id, file, ranges }: Part, weight: number): Promise<Buffer> => {
  const key = `${weight} ${id}`
  const font =
    made.get(key) ??
    readFile(require.resolve(file)).then((woff2) =>
      subsetFont(woff2, signsIn(ranges), { targetFormat: 'truetype', variationAxes: { wght: weight } }),
    )
  made.set(key, font)
  return font
}

/** Fonts that are used where Source Serif has no sign. `key` is the same for the same fonts. */
export type FallbackFonts = { readonly key: string; readonly fonts: readonly Buffer[] }

export const noFallback: FallbackFonts = { key: '', fonts: [] }

/** The fonts a text needs besides Source Serif: none for Latin, Greek and Cyrillic, which is nearly always. */
export const fallbackFontsFor = async (text: string): Promise<FallbackFonts> => {
  const parts = partsFor(text)
  if (parts.length === 0) return noFallback
  const fonts = await Promise.all(parts.flatMap((part) => WEIGHTS.map((weight) => fontOf(part, weight))))
  return { key: parts.map(({ id }) => id).join(), fonts }
}
