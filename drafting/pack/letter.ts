import { brand } from '#core/brand.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { firstNameIn, isFilled } from '#core/text/names.ts'
import { kept } from '#words/en/forms.ts'
import { bands, letter as words } from '#words/en/pack.ts'
import type { CompleteWill } from '../complete-will.ts'
import {
  type Block,
  heading,
  type LetterTo,
  lines,
  type PackContext,
  type PackDocument,
  paragraph,
  section,
} from './pack-document.ts'

type Letter = Pick<PackDocument, 'kind' | 'id' | 'title' | 'listedAs' | 'fileTitle' | 'purpose'> & {
  readonly to: LetterTo
  readonly says: readonly Block[]
}

const whoWeAre = (operatorName: string | undefined): string =>
  operatorName === undefined ? brand.name : words.runBy(brand.name, operatorName)

/** UK GDPR Art.14: they did not give us their details themselves, so they are told who holds them and where to read more. */
const yourInformation = (operatorName: string | undefined): Block[] =>
  section(words.whatIsKept, paragraph(words.madeThisLetter(whoWeAre(operatorName), brand.name, brand.supportEmail)))

/**
 * A letter from the testator to a person whom the will appoints. It ends with a printed name and no room for a signature: a
 * paper that is dated and signed can itself appoint a guardian (Children Act 1989 s.5(5)), and only the will should.
 */
export const letter = (
  { to, says, ...document }: Letter,
  { parts: { testator } }: CompleteWill,
  { today, operatorName }: PackContext,
): PackDocument => ({
  ...document,
  to,
  band: bands.onlyTheWill,
  blocks: [
    { kind: 'address', lines: [testator.name, ...testator.address.split(', ')] },
    { kind: 'address', lines: [kept.said(dayInWords(today))] },
    { kind: 'address', lines: [words.dear(firstNameIn(to.name))] },
    ...says,
    ...yourInformation(operatorName),
    { kind: 'address', lines: [words.withThanks, testator.name] },
  ],
})

/** What every letter says, since a will can be changed and an office refused. */
export const newestCounts = () => paragraph(words.iCanChange)
export const maySayNo = (): string => words.youDoNot

export const typed = (text: string | undefined): Block[] => (isFilled(text) ? [paragraph(text.trim())] : [])

/** What was typed, or else room for it in ink. */
export const typedOrInk = (text: string | undefined, label: string, count: number): Block[] =>
  isFilled(text) ? typed(text) : [lines(label, count)]

/** Where the original is, as far as it has been noted, else room to write it in. */
export const whereTheWillIs = ({ will: { storage } }: CompleteWill): Block[] => [
  heading(words.whereMyWill),
  ...typedOrInk(storage, words.theSignedOriginal, 2),
  lines(words.whoToAsk, 1),
]
