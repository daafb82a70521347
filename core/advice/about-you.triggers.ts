import { isUnder18 } from '../text/calendar-day.ts'
import { isPostcode, tidyPostcode } from '../text/contact.ts'
import { says } from './questions.ts'
import type { Condition, Trigger } from './trigger.ts'

// Postcode areas wholly outside England and Wales. TD and DG lie on both sides of the border, so they decide nothing.
const areasElsewhere = 'AB BT DD EH FK G GY HS IM IV JE KA KW KY ML PA PH ZE'.split(' ')

const livesElsewhere: Condition = ({ details }) => {
  const postcode = tidyPostcode(details.address?.postcode ?? '')
  return isPostcode(postcode) && areasElsewhere.includes(postcode.replace(/\d.*/, ''))
}

export const aboutYouTriggers: readonly Trigger[] = [
  {
    id: 'T1',
    level: 'block',
    step: 'will.about-me.dob',
    byRule: true,
    when: ({ details }, today) => details.dob !== undefined && isUnder18(details.dob, today),
    message: 'The law lets people make a will from the age of 18. You can make yours here once you are 18.',
    source: 'Wills Act 1837 s.7',
  },
  {
    id: 'T2',
    level: 'refer',
    step: 'will.about-me.full-address',
    when: says('land-abroad'),
    message:
      'Other countries have their own rules about who inherits, and those can override this will. You may need a second will there, and signing this one could cancel it.',
    source: 'Wills Act 1837 s.20; the law of the place where land lies decides who inherits it',
    ask: 'Do I need a will in each country, and how do I keep one from cancelling the other?',
  },
  {
    id: 'T3',
    level: 'refer',
    step: 'will.about-me.full-address',
    when: (will, today) => livesElsewhere(will, today) || says('home-elsewhere')(will, today),
    message:
      'Our wills are written for people whose permanent home is in England or Wales. Scotland, Northern Ireland and other countries have their own law of wills.',
    source: 'The law of the domicile decides succession to movable property; Wills Act 1963 s.1',
    ask: 'Which country’s law decides who inherits from me, and where is it best to make my will?',
  },
  {
    id: 'T14',
    level: 'refer',
    step: 'will.about-me.dob',
    when: says('illness'),
    message:
      'Someone may later ask whether you understood your will when you made it. A solicitor can meet you, and a doctor can confirm it in writing, so that your wishes stand.',
    source: 'Banks v Goodfellow (1870); Kenward v Adams [1975] (the golden rule)',
    ask: 'Is a medical opinion wise before I sign, and who can give one?',
  },
  {
    id: 'T15',
    level: 'refer',
    step: 'will.about-me.dob',
    when: says('reading-or-signing'),
    message:
      'Your will can still be made. It needs to be read to you, or signed for you, in front of witnesses in a particular way, and a solicitor can arrange that.',
    source: 'Wills Act 1837 s.9; Non-Contentious Probate Rules 1987 r.13',
    ask: 'How should my will be read over and signed, and what should the signing page say?',
  },
  {
    id: 'T16',
    level: 'block',
    step: 'will.about-me.dob',
    when: says('under-pressure'),
    message:
      'A will has to be your own choice. Come back to this when you are alone and free to decide, or see a solicitor by yourself. Your answers are kept.',
    source: 'Undue influence: Edwards v Edwards [2007] EWHC 1119 (Ch)',
  },
  {
    id: 'T16',
    level: 'refer',
    step: 'will.about-me.dob',
    when: says('someone-answers'),
    message:
      'A will has to be your own choice, and others may ask about it later. A solicitor can see you alone, which protects you and the person helping you.',
    source: 'Undue influence: Edwards v Edwards [2007] EWHC 1119 (Ch)',
    ask: 'Can we talk alone, and will you keep a note of what I want and why?',
  },
  {
    id: 'T30',
    level: 'warn',
    step: 'will.about-me.dob',
    when: says('armed-forces'),
    message:
      'On operations the law lets you make a will in other ways, even by word of mouth, and that could replace this one. Some tax rules are different too. Your unit can tell you more.',
    source: 'Wills Act 1837 s.11; Inheritance Tax Act 1984 s.154',
  },
]
