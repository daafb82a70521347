import { brand } from '#core/brand.ts'
import { type Paper, paperWords } from '#core/signing/editions.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { listed } from '#core/text/names.ts'
import { bands, coverLetter as words } from '#words/en/pack.ts'
import type { CompleteWill } from '../complete-will.ts'
import { TITLE } from '../draft.ts'
import {
  type Block,
  bullets,
  heading,
  note,
  type PackContext,
  type PackDocument,
  type PackWords,
  paperOf,
  paragraph,
} from './pack-document.ts'

type Enclosed = Pick<PackDocument, 'kind' | 'title' | 'purpose' | 'to'>

type Letters = { readonly one: string; readonly several: string; readonly say: string }

/** What the letters of one kind are called, after the names of the people they are for, and what several of them are for. */
const lettersOf = (): Partial<Record<PackDocument['kind'], Letters>> => ({
  'executor-letter': { one: words.yourExecutor, several: words.yourExecutors, say: words.theySayWhat },
  'guardian-letter': { one: words.aboutLookingAfter, several: words.aboutLookingAfter, say: words.theySayWhich },
})

/** One line for each document, and one for all letters of a kind. */
const linesFor = (others: readonly Enclosed[]): PackWords[] => {
  const letters = lettersOf()
  const alike = Map.groupBy(others, ({ kind, title }) => (letters[kind] ? kind : title))
  return [...alike.values()].map((same): PackWords => {
    const [first] = same
    const letter = first && letters[first.kind]
    const names = same.flatMap(({ to }) => (to === undefined ? [] : [to.name]))
    if (!letter || names.length === 0) return same.flatMap(({ title, purpose }) => [{ strong: title }, `. ${purpose}`])
    if (names.length === 1) return words.letterTo(`${names[0]}`, letter.one, first.purpose)
    return words.lettersTo(listed.format(names), letter.several, letter.say)
  })
}

const enclosed = (name: string, others: readonly Enclosed[]): readonly Block[] => [
  heading(words.whatIsIn),
  bullets(words.signThisAnd(TITLE, name), ...linesFor(others)),
]

const isLetter = ({ kind }: Enclosed): boolean => kind === 'executor-letter' || kind === 'guardian-letter'

const whatToDo = (others: readonly Enclosed[], paper: Paper): readonly Block[] => [
  heading(words.whatToDo),
  {
    kind: 'numbers',
    items: [
      words.readTheWill,
      words.ifSomethingIs,
      paper.edition === 'bound'
        ? words.waitForThe(paperWords.bound.held)
        : words.printAllOf(paperWords[paper.edition].held),
      words.readTheSigning,
      words.signTheWill,
      words.putTheSigned,
      words.destroyEarlierWills,
      ...(others.some(({ kind }) => kind === 'statement-of-reasons') ? [words.signAndDate] : []),
      ...(others.some(isLetter) ? [words.giveTheLetters] : []),
    ],
  },
]

const later = (): readonly Block[] => [heading(words.ifSomethingChanges), paragraph(words.ifYouHave)]

const aboutUs = (): readonly Block[] => [
  heading(words.complaintsAndPrivacy),
  paragraph(words.writeToOr(brand.supportEmail)),
  paragraph(words.ourPrivacyNotice),
  paragraph(words.isNotA(brand.name)),
]

/**
 * The letter on top of the pack.
 * @param others The other documents of the pack, in their order, without the will.
 */
export const coverLetter = (will: CompleteWill, context: PackContext, others: readonly Enclosed[]): PackDocument => {
  const { today } = context
  const { name, address } = will.parts.testator
  return {
    kind: 'cover-letter',
    id: 'cover-letter',
    title: words.yourWillIs,
    listedAs: words.startHereWhat,
    fileTitle: words.coverLetterFor(name),
    band: bands.notPartOf,
    purpose: words.whatYouHave,
    blocks: [
      { kind: 'address', lines: [name, ...address.split(', ')] },
      { kind: 'address', lines: [words.on(dayInWords(today))] },
      paragraph(words.hereIsThe(brand.name)),
      note(words.itDoesNot, words.aWillHas),
      ...enclosed(name, others),
      ...whatToDo(others, paperOf(context)),
      ...later(),
      ...aboutUs(),
    ],
  }
}
