import { hash } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

type Weights = number | { readonly min: number; readonly max: number }

/** The weights that our pages use. The fonts come with every weight, which makes them twice as heavy. */
const weights: Readonly<Record<string, Weights>> = {
  'atkinson-hyperlegible-next': { min: 400, max: 700 },
  'bricolage-grotesque': 600,
  'source-serif-4': { min: 400, max: 700 },
}

const SHEET = /@fontsource-variable\/([\w-]+)\/index\.css$/
const FACE = /@font-face \{[^}]*\}/g
const LATIN = /url\((\.\/files\/[\w-]+-latin-wght-normal\.woff2)\)[^}]*?unicode-range:\s*([^;}]+)/

/** What nearly every page is written with. Other characters of the Latin alphabet come with the whole font, where a page has one. */
const FIRST =
  'U+0020-007E,U+00A0,U+00A3,U+00B7,U+00C0-00FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+2212'
/** What a browser uses of a font unasked, and figures of one width. Small capitals, fractions and the like are a tenth of a font. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

/** "U+0000-00FF,U+0131" -> every character of it. */
export const charactersIn = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')

/** "abcé" -> "U+61-63,U+e9-e9", of characters in order. */
export const rangeOf = (characters: string): string => {
  const ranges: [from: number, to: number][] = []
  for (const code of [...characters].map((character) => character.codePointAt(0) ?? 0)) {
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join()
}

/** The font with these characters and only these weights. */
export const narrowed = (font: Buffer, characters: string, wght: Weights): Promise<Buffer> => {
  // By a name, as the types of the library do not know `keepFeatures` yet.
  const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES } as const
  return subsetFont(font, characters, options)
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Narrows the fonts that every page begins with, once: the results lie in `folder`, under names that say what they were made
 * from. On a slow network each of them is in the way of the first words.
 */
export const narrowFonts = (folder: string): Plugin => ({
  name: 'narrow-fonts',
  enforce: 'pre',
  apply: 'build',
  async transform(code, id) {
    const wght = weights[SHEET.exec(id)?.[1] ?? '']
    if (wght === undefined) return undefined
    let sheet = code
    for (const [face] of code.matchAll(FACE)) {
      const [, address, range] = LATIN.exec(face) ?? []
      if (address === undefined || range === undefined) continue
      const font = await readFile(join(dirname(id), address))
      const kept = Buffer.from(JSON.stringify([FIRST, FEATURES, wght]))
      const made = hash('sha256', Buffer.concat([font, kept])).slice(0, 12)
      const file = join(folder, made, address.replace('-latin-', '-first-'))
      if (!(await isThere(file))) {
        await mkdir(dirname(file), { recursive: true })
        // Two builds may write it at once.
        await writeFile(`${file}.${process.pid}`, await narrowed(font, charactersIn(FIRST), wght))
        await rename(`${file}.${process.pid}`, file)
      }
      const first = face.replace(address, relative(dirname(id), file)).replace(range, FIRST)
      // No character is in both: a browser asks for the second face where the first is late.
      const others = [...charactersIn(range)].filter((character) => !charactersIn(FIRST).includes(character)).join('')
      sheet = sheet.replace(face, face.replace(range, rangeOf(others)) + first)
    }
    return { code: sheet, map: null }
  },
})

const FONTSOURCE = /@fontsource-variable[^?]*\.css/

/** Text must not move under a reader when a font arrives late: a font that comes too late is used from the next page on. */
export const steadyFonts = (): Plugin => ({
  name: 'steady-fonts',
  transform: (code, id) =>
    FONTSOURCE.test(id)
      ? { code: code.replaceAll('font-display: swap', 'font-display: optional'), map: null }
      : undefined,
})
