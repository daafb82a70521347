import { LONE_TRUSTEE_MAX_PENCE } from '#core/constants.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { isFixedAtDeath, trustsOf } from '#core/will/trusts.ts'
import { always, defineClause, type Part } from '../clause.ts'
import type { ClauseId } from '../document.ts'
import { type Party, partyOfPerson } from '../party.ts'
import {
  anyOf,
  clauses,
  type DraftBlock,
  type DraftRun,
  list,
  listOf,
  nameOf,
  paragraph,
  pounds,
  sentence,
} from '../wording.ts'
import { substitutesPart } from './executors.ts'

/** What the executors hold under a clause of its own until somebody has died. */
export type HeldOnTrust = {
  readonly clause: ClauseId
  /** Who benefits meanwhile. */
  readonly person: Party
  /** The person has a right: to live in the home, or to the income. */
  readonly byRight: boolean
  /** What it leaves belongs, from the death of the testator, to those who have it at the end. */
  readonly isVested: boolean
  /** The person may have the capital, and so may be lent it. */
  readonly lend: boolean
}

export const clauseOf: Readonly<Record<Trust['kind'], ClauseId>> = {
  Home: 'home-for-life',
  Residue: 'residue',
  'Disabled person': 'disabled-person',
}

const heldOnTrustOf = (will: Will): HeldOnTrust[] =>
  trustsOf(will).flatMap((trust) =>
    personsOf(will, [trust.for]).map((person) => ({
      clause: clauseOf[trust.kind],
      person: partyOfPerson(will, person),
      byRight: trust.kind !== 'Disabled person',
      isVested: isFixedAtDeath(trust),
      // A loan to a disabled person is a use of the money for them.
      lend: trust.capital === 'Yes' || trust.kind === 'Disabled person',
    })),
  )

/** Never missing: an unfinished will is read as it stands. */
export const heldOnTrustPart: Part<readonly HeldOnTrust[]> = { steps: [], of: heldOnTrustOf, outline: heldOnTrustOf }

/** "clause 14", or "clauses 14 and 17". */
export const onTrust = (held: readonly HeldOnTrust[]): DraftRun => clauses(...held.map(({ clause }) => clause))

/** Never missing: an unfinished will is read as it stands. */
const namedPart = { ...substitutesPart, steps: [] }

const byPerson = (held: readonly HeldOnTrust[]): [Party, HeldOnTrust[]][] =>
  [...Map.groupBy(held, ({ person }) => person.key).values()].flatMap((same): [Party, HeldOnTrust[]][] =>
    same.slice(0, 1).map(({ person }) => [person, same]),
  )

/** The person who benefits from a trust is never its only trustee. */
const oneOtherActs = (held: readonly HeldOnTrust[]): DraftRun[] =>
  byPerson(held).flatMap(
    ([person, theirs]) =>
      sentence`, and for what is held under ${onTrust(theirs)} at least one of them must not be ${nameOf(person)}`,
  )

const mayNotBeLent = (held: readonly HeldOnTrust[]): DraftBlock[] =>
  byPerson(held.filter(({ lend }) => !lend)).map(
    ([person, theirs]) =>
      paragraph`Whatever ${clauses('powers')} says, they may not lend to ${nameOf(person)} any capital that they hold under ${onTrust(theirs)}.`,
  )

const overTheTrust = sentence`They may by a deed give up or limit a power of theirs, for themselves and for those after them. They may appoint trustees who live in another country and, whatever ${clauses('governing-law')} says, put a trust of this will under its law by a deed, if that law carries out the trust as this will says.`

const NOT_APPLY = 'Sections 11 and 19 of the Trusts of Land and Appointment of Trustees Act 1996 do not apply'

/** Whom the executors ask. A person with a right keeps it: only what the will says of them binds the executors. */
const whomTheyAsk = (held: readonly HeldOnTrust[]): DraftBlock[] => {
  const people = byPerson(held.filter(({ byRight }) => byRight)).map(([person]) => person)
  return people.length === 0
    ? [
        paragraph`${NOT_APPLY}: my Executors may ask those who are to take what they would like, but need not follow it.`,
      ]
    : [
        paragraph`${NOT_APPLY}. My Executors ask ${listOf(people)}, and may ask those who are to take later, what they would like, but need not follow it except where this will says so. They may not use section 13 of that Act to keep ${anyOf(people)} out of a home or to make ${anyOf(people)} pay for living there.`,
        ...mayNotBeLent(held),
      ]
}

/**
 * Who holds what a child is to have later, and how they are replaced. The law alone would let one executor hold it, who may be
 * the child's guardian too and pay it to themselves.
 */
export const trustees = defineClause({
  id: 'trustees',
  heading: 'While something is held for a person',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: { substitutes: namedPart, heldOnTrust: heldOnTrustPart },
  from: ['executor', 'executorBackup', 'persons', 'trusts'],
  why: 'Sees to it that two people always look after what a child is to have later, and says who replaces them.',
  source:
    'Trustee Act 1925 ss.14(2), 36, 39 and 40; Administration of Justice Act 1985 s.50; Law of Property Act 1925 s.27(2); Trusts of Land and Appointment of Trustees Act 1996 ss.11(2)(a) and 21(5)',
  draft: ({ substitutes, heldOnTrust }) => [
    paragraph`This clause is about what my Executors hold for a person who is not yet old enough to have it${heldOnTrust.length > 0 ? sentence`, or on trust under ${onTrust(heldOnTrust)}` : ''}. It starts when they have dealt with my estate so far as that is needed, and hold it as trustees: until then it limits nobody who deals with my estate.`,
    list([
      sentence`There must be at least two trustees, or a trust corporation${oneOtherActs(heldOnTrust)}. One alone may do no more with it than keep it safe, and must appoint another within three months. If that is not done, the adults who would take in that person’s place${heldOnTrust.length > 0 ? ', or when the trust ends,' : ''} may appoint. One alone is enough for what is held for a person who is not yet old enough, if it is worth ${pounds(LONE_TRUSTEE_MAX_PENCE)} or less and is not land.`,
      sentence`The trustees at the time appoint new ones by a deed, up to four in all${substitutes.length > 0 ? sentence`, and first a willing substitute named in ${clauses('executors')}` : ''}. One of them may retire by a deed if two, or a trust corporation, remain. One who can no longer make decisions, or whom the others cannot find for six months, stops being a trustee when the others say so in a deed, and they then do what is needed to hold it without that one. None of this ends the office of an executor.`,
      sentence`None of them takes part in deciding to pay anything to themselves, as that person’s parent or guardian included, except to repay what they properly spent for that person.`,
      ...(heldOnTrust.length > 0 ? [overTheTrust] : []),
    ]),
    ...whomTheyAsk(heldOnTrust),
  ],
})
