/** What executors have to do in time where they hold something for somebody: a page of its own, for them. */
import { figureOn } from '#core/law/figures-of-law.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { percentInWords, poundsInWords } from '#core/text/money.ts'
import { listedOr } from '#core/text/names.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { trustsOf } from '#core/will/trusts.ts'
import type { CompleteWill } from '../complete-will.ts'
import {
  bullets,
  heading,
  lines,
  type PackContext,
  type PackDocument,
  paragraph,
  type Step,
  section,
} from './pack-document.ts'

const step = (title: string, ...words: readonly string[]): Step => ({ title, words })

const nameIn = (will: Will, id: number): string => personsOf(will, [id])[0]?.fullname ?? ''

const holdOf = (will: Will, trust: Trust): string => {
  const name = nameIn(will, trust.for)
  switch (trust.kind) {
    case 'Home':
      return `The home, for ${name} to live in.${trust.amount ? ` With it, ${poundsInWords(trust.amount)} for its upkeep.` : ''}`
    case 'Residue':
      return `What is left when everything is paid, with its income for ${name}.`
    case 'Disabled person':
      return `${trust.amount === undefined ? 'A share of what is left' : poundsInWords(trust.amount)}, to use for ${name}.`
  }
}

const atOnce = (names: readonly string[], isHome: boolean): Step[] => [
  step(
    'Make sure that there are two of you',
    `Two people, or a trust company, must hold it. One of them must not be ${listedOr.format(names)}.`,
    'If only one is left, that one appoints another within three months. The will says who may if they do not.',
  ),
  step(
    'Have everything valued as it was on the day of the death',
    'Ask a surveyor for a home, and the bank for accounts. Keep the figures: they are needed for tax now, and when the trust ends.',
  ),
  ...(isHome
    ? [
        step(
          'Put the home in your names',
          'Apply to the Land Registry once you have probate. Ask for a Form A restriction, so that one of you alone cannot sell the home.',
        ),
        step(
          'Insure the home',
          'Insure it in your own names, for what it would cost to rebuild. Tell the insurer who lives there.',
        ),
      ]
    : []),
]

const smallSum = (will: Will, today: Day, { smallSumFor }: Trust): string[] =>
  smallSumFor === undefined
    ? []
    : [
        `In each year to 5 April ${nameIn(will, smallSumFor)} may have up to ${poundsInWords(figureOn('small-yearly-sum', today))}, or ${percentInWords(figureOn('small-yearly-part', today))}% of the highest value in that year if that is less.`,
      ]

const dutiesOf = (will: Will, today: Day, trust: Trust): string[] => {
  const name = nameIn(will, trust.for)
  switch (trust.kind) {
    case 'Home':
      return [
        `${name} pays the bills and the insurance. A bill that is late does not end the right to live there.`,
        ...(trust.endsIfCouple === 'Yes' || trust.endsIfLeaves !== undefined
          ? [`Some ends count only from the day you write them down. Ask ${name} first.`]
          : []),
      ]
    case 'Residue':
      return [
        `Pay ${name} the income. ${trust.capital === 'Yes' ? 'You may pay some of the capital too.' : 'Pay none of the capital.'}`,
      ]
    case 'Disabled person':
      return [
        `Ask about benefits before you pay ${name} anything. A payment may affect them.`,
        ...smallSum(will, today, trust),
      ]
  }
}

const whileItLasts = (will: Will, today: Day): string[] => [
  'Keep it apart from your own money, and keep a list of what comes in and goes out.',
  'Write down what you decide, and why.',
  ...trustsOf(will).flatMap((trust) => dutiesOf(will, today, trust)),
]

/** Undefined where the will holds nothing for anyone. */
export const trustGuide = ({ will, parts }: CompleteWill, { today }: PackContext): PackDocument | undefined => {
  const trusts = trustsOf(will)
  if (trusts.length === 0) return undefined
  const names = [...new Set(trusts.map((trust) => nameIn(will, trust.for)))]
  return {
    kind: 'trust-guide',
    id: 'trust-guide',
    title: 'For your executors: what they hold for others',
    fileTitle: `Guide to what the executors of ${parts.testator.name} hold`,
    purpose: 'Tells your executors what to do about what they hold for someone, and by when. Keep it with your will.',
    band: 'A guide. Not part of the will',
    blocks: [
      paragraph(
        'The will asks you to hold something for a time, and then to hand it on. This page says what to do. The will itself says who has what, and you follow that.',
      ),
      ...section('What you hold', bullets(...trusts.map((trust) => holdOf(will, trust)))),
      heading('In the first months'),
      {
        kind: 'steps',
        items: atOnce(
          names,
          trusts.some(({ kind }) => kind === 'Home'),
        ),
      },
      heading('While it lasts'),
      bullets(...whileItLasts(will, today)),
      heading('Two years after the death'),
      paragraph(
        'If you still hold it then, the trust may have to be on the Trust Register. Ask HMRC which rule applies to it, before that day.',
      ),
      lines('Two years after the death is on', 1),
      heading('When it ends'),
      bullets(
        'Have everything valued again, as it was on that day.',
        'Look in the will for who has it now. Someone may have died since, and others stand in.',
        'Tell HMRC, and take the trust off the register if it is there.',
      ),
      paragraph(
        'A solicitor or an accountant can do any of this for you. Their reasonable fees are paid from what you hold.',
      ),
    ],
  }
}
