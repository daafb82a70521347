import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

// Noto is drawn to go with Source Serif, and covers what that does not. Of two fonts with the same character the first is taken.
const scripts = [
  'noto-naskh-arabic',
  'noto-serif-hebrew',
  'noto-serif-devanagari',
  'noto-serif-bengali',
  'noto-serif-gurmukhi',
  'noto-serif-gujarati',
  'noto-serif-tamil',
  'noto-serif-telugu',
  'noto-serif-kannada',
  'noto-serif-malayalam',
  'noto-serif-sinhala',
  'noto-serif-thai',
  'noto-serif-ethiopic',
  'noto-serif-georgian',
  'noto-serif-armenian',
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

/** Characters that Source Serif covers, or no font does. Combining marks belong to the letter before them. */
const SOURCE_SERIF =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}\0-\u02FF\u2000-\u206F\u20A0-\u20CF]/u

/** The weights of the text and of a name. */
const WEIGHTS = [400, 600] as const
type Weight = (typeof WEIGHTS)[number]

// Source Serif has those letters itself, and these files have few of the symbols and formulas that they claim.
const NOT_NEEDED = /^(latin|cyrillic|greek|vietnamese|math|symbols)/

/** One file of a font, which covers some of its characters. Only the files that a text needs are loaded, as a browser does. */
type FontSubset = {
  readonly id: string
  readonly label: string
  readonly has: (code: number) => boolean
  /** The font in a weight, as TrueType. */
  readonly inWeight: (weight: Weight) => Promise<Buffer>
}

// Typst reads neither WOFF2 nor variable weights. The subsetter is WebAssembly that few documents need, so it is loaded on first use.
const instance = async (woff2: Buffer, ranges: readonly Range[], weight: Weight): Promise<Buffer> =>
  (await import('subset-font')).default(woff2, charactersIn(ranges), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })

// Whole, because one picture can be drawn from several characters: a thumb and the colour of its skin.
const emoji: FontSubset = {
  id: 'noto-emoji',
  label: 'Emoji',
  has: (code) =>
    /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]/u.test(String.fromCodePoint(code)),
  inWeight: (weight) => {
    const name = { 400: '400Regular', 600: '600SemiBold' }[weight]
    return readFile(require.resolve(`@expo-google-fonts/noto-emoji/${name}/NotoEmoji_${name}.ttf`))
  },
}

/** Codes from the first to the last, both included. */
type Range = readonly [first: number, last: number]

/** Reads the ranges of a style sheet: `U+590-5FF,U+20AA`. */
const rangesIn = (list: string): Range[] =>
  list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

const isIn = (ranges: readonly Range[], code: number): boolean =>
  ranges.some(([first, last]) => first <= code && code <= last)

/** Every character of the ranges. */
const charactersIn = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('')

const TABLE_RECORDS = 12
const TABLE_RECORD_LENGTH = 16
const NAME_RECORDS = 6
const NAME_RECORD_LENGTH = 12
const FAMILY = 1

const tableAt = (font: Buffer, tag: string): number => {
  const count = font.readUInt16BE(4)
  for (let at = TABLE_RECORDS; at < TABLE_RECORDS + count * TABLE_RECORD_LENGTH; at += TABLE_RECORD_LENGTH)
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  throw new Error(`The font has no table ${tag}`)
}

/**
 * Gives a TrueType font another family, in place, and returns the name it then has: `label`, filled up to the length of the
 * old name. Typst picks one font of a family, so files that each hold a part of one must be families of their own.
 */
const giveFamily = (font: Buffer, label: string): string => {
  const names = tableAt(font, 'name')
  const count = font.readUInt16BE(names + 2)
  const strings = names + font.readUInt16BE(names + 4)
  for (let index = 0; index < count; index += 1) {
    const record = names + NAME_RECORDS + index * NAME_RECORD_LENGTH
    if (font.readUInt16BE(record + 6) !== FAMILY) continue
    const [length, start] = [font.readUInt16BE(record + 8), strings + font.readUInt16BE(record + 10)]
    const family = label.padEnd(length / 2, '-')
    // OpenType keeps names as UTF-16 with the high byte first.
    Buffer.from(family, 'utf16le').swap16().copy(font, start, 0, length)
    return family
  }
  throw new Error('The font has no family')
}

const readSubsets = (family: Family, label: string): readonly FontSubset[] => {
  const table: Record<string, string> = require(`@fontsource-variable/${family}/unicode.json`)
  const needed = Object.entries(table).filter(([name]) => !NOT_NEEDED.test(name))
  return needed.map(([name, list], index) => {
    const id = `${family}-${name.replace(/[[\]]/g, '')}`
    const file = `@fontsource-variable/${family}/files/${id}-wght-normal.woff2`
    const ranges = rangesIn(list)
    return {
      id,
      label: `${label}-${index}`,
      has: (code: number) => isIn(ranges, code),
      inWeight: async (weight: Weight) => instance(await readFile(require.resolve(file)), ranges, weight),
    }
  })
}

/** A font and the family it calls itself. */
export type Font = { readonly family: string; readonly file: Buffer }

const make = async ({ label, inWeight }: FontSubset, weight: Weight): Promise<Font> => {
  const file = await inWeight(weight)
  return { family: giveFamily(file, label), file }
}

/**
 * The fonts a text needs besides Source Serif: none for Latin, Greek and Cyrillic, which is nearly always. Fonts are kept once
 * made: there are some 700 at most, of 80 KB.
 */
export const createFallbackFonts = (): ((text: string) => Promise<readonly Font[]>) => {
  const read = new Map<Family, readonly FontSubset[]>()
  const made = new Map<string, Promise<Font>>()

  const subsetsOf = (family: Family): readonly FontSubset[] => {
    const subsets = read.get(family) ?? readSubsets(family, `F${read.size}`)
    read.set(family, subsets)
    return subsets
  }

  const subsetsFor = (text: string): FontSubset[] => {
    const subsets = () => [emoji, ...familiesFor(text).flatMap(subsetsOf)]
    const needed: FontSubset[] = []
    const uncovered = new Set([...text].filter((character) => !SOURCE_SERIF.test(character)))
    for (const character of uncovered) {
      const code = character.codePointAt(0) ?? 0
      if (needed.some(({ has }) => has(code))) continue
      const subset = subsets().find(({ has }) => has(code))
      if (subset) needed.push(subset)
    }
    return needed.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }

  const fontOf = (subset: FontSubset, weight: Weight): Promise<Font> => {
    const key = `${weight} ${subset.id}`
    const font = made.get(key) ?? make(subset, weight)
    made.set(key, font)
    return font
  }

  return async (text) =>
    Promise.all(subsetsFor(text).flatMap((subset) => WEIGHTS.map((weight) => fontOf(subset, weight))))
}
