/** What visitors and customers ask, and our answers. */
import { brand } from '#core/brand.ts'
import { totalOf, withVat } from '#core/catalogue/products.ts'
import { MAX_ACTING_EXECUTORS, RESET_LINK_MINUTES } from '#core/constants.ts'
import { pagesOfQuestions } from '#core/journey/walk.ts'
import { datedLaw } from '#core/law/dated-law.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { price } from '#core/text/money.ts'
import { lpaPages } from '#core/will/lpa-options.ts'

const willPrice = price(totalOf(['will']))

/** The page for help, and the sheet that opens it over a question of the will. */
export const help = {
  title: 'Help',
  lead: 'Look for an answer, or write to us. A person reads every message.',
  here: 'About this question',
  write: 'Write to us',
  kept: 'What you have typed stays on this page while you look.',
  writing: [`Email [${brand.supportEmail}](mailto:${brand.supportEmail}), or use the [contact form](/contact-us).`, 'We cannot give legal advice. We can help with a page, a payment or a document.', '[Somebody has died](/somebody-has-died)'],
  stop: {
    heading: 'You can stop at any time',
    words: ['We save an answer when you continue to the next question. Log in on any device to carry on.', 'You can change any answer later.'],
  },
  solicitor: {
    heading: 'When we are not enough',
    words: ['Some people need a solicitor. [Our terms](/wills-terms#not-for) say who. The Law Society has a [list of solicitors](https://solicitors.lawsociety.org.uk).'],
  },
} as const

