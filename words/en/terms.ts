/** The terms of use. */
import { brand } from '#core/brand.ts'
import { totalOf, withVat } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'

export const terms = {
  title: 'Terms of use',
  lead: `These are the rules between you and ${brand.name}. We have kept them short so that you can read them all.`,
  changed: '22 November 2026',
  sections: {
    who: { heading: 'Who we are', review: true, below: 'operator' },
    what: {
      heading: 'What we do, and what we do not',
      review: true,
      isAToolForEnglandAnd: `${brand.name} is a tool for England and Wales. You answer questions, and it turns your choices into a will.`,
      list: {
        list: [
          'We are not a law firm, and nobody here gives you legal advice.',
          'Will writing is not regulated. No legal regulator oversees us, and the Legal Ombudsman cannot look into a complaint about us.',
          'No solicitor reads your will unless you take it to one.',
          'A will has no effect until you have signed it in the right way. We tell you how. We cannot do it for you.',
        ],
      },
      theTermsForYourWillSay: 'The [terms for your will](/wills-terms) say more about the will itself.',
    },
    account: {
      heading: 'Your account',
      youMustBe18OrOver: 'You must be 18 or over. Each account is for one person, who must give their own answers.',
      keepYourPasswordToYourselfIf: 'Keep your password to yourself. If you think someone else has it, [choose a new one](/forgot-password). That logs everyone out of your account.',
    },
    price: {
      heading: 'What it costs',
      itIsFreeToWriteA: `It is free to write a will here. You pay when you want to download it. A will costs ${price(totalOf(['will']))}${withVat}. All [prices](/prices) are on one page.`,
      youPayOnceNothingRenewsAnd: 'You pay once. Nothing renews, and we add nothing to your basket.',
      theGovernmentChargesItsOwnFees: 'The government charges its own fees for some things. You pay those to the government. We show them next to our price.',
      changesAreFreeYouCanChange: 'Changes are free: you can change your will and download it again as often as you need. If we ever charge for changes, we will email you at least 30 days before, and never charge for one within 12 months of your payment.',
    },
    refund: {
      heading: 'If you change your mind',
      review: true,
      youCanHaveAllYourMoney:
        'You can have all your money back until something of what you paid for is delivered: you download documents, or your partner does where you paid for both wills; you read what we found about your will; someone begins to read it for you; or it is posted. You do not have to say why. The button for it is in [your account](/account).',
      youCanAlsoHaveTheMoney: 'You can also have the money for a bound print alone until we post it, and for a power of attorney until you download its sheet. You keep the rest of the order.',
      theLawAlsoGivesYou14: 'The law also gives you 14 days to cancel most things bought online. We will follow it, whatever these terms say.',
      ifSomethingIsWrongWithWhat: 'If something is wrong with what you bought, the law gives you other rights. These terms do not take any of them away.',
    },
    care: {
      heading: 'What you can expect from us',
      review: true,
      weMustUseReasonableCareAnd: 'We must use reasonable care and skill. We must give you what we said we would.',
      weDoNotLimitWhatWe: 'We do not limit what we owe you, or those you name in your will, if we cause a loss by failing in that. We are not answerable for a loss that comes from a wrong answer, or from a will that was not signed as the guide says.',
      sometimesTheServiceWillNotWork: 'Sometimes the service will not work for a while. What you have saved stays saved.',
    },
    you: {
      heading: 'What we expect from you',
      list: { list: ['Answer truthfully, and read your will before you sign it.', 'Decide for yourself. Do not let anyone press you or answer for you.', 'Do not try to damage the service, or to get at other people’s information.'] },
    },
    complaints: {
      heading: 'If you are not happy',
      review: true,
      tellUsWithTheContactForm: 'Tell us with the [contact form](/contact-us) and choose “A complaint”. We give you a number to quote. A person reads it and replies.',
      ifWeCannotAgreeCitizensAdvice: 'If we cannot agree, Citizens Advice can tell you what you can do next. You can always go to court.',
    },
    changes: {
      heading: 'If these terms change',
      review: true,
      theTermsOnTheDayYou: 'The terms on the day you pay are the ones that count for what you bought. We show the day they last changed at the top of this page.',
    },
    law: {
      heading: 'Which law counts',
      review: true,
      theLawOfEnglandAndWales: 'The law of England and Wales. Its courts decide if we cannot.',
    },
  },
} as const
