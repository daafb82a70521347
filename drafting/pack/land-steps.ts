/** What executors do about a home or other land that they hold: one row a step, by how the testator owned it, with the law it rests on. */
import type { Day } from '#core/text/calendar-day.ts'
import { listed, listedOr } from '#core/text/names.ts'
import type { TrustKind } from '#core/will/lists.ts'
import type { Trust } from '#core/will/schema.ts'

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
  `${maker} owned ${part ?? 'a part'} of it, and ${listed.format(others.length === 0 ? [name] : others)} the rest.`

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
        'Get a copy of the title register from the Land Registry.',
        owned === 'alone'
          ? isSaid
            ? `${maker} told us: I own it alone. The steps here are for that.`
            : `${maker} did not tell us who owns it. The steps here are for one who owned it alone.`
          : `${maker} told us: I own a part of it, as a tenant in common with ${listed.format(others)}. The steps here are for that.`,
        'Is it another home now, or owned in another way? Then ask a solicitor which steps fit. What two people own as joint tenants goes to the one who is left. You then hold none of it.',
      ),
  },
  {
    id: 'names-on-the-register',
    of: LIFE,
    owned: ['alone'],
    at: 'first',
    source:
      'Administration of Estates Act 1925 s.36; Trustee Act 1925 s.34; Land Registration Act 2002 s.44(1); Land Registration Rules 2003 r.162 and Sch.4, Form A',
    say: ({ name }, { place }) =>
      told(
        `Put ${place} in your names`,
        `Once you have probate, and the debts are paid or safe, sign form AS1. Send it to the Land Registry with form AP1. Name two of you at least, and four at most. ${name} may be one of them.`,
        `Ask for a Form A restriction. With it, one of you alone cannot sell ${place}.`,
      ),
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
        `${parts(held, land)} On the register ${whoIsLeft(land)} ${isSole(land) ? 'is' : 'are'} now left as the ${isSole(land) ? 'only owner' : 'owners'}, and ${isSole(land) ? 'holds' : 'hold'} it for both parts. Your probate does not change the register.`,
        `Send the Land Registry the death certificate with form DJP, so that ${held.maker} is taken off.`,
        'When the debts are paid or safe, sign a paper, called an assent. It says that you now hold the part as trustees, for what the will says. Keep it with the will.',
      ),
  },
  {
    id: 'restriction-on-the-register',
    of: LIFE,
    owned: ['with the person', 'with others'],
    at: 'first',
    source:
      'Land Registration Act 2002 ss.42 to 44; Land Registration Rules 2003 r.93(a) and Sch.4, Form A; Law of Property (Joint Tenants) Act 1964 s.1',
    say: (_held, land) =>
      told(
        'Check for a Form A restriction',
        `The register should say that no sole owner can sell alone. If it does not, ask for that with form RX1. Until it is there, ${anyLeft(land)} might sell as if ${land.place} were theirs alone.`,
      ),
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
        `${whoIsLeft(land)} ${isSole(land) ? 'appoints' : 'appoint'} one of you as a trustee of ${land.place}, by a deed. ${land.owned === 'with the person' ? `Choose one who is not ${name}. ` : ''}Send the deed to the Land Registry with form AP1. A solicitor should write it.`,
        `A sale or a loan on ${land.place} then needs them all. A buyer who pays two owners has it free of the trust, and you hold your part of the price. A buyer must never pay one alone.`,
        'If they cannot or will not appoint anyone, ask a solicitor. A court can do it.',
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
        ? told(
            `Agree with ${whoIsLeft(land)} who lives there`,
            `The will gives ${name} only the part that was left. ${whoIsLeft(land)} may live there too, or ask a court to order a sale. Write down who lives there and who pays for what.`,
          )
        : undefined,
  },
  {
    id: 'insure-alone',
    of: LIFE,
    owned: ['alone'],
    at: 'first',
    source: 'Trustee Act 1925 s.19',
    say: (_held, { place }) =>
      told(
        `Insure ${place}`,
        'Insure it in your own names from the day of the death, for what it would cost to rebuild. Tell the insurer who lives there.',
      ),
  },
  {
    id: 'insure-together',
    of: LIFE,
    owned: ['with the person', 'with others'],
    at: 'first',
    source: 'Trustee Act 1925 s.19',
    say: (_held, land) =>
      told(
        `Insure ${land.place} together with ${whoIsLeft(land)}`,
        `One policy, in the names of ${whoIsLeft(land)} and of you, for what it would cost to rebuild. Tell the insurer who lives there, and that a part is held on trust.`,
      ),
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
          ? 'It is paid from the rest of what was left, before you share that out.'
          : `Only the part that ${maker} ought to bear is paid from the rest of what was left, before you share that out. ${listed.format(others)} still ${others.length === 1 ? 'owes' : 'owe'} the other part.`,
        `Tell those who share the rest: they get that much less.`,
      ),
  },
  {
    id: 'right-to-live-there',
    of: ['Home'],
    at: 'while',
    source: 'Trusts of Land and Appointment of Trustees Act 1996 ss.12 and 13; Iqbal v Ahmed [2011] EWCA Civ 900',
    say: ({ name, trust }) =>
      says(
        `${name} pays the bills and the insurance${trust?.repairs === 'The person' ? ', and for large repairs' : ''}. A bill that is late does not end the right to live there.`,
        ...(trust?.repairs === 'The trust' ? ['You pay for large repairs, so far as you hold money for it.'] : []),
        `Do not sell, let or borrow against it while ${name} lives there, unless ${name} agrees in writing.`,
      ),
  },
  {
    id: 'income-of-the-home',
    of: ['Home'],
    at: 'while',
    source: 'Inheritance Tax Act 1984 s.49A; Income Tax (Trading and Other Income) Act 2005 s.271',
    say: ({ name }) =>
      says(
        `If the home is let, the rent is ${name}’s. So is the interest on money held with it. You may not keep it back for those who come after.`,
      ),
  },
  {
    id: 'surplus-on-at-once',
    of: ['Home'],
    at: 'while',
    source: 'Inheritance Tax Act 1984 ss.3A, 51 and 52',
    say: ({ name, trust }) =>
      trust?.surplus === 'Passed on at once'
        ? says(
            `Money that is left over after a move goes on at once. For tax it is a gift by ${name}, who must live for seven more years.`,
          )
        : undefined,
  },
  {
    id: 'hand-over-alone',
    of: LIFE,
    owned: ['alone'],
    at: 'end',
    source:
      'Law of Property Act 1925 s.27(2); Land Registration Act 2002 s.27; Land Registration Rules 2003 rr.58 and 97',
    say: (_held, { place }) =>
      says(
        `To hand ${place} over, sign form TR1, and send it with form AP1. To sell it, two of you must sign and be paid. If only one is left, appoint another first.`,
      ),
  },
  {
    id: 'hand-over-part-with-the-person',
    of: LIFE,
    owned: ['with the person'],
    at: 'end',
    source: 'Law of Property Act 1925 ss.27(2) and 36; Trustee Act 1925 s.36',
    say: ({ name }, land) =>
      says(
        `Only the part that was left goes to those whom the will names. The rest of ${land.place} belongs to ${whoIsLeft(land)}, and after a death goes by ${isSole(land) ? 'that person’s' : 'their'} own will.`,
        `When ${name} has died, one owner may be left on the register. That one appoints another before ${land.place} is sold or handed over.`,
      ),
  },
  {
    id: 'hand-over-part-with-others',
    of: LIFE,
    owned: ['with others'],
    at: 'end',
    source: 'Law of Property Act 1925 ss.27(2) and 36; Trusts of Land and Appointment of Trustees Act 1996 s.14',
    say: (_held, land) =>
      says(
        `Only the part that was left goes to those whom the will names. ${whoIsLeft(land)} still ${isSole(land) ? 'owns' : 'own'} the rest. A sale needs all who are on the register, and two must be paid.`,
      ),
  },
]
