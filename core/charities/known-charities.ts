/**
 * Well-known charities of England and Wales with their registered numbers, used until the register is imported.
 * Names and numbers come from the Charity Commission's register; the capitals are ours. Names change, so the customer is
 * asked to check the one they choose. `heirloom import-charities` replaces this list with the whole register.
 */
import type { KnownCharity } from './search-charities.ts'

/** The list was checked against an extract of the register with registrations up to this month. */
export const knownCharitiesAsOf = '2024-07-01'

export const knownCharities: readonly KnownCharity[] = [
  { number: '296645', name: 'Alzheimer’s Society' },
  { number: '1077089', name: 'Alzheimer’s Research UK' },
  { number: '803716', name: 'Anthony Nolan' },
  { number: '216250', name: 'Barnardo’s' },
  { number: '206394', name: 'Battersea Dogs’ and Cats’ Home' },
  { number: '216227', name: 'Blind Veterans UK', alsoKnownAs: 'St Dunstan’s' },
  { number: '1160558', name: 'Breast Cancer Now' },
  { number: '225971', name: 'British Heart Foundation', alsoKnownAs: 'BHF' },
  { number: '220949', name: 'The British Red Cross Society' },
  { number: '1146792', name: 'Canal & River Trust' },
  { number: '1089464', name: 'Cancer Research UK', alsoKnownAs: 'CRUK' },
  { number: '203644', name: 'Cats Protection' },
  { number: '1082947', name: 'Crisis UK' },
  { number: '1160024', name: 'Great Ormond Street Hospital Children’s Charity', alsoKnownAs: 'GOSH' },
  { number: '209617', name: 'The Guide Dogs for the Blind Association' },
  { number: '802559', name: 'Jewish Care' },
  { number: '261017', name: 'Macmillan Cancer Support' },
  { number: '207994', name: 'Marie Curie' },
  { number: '202918', name: 'Oxfam' },
  { number: '208217', name: 'The People’s Dispensary for Sick Animals', alsoKnownAs: 'PDSA' },
  { number: '219279', name: 'The Royal British Legion', alsoKnownAs: 'poppy appeal' },
  { number: '207544', name: 'Royal Commonwealth Society for the Blind', alsoKnownAs: 'Sightsavers' },
  { number: '226227', name: 'The Royal National Institute of Blind People', alsoKnownAs: 'RNIB' },
  { number: '209603', name: 'The Royal National Lifeboat Institution', alsoKnownAs: 'RNLI' },
  { number: '219099', name: 'Royal Society for the Prevention of Cruelty to Animals', alsoKnownAs: 'RSPCA' },
  { number: '207076', name: 'Royal Society for the Protection of Birds', alsoKnownAs: 'RSPB' },
  { number: '207238', name: 'Royal Society of Wildlife Trusts' },
  { number: '214779', name: 'The Salvation Army' },
  { number: '289868', name: 'Sense, the National Deafblind and Rubella Association' },
  { number: '263710', name: 'Shelter, National Campaign for Homeless People Limited' },
  { number: '210667', name: 'St Christophers Hospice' },
  { number: '1149085', name: 'St Mungo Community Housing Association', alsoKnownAs: 'St Mungo’s' },
  { number: '1052076', name: 'Sue Ryder' },
  { number: '265464', name: 'Tearfund' },
  { number: '294344', name: 'The Woodland Trust' },
]

// Names of charities in ordinary letters: the Charity Commission's register has most of them in capitals.

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
