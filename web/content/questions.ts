import { brand } from '#core/brand.ts'
import { totalOf } from '#core/catalogue/products.ts'
import { MAX_ACTING_EXECUTORS, RESET_LINK_MINUTES } from '#core/constants.ts'
import { price } from '#core/text/money.ts'
import type { QuestionGroup } from './content.ts'
import { withVat } from './en.ts'

const willPrice = price(totalOf(['will']))

export const questions: readonly QuestionGroup[] = [
  {
    heading: 'How it works',
    questions: [
      {
        id: 'how',
        question: `How does ${brand.name} work?`,
        answer: [
          {
            steps: [
              'You answer one question at a time. The will writes itself beside you.',
              'You read the whole will. Change any answer, and the will changes with it.',
              'You pay once, download it and print it.',
              'You sign it with two witnesses. From then on it counts.',
            ],
          },
        ],
      },
      {
        id: 'how-long',
        question: 'How long does it take?',
        answer: [
          'That depends on your family and on how sure you are. You do not have to finish in one go. Each answer is saved when you move on, and you can come back on any device.',
        ],
      },
      {
        id: 'cost',
        question: 'What does it cost?',
        answer: [
          `Writing and reading your will is free. You pay for it when you want to download it: ${willPrice}${withVat}. Nothing renews. All [prices](/prices) are on one page.`,
        ],
      },
      {
        id: 'refund',
        question: 'Can I have my money back?',
        review: true,
        answer: [
          'Yes, all of it, until you first download your documents. You do not have to say why. The button for it is in [your account](/account).',
        ],
      },
      {
        id: 'law-firm',
        question: 'Are you a law firm?',
        review: true,
        answer: [
          'No. We are not a law firm, we are not regulated as one, and we do not give legal advice. You make the choices. We put them into a will.',
        ],
      },
      {
        id: 'solicitor',
        question: 'When should I see a solicitor instead?',
        review: true,
        answer: [
          'When your affairs are not plain. You may own something abroad, or a business, or a farm. You may want to leave out a husband, a wife or a young child. Somebody you name may be disabled or in debt. The [terms for your will](/wills-terms#not-for) have the whole list.',
          'The Law Society has a [list of solicitors](https://solicitors.lawsociety.org.uk).',
        ],
      },
      {
        id: 'welsh',
        question: 'Can I do this in Welsh?',
        review: true,
        answer: [
          'In part. The first pages and the [prices](/cy/prices) are in Welsh. The questions about your will are in English, and so is the will. A solicitor who works in Welsh can write one for you in Welsh.',
        ],
      },
      {
        id: 'scotland',
        question: 'I live in Scotland, Northern Ireland or abroad. Can I use it?',
        answer: [
          'Not yet. The law there is different, and a will made here might not do what you want. You can leave your name on the waiting list when you start.',
        ],
      },
    ],
  },
  {
    heading: 'Your will',
    questions: [
      {
        id: 'need',
        question: 'What happens if I die without a will?',
        review: true,
        answer: [
          'The law decides who gets what, in a fixed order of relatives. An unmarried partner gets nothing by that order, and neither do friends, stepchildren or charities.',
        ],
      },
      {
        id: 'executor',
        question: 'What does an executor do?',
        review: true,
        answer: [
          `An executor carries out your will. They find what you owned, pay what you owed, and hand over the rest. Up to ${MAX_ACTING_EXECUTORS} can act together. An executor may also inherit, and most do. They can pay for help later if they need it.`,
        ],
      },
      {
        id: 'guardian',
        question: 'Who looks after my children?',
        review: true,
        answer: [
          'If another parent with parental responsibility is alive, that parent does, in most cases. You can name a guardian for when there is none. Ask the person first.',
        ],
      },
      {
        id: 'home',
        question: 'I own my home with somebody. Does my will decide who gets my part?',
        review: true,
        answer: [
          'It depends on how you own it. As joint tenants, your part goes to the other owner, whatever your will says. As tenants in common, each has a share, and your will decides about yours. The title from the Land Registry can tell you which it is.',
        ],
      },
      {
        id: 'pension',
        question: 'What about my pension and life insurance?',
        review: true,
        answer: [
          'They often do not pass by your will. The company pays the person you named with them. Ask them who that is, and keep it up to date. If you die on or after 6 April 2027, most of what is left in a pension counts for inheritance tax.',
        ],
      },
      {
        id: 'leave-out',
        question: 'Can I leave somebody out?',
        review: true,
        answer: [
          'You can. But a husband, wife, civil partner, child, or somebody you support may ask a court for a share. So may somebody who has lived with you as a couple for two years. See a solicitor first if you want to leave out one of them. For a grown child, we tell you the risk and you may go on.',
        ],
      },
      {
        id: 'gift',
        question: 'What is the difference between a gift and a share?',
        answer: [
          'A gift is one thing or one sum: a watch, or £500. Gifts come first. What is left is then shared out in parts, such as half each.',
        ],
      },
      {
        id: 'pets',
        question: 'Can I say who should have my pets?',
        answer: ['Yes. You can name who should look after each of them. Ask the person first.'],
      },
      {
        id: 'online',
        question: 'Should I write down my passwords?',
        answer: [
          'No. A will becomes public after a death. Name somebody to deal with your online accounts, and keep the list of accounts somewhere safe.',
        ],
      },
    ],
  },
  {
    heading: 'Signing and after',
    questions: [
      {
        id: 'count',
        question: 'When does my will count?',
        review: true,
        answer: [
          'When you have signed it on paper, and two witnesses have watched you sign and then signed it too. All three of you must be in the same room. Until then it has no effect.',
        ],
      },
      {
        id: 'witness',
        question: 'Who can be a witness?',
        review: true,
        answer: [
          'Two adults who get nothing under the will and are not married to, or in a civil partnership with, somebody who does. A witness who gets something loses it. Neighbours and people you work with are often a good choice.',
        ],
      },
      {
        id: 'sign-online',
        question: 'Can I sign it on a screen or by video?',
        review: true,
        answer: ['No. In England and Wales a will is signed in ink, on paper, with the witnesses in the room.'],
      },
      {
        id: 'keep',
        question: 'Where should I keep it?',
        answer: [
          'Somewhere dry and safe, where your executors can get at it. Tell them where. Leave its one staple in, and add no other staple or clip: marks on the paper raise questions later.',
        ],
      },
      {
        id: 'change',
        question: 'How do I change it?',
        review: true,
        answer: [
          'Change your answers, download the new will, and sign it as you did the first. Then destroy the old one, but not a will for things in another country. After an illness, or if you expect a dispute, keep the last one and write nothing on it: a solicitor can tell you why. Never write on a signed will. Changes are free for 12 months after you pay.',
        ],
      },
      {
        id: 'married',
        question: 'What if I marry or divorce?',
        review: true,
        answer: [
          'Marriage or civil partnership cancels a will made before it. The will stays only if it says itself that you were expecting to marry that named person, and that it should stay in force. To leave them something is not enough. After a divorce the will is read as if your former husband, wife or civil partner had died. So make a new will either way. Separating changes nothing by itself.',
        ],
      },
    ],
  },
  {
    heading: 'Your account',
    questions: [
      {
        id: 'couple',
        question: 'Can my partner and I make our wills together?',
        review: true,
        answer: [
          'Yes. Choose wills for you and your partner when you pay for yours. You invite your partner by email. They get an account of their own, with a will that begins as a copy of part of yours, and they change and confirm it alone.',
          'After that neither of you sees the other’s will, and each may change theirs at any time without telling the other. Either of you can make the two wills separate again. Nothing that was paid for is lost.',
        ],
      },
      {
        id: 'private',
        question: 'Who can see my answers?',
        answer: [
          'You can, when you are logged in. If you buy wills for two, your partner gets a copy of part of yours, once. None of your answers go to advertisers. [Privacy](/privacy) says what we keep, why, and which companies work for us.',
        ],
      },
      {
        id: 'password',
        question: 'I forgot my password. What can I do?',
        answer: [
          `[Ask for a new one](/forgot-password). We send you a link that works once, for ${RESET_LINK_MINUTES} minutes. Your will stays as it is.`,
        ],
      },
      {
        id: 'delete',
        question: 'How do I get a copy of my information, or have it deleted?',
        answer: [
          'On [your account page](/account) you can download a copy of all of it, and delete your account. If you have no account, use the [contact form](/contact-us) and choose “My personal information”.',
        ],
      },
    ],
  },
]
