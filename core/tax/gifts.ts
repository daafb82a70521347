/**
 * What each gift of the will comes to: with the debt that the rest pays for it, and cut down where there is not enough. And the tax on
 * what was given away in the last seven years, with the nil-rate band that it leaves.
 */
import { ageOn, byDay, type Day, isAfter } from '../text/calendar-day.ts'
import { type Figure, type Ledger, less, plus } from './ledger.ts'
import type { TaxedEstate, TaxedGift } from './taxed-estate.ts'

export type PaidGift = {
  readonly gift: TaxedGift
  readonly paid: Figure
  /** How much of it is the home, net of every debt on that, whoever pays it. */
  readonly home: Figure
}

const sumOfFigures = (ledger: Ledger, id: string, label: string, of: readonly Figure[]): Figure =>
  ledger.sum(id, label, plus(...of))

/**
 * Gifts in the order of the will. Sums of money are cut down before things, each in proportion (Administration of Estates Act 1925
 * s.34(3) and Sch.1 Part II; Inheritance Tax Act 1984 s.37(1)).
 */
export const giftsPaid = (ledger: Ledger, free: Figure, { gifts }: TaxedEstate): PaidGift[] => {
  const typed = gifts.map(({ value, named }, index) =>
    ledger.given(`gift ${index + 1} value`, named === undefined ? 'Value of the gift' : `Gift: ${named}`, value),
  )
  const asked = sumOfFigures(ledger, 'gifts before debts', 'All gifts', typed)
  const debts = gifts.map(({ debtPaid = 0 }, index) =>
    ledger.given(
      `gift ${index + 1} debt`,
      'Debt on it, to be paid from the rest',
      debtPaid,
      'Administration of Estates Act 1925 s.35',
    ),
  )
  const allDebts = sumOfFigures(ledger, 'debts to pay', 'Debts that the rest pays for gifts', debts)
  const spare = ledger.excess('left for debts', 'What the gifts leave', [...plus(free), ...less(asked)])
  const paidDebts = ledger.least('debts paid', 'Debts paid', [allDebts, spare])
  const values = typed.map((value, index) => {
    const debt = debts[index]
    if (!debt || debt.value.numerator === 0n) return value
    const part = ledger.share(`gift ${index + 1} debt paid`, 'Debt paid for it', [debt, paidDebts, allDebts])
    return ledger.sum(`gift ${index + 1} with debt`, 'Value with the debt paid', plus(value, part))
  })
  const of = (general: boolean): Figure[] => values.filter((_value, index) => gifts[index]?.general === general)
  const specific = sumOfFigures(ledger, 'things given', 'Gifts of things', of(false))
  const general = sumOfFigures(ledger, 'money given', 'Gifts of money', of(true))
  const forThings = ledger.least('paid for things', 'Things that there is enough for', [specific, free])
  const afterThings = ledger.excess('left for money', 'What is left for gifts of money', [
    ...plus(free),
    ...less(forThings),
  ])
  const forMoney = ledger.least(
    'paid as money',
    'Money that there is enough for',
    [general, afterThings],
    'Administration of Estates Act 1925 s.34(3) and Sch.1 Part II',
  )
  return gifts.map((gift, index) => {
    const n = index + 1
    const value = values[index] ?? ledger.given(`gift ${n} none`, 'Nothing', 0)
    const [paidOfKind, kind] = gift.general ? ([forMoney, general] as const) : ([forThings, specific] as const)
    const paid = ledger.share(
      `gift ${n}`,
      gift.named === undefined ? 'The gift' : `Gift: ${gift.named}`,
      [value, paidOfKind, kind],
      'Inheritance Tax Act 1984 s.37(1)',
    )
    const typedHome = ledger.given(`gift ${n} home`, 'Of it, the home', gift.home ?? 0)
    // A gift that is cut down holds less of the home. A debt on the home lowers its value whoever pays it, so paying it adds nothing.
    const home = ledger.share(
      `gift ${n} home paid`,
      'The home in the gift',
      [typedHome, paidOfKind, kind],
      'Inheritance Tax Act 1984 ss.8E and 162(4)',
    )
    return { gift, paid, home }
  })
}

/** Percent of the tax that is due, by full years between the gift and the death (Inheritance Tax Act 1984 s.7(4)). */
const dueAfterYears = [100, 100, 100, 80, 60, 40, 20] as const

const IN_TIME = dueAfterYears.length

/** An anniversary belongs to the year that begins on it (HMRC, IHTM14613). */
const fullYears = (given: Day, death: Day): number => ageOn(death, given)

export type BandLeft = {
  readonly left: Figure
  /** The tax of each gift that bears any: its taker pays it, apart from the estate. */
  readonly tax: readonly Figure[]
}

export const bandLeftAfterGifts = (
  ledger: Ledger,
  band: Figure,
  { on, law, given = [], bandSpent }: Pick<TaxedEstate, 'on' | 'law' | 'given' | 'bandSpent'>,
): BandLeft => {
  if (bandSpent) return { left: ledger.given('band spent', 'Nil-rate band left, as supposed', 0), tax: [] }
  const counted = byDay(given.filter((gift) => !isAfter(gift.on, on) && fullYears(gift.on, on) < IN_TIME))
  const tax: Figure[] = []
  let left = band
  counted.forEach((gift, index) => {
    const n = index + 1
    const sum = ledger.given(`given ${n}`, 'Given away', gift.sum)
    const above = ledger.excess(
      `given ${n} above`,
      'Above the nil-rate band that was left',
      [...plus(sum), ...less(left)],
      'Inheritance Tax Act 1984 s.3A',
    )
    left = ledger.excess(
      `band after ${n}`,
      'Nil-rate band left after it',
      [...plus(left), ...less(sum)],
      'Inheritance Tax Act 1984 s.7',
    )
    if (above.value.numerator === 0n) return
    const hundred = ledger.whole('percent')
    const rate = ledger.rated(`given ${n} rate`, 'Rate', 'percent', law.rate, 'Inheritance Tax Act 1984 Sch.1')
    const full = ledger.share(
      `given ${n} full tax`,
      'Tax before the years count',
      [above, rate, hundred],
      'Inheritance Tax Act 1984 s.7',
    )
    const due = ledger.rated(
      `given ${n} due`,
      'Due of it, by the years since',
      'percent',
      dueAfterYears[fullYears(gift.on, on)] ?? 0,
      'Inheritance Tax Act 1984 s.7(4)',
    )
    tax.push(
      ledger.share(
        `given ${n} tax`,
        'Tax on the gift, which its taker pays',
        [full, due, hundred],
        'Inheritance Tax Act 1984 s.199',
      ),
    )
  })
  return { left, tax }
}
