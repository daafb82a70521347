/** What executors do about a home or other land that they hold: one row a step, by how the testator owned it, with the law it rests on. */

import type { Day } from '#core/text/calendar-day.ts'
import { listed, listedOr } from '#core/text/names.ts'
import type { TrustKind } from '#core/will/lists.ts'
import type { Trust } from '#core/will/schema.ts'
import { landSteps as words } from '#words/en/summary-and-trusts.ts'

/** How the testator owned land that is held, and so what of it their executors can deal with. */
export type Owned = 'alone' | 'with the person' | 'with others'

export type Land = {
  /** "the home", "Rose Cottage". */
  readonly place: string
  readonly owned: Owned
  /** Whether the testator said who owns it. Otherwise it counts as owned alone. */
  readonly isSaid: boolean
  /** "40%". Of land owned alone: undefined. */
  readonly part: string | undefined
  /** The names of those who owned it with the testator. */
  readonly others: readonly string[]
}

/** What is held for an age: the tax on a child of the testator's own is another, and of what is theirs from the start. */
export type AgeKind =
  | 'Own children until 18'
  | 'Others until 18'
  | 'Theirs from the start'
  | 'Later age of own children'
  | 'Later age of others'

/** What the rows speak of. */
export type Held = {
  readonly kind: TrustKind | AgeKind | 'All of it'
  /** Who made the will. */
  readonly maker: string
  /** For whom it is held. Of an age: all of them. Of all of it: those who have something while a trust lasts, or none. */
  readonly name: string
  readonly today: Day
  /** The person is the husband, wife or civil partner of who made the will. */
  readonly forSpouse: boolean
  readonly trust?: Trust
  /** ", and whatever else the will gives Kit Hale". */
  readonly more?: string
  readonly lands: readonly Land[]
  /** "21". */
  readonly age?: string
  /** "Lee Hale", who may have the small yearly sum. */
  readonly small?: string
}

/** The title of a step in the first months; absent of what is said later. */
export type Told = { readonly title?: string; readonly words: readonly string[] }

export type StepRow = {
  readonly id: string
  readonly of: readonly Held['kind'][]
  /** Only where land is held and owned so: said of each. */
  readonly owned?: readonly Owned[]
  readonly at: 'first' | 'while' | 'end' | 'two years'
  readonly source: string
  readonly say: (held: Held, land: Land) => Told | undefined
}

export const LIFE = ['Home', 'Residue'] as const satisfies readonly TrustKind[]

export const told = (title: string, ...words: readonly string[]): Told => ({ title, words })
export const says = (...words: readonly string[]): Told => ({ words })

const isSole = ({ others }: Land): boolean => others.length === 1
const whoIsLeft = ({ others }: Land): string => listed.format(others)
const anyLeft = ({ others }: Land): string => listedOr.format(others)

const parts = ({ maker, name }: Held, { part, others }: Land): string =>
  words.ownedOfIt(maker, part ?? 'a part', listed.format(others.length === 0 ? [name] : others))

