/** Made-up files in the format of the Charity Commission's register extract, of any size. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** An entry as the extract has it: every column, in its order. */
const wholeEntry = {
  date_of_extract: '2026-11-20T00:00:00',
  organisation_number: 1,
  registered_charity_number: 200001,
  linked_charity_number: 0,
  charity_name: 'A CHARITY',
  charity_type: 'Charitable company',
  charity_registration_status: 'Registered',
  date_of_registration: '1998-04-01T00:00:00',
  date_of_removal: null,
  charity_reporting_status: 'Submission Received',
  latest_acc_fin_period_start_date: '2025-04-01T00:00:00',
  latest_acc_fin_period_end_date: '2026-03-31T00:00:00',
  latest_income: 1000,
  latest_expenditure: 900,
  charity_contact_address1: '1 Orchard Lane',
  charity_contact_address2: 'Wren Farm',
  charity_contact_address3: null,
  charity_contact_address4: null,
  charity_contact_address5: null,
  charity_contact_postcode: 'SY8 1AB',
  charity_contact_phone: '01632960123',
  charity_contact_email: 'hello@charity.example',
  charity_contact_web: 'www.charity.example',
  charity_company_registration_number: null,
  charity_insolvent: false,
  charity_in_administration: false,
  charity_previously_excepted: false,
  charity_is_cdf_or_cif: null,
  charity_is_cio: false,
  cio_is_dissolved: false,
  date_cio_dissolution_notice: null,
  charity_activities: 'Helps whoever asks, "within reason", and looks after a hall, an orchard and a library.',
  charity_gift_aid: true,
  charity_has_land: false,
}

export type Entry = {
  readonly [Column in keyof typeof wholeEntry]: (typeof wholeEntry)[Column] | string | number | null
}

export const anEntry = (given: Partial<Entry>): Entry => ({ ...wholeEntry, ...given })

const asLine = (values: readonly unknown[]): string => `${values.map((value) => value ?? '').join('\t')}\r\n`

function* textOf(entries: Iterable<Entry>): Generator<string> {
  yield `\uFEFF${asLine(Object.keys(wholeEntry))}`
  for (const entry of entries) yield asLine(Object.values(entry))
}

function* jsonOf(entries: Iterable<Entry>): Generator<string> {
  let before = '\uFEFF['
  for (const entry of entries) {
    yield before + JSON.stringify(entry)
    before = ','
  }
  yield ']'
}

/** Writes an extract: JSON when the name ends in .json, else text. */
export const writeRegister = (file: string, entries: Iterable<Entry>): Promise<void> =>
  pipeline(Readable.from(file.endsWith('.json') ? jsonOf(entries) : textOf(entries)), createWriteStream(file))

const starts =
  'ash bar black brad bur car chel cran dal dun east elm far fen glen great hal har hart hather hol ing kel kirk lang leigh lin long mal mar mel mid nor oak old pen pick raven red rip rough san shel ship sou stan stoke stour sut thorn tre up wal war wes whit win wood wor wren yar york'
const middles = 'a ba be bo ca che co da den e er fi ga ha in ke la le li ma me min na ne o ra ri sa ta ter wa'
const ends =
  'bury by cester combe dale don field ford gate ham hurst ley mere mouth over port stead thorpe ton wick worth'
const saints =
  'andrew anne barnabas cuthbert edmund george james john luke margaret mark mary matthew michael nicholas oswald paul peter stephen thomas'

const among = (words: string, index: number): string => {
  const list = words.split(' ')
  return list[index % list.length] ?? ''
}

/** One of some forty thousand invented places. */
const place = (index: number): string =>
  (among(starts, index) + among(middles, Math.floor(index / 61)) + among(ends, Math.floor(index / 1891))).toUpperCase()

const nameOf = (index: number): string => {
  const saint = among(saints, Math.floor(index / 7)).toUpperCase()
  const here = place(index * 7 + 3)
  const there = place(index * 13 + 5)
  const kinds = [
    `THE PAROCHIAL CHURCH COUNCIL OF THE ECCLESIASTICAL PARISH OF ST ${saint}, ${here}`,
    `${here} VILLAGE HALL`,
    `THE ${there} CHARITABLE TRUST`,
    `FRIENDS OF ${here} SCHOOL`,
    `${(index % 90) + 1}TH ${here} SCOUT GROUP`,
    `THE CHURCH OF ST ${saint} ${here}`,
    `${here} PRE-SCHOOL PLAYGROUP`,
    `THE ${there} FOUNDATION`,
    `${here} COMMUNITY ASSOCIATION`,
    `ST ${saint}'S HOSPICE ${here}`,
    `${here} BAPTIST CHURCH`,
    `THE SOCIETY OF ${there} & ${here}`,
  ]
  return kinds[index % kinds.length] ?? ''
}

/** Registered charities with names like those of the register, and incomes that vary. */
export function* madeUpRegister(count: number): Generator<Entry> {
  for (let index = 0; index < count; index += 1)
    yield anEntry({
      organisation_number: index,
      registered_charity_number: 200_000 + index,
      charity_name: nameOf(index),
      latest_income: (index * 7919) % 1_000_003,
    })
}
