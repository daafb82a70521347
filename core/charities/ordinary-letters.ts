/** Names of charities in ordinary letters: the Charity Commission's register has most of them in capitals. */

/** Stay in capitals although they could be read as words. */
const ACRONYMS = new Set(
  'UK GB EU USA UN NHS RAF BBC CIO CIC PTA PTFA HIV AIDS ME MS PDSA YMCA YWCA RSPCA RNLI RNIB RNID RSPB NSPCC CAFOD USPG RUH IT TV RC LGBT LGBTQ SEN ICU NCT RHS RSA MENCAP WI U3A SOS SSAFA'.split(
    ' ',
  ),
)

/** Have no vowel and are no acronyms. */
const ABBREVIATIONS = new Set(['ST', 'STS', 'MR', 'MRS', 'DR', 'LTD', 'MT', 'FR', 'SR', 'JNR', 'SNR', 'PTY'])

/** Stay small inside a name. */
const SMALL = new Set('a an and at by de for from in la le of on or the to upon with y yr'.split(' '))

const ROMAN = /^(?:II|III|IV|VI|VII|VIII|IX|XI|XII|XIII|XIV|XV|XVI|XX|XXIII)$/
const VOWEL = /[AEIOUYÀ-ÅÈ-ÏÒ-ÖÙ-ÝŴŶ]/u

const capitalised = (word: string): string => word.slice(0, 1) + word.slice(1).toLowerCase()

const ordinaryWord = (word: string, isFirst: boolean): string => {
  if (ACRONYMS.has(word) || ROMAN.test(word) || word.includes('.')) return word
  if (!isFirst && SMALL.has(word.toLowerCase())) return word.toLowerCase()
  if (/^\d/.test(word)) return word.toLowerCase()
  if (!VOWEL.test(word) && word.length > 1 && !/['’]/.test(word) && !ABBREVIATIONS.has(word)) return word
  if (/^[DLO]['’]\p{L}{2}/u.test(word)) return word.slice(0, 2) + capitalised(word.slice(2))
  if (/^MC\p{L}{3}/u.test(word)) return `Mc${capitalised(word.slice(2))}`
  return capitalised(word)
}

/** "THE ROYAL SOCIETY OF ST. GEORGE (UK)" -> "The Royal Society of St. George (UK)". A name with small letters is left as it is. */
export const ordinaryLetters = (name: string): string => {
  if (name !== name.toUpperCase()) return name
  return name.replace(/[\p{L}\p{M}\p{N}'’]+(?:\.[\p{L}]\b)*/gu, (word, offset: number) => {
    const before = name.slice(0, offset).trimEnd()
    return ordinaryWord(word, before === '' || /[(:–"“]$/.test(before))
  })
}
