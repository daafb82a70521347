/** The tax on what was given away in the last seven years, and the nil-rate band that it leaves. */
import { ageOn, byDay, type Day, isAfter } from '../text/calendar-day.ts'
import { type Figure, type Ledger, less, plus } from './ledger.ts'
import type { TaxedEstate } from './taxed-estate.ts'

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
