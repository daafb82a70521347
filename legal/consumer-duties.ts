/** What the law asks of a business that sells wills to consumers, where the product does it, and who does the rest. */

export type Duty = {
  readonly duty: string
  /** The law or code that asks for it. None of it has been read by a lawyer for this product. */
  readonly source: string
  readonly does: string
  /** `file: name` of each test that fails when the product no longer does it. */
  readonly shownBy: readonly string[]
  /** What no test can hold: who does it. */
  readonly person?: string
}

export const consumerDuties: readonly Duty[] = [
  {
    duty: 'The total price with VAT, and every fee that must be paid, before the decision',
    source: 'Digital Markets, Competition and Consumers Act 2024 s.230; CCR 2013 reg 13 and Sch 2',
    does: 'Prices are public. The total follows each choice and is what is charged. Fees of the government stand apart.',
    shownBy: [
      'server/features/payments/payments.test.ts: the prices are public',
      'e2e/public-pages.test.ts: the price list has what is paid to us, and what the government charges beside it',
      'e2e/checkout.test.ts: asks for the price that is advertised',
      'e2e/checkout.test.ts: shows the total while extras are chosen, keeps them on the way back, and charges exactly that',
      'e2e/public-pages.spec.ts: on a phone the first page shows a page of a will, its price, and real documents to open',
    ],
    person: 'The operator says on the first page how long it takes, once it has been measured.',
  },
  {
    duty: 'Who sells, that will writing is not regulated, and who signed off the words',
    source: 'CCR 2013 Sch 2; Electronic Commerce Regulations 2002 reg 6; DMCC Act 2024 s.226',
    does: 'Production does not start without a name and an address. About us says that no regulator oversees us, and names the lawyers who signed words, or that none has.',
    shownBy: [
      'server/config.test.ts: production refuses to sell for a business that customers are not told of',
      'e2e/help.test.ts: About us names who runs this copy, and says when that is not known',
      'reference/public-texts.test.ts: About us says who signed off the words',
      'reference/public-texts.test.ts: a promise of validity',
    ],
    person: 'The operator sets the names, and says which insurance and which scheme of redress there is.',
  },
  {
    duty: 'Terms that are plain, fair and easy to find',
    source: 'Consumer Rights Act 2015 ss.62, 65, 68',
    does: 'The terms can be read at about the age of 11.',
    shownBy: ['reference/public-texts.test.ts: can be read at about the age of 11'],
    person: 'A lawyer reads the terms: the page of public texts lists the parts.',
  },
  {
    duty: 'A customer’s own data is never held back, and nothing renews',
    source: 'UK GDPR arts 15, 20; DMCC Act 2024 Part 4 Ch 2',
    does: 'Everything can be downloaded without giving up the right to cancel. There is no subscription.',
    shownBy: [
      'server/features/account/export.test.ts: it comes without the waiver of the right to cancel, with a draft and no final document',
      'server/features/account/export.test.ts: it is no download: the order can be cancelled as before',
    ],
    person:
      'An operator who stops tells every customer to download, and keeps the service up for the time that the terms say.',
  },
  {
    duty: 'Reasonable care and skill: what the product cannot do is said early',
    source: 'Consumer Rights Act 2015 s.49',
    does: 'Answers that need a solicitor stop the payment, and are said where they are given. Only signed words are sold where the operator wants it so.',
    shownBy: [
      'e2e/advice.spec.ts: what is to be read before paying stands first, with the price, and leads there',
      'server/features/sign-offs/sellable.test.ts: a will is refused for the one clause that is not signed, and sold where it has not that clause',
    ],
    person: 'A solicitor signs off the words: legal/sign-offs.',
  },
  {
    duty: 'No pressure: nothing ticked in advance, no clock, declining as easy as accepting',
    source: 'DMCC Act 2024 s.225 and Sch 20; CCR 2013 reg 40',
    does: 'Extras are unticked and declined with one press. No word hurries.',
    shownBy: [
      'e2e/checkout.test.ts: ticks nothing in advance, and lets the customer decline with a single press',
      'e2e/checkout.spec.ts: has no clock and no hurry',
      'reference/public-texts.test.ts: hurry',
    ],
  },
  {
    duty: 'A firm as executor is no default, and its fees and commission stand beside the choice',
    source: 'Law Society practice note on appointing executors; DMCC Act 2024 s.226',
    does: 'People come first. The fees are read before the firm is chosen, and the choice can be taken back.',
    shownBy: [
      'server/config.test.ts: is offered with everything a customer has to know of it',
      'e2e/firm.test.ts: the choice says when it was made, and can be taken back for people',
    ],
  },
  {
    duty: 'The right to cancel is told and kept, and what is agreed to is recorded',
    source: 'CCR 2013 regs 16, 29, 36, 37',
    does: 'One press gives the money back until the first download. What is agreed to before it is kept with its time and confirmed by mail.',
    shownBy: [
      'server/features/payments/refunds.test.ts: one press gives all the money back and takes the will back',
      'server/features/payments/refunds.test.ts: agreeing to the download does not end it: only the download does',
      'server/features/payments/refunds.test.ts: is confirmed by mail, once',
      'core/catalogue/refundability.test.ts: a customer who finds the button gone is told why, whom to ask, and that the law is not changed',
    ],
  },
  {
    duty: 'Complaints are acknowledged, answered in time and recorded',
    source: 'DMCC Act 2024 Part 4 Ch 4; Data (Use and Access) Act 2025 s.103',
    does: 'A complaint is confirmed at once with its number, and the desk shows by when it is to be answered.',
    shownBy: [
      'server/features/contact/contact.test.ts: a complaint is confirmed by mail with its number, and nothing else is',
      'server/features/desk/queues.test.ts: of complaint has the clock that the privacy page, the papers, and the page and mail of a death promise',
      'server/features/desk/queues.test.ts: has a clock by its topic: 30 days for a complaint, 28 for personal information, five working days otherwise',
    ],
    person: 'Support answers, and names the scheme of redress in a last answer.',
  },
  {
    duty: 'Adjustments for those who need them, at no cost',
    source: 'Equality Act 2010 ss.20, 29; SWW code of practice 5.5',
    does: 'What a customer reads comes in large print. A will can be read aloud, signed for them or with a mark.',
    shownBy: [
      'server/features/documents/documents.test.ts: what the customer reads comes in large print, the letter with the first steps too',
    ],
    person: 'Support explains in writing, and gives the money back where it cannot be explained.',
  },
  {
    duty: 'Reviews are genuine',
    source: 'DMCC Act 2024 Sch 20 para 13',
    does: 'Only a customer who paid can write one, once. The average counts bad ones too.',
    shownBy: [
      'server/features/reviews/reviews.test.ts: is the average of all that are published, bad ones too, and the newest three texts',
      'server/features/reviews/reviews.test.ts: one customer is one opinion, though they press twice at once',
    ],
    person: 'Support refuses a review only for what the reason says.',
  },
  {
    duty: 'Who pays for a free will is said, and changes nothing in it',
    source: 'Code of Fundraising Practice, legacies; DMCC Act 2024 s.227',
    does: 'A code says who pays. The same answers give the same will, whoever paid.',
    shownBy: [
      'server/features/payments/promo.test.ts: a code says what it takes off and who pays for it, before anything is ordered',
      'server/features/auth/sponsor-codes.test.ts: a customer who registers with a sponsor’s code holds a will, and is told who pays for it',
      'drafting/partners.test.ts: the same answers give the same will and the same documents, whichever organisation sent the customer',
    ],
  },
]