/** In the order in which they are printed. */
export const landSteps: readonly StepRow[] = [
  {
    id: 'look-at-the-register',
    of: LIFE,
    owned: ['alone', 'with the person', 'with others'],
    at: 'first',
    source: 'Law of Property Act 1925 ss.34 and 36; Land Registration Act 2002 s.66',
    say: ({ maker }, { place, owned, others, isSaid }) =>
      told(
        `See who owns ${place} on the day of the death`,
        words.getACopy,
        owned === 'alone'
          ? isSaid
            ? words.toldUsI(maker)
            : words.didNotTell(maker)
          : words.toldUsIOwn(maker, listed.format(others)),
        words.isItAnother,
      ),
  },
  {
    id: 'names-on-the-register',
    of: LIFE,
    owned: ['alone'],
    at: 'first',
    source:
      'Administration of Estates Act 1925 s.36; Trustee Act 1925 s.34; Land Registration Act 2002 s.44(1); Land Registration Rules 2003 r.162 and Sch.4, Form A',
    say: ({ name }, { place }) => told(`Put ${place} in your names`, words.onceYouHave(name), words.askForA(place)),
  },
  {
    id: 'left-on-the-register',
    of: LIFE,
    owned: ['with the person', 'with others'],
    at: 'first',
    source:
      'Law of Property Act 1925 ss.34, 36 and 53; Trusts of Land and Appointment of Trustees Act 1996 s.1; HM Land Registry practice guide 24, section 5.1.1',
    say: (held, land) =>
      told(
        `Do not try to put ${land.place} in your names alone`,
        words.onTheRegister(
          parts(held, land),
          whoIsLeft(land),
          isSole(land) ? 'is' : 'are',
          isSole(land) ? 'only owner' : 'owners',
          isSole(land) ? 'holds' : 'hold',
        ),
        words.sendTheLand(held.maker),
        words.whenTheDebts,
      ),
  },
  {
    id: 'restriction-on-the-register',
    of: LIFE,
    owned: ['with the person', 'with others'],
    at: 'first',
    source:
      'Land Registration Act 2002 ss.42 to 44; Land Registration Rules 2003 r.93(a) and Sch.4, Form A; Law of Property (Joint Tenants) Act 1964 s.1',
    say: (_held, land) => told('Check for a Form A restriction', words.theRegisterShould(anyLeft(land), land.place)),
  },
  {
    id: 'second-trustee',
    of: LIFE,
    owned: ['with the person', 'with others'],
    at: 'first',
    source:
      'Trustee Act 1925 ss.36(6), 40 and 41; Law of Property Act 1925 ss.2 and 27(2); Land Registration Act 2002 s.27',
    say: ({ name }, land) =>
      told(
        isSole(land) ? `Ask ${anyLeft(land)} to appoint a second owner` : 'Ask to be one of the owners on the register',
        words.oneOfYou(
          whoIsLeft(land),
          isSole(land) ? 'appoints' : 'appoint',
          land.place,
          land.owned === 'with the person' ? words.chooseOneWho(name) : '',
        ),
        words.aSaleOr(land.place),
        words.ifTheyCannot,
      ),
  },
  {
    id: 'agree-with-the-other-owner',
    of: LIFE,
    owned: ['with others'],
    at: 'first',
    source: 'Trusts of Land and Appointment of Trustees Act 1996 ss.12 to 15',
    say: ({ name, kind }, land) =>
      kind === 'Home'
        ? told(`Agree with ${whoIsLeft(land)} who lives there`, words.theWillGives(name, whoIsLeft(land)))
        : undefined,
  },
  {
    id: 'insure-alone',
    of: LIFE,
    owned: ['alone'],
    at: 'first',
    source: 'Trustee Act 1925 s.19',
    say: (_held, { place }) => told(`Insure ${place}`, words.insureItIn),
  },
  {
    id: 'insure-together',
    of: LIFE,
    owned: ['with the person', 'with others'],
    at: 'first',
    source: 'Trustee Act 1925 s.19',
    say: (_held, land) =>
      told(`Insure ${land.place} together with ${whoIsLeft(land)}`, words.onePolicyIn(whoIsLeft(land))),
  },
  {
    id: 'loan',
    of: ['Home'],
    owned: ['alone', 'with the person', 'with others'],
    at: 'first',
    source: 'Administration of Estates Act 1925 s.35',
    say: ({ maker }, { owned, others }) =>
      told(
        'Pay off the loan, if there is a mortgage',
        owned === 'alone'
          ? words.itIsPaid
          : words.onlyThePart(maker, listed.format(others), others.length === 1 ? 'owes' : 'owe'),
        words.tellThoseWho,
      ),
  },
  {
    id: 'right-to-live-there',
    of: ['Home'],
    at: 'while',
    source: 'Trusts of Land and Appointment of Trustees Act 1996 ss.12 and 13; Iqbal v Ahmed [2011] EWCA Civ 900',
    say: ({ name, trust }) =>
      says(
        words.paysTheBills(name, trust?.repairs === 'The person' ? ', and for large repairs' : ''),
        ...(trust?.repairs === 'The trust' ? [words.youPayFor] : []),
        words.doNotSell(name),
      ),
  },
  {
    id: 'income-of-the-home',
    of: ['Home'],
    at: 'while',
    source: 'Inheritance Tax Act 1984 s.49A; Income Tax (Trading and Other Income) Act 2005 s.271',
    say: ({ name }) => says(words.ifTheHome(name)),
  },
  {
    id: 'surplus-on-at-once',
    of: ['Home'],
    at: 'while',
    source: 'Inheritance Tax Act 1984 ss.3A, 51 and 52',
    say: ({ name, trust }) => (trust?.surplus === 'Passed on at once' ? says(words.moneyThatIs(name)) : undefined),
  },
  {
    id: 'hand-over-alone',
    of: LIFE,
    owned: ['alone'],
    at: 'end',
    source:
      'Law of Property Act 1925 s.27(2); Land Registration Act 2002 s.27; Land Registration Rules 2003 rr.58 and 97',
    say: (_held, { place }) => says(words.toHandOver(place)),
  },
  {
    id: 'hand-over-part-with-the-person',
    of: LIFE,
    owned: ['with the person'],
    at: 'end',
    source: 'Law of Property Act 1925 ss.27(2) and 36; Trustee Act 1925 s.36',
    say: ({ name }, land) =>
      says(
        words.onlyThePartThat(land.place, whoIsLeft(land), isSole(land) ? 'that person’s' : 'their'),
        words.whenHasDied(name, land.place),
      ),
  },
  {
    id: 'hand-over-part-with-others',
    of: LIFE,
    owned: ['with others'],
    at: 'end',
    source: 'Law of Property Act 1925 ss.27(2) and 36; Trusts of Land and Appointment of Trustees Act 1996 s.14',
    say: (_held, land) => says(words.onlyThePartThatWas(whoIsLeft(land), isSole(land) ? 'owns' : 'own')),
  },
]
