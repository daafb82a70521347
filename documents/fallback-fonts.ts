import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { giveFamily } from './font-family.ts'
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

/** What Source Serif has, or nobody has. Marks belong to the letter before them. */
const AT_HOME =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}\0-\u02FF\u2000-\u206F\u20A0-\u20CF]/u

/** The weights of the text and of a name. */
const WEIGHTS = [400, 600] as const
type Weight = (typeof WEIGHTS)[number]

// Source Serif has those letters itself, and of signs and formulas these parts have few that they claim.
const NOT_NEEDED = /^(latin|cyrillic|greek|vietnamese|math|symbols)/

/** One file of a font, with some of its signs. The web loads no more than a page needs, and neither do we. */
type Part = {
  readonly id: string
  readonly label: string
  readonly has: (code: number) => boolean
  /** The font in a weight, as TrueType. */
  readonly inWeight: (weight: Weight) => Promise<Buffer>
}

// Typst reads neither WOFF2 nor variable weights.
const instance = (woff2: Buffer, ranges: readonly Range[], weight: Weight): Promise<Buffer> =>
  subsetFont(woff2, signsIn(ranges), { targetFormat: 'truetype', variationAxes: { wght: weight } })

// Whole, because one picture can be drawn from several signs: a thumb and the colour of its skin.
const emoji: Part = {
  id: 'noto-emoji',
  label: 'Emoji',
  has: (code) =>
    /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]/u.test(String.fromCodePoint(code)),
  inWeight: (weight) => {
    const name = { 400: '400Regular', 600: '600SemiBold' }[weight]
    return readFile(require.resolve(`@expo-google-fonts/noto-emoji/${name}/NotoEmoji_${name}.ttf`))
  },
}

const read = new Map<Family, readonly Part[]>()
const partsOf = (family: Family): readonly Part[] => {
  const known = read.get(family)
  if (known) return known
  const table: Record<string, string> = require(`@fontsource-variable/${family}/unicode.json`)
  const needed = Object.entries(table).filter(([name]) => !NOT_NEEDED.test(name))
  const parts = needed.map(([name, list], index) => {
    const id = `${family}-${name.replace(/[[\]]/g, '')}`
    const file = `@fontsource-variable/${family}/files/${id}-wght-normal.woff2`
    const ranges = rangesIn(list)
    return {
      id,
      label: `F${read.size}-${index}`,
      has: (code: number) => isIn(ranges, code),
      inWeight: async (weight: Weight) => instance(await readFile(require.resolve(file)), ranges, weight),
    }
  })
  read.set(family, parts)
  return parts
}

const partsFor = (text: string): Part[] => {
  const parts = () => [emoji, ...familiesFor(text).flatMap(partsOf)]
  const needed: Part[] = []
  const strangers = new Set([...text].filter((sign) => !AT_HOME.test(sign)))
  for (const sign of strangers) {
    const code = sign.codePointAt(0) ?? 0
    if (needed.some(({ has }) => has(code))) continue
    const part = parts().find(({ has }) => has(code))
    if (part) needed.push(part)
  }
  return needed.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** A font and the family it calls itself. */
export type Font = { readonly family: string; readonly file: Buffer }

const make = async ({ label, inWeight }: Part, weight: Weight): Promise<Font> => {
  const file = await inWeight(weight)
  return { family: giveFamily(file, label), file }
}

// Kept once made: there are some 700 at most, of 80 KB.
const made = new Map<string, Promise<Font>>()
const fontOf = (part: Part, weight: Weight): Promise<Font> => {
  const key = `${weight} ${part.id}`
  const font = made.get(key) ?? make(part, weight)
  made.set(key, font)
  return font
}

/** The fonts a text needs besides Source Serif: none for Latin, Greek and Cyrillic, which is nearly always. */
export const fallbackFontsFor = async (text: string): Promise<readonly Font[]> =>
  Promise.all(partsFor(text).flatMap((part) => WEIGHTS.map((weight) => fontOf(part, weight))))