export const questions = {
  howItWorks: {
    heading: 'How it works',
    questions: {
      how: {
        question: `How does ${brand.name} work?`,
        steps: { steps: ['You answer one question at a time. Your will appears next to it.', 'You read the whole will. Change any answer, and the will changes with it.', 'You pay once, download it and print it.', 'You sign it in front of two witnesses. Then it counts.'] },
      },
      'how-long': {
        question: 'How long does it take?',
        answer: `There are ${pagesOfQuestions.fewest} to ${pagesOfQuestions.most} short pages, depending on your family. You do not have to finish in one go. We save each answer, and you can carry on from any device.`,
      },
      cost: {
        question: 'What does it cost?',
        also: 'price fee charge pay',
        pages: ['my-checkout', 'addons'],
        answer: `It is free to write and read your will. You pay once, to download it: ${willPrice}${withVat}. Nothing renews. All [prices](/prices) are on one page.`,
      },
      refund: {
        question: 'Can I have my money back?',
        also: 'refund cancel cancellation',
        pages: ['my-checkout', 'my-downloads'],
        review: true,
        answer: 'Yes, all of it, until you first download documents. Where you paid for two wills, that is until one of you does. You do not have to say why. Use the refund button in [your account](/account).',
        answer2: 'A bound print can go back alone until we post it, and a power of attorney until you download its sheet. You keep the rest of the order.',
      },
      'law-firm': {
        question: 'Are you a law firm?',
        review: true,
        answer: 'No. We are not a law firm, nobody regulates us as one, and we do not give legal advice. You make the choices. We put them into a will.',
      },
      solicitor: {
        question: 'When should I see a solicitor instead?',
        pages: ['summary'],
        review: true,
        answer: 'When your family or money is not straightforward. You may own a business, a farm or something abroad. You may want to leave out your husband, your wife or a young child. Someone you name may be in debt. The [terms for your will](/wills-terms#not-for) have the full list.',
        answer2: 'The Law Society has a [list of solicitors](https://solicitors.lawsociety.org.uk).',
      },
      'easy-read': {
        question: 'Is there something easier to read?',
        also: 'simple disability',
        answer: 'Yes. Read [ten ideas about wills](/easy-read) in Easy Read, with pictures.',
      },
      welsh: {
        question: 'Can I do this in Welsh?',
        review: true,
        answer: 'In part. The first pages, the [prices](/cy/prices) and the questions about your will are in Welsh: choose “Cymraeg” at the top of any page. Some pages are only in English yet, and so is the will. A solicitor who works in Welsh can write one for you in Welsh.',
      },
      scotland: {
        question: 'I live in Scotland, Northern Ireland or abroad. Can I use it?',
        answer: 'Not yet. The law there is different, and a will made here might not do what you want. You can join the waiting list when you start.',
      },
    },
  },
  yourWill: {
    heading: 'Your will',
    questions: {
      need: {
        question: 'What happens if I die without a will?',
        review: true,
        answer: 'The law decides who gets what, in a fixed order of relatives. An unmarried partner gets nothing under those rules. Nor do friends, stepchildren or charities.',
      },
      executor: {
        question: 'What does an executor do?',
        pages: ['executors/executors', 'executors/my-executors'],
        review: true,
        answer: `An executor carries out your will. They find what you owned, pay what you owed, and hand over the rest. Up to ${MAX_ACTING_EXECUTORS} can act together. An executor can also inherit from you. They can pay for help if they need it.`,
      },
      guardian: {
        question: 'Who looks after my children?',
        pages: ['beneficiaries/guardians', 'beneficiaries/backup-guardians', 'beneficiaries/children'],
        review: true,
        answer: 'In most cases, the other parent, if they are alive and have parental responsibility. You can name a guardian in case there is none. Ask that person first.',
      },
      home: {
        question: 'I own my home with someone. Does my will decide who gets my share?',
        pages: ['about-me/you-own-property', 'gifts'],
        review: true,
        answer: 'It depends on how you own it. If you are joint tenants, your part goes to the other owner, whatever your will says. If you are tenants in common, you each own a share, and your will decides who gets yours. Your title register at the Land Registry can tell you which.',
      },
      pension: {
        question: 'What about my pension and life insurance?',
        pages: ['executors/digital-assets'],
        review: true,
        answer: `Your will often does not decide these. The company pays the person you named to it. Ask who that is, and keep it up to date. If you die on or after ${dayInWords(datedLaw['pensions-are-taxed'].from)}, most of what is left in a pension counts for inheritance tax.`,
      },
      'leave-out': {
        question: 'Can I leave someone out?',
        pages: ['beneficiaries/my-beneficiaries', 'estate-splits/exclude'],
        review: true,
        answer: 'Yes. But a husband, wife or civil partner, a child, or someone you support may ask a court for a share. So may someone who has lived with you as a couple for two years. To leave one of them out, see a solicitor first. For a grown child, we tell you the risk and you can carry on.',
      },
      gift: {
        question: 'What is the difference between a gift and a share?',
        pages: ['beneficiaries/my-beneficiaries', 'estate-splits/split-distribution', 'gifts'],
        answer: 'A gift is a thing or a sum of money, such as a watch or £500. Gifts come first. A share is a part of the rest, such as half.',
      },
      tax: {
        question: 'What about inheritance tax?',
        pages: ['gifts'],
        answer: 'We do not advise on tax. Where we show what each person gets in pounds, it is an estimate. For some gifts we ask whether the tax on them comes out of the gift or out of the rest. [GOV.UK](https://www.gov.uk/inheritance-tax) explains when tax is due.',
      },
      trust: {
        question: 'Can I set up a trust?',
        pages: ['beneficiaries/backup-action'],
        answer: 'A few kinds. What you leave to a child is looked after until they are old enough. The [terms for your will](/wills-terms#not-for) say which others we can write. For any other trust, see a solicitor.',
      },
      pets: {
        question: 'Can I say who should get my pets?',
        pages: ['beneficiaries/pets'],
        answer: 'Yes. You can name someone to look after each of them. Ask that person first.',
      },
      online: {
        question: 'Should I write down my passwords?',
        pages: ['executors/digital-assets'],
        answer: 'No. A will becomes public after a death. Name someone to deal with your online accounts, and keep the list of accounts somewhere safe.',
      },
    },
  },
  signingAndAfter: {
    heading: 'Signing and after',
    questions: {
      count: {
        question: 'When does my will count?',
        pages: ['summary', 'my-downloads'],
        review: true,
        answer: 'When you have signed it on paper, and two witnesses have watched you sign and then signed it too. All three of you must be in the same room. Until then it has no effect.',
      },
      witness: {
        question: 'Who can be a witness?',
        pages: ['my-downloads'],
        review: true,
        answer: 'Two adults who get nothing from your will. They must not be married to, or in a civil partnership with, anyone who does. A witness who gets something loses it. Neighbours and people you work with are often a good choice.',
      },
      'sign-online': {
        question: 'Can I sign it on a screen or by video?',
        review: true,
        answer: 'No. In England and Wales you sign a will in ink, on paper, with the witnesses in the room.',
      },
      keep: {
        question: 'Where should I keep it?',
        also: 'storage store original',
        pages: ['my-downloads'],
        answer: 'Somewhere dry and safe, where your executors can reach it. Tell them where. One staple, top left. Never take it out. Add no other staple or clip: marks on the paper raise questions later.',
      },
      squares: {
        question: 'What are the small squares in the margin?',
        also: 'QR code mark barcode',
        pages: ['my-downloads'],
        answer: 'They hold the number of your will and of the page, and nothing about you. A camera can read them, if you keep [pictures of the signed pages](/account/signed-pages). They are no part of your will.',
      },
      change: {
        question: 'How do I change it?',
        also: 'codicil amend update edit',
        pages: ['summary', 'my-downloads'],
        review: true,
        answer:
          'Change your answers, download the new will, and sign it in the same way as the first. Then destroy the old one, but not a will for things in another country. After an illness, or if you expect a dispute, keep the last one and write nothing on it: a solicitor can tell you why. Never write on a signed will. Changes are free.',
      },
      'power-of-attorney': {
        question: 'Who decides for me while I am alive, if I cannot?',
        also: 'LPA capacity dementia',
        review: true,
        answer: `Your will says nothing about that. A [lasting power of attorney](/power-of-attorney) (LPA) does: you choose people you trust to act for you. There is one for money and property, and one for health and care. With us you answer plain questions and get a sheet to copy onto the official form. You can also [make one online at GOV.UK](${lpaPages.online}).`,
      },
      married: {
        question: 'What if I marry or divorce?',
        pages: ['about-me/marital-status', 'beneficiaries/partner'],
        review: true,
        answer:
          'Marriage or civil partnership cancels a will made before it. The will stays only if it says itself that you were expecting to marry that named person, and that it should stay in force. To leave them something is not enough. After a divorce the will is read as if your former husband, wife or civil partner had died. So make a new will either way. Separating changes nothing by itself.',
      },
    },
  },
  yourAccount: {
    heading: 'Your account',
    questions: {
      couple: {
        question: 'Can my partner and I make our wills together?',
        pages: ['addons', 'my-checkout'],
        review: true,
        answer: 'Yes. Choose wills for you and your partner when you pay for yours. You invite your partner by email. They get their own account. Their will starts as a copy of part of yours, and they change and confirm it alone.',
        answer2: 'After that, neither of you can see the other’s will. Either of you can change your own at any time without telling the other. Either of you can unlink the two wills, and you both keep what was paid for.',
      },
      private: {
        question: 'Who can see my answers?',
        pages: ['about-me/full-name', 'about-me/full-address', 'about-me/dob'],
        answer:
          'You can, when you are logged in. Anyone who reads them for you, a law firm and our team see them only once you agree. If you buy wills for two, your partner gets a copy of part of yours, once. After your death, the people you chose get what you chose. We do not give your answers to advertisers. [Privacy](/privacy) says what we keep, why, and which companies work for us.',
      },
      password: {
        question: 'I forgot my password. What can I do?',
        answer: `[Choose a new one](/forgot-password). We will email you a link that works once, within ${RESET_LINK_MINUTES} minutes. Your will stays as it is.`,
      },
      delete: {
        question: 'How do I get a copy of my information, or delete it?',
        answer: 'On [your account page](/account) you can download all of it, or delete your account. If you have no account, use the [contact form](/contact-us) and choose “My personal information”.',
      },
    },
  },
} as const
