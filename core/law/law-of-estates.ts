/**
 * The law that dates what executors do, each rule with the day from which it counts and its source. Apart from the other dated law,
 * which every page of a will loads. All rows await review by a solicitor or TEP.
 */
import type { DatedRule } from './dated-law.ts'
import { day, type Figure } from './figures-of-law.ts'

export const lawOfEstates = {
  'death-is-registered': {
    rule: 'A death is registered within five days, counted since September 2024 from the papers of the medical examiner.',
    source: 'Births and Deaths Registration Act 1953 s.16',
    from: day(1, 4, 1953),
  },
  'executors-list-the-estate': {
    rule: 'Executors collect the estate, and give a full list of it when the court asks for one.',
    source: 'Administration of Estates Act 1925 s.25',
    from: day(1, 1, 1926),
  },
  'tax-account-in-a-year': {
    rule: 'Where an account of inheritance tax is needed, it is due twelve months after the end of the month of the death.',
    source: 'Inheritance Tax Act 1984 s.216(6)',
    from: day(1, 1, 1985),
  },
  'tax-in-six-months': {
    rule: 'Inheritance tax is due six months after the end of the month of the death.',
    source: 'Inheritance Tax Act 1984 s.226(1)',
    from: day(1, 1, 1985),
  },
  'notice-to-creditors': {
    rule: 'Executors who gave notice for two months may share out what is left after the debts they know of.',
    source: 'Trustee Act 1925 s.27',
    from: day(1, 1, 1926),
  },
  'claims-after-the-grant': {
    rule: 'A claim for provision from an estate is made within six months of the grant, or later where the court allows it.',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 s.4',
    from: day(1, 4, 1976),
  },
  'executors-year': {
    rule: 'Executors need not share out an estate before a year has passed since the death.',
    source: 'Administration of Estates Act 1925 s.44',
    from: day(1, 1, 1926),
  },
} as const satisfies Record<string, DatedRule>

/** What an estate may have for no account of inheritance tax to be sent. */
const upTo = (value: number, what: string): Figure => ({
  what,
  unit: 'pence',
  rows: [
    {
      value,
      from: day(1, 1, 2022),
      source:
        'Inheritance Tax (Delivery of Accounts) (Excepted Estates) Regulations 2004 reg.4, as changed by SI 2021/1167 for deaths from 1 January 2022; HMRC, IHTM06012 to IHTM06020',
    },
  ],
})

export const limitsWithoutAccount = {
  exempt: upTo(3_000_000_00, 'An estate of which a spouse or charity takes all but the nil-rate band, before debts.'),
  given: upTo(250_000_00, 'Gifts of cash and some other things in the seven years before the death.'),
  abroad: upTo(100_000_00, 'What is outside the United Kingdom.'),
  trust: upTo(250_000_00, 'What one trust holds for whoever died, apart from what a spouse or charity takes of it.'),
} as const satisfies Record<string, Figure>
