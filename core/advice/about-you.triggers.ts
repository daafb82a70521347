import { isUnder18 } from '../text/calendar-day.ts'
import { isPostcode, tidyPostcode } from '../text/names.ts'
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
    id: 'T2',
    level: 'refer',
    step: 'will.about-me.full-address',
    when: says('us-citizen'),
    message:
      'The United States taxes its citizens and green-card holders on everything they own, wherever they live. A will that suits English law can cost tax there.',
    source:
      'Double Taxation Relief (Taxes on Estates of Deceased Persons and on Gifts) (United States of America) Order 1979 (SI 1979/1454)',
    ask: 'How are my estate and my family taxed in both countries, and how does my will need to say it?',
  },
  {
    id: 'T2',
    level: 'warn',
    step: 'will.about-me.full-address',
    when: (will, today) => says('land-elsewhere-in-uk')(will, today) || says('money-abroad')(will, today),
    message:
      'This will covers what you own in other places, but each place keeps some rules of its own. In Scotland the title of a home can say who takes it, whatever a will says. A bank or company abroad may want papers from a court there, and tax may be due there.',
    source: 'Wills Act 1963 ss.1, 2; Administration of Estates Act 1971; the law of the place where the thing is',
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
    when: says('memory-or-hospital'),
    message:
      'Someone may later ask if you understood your will when you made it. A solicitor can meet you, and a doctor can confirm it in writing, so that your wishes stand.',
    source: 'Banks v Goodfellow (1870); Kenward v Adams [1975] (the golden rule)',
    ask: 'Is a medical opinion wise before I sign, and who can give one?',
  },
  {
    id: 'T14',
    level: 'refer',
    step: 'will.about-me.dob',
    when: says('departs-from-last-will'),
    message:
      'After a big change late in life, someone who gets less may ask if it was your own wish. A solicitor can meet you alone, note your reasons, and ask a doctor to confirm that you understood.',
    source: 'Kenward v Adams [1975] (the golden rule); Hawes v Burgess [2013] EWCA Civ 74',
    ask: 'Will you keep a note of why I am changing my will, and is a medical opinion wise before I sign?',
  },
  {
    id: 'T14',
    level: 'warn',
    step: 'will.about-me.dob',
    when: says('serious-illness'),
    message:
      'You can make your will here. If you can, ask your doctor for a short note, dated near the day you sign, that you understand what you are doing. Keep it with your will.',
    source: 'Banks v Goodfellow (1870); Kenward v Adams [1975] (the golden rule)',
  },
  {
    id: 'T15',
    level: 'refer',
    step: 'will.about-me.dob',
    when: says('reading-or-signing'),
    message:
      'You can still make a will. It has to be read to you, or signed for you, in front of witnesses in a set way. A solicitor can arrange that.',
    source: 'Wills Act 1837 s.9; Non-Contentious Probate Rules 1987 r.13',
    ask: 'How should my will be read over and signed, and what should the signing page say?',
  },
  {
    id: 'T16',
    level: 'block',
    step: 'will.about-me.dob',
    when: says('under-pressure'),
    message:
      'A will has to be your own choice. Stop here if you like: your answers are kept, and nobody is told. Come back when you are alone and free to decide, or see a solicitor by yourself.',
    source: 'Undue influence: Edwards v Edwards [2007] EWHC 1119 (Ch)',
  },
  {
    id: 'T16',
    level: 'refer',
    step: 'will.about-me.dob',
    when: says('others-choose'),
    message:
      'A will has to be your own choice, and others may ask about it later. A solicitor can see you alone, which protects you and the person helping you.',
    source: 'Undue influence: Edwards v Edwards [2007] EWHC 1119 (Ch)',
    ask: 'Can we talk alone, and will you keep a note of what I want and why?',
  },
  {
    id: 'T16',
    level: 'warn',
    step: 'will.about-me.dob',
    when: says('helper-beside-me'),
    message:
      'A will has to be your own choice. Decide what it says by yourself, and read the whole of it alone before you pay and before you sign.',
    source: 'Undue influence: Edwards v Edwards [2007] EWHC 1119 (Ch)',
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
