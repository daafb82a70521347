/** The home of an executor after a release, as data. Each part is there where the scope of the receiver opens it. */
import { leaveAlone as leave, whoActs, tell as words } from '#words/en/executor.ts'
import { survivalDay } from '../estate/history.ts'
import { type Day, dayInWords, isAfter } from '../text/calendar-day.ts'
import { isFilled, listed } from '../text/names.ts'
import { endingOf, nameOfAccount } from '../will/describe.ts'
import { type ExecutorNow, executorsNow, type Told } from '../will/executors-now.ts'
import type { AssetType } from '../will/lists.ts'
import { personById } from '../will/questions.ts'
import type { Account, Will } from '../will/schema.ts'
import { trustOf } from '../will/trusts.ts'
import { accountSheet } from './account-sheet.ts'
import { firstDaysOf, type Step } from './first-days.ts'
import { countOf, probateSheet, type SheetRow } from './probate-sheet.ts'
import type { Released } from './released.ts'
import { type Takes, type TakesUnder, whoTakesNow } from './who-takes.ts'

/** Somebody to tell, and what to write to them where they hold something. */
export type ToTell = {
  readonly key: string
  readonly who: string
  readonly how: string
  readonly letter?: readonly string[]
}

/** What is left as it is, and the clause that says whose it is. */
export type LeftAlone = {
  readonly key: string
  readonly what: string
  readonly says: string
  readonly clause?: TakesUnder
}

/** A line of the list that the executors make: what was owned, with room for what it was worth and for the proof. */
export type ListLine = {
  readonly key: string
  readonly what: string
  readonly reference: string
  readonly owner: string
}

export type ExecutorsHome = {
  readonly days: readonly Step[]
  readonly who?: readonly ExecutorNow[]
  readonly sheet?: { readonly rows: readonly SheetRow[]; readonly answered: number; readonly gaps: number }
  readonly takes?: Takes & { readonly certainAfter: Day; readonly isCertain: boolean }
  readonly leaveAlone: readonly LeftAlone[]
  readonly tell: readonly ToTell[]
  readonly list?: readonly ListLine[]
}

/** What is with somebody who can be written to. */
const withProvider: ReadonlySet<AssetType> = new Set<AssetType>([
  'Bank account',
  'Savings or ISA',
  'Investments or shares',
  'Pension',
  'Life insurance',
])

const withEnding = (account: Account): string => {
  const ending = endingOf(account.number)
  const kind = account.assetType.toLowerCase()
  return ending ? `${kind} ${words.reference(ending)}` : kind
}

const providers = ({ owned = [], name, certificate, receiver, words: will }: Released): ToTell[] => {
  const { letter: says } = words
  const [born, died] = [will?.details.dob, dayInWords(certificate.died)]
  const listedWith = owned.filter(({ assetType, title }) => withProvider.has(assetType) && isFilled(title))
  return [...Map.groupBy(listedWith, (account) => nameOfAccount(account).trim())].map(([who, accounts]) => {
    const what = listed.format(accounts.map(withEnding))
    const letter = [
      says.to(who),
      born ? says.bornAndDied(name, dayInWords(born), died) : says.died(name, died),
      says.asks(what),
      says.stop,
      says.with,
      says.signed(receiver.name),
    ]
    return { key: `write ${who}`, who, how: what, letter }
  })
}

const tellOf = (released: Released): ToTell[] => [
  { key: 'family', ...words.family },
  { key: 'government', ...words.government },
  { key: 'home', ...words.home },
  ...providers(released),
]

/** People about whom the signing left a doubt, other than the testator. */
const doubted = ({ signing }: Will): string[] => [
  ...new Set((signing?.doubts ?? []).flatMap(({ about }) => about.filter(({ id }) => id > 0).map(({ name }) => name))),
]

const leaveAloneOf = (will: Will | undefined, takes: Takes | undefined): LeftAlone[] => {
  const home = will && trustOf(will, 'Home')
  const given = Map.groupBy(takes?.rows.filter(({ isThing }) => isThing) ?? [], ({ what }) => what)
  return [
    { key: 'cards', ...leave.cards },
    ...(home
      ? [
          {
            key: 'home',
            what: leave.held.what,
            says: leave.held.says(personById(will, home.for)?.fullname ?? ''),
            clause: 'home-for-life',
          } as const,
        ]
      : []),
    ...(will ? doubted(will) : []).map((name) => ({
      key: `witness ${name}`,
      what: leave.witness.what(name),
      says: leave.witness.says,
    })),
    ...[...given].flatMap(([what, rows]): LeftAlone[] => {
      const takers = rows.filter(({ taker }) => taker !== undefined)
      const [clause] = rows[0]?.clauses ?? []
      return takers.length === 0
        ? []
        : [
            {
              key: `given ${what}`,
              what,
              says: leave.given.says(listed.format(takers.map(({ who }) => who))),
              ...(clause && { clause }),
            },
          ]
    }),
    { key: 'sharing', ...leave.sharing },
  ]
}

/** @param told What the executors told of those named in the will, on their own device. */
export const executorsHome = (released: Released, told: Told, today: Day): ExecutorsHome => {
  const { words: will, certificate, owned } = released
  const { died } = certificate
  const facts = will && { ...released, words: will }
  const sheet = facts && [...probateSheet(facts, told, today), ...accountSheet(facts, told, today)]
  // The list of what was owned says whose name an account is in.
  const takes = will && whoTakesNow({ ...will, accounts: owned ? [...owned] : will.accounts }, died, told, today)
  const tell = tellOf(released)
  const letters = tell.filter(({ letter }) => letter).length
  const certainAfter = survivalDay(died)
  return {
    days: firstDaysOf(released, letters),
    ...(will && { who: executorsNow(will, died, told, today) }),
    ...(sheet && { sheet: { rows: sheet, ...countOf(sheet) } }),
    ...(takes && { takes: { ...takes, certainAfter, isCertain: isAfter(today, certainAfter) } }),
    leaveAlone: leaveAloneOf(will, takes),
    tell,
    ...(owned && {
      list: owned.map((account) => ({
        key: `account ${account.id}`,
        what: nameOfAccount(account),
        reference: account.number ?? '',
        owner: account.owner ?? '',
      })),
    }),
  }
}

/** The paper that an executor who waits in reserve is sent. */
export const noticeTo = ({ name, certificate, receiver }: Released, executor: ExecutorNow): readonly string[] => {
  const { to, names, applies, rather, signed, date } = whoActs.notice
  return [to(executor.name), names(name, dayInWords(certificate.died)), applies, rather, signed(receiver.name), date]
}
