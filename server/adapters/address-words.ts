/** Small words inside the name of a place: Stoke-on-Trent, Newcastle upon Tyne. */
const SMALL = new Set([
  'and',
  'at',
  'by',
  'cum',
  'de',
  'en',
  'in',
  'le',
  'next',
  'of',
  'on',
  'super',
  'the',
  'under',
  'upon',
  'y',
])

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** "STOKE-ON-TRENT" -> "Stoke-on-Trent". "12A" and other words with digits stay as they are. */
export const asWritten = (capitals: string): string =>
  capitals.replace(/[\p{L}\p{M}\p{N}'’.]+/gu, (word, at: number) => {
    if (/\d/.test(word)) return word
    const lower = word.toLowerCase()
    return at > 0 && SMALL.has(lower) ? lower : capitalised(lower)
  })
