/** Fractions as they are typed and as they are printed. */

/** A fraction as it was typed: "2/6" stays so. Nothing over something is one that has not been said yet. */
export type TypedFraction = { readonly n: number; readonly d: number }

/** No part of an estate needs smaller ones: this is below the ten thousandths in which percentages are counted. */
export const LARGEST_DENOMINATOR = 9999

const ones = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const irregular: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** Below a hundred. */
const counted = (number: number): string => {
  const word = ones[number]
  if (word !== undefined) return word
  const rest = ones[number % 10]
  return `${tens[Math.floor(number / 10)]}${rest ? `-${rest}` : ''}`
}

const ordinal = (number: number): string => {
  const [last = '', ...before] = counted(number).split('-').toReversed()
  const end = irregular[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return [...before, end].join('-')
}

/** What one part is called: "half", "third", "quarter", "twenty-fourth". */
const partOf = (denominator: number): string =>
  denominator === 2 ? 'half' : denominator === 4 ? 'quarter' : ordinal(denominator)

/** "one third", "seven twenty-fourths", "one half"; "13/432" where the words would be hard to read, and "1" for the whole. */
export const fractionInWords = (numerator: number, denominator: number): string => {
  if (denominator === 1) return `${numerator}`
  if (numerator > 99 || denominator > 99 || numerator === 0) return `${numerator}/${denominator}`
  const part = partOf(denominator)
  return numerator === 1 ? `one ${part}` : `${counted(numerator)} ${part === 'half' ? 'halves' : `${part}s`}`
}

const drawn: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
}

const upTo99 = Array.from({ length: 99 }, (_, index) => index + 1)
const numbers = new Map(upTo99.map((number) => [counted(number), number]))
const partsNamed = new Map(
  upTo99.slice(1).flatMap((number): [string, number][] => {
    const part = partOf(number)
    return [
      [part, number],
      [`${part}s`, number],
    ]
  }),
)
const spoken = new Map([...partsNamed, ['halves', 2], ['fourth', 4], ['fourths', 4]])

const inFigures = (text: string): TypedFraction | undefined => {
  const [, n = '', d = ''] = /^(\d{1,4})\s*[/⁄]\s*(\d{1,4})(?:ths?)?$/.exec(text) ?? []
  return n === '' ? undefined : { n: Number(n), d: Number(d) }
}

const inWords = (text: string): TypedFraction | undefined => {
  const [first = '', second, ...more] = text.split(' ')
  if (more.length > 0) return undefined
  if (second === undefined) {
    const d = spoken.get(first)
    return d === undefined ? undefined : { n: 1, d }
  }
  const n = first === 'a' || first === 'an' ? 1 : numbers.get(first)
  const d = spoken.get(second)
  return n === undefined || d === undefined ? undefined : { n, d }
}

/** Parses a typed fraction: "7/24", "a third", "two fifths", "½". Undefined if it is none, is nothing, or is more than the whole. */
export const readFraction = (typed: string): TypedFraction | undefined => {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  if (text === 'all' || text === '1' || text === 'the whole') return { n: 1, d: 1 }
  const read = inFigures(drawn[text] ?? text) ?? inWords(text)
  return read && read.n > 0 && read.n <= read.d ? read : undefined
}

/** A fraction as a field shows it: "7/24". Empty while it is not said. */
export const fractionAsTyped = ({ n, d }: TypedFraction): string => (n === 0 ? '' : d === 1 ? `${n}` : `${n}/${d}`)

/** Parts of a whole in everyday words. */

const parts = ['', '', 'half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const counts = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** "A half", "Two fifths". Empty where no everyday words are exact: 17%, or parts smaller than a tenth. Both numbers are whole. */
export const partInWords = (part: number, whole: number): string => {
  const of = parts.findIndex((name, smallest) => name !== '' && (part * smallest) % whole === 0)
  const name = parts[of]
  const count = (part * of) / whole
  if (!name || part <= 0 || part >= whole) return ''
  return count === 1 ? `${name === 'eighth' ? 'An' : 'A'} ${name}` : `${counts[count]} ${name}s`
}
