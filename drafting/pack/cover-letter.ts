import { brand } from '#core/brand.ts'
import { type Paper, paperWords } from '#core/signing/editions.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { listed } from '#core/text/names.ts'
import type { CompleteWill } from '../complete-will.ts'
import { TITLE } from '../draft.ts'
import {
  type Block,
  bullets,
  heading,
  note,
  type PackContext,
  type PackDocument,
  paperOf,
  paragraph,
  type Words,
} from './pack-document.ts'

type Enclosed = Pick<PackDocument, 'kind' | 'title' | 'purpose' | 'to'>

type Letters = { readonly one: string; readonly several: string; readonly say: string }

/** What the letters of one kind are called, after the names of the people they are for, and what several of them are for. */
const letters: Partial<Record<PackDocument['kind'], Letters>> = {
  'executor-letter': {
    one: 'your executor',
    several: 'your executors',
    say: 'They say what the job is and where your will is, and not what is in it. Give them out once the will is signed.',
  },
  'guardian-letter': {
    one: 'about looking after your children',
    several: 'about looking after your children',
    say: 'They say which children it is about, when it starts, and that the answer can be no. Give them out once the will is signed.',
  },
}

/** One line for each document, and one for all letters of a kind. */
const linesFor = (others: readonly Enclosed[]): Words[] => {
  const alike = Map.groupBy(others, ({ kind, title }) => (letters[kind] ? kind : title))
  return [...alike.values()].map((same): Words => {
    const [first] = same
    const words = first && letters[first.kind]
    const names = same.flatMap(({ to }) => (to === undefined ? [] : [to.name]))
    if (!words || names.length === 0) return same.flatMap(({ title, purpose }) => [{ strong: title }, `. ${purpose}`])
    if (names.length === 1) return [{ strong: `Letter to ${names[0]}, ${words.one}` }, `. ${first.purpose}`]
    return [{ strong: `Letters to ${listed.format(names)}, ${words.several}` }, `. ${words.say}`]
  })
}

const enclosed = (name: string, others: readonly Enclosed[]): readonly Block[] => [
  heading('What is in this pack'),
  bullets([{ strong: `${TITLE} ${name}` }, '. Sign this, and nothing else, with your witnesses.'], ...linesFor(others)),
]

const isLetter = ({ kind }: Enclosed): boolean => kind === 'executor-letter' || kind === 'guardian-letter'

const whatToDo = (others: readonly Enclosed[], paper: Paper): readonly Block[] => [
  heading('What to do, in this order'),
  {
    kind: 'numbers',
    items: [
      'Read the will from beginning to end. It says only what you told us.',
      'If something is wrong, change your answers and download it again. Do not correct it by hand.',
      paper.edition === 'bound'
        ? `Wait for the bound will that we post to you. ${paperWords.bound.held}.`
        : `Print all of it on one side of the paper. ${paperWords[paper.edition].held}. Staple it before anyone signs.`,
      'Read the signing guide and ask two people to be your witnesses.',
      'Sign the will, all three of you in one room. Do it soon. Until then your last signed will counts. If you have none, the law decides.',
      'Put the signed will in a safe place, and tell your executors where it is.',
      'Destroy earlier wills once this one is signed, but for those that the signing guide says to keep.',
      ...(others.some(({ kind }) => kind === 'statement-of-reasons')
        ? ['Sign and date your statement of reasons, alone, and keep it beside the will.']
        : []),
      ...(others.some(isLetter) ? ['Give the letters in the pack to the people they are for.'] : []),
    ],
  },
]

const later: readonly Block[] = [
  heading('If something changes'),
  paragraph(
    'If you have not signed yet, change your answers and print the new will. If you have, make a new will and sign it in the same way. Nothing written on a signed will counts. The signing guide says when to read it again.',
  ),
]

const aboutUs: readonly Block[] = [
  heading('Complaints and privacy'),
  paragraph(
    `Write to ${brand.supportEmail}, or use the contact form on our website and choose “A complaint”. The form confirms at once, by email, that we have it. Someone reads it, and we answer within 30 days.`,
  ),
  paragraph(
    'Our privacy notice, on our website, says what we keep about you and the people you named, why, and what you can ask for. We hold your answers. We never hold the signed will.',
  ),
  paragraph(
    `${brand.name} is not a law firm, and nothing in this pack is legal advice. If something is unclear, or your family or money is not straightforward, ask a solicitor before you sign.`,
  ),
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
    title: 'Your will is ready to sign',
    listedAs: 'Start here: what to do, in order',
    fileTitle: `Cover letter for the will of ${name}`,
    band: 'Not part of the will',
    purpose: 'What you have here, and what to do first.',
    blocks: [
      { kind: 'address', lines: [name, ...address.split(', ')] },
      { kind: 'address', lines: [dayInWords(today)] },
      paragraph(`Here is the will you wrote with ${brand.name}, and what goes with it.`),
      note(
        'It does not count yet',
        'A will has no effect until it is signed on paper in front of two witnesses. The signing guide shows you how.',
      ),
      ...enclosed(name, others),
      ...whatToDo(others, paperOf(context)),
      ...later,
      ...aboutUs,
    ],
  }
}
