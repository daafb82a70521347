/** What executors do about each thing they hold, in time: one row a step, with the law it rests on. */

import { LONE_TRUSTEE_MAX_PENCE } from '#core/constants.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import { percentInWords, poundsInWords } from '#core/text/money.ts'
import { isFixedAtDeath } from '#core/will/trusts.ts'
import { trustSteps as words } from '#words/en/summary-and-trusts.ts'
import {
  type AgeKind,
  type Held,
  type Land,
  LIFE,
  landSteps,
  type StepRow,
  says,
  type Told,
  told,
} from './land-steps.ts'

const LATER = ['Later age of own children', 'Later age of others'] as const satisfies readonly AgeKind[]
const OTHERS = ['Others until 18', 'Later age of others'] as const satisfies readonly AgeKind[]
/** Theirs only if they reach the age. */
const WAITING = ['Own children until 18', 'Others until 18', ...LATER] as const satisfies readonly AgeKind[]
const YOUNG = [...WAITING, 'Theirs from the start'] as const satisfies readonly AgeKind[]

const otherSteps: readonly StepRow[] = [
  {
    id: 'two-of-you',
    of: ['All of it'],
    at: 'first',
    source: 'Law of Property Act 1925 s.27(2); Trustee Act 1925 ss.14 and 36',
    say: ({ name }) =>
      told(
        'Make sure that there are two of you',
        `Two people, or a trust company, must hold it.${name === '' ? '' : words.oneOfThem(name)}`,
        words.ifOnlyOne,
      ),
  },
  {
    id: 'two-offices',
    of: ['All of it'],
    at: 'first',
    source:
      'Trustee Act 1925 ss.36, 39 and 40; Administration of Justice Act 1985 s.50; Senior Courts Act 1981 s.121; Administration of Estates Act 1925 s.36',
    say: () => told('Know when you stop being executors', words.youAreExecutors, words.aTrusteeIs),
  },
  {
    id: 'values-at-death',
    of: ['All of it'],
    at: 'first',
    source: 'Inheritance Tax Act 1984 s.160; Taxation of Chargeable Gains Act 1992 s.62',
    say: () => told('Have everything valued as it was on the day of the death', words.askASurveyor),
  },
  {
    id: 'apart-from-your-own',
    of: ['All of it'],
    at: 'first',
    source: 'Trustee Act 1925 s.22; Trustee Act 2000 s.1; Pearse v Green (1819) 1 Jac & W 135',
    say: () => told('Keep it apart', words.keepItApart),
  },
  {
    id: 'trust-register',
    of: ['All of it'],
    at: 'two years',
    source:
      'Money Laundering, Terrorist Financing and Transfer of Funds (Information on the Payer) Regulations 2017, SI 2017/692 regs.45 and 45ZA and Sch.3A para.7; HMRC Trust Registration Service Manual 23020 and 40010. The rules were changing in 2026',
    say: () => says(words.ifYouStill),
  },
  {
    id: 'rest-in-your-names',
    of: ['Residue'],
    at: 'first',
    source: 'Trustee Act 2000 ss.4, 5 and 11 to 17; Administration of Estates Act 1925 ss.36 and 44',
    say: ({ name }) =>
      told('Put what is left in your names, as trustees', words.payTheDebts, words.askForWritten(name)),
  },
  {
    id: 'tax-at-this-death-spouse',
    of: LIFE,
    at: 'first',
    source: 'Inheritance Tax Act 1984 ss.8A to 8G, 8L, 18, 49 and 49A',
    say: ({ name, maker, forSpouse }) =>
      forSpouse
        ? told('Say on the tax account whose it is', words.forInheritanceTax(name), words.keepTheWill(maker, name))
        : told('Reckon with tax now, and again later', words.itIsTaxed(name)),
  },
  {
    id: 'benefit-on-the-day',
    of: ['Disabled person'],
    at: 'first',
    source: 'Inheritance Tax Act 1984 ss.58 to 69, 89 and 89B; Finance Act 2005 Sch.1A',
    say: ({ name, trust }) =>
      told(
        `Find out whether ${name} qualifies on the day of the death`,
        words.getALetter(
          name,
          trust?.benefit === undefined || trust.benefit === 'None of these' ? '' : words.whenTheWill(trust.benefit),
        ),
        words.ifDoesNot(name),
      ),
  },
  {
    id: 'vulnerable-person-election',
    of: ['Disabled person'],
    at: 'first',
    source: 'Finance Act 2005 ss.23 to 45, above all s.37; HMRC Trusts, Settlements and Estates Manual 3450 to 3460',
    say: ({ name }) => told('Ask to be taxed as if it were theirs', words.ifQualifiesFill(name), words.itMustCome),
  },
  {
    id: 'account-for-them',
    of: ['Disabled person'],
    at: 'first',
    source: 'Trustee Act 2000 ss.4, 5 and 11 to 17; Inheritance Tax Act 1984 s.89',
    say: ({ name }) => told('Put the money in your names, as trustees', words.openAnAccount(name), words.readTheLetter),
  },
  {
    id: 'age-own-part',
    of: YOUNG,
    at: 'first',
    source: 'Trustee Act 1925 ss.14(2) and 31; Trustee Act 2000 ss.4 and 5',
    say: ({ name, age }) =>
      told(
        'Keep each part apart',
        words.whatWouldTake(name, age),
        words.oneOfYou(poundsInWords(LONE_TRUSTEE_MAX_PENCE)),
      ),
  },
  {
    id: 'ends-recorded',
    of: LIFE,
    at: 'while',
    source: 'Re Coxen [1948] Ch 747',
    say: ({ name, trust }) =>
      trust?.endsIfCouple === 'Yes' || trust?.endsIfLeaves !== undefined ? says(words.someEndsCount(name)) : undefined,
  },
  {
    id: 'pay-the-income',
    of: ['Residue'],
    at: 'while',
    source: 'Trustee Act 1925 s.32; Inheritance Tax Act 1984 s.49A',
    say: ({ name, trust }) =>
      says(`Pay ${name} the income. ${trust?.capital === 'Yes' ? words.youMayPay : words.payNoneOf}`),
  },
  {
    id: 'income-tax-right',
    of: LIFE,
    at: 'while',
    source:
      'Taxes Management Act 1970 ss.7 and 8A; Income Tax Act 2007 ss.11 and 24B; HMRC Trusts, Settlements and Estates Manual 3040 and 3767',
    say: ({ name }) => says(words.ifThereIs(name), words.incomeThatIs(name)),
  },
  {
    id: 'use-it-for-them',
    of: ['Disabled person'],
    at: 'while',
    source:
      'Inheritance Tax Act 1984 s.89; Care Act 2014 ss.14 and 17; Social Security Contributions and Benefits Act 1992 s.134',
    say: ({ name, small, today }) =>
      says(
        words.askAboutBenefits(name),
        words.hasNoRight(name, small === undefined ? '' : ', but for this'),
        ...(small === undefined
          ? []
          : [
              words.inEachYear(
                small,
                poundsInWords(figureOn('small-yearly-sum', today)),
                percentInWords(figureOn('small-yearly-part', today)),
              ),
            ]),
      ),
  },
  {
    id: 'income-tax-disabled',
    of: ['Disabled person'],
    at: 'while',
    source: 'Taxes Management Act 1970 ss.7 and 8A; Income Tax Act 2007 s.479; Finance Act 2005 ss.23 to 30',
    say: ({ name }) => says(words.sendATrust(name), words.tellHmrcAt(name)),
  },
  {
    id: 'income-of-the-young',
    of: YOUNG,
    at: 'while',
    source: 'Trustee Act 1925 ss.31 and 32; Inheritance Tax Act 1984 ss.71A(3) and 71D(6)',
    say: () => says(words.untilSomeoneIs, words.youMayUse, words.whatIsFor),
  },
  {
    id: 'income-from-18',
    of: LATER,
    at: 'while',
    source: 'Trustee Act 1925 s.31(1); Inheritance Tax Act 1984 s.71D(6)',
    say: ({ age }) => says(words.from18To(age)),
  },
  {
    id: 'income-tax-young',
    of: WAITING,
    at: 'while',
    source: 'Taxes Management Act 1970 ss.7 and 8A; Income Tax Act 2007 ss.11, 24B and 479',
    say: () => says(words.whereThereIs),
  },
  {
    id: 'tax-is-theirs',
    of: ['Theirs from the start'],
    at: 'while',
    source:
      'Taxation of Chargeable Gains Act 1992 s.60; HMRC Trusts, Settlements and Estates Manual 1563; HMRC Inheritance Tax Manual 16068',
    say: () => says(words.forTaxIt),
  },
  {
    id: 'ten-years-young',
    of: OTHERS,
    at: 'while',
    source: 'Inheritance Tax Act 1984 ss.58 to 69',
    say: ({ maker }) => says(words.someInheritanceTax(maker)),
  },
  {
    id: 'ends-by-death',
    of: [...LIFE, 'Disabled person'],
    at: 'end',
    source:
      'Inheritance Tax Act 1984 ss.49, 89(2), 200(1)(c), 216 and 226; HMRC Inheritance Tax Manual 10651 and 16023; HMRC form IHT100b (death)',
    say: ({ name, kind, trust, forSpouse }) =>
      says(
        words.itCountsAs(name, kind === 'Disabled person' ? ', if they qualified' : ''),
        words.theTaxOn,
        ...(kind === 'Home' || (kind === 'Residue' && trust !== undefined)
          ? [
              `${name}’s executors may claim tax-free amounts, within two years: for a home that goes to children, stepchildren or grandchildren of ${name}, form IHT435${forSpouse ? ', and what was not used at this death, forms IHT402 and IHT436' : ''}. The claim counts for your part too.${trust && isFixedAtDeath(trust) ? '' : words.aPartThat}`,
            ]
          : []),
      ),
  },
  {
    id: 'gains-at-death',
    of: [...LIFE, 'Disabled person'],
    at: 'end',
    source: 'Taxation of Chargeable Gains Act 1992 ss.72 and 73; Finance Act 2014 s.60',
    say: ({ name, kind }) => says(words.whenDiesWhat(name, kind === 'Disabled person' ? ', if they qualified' : '')),
  },
  {
    id: 'ends-early',
    of: LIFE,
    at: 'end',
    source:
      'Inheritance Tax Act 1984 ss.3A, 7, 51, 52 and 216; Finance Act 1986 s.102ZA; Taxation of Chargeable Gains Act 1992 s.71; HMRC form IHT100b',
    say: ({ name, lands }) =>
      says(words.ifItEnds(name), words.capitalGainsTax(lands.length > 0 ? words.itDoesNot(name) : '', name)),
  },
  {
    id: 'hand-over-at-the-age',
    of: YOUNG,
    at: 'end',
    source: 'Trustee Act 1925 s.31(2); Saunders v Vautier (1841) Cr & Ph 240',
    say: ({ age }) => says(words.whenSomeoneIs(age)),
  },
  {
    id: 'dies-under-the-age',
    of: WAITING,
    at: 'end',
    source: 'Trustee Act 1925 s.31(2)',
    say: () => says(words.ifSomeoneDies),
  },
  {
    id: 'theirs-at-18',
    of: ['Theirs from the start'],
    at: 'end',
    source: 'HMRC Inheritance Tax Manual 16068; Taxation of Chargeable Gains Act 1992 s.60',
    say: () => says(words.handingItOver, words.ifSomeoneDiesBefore),
  },
  {
    id: 'takes-at-18',
    of: ['Own children until 18'],
    at: 'end',
    source:
      'Inheritance Tax Act 1984 ss.71A and 71B; Taxation of Chargeable Gains Act 1992 ss.71 and 260(2)(da); HMRC Inheritance Tax Manual 42815',
    say: ({ maker }) => says(words.whatAChild(maker)),
  },
  {
    id: 'takes-at-the-age',
    of: ['Later age of own children'],
    at: 'end',
    source: 'Inheritance Tax Act 1984 ss.71D, 71E, 71F and 216; Taxation of Chargeable Gains Act 1992 ss.71 and 260',
    say: ({ age, maker }) => says(words.whatAChildOf(maker, age), words.whoWas18),
  },
  {
    id: 'takes-at-the-age-others',
    of: OTHERS,
    at: 'end',
    source: 'Inheritance Tax Act 1984 ss.65, 68, 69 and 216; Taxation of Chargeable Gains Act 1992 ss.71 and 260',
    say: () => says(words.ifInheritanceTax),
  },
]

/** Every step: of land first, as it is what cannot be put right later. */
export const stepRows: readonly StepRow[] = [...landSteps, ...otherSteps]

const noLand: Land = { place: '', owned: 'alone', isSaid: false, part: undefined, others: [] }

/** What is said of a thing that is held, and of each land in it, at one time. */
export const toldOf = (held: Held, at: StepRow['at']): readonly Told[] =>
  stepRows.flatMap((row) => {
    if (row.at !== at || !row.of.includes(held.kind)) return []
    const lands = row.owned === undefined ? [noLand] : held.lands.filter(({ owned }) => row.owned?.includes(owned))
    return lands.flatMap((land) => row.say(held, land) ?? [])
  })
