import { brand } from '#core/brand.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { isFilled } from '#core/text/contact.ts'
import { firstNameIn } from '#core/text/names.ts'
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
  operatorName === undefined ? brand.name : `${brand.name}, run by ${operatorName},`

/** UK GDPR Art.14: they did not give us their details themselves, so they are told who holds them and where to read more. */
const yourInformation = (operatorName: string | undefined): Block[] =>
  section(
    'What is kept about you',
    paragraph(
      `${whoWeAre(operatorName)} made this letter from my answers. Your name, and whatever else I gave to say who you are, is part of them. It is kept so that my will can be made. The privacy notice says why that is allowed, for how long, and what you can ask for. It is on the Privacy page of ${brand.name}, or write to ${brand.supportEmail}.`,
    ),
  )

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
  band: 'For information. Only the will appoints',
  blocks: [
    { kind: 'address', lines: [testator.name, ...testator.address.split(', ')] },
    { kind: 'address', lines: [dayInWords(today)] },
    { kind: 'address', lines: [`Dear ${firstNameIn(to.name)},`] },
    ...says,
    ...yourInformation(operatorName),
    { kind: 'address', lines: ['With thanks,', testator.name] },
  ],
})

/** What every letter says, since a will can be changed and an office refused. */
export const newestCounts = paragraph(
  'I can change my will at any time, so look for the newest one that I have signed.',
)
export const MAY_SAY_NO =
  'You do not have to agree to this. If you would rather not, tell me now, so that I can choose someone else.'

export const typed = (text: string | undefined): Block[] => (isFilled(text) ? [paragraph(text.trim())] : [])

/** What was typed, or else room for it in ink. */
export const typedOrInk = (text: string | undefined, label: string, count: number): Block[] =>
  isFilled(text) ? typed(text) : [lines(label, count)]

/** Where the original is, as far as it has been noted, else room to write it in. */
export const whereTheWillIs = ({ will: { storage } }: CompleteWill): Block[] => [
  heading('Where my will is'),
  ...typedOrInk(storage, 'The signed original is kept here', 2),
  lines('Who to ask for it', 1),
]
