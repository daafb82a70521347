import { isFilled } from '#core/text/names.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { asNoun } from '#core/will/describe.ts'
import type { Account, Trust, Will } from '#core/will/schema.ts'
import { followsMainHome, homeOnTrust, trustOf } from '#core/will/trusts.ts'
import { defineClause, type Part } from '../clause.ts'
import {
  answer,
  blank,
  clauses,
  type DraftBlock,
  type DraftRun,
  nameOf,
  paragraph,
  pounds,
  sentence,
  term,
} from '../wording.ts'
import { leftOutPart } from './deemed-dead.ts'
import { paidEarly, whenItEnds } from './end-of-trust.ts'
import { type Ending, endingOf, whoTakesAtTheEnd } from './shares-at-the-end.ts'

/** A home that is held for somebody to live in, and then for others. */
export type HomeForLife = Ending & {
  /** Undefined: not said yet. The home is described by its address, any other property as it was typed. */
  readonly where: string | undefined
  readonly isHome: boolean
  /** The property that is the main home at death is held in its place. */
  readonly orLaterHome: boolean
  /** Pence, held with the home for its upkeep. */
  readonly reserve: number
  readonly repairs: Trust['repairs']
  readonly surplus: Trust['surplus']
  readonly capital: boolean
}

const whereIs = ({ details }: Will, property: Account | undefined): string | undefined => {
  if (property?.isYourOwn === 'Yes') return details.address ? addressLine(details.address) : 'my home'
  return isFilled(property?.title) ? asNoun(property.title) : undefined
}

const homeForLifeOf = (will: Will): HomeForLife | undefined => {
  const trust = trustOf(will, 'Home')
  if (!trust) return undefined
  const property = homeOnTrust(will)
  const isHome = property?.isYourOwn === 'Yes'
  return {
    ...endingOf(will, trust),
    where: whereIs(will, property),
    isHome,
    orLaterHome: property !== undefined && followsMainHome(trust, property),
    reserve: trust.amount ?? 0,
    repairs: trust.repairs,
    surplus: trust.surplus,
    capital: trust.capital === 'Yes',
  }
}

/** Undefined where no home is held for anyone. */
export const homeForLifePart: Part<HomeForLife | undefined> = { steps: [], of: homeForLifeOf, outline: homeForLifeOf }

const theHome = ({ where, isHome, orLaterHome }: HomeForLife): DraftBlock => {
  const place = where === undefined ? blank : isHome ? answer(where) : sentence`the property known as ${answer(where)}`
  return paragraph`This clause is about all my interest in ${place}${orLaterHome ? ' or, if that is not my main home when I die, in the property that is' : ''} (the ${term('Home')}). The Home includes a home that is bought under this clause, and the money that stands for it. If my interest passes to a co-owner automatically when I die, this clause has no effect.`
}

// A power over the income could be said to take away the right to it, and the exemption of a spouse with it (Pearson v IRC).
const gift = ({ reserve }: HomeForLife): DraftBlock =>
  paragraph`I give the Home${reserve > 0 ? sentence`, and ${pounds(reserve)},` : ''} to my Executors on trust. It is free of the inheritance tax on my death, and of the part of any mortgage or other debt secured on it when I die that I ought to bear. My Executors pay that part of the debt, and no more, from the fund in ${clauses('estate-on-trust')}.${
    reserve > 0
      ? sentence` They may spend the ${pounds(reserve)} on keeping up, insuring and improving the Home, but none of its income; what is not spent they hold with it.`
      : ''
  } If an attorney or deputy of mine sold the Home while I could not decide for myself, my Executors hold instead what was received for it, as far as that can be traced.`

const structuralRepairs = ({ repairs }: HomeForLife): DraftRun[] => {
  switch (repairs) {
    case undefined:
      return sentence`. Structural repairs are paid for by ${blank}.`
    case 'The person':
      return sentence`, and for structural repairs.`
    case 'The trust':
      return sentence`. My Executors pay for structural repairs from the capital of the trust, so far as it has money.`
  }
}

/** A right hedged with duties to repair and insure was too little (Iqbal v Ahmed [2011] EWCA Civ 900), so no breach ends it. */
const outgoings = (home: HomeForLife): DraftBlock => {
  const person = nameOf(home.end.person)
  return paragraph`While living there, ${person} pays the council tax, services, ground rent, everyday repairs and insurance in the names of my Executors${structuralRepairs(home)} A failure to pay does not end the trust: my Executors may pay, and recover it from ${person} or from the income.`
}

const surplus = ({ surplus: answer }: HomeForLife): DraftRun[] => {
  switch (answer) {
    case undefined:
      return sentence`What they do not spend ${blank}.`
    case 'Stays in the trust':
      return sentence`What they do not spend stays in the trust.`
    case 'Passed on at once':
      return sentence`What they do not spend is held as if the trust had ended for it, and not by a death, on the day of the purchase.`
  }
}

/** Never without the power to buy another home: the proceeds would be stranded, or fall into the residue. */
const anotherHome = (home: HomeForLife): DraftBlock => {
  const person = nameOf(home.end.person)
  return paragraph`Whatever ${clauses('powers')} says, my Executors may not sell, let or borrow against the Home while ${person} lives there unless ${person} agrees in writing. If ${person} asks, they sell it and buy another home in England or Wales that ${person} chooses and they consider suitable, alone or together with ${person} or others. Each then owns it in proportion to what each pays, the costs included. ${surplus(home)}`
}

const capital = ({ capital: allowed, end: { person } }: HomeForLife): DraftBlock[] =>
  allowed
    ? [
        paragraph`My Executors other than ${nameOf(person)} may pay ${nameOf(person)} any or all of the capital of the trust.`,
      ]
    : []

/**
 * A right to live there is an interest in possession (IRC v Lloyds Private Banking): occupation as the executors think fit is not
 * (Judge v HMRC).
 */
export const homeForLife = defineClause({
  id: 'home-for-life',
  heading: 'A home to live in',
  steps: ['will.gifts', 'will.about-me.you-own-property'],
  when: 'A home is held for someone to live in, and goes to others afterwards.',
  appliesTo: (will) => trustOf(will, 'Home') !== undefined,
  needs: { homeForLife: homeForLifePart, leftOut: leftOutPart },
  from: [
    'trusts',
    'accounts',
    'details',
    'persons',
    'charities',
    'ultimateDefault',
    'excluded',
    'haveChildren',
    'laterChildren',
  ],
  why: 'Lets someone live in your home for as long as you say, and says who has it afterwards.',
  source:
    'Inheritance Tax Act 1984 ss.49, 49A and 92; Trustee Act 1925 s.32; Pearson v IRC [1981] AC 753; IRC v Lloyds Private Banking Ltd [1998] STC 559; Judge v HMRC [2005] STC (SCD) 863; Re Coxen [1948] Ch 747; Iqbal v Ahmed [2011] EWCA Civ 900; Law of Property Act 1925 s.36(2); Administration of Estates Act 1925 s.35',
  draft: ({ homeForLife: home, leftOut }) =>
    home === undefined
      ? []
      : [
          theHome(home),
          gift(home),
          paragraph`Until the trust ends, ${nameOf(home.end.person)} may live in the Home without paying rent, and all the income of the trust belongs to ${nameOf(home.end.person)}.`,
          ...whenItEnds(home.end),
          outgoings(home),
          anotherHome(home),
          ...capital(home),
          paidEarly(home.end),
          ...whoTakesAtTheEnd(home, sentence`the Home, and everything else then held under this clause,`, leftOut),
          paragraph`None of it becomes part of my Residuary Estate.`,
        ],
})
