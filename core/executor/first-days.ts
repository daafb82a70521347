/** The first 30 days of an executor, in order: what to do by when, with the law or the paper behind it. */
import { firstDays as words } from '#words/en/executor.ts'
import { SURVIVAL_DAYS, survivalDay } from '../estate/history.ts'
import { figureOn } from '../law/figures-of-law.ts'
import { lawOfEstates } from '../law/law-of-estates.ts'
import { byDay, type Day, dayInWords, daysLater, monthsLater } from '../text/calendar-day.ts'
import { poundsInWords } from '../text/money.ts'
import type { Account } from '../will/schema.ts'
import type { Released } from './released.ts'

export type Step = {
  readonly id:
    | 'register'
    | 'original'
    | 'insurer'
    | 'tellUsOnce'
    | 'write'
    | 'survived'
    | 'inventory'
    | 'tax'
    | 'apply'
    | 'notice'
    | 'wait'
  readonly on: Day
  /** The law fixes the day. */
  readonly isFixed: boolean
  readonly title: string
  readonly says: string
  readonly source: string
}

/** Days after the death in which it is registered, and after the release for what no law dates. */
const REGISTER_DAYS = 5
const DAYS = { tellUsOnce: 3, write: 7, inventory: 14, tax: 21, apply: 30, notice: 30 }
/** Months after the month of the death. */
const TAX_MONTHS = 6
const ACCOUNT_MONTHS = 12
const CLAIM_MONTHS = 6

const law = (id: keyof typeof lawOfEstates): string => lawOfEstates[id].source

/** The last day of the month so many months after that of a day. */
const endOfMonthAfter = ({ month, year }: Day, months: number): Day =>
  daysLater(monthsLater({ day: 1, month, year }, months + 1), -1)

/** The days on which inheritance tax is due, and an account of it where one is needed. */
export const taxDays = (died: Day): { readonly tax: Day; readonly account: Day } => ({
  tax: endOfMonthAfter(died, TAX_MONTHS),
  account: endOfMonthAfter(died, ACCOUNT_MONTHS),
})

const apply = (on: Day): Pick<Step, 'title' | 'says' | 'source'> => ({
  title: words.apply.title,
  says: words.apply.says(
    poundsInWords(figureOn('probate-fee', on)),
    poundsInWords(figureOn('probate-free-up-to', on)),
    poundsInWords(figureOn('probate-copy-fee', on)),
  ),
  source: words.apply.source,
})

/** Whether the list has a home of the person who died. */
const hasHome = (owned: readonly Account[]): boolean =>
  owned.some(({ assetType, isYourOwn }) => assetType === 'Property' && isYourOwn === 'Yes')

/** @param tell How many are to be written to: none where the list was not released. */
export const firstDaysOf = ({ certificate: { died }, on, owned, words: will }: Released, tell = 0): Step[] => {
  const { tax, account } = taxDays(died)
  const after = (days: number): Day => daysLater(on, days)
  const steps: Step[] = [
    {
      id: 'register',
      on: daysLater(died, REGISTER_DAYS),
      isFixed: true,
      ...words.register,
      source: law('death-is-registered'),
    },
    { id: 'original', on, isFixed: false, ...words.original },
    ...(owned && !hasHome(owned) ? [] : [{ id: 'insurer', on, isFixed: false, ...words.insurer } as const]),
    { id: 'tellUsOnce', on: after(DAYS.tellUsOnce), isFixed: false, ...words.tellUsOnce },
    {
      id: 'write',
      on: after(DAYS.write),
      isFixed: false,
      ...(tell === 0 ? words.writeToAll : { ...words.write, title: words.write.title(tell) }),
    },
    ...(will
      ? [
          {
            id: 'survived',
            on: survivalDay(died),
            // It is waited for, not met.
            isFixed: false,
            ...words.survived,
            title: words.survived.title(SURVIVAL_DAYS),
          } as const,
        ]
      : []),
    {
      id: 'inventory',
      on: after(DAYS.inventory),
      isFixed: false,
      ...words.inventory,
      source: law('executors-list-the-estate'),
    },
    {
      id: 'tax',
      on: after(DAYS.tax),
      isFixed: false,
      title: words.tax.title,
      says: words.tax.says(dayInWords(tax), dayInWords(account)),
      source: words.sources(law('tax-in-six-months'), law('tax-account-in-a-year')),
    },
    { id: 'apply', on: after(DAYS.apply), isFixed: false, ...apply(after(DAYS.apply)) },
    { id: 'notice', on: after(DAYS.notice), isFixed: false, ...words.notice, source: law('notice-to-creditors') },
    {
      id: 'wait',
      on: monthsLater(after(DAYS.apply), CLAIM_MONTHS),
      isFixed: false,
      ...words.wait,
      source: words.sources(law('claims-after-the-grant'), law('executors-year')),
    },
  ]
  return byDay(steps)
}
