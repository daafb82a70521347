/** Who does what: executors, guardians, the keepers of pets and online accounts, and who is left out. */

import { ADULT_FROM_AGE } from '#core/constants.ts'
import { describeBeneficiary } from '#core/estate/describe-beneficiary.ts'
import { type BeneficiaryShare, childrenLeftOut, outcome } from '#core/estate/distribution.ts'
import { afterLateFailure } from '#core/estate/late-failure.ts'
import { type Day, dayInWords } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { listed, namesOf, within } from '#core/text/names.ts'
import { isTheirsAtOnce } from '#core/will/children-age.ts'
import { partInShort } from '#core/will/parts-said.ts'
import { isMinor, lawyersAt, mayAppointGuardian, personById, petsOf, youngChildren } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { trustOfShare } from '#core/will/trusts.ts'
import { ownsOnlineAssets } from '../../clauses/digital.ts'
import type { GuardianGroup } from '../../clauses/guardians.ts'
import type { Parts } from '../../clauses/table.ts'
import type { Party } from '../../party.ts'
import { neverTheirs, takersOfAge } from '../../reading/ages.ts'
import { passedOverInWords } from '../../reading/plain-words.ts'
import { type Block, bullets, paragraph, section, type Words } from '../pack-document.ts'

const names = (parties: readonly Party[]): string => listed.format(parties.map(({ name }) => name))

/** One sentence stands alone; several become a list. */
const sentences = (items: readonly Words[]): Block[] => {
  const [only, ...others] = items
  if (only === undefined) return []
  return others.length === 0 ? [paragraph(only)] : [bullets(...items)]
}

/** A substitute under 18 today acts only once they are 18. */
const named = (will: Will, today: Day, { key, name }: Party): string =>
  will.persons.some((person) => `person:${person.id}` === key && isMinor(person, today))
    ? `${name} (if 18 by then)`
    : name

const substitutesInWords = (substitutes: readonly { name: string }[], alone: boolean): string => {
  const [first, ...later] = substitutes
  if (alone) {
    const then = later.map(({ name }, index) => `; if ${substitutes[index]?.name} cannot either, ${name}`).join('')
    return `If that is not possible, ${first?.name} steps in${then}.`
  }
  return later.length === 0
    ? `If fewer than two of them can act, ${first?.name} steps in.`
    : `If fewer than two of them can act, as many of ${listed.format(substitutes.map(({ name }) => name))} step in, in that order, as are needed for two to act.`
}

export const executorsInWords = (will: Will, { executors, substitutes, firm }: Parts, today: Day): Block[] => {
  const all = [...executors.map(({ name }) => name), ...(firm ? [lawyersAt(firm)] : [])]
  const alone = executors.length === 1 && !firm
  return section(
    'Who carries out your will',
    ...sentences([
      [
        { strong: listed.format(all) },
        alone
          ? ' deals with everything: collects what you own, pays what you owe, and hands out the rest.'
          : ' deal with everything: they collect what you own, pay what you owe, and hand out the rest.',
      ],
      ...(firm
        ? [
            `The lawyers at ${firm.name} may charge for their work, and are paid from your estate. This stood beside your choice on ${dayInWords(firm.on)}: “${firm.fees}” “${firm.commission}”`,
          ]
        : []),
      ...(substitutes.length > 0
        ? [
            substitutesInWords(
              substitutes.map((each) => ({ name: named(will, today, each) })),
              alone,
            ),
          ]
        : []),
    ]),
  )
}

const guarded = ({ children, guardians, backups, later }: GuardianGroup): string =>
  `${names(guardians)} for ${names(children)}${later ? ', and for a child born to you or adopted later' : ''}.${
    backups.length > 0 ? ` If that is not possible, ${names(backups)}.` : ''
  }`

export const guardiansInWords = (will: Will, { guardians }: Parts, today: Day): Block[] => {
  const without = youngChildren(will, today).filter((child) => !mayAppointGuardian(child))
  return section(
    'Who looks after your children',
    ...sentences(guardians.map(guarded)),
    ...(guardians.length > 0
      ? [
          paragraph(
            'This normally begins only when no parent with parental responsibility is alive. Until then it waits.',
          ),
        ]
      : []),
    ...(without.length > 0
      ? [
          paragraph(
            `Your will names no guardian for ${namesOf(without)}. Only a parent with parental responsibility, or a child’s guardian, can do that.`,
          ),
        ]
      : []),
  )
}

/** Who takes the part of an heir who dies under 18 without children, while all other beneficiaries are alive. */
const ifTheyDieYoung = (will: Will, today: Day): Block[] =>
  outcome(will, [], today).flatMap((taking) => {
    if (taking.type !== 'person' || !taking.heldUntil || trustOfShare(will, taking.id)) return []
    const person = personById(will, taking.id)
    // What is theirs from the start is part of what they leave, as is said above.
    if (!person || isTheirsAtOnce(person)) return []
    const then = afterLateFailure(will, taking.id, [], [{ person: taking.id }])
    const isHeld = (each: BeneficiaryShare): boolean =>
      each.type === 'person' && trustOfShare(will, each.id) !== undefined
    const takers = [
      ...then.filter((each) => !isHeld(each)).map((each) => within(describeBeneficiary(will, each).name)),
      ...then.filter(isHeld).map(({ name }) => `your executors, for ${name}`),
    ]
    return [
      paragraph(
        `If ${taking.name} dies under ${taking.heldUntil} without children, what is left of that share goes to ${takers.length > 0 ? listed.format(takers) : 'your next of kin'}.`,
      ),
    ]
  })

const childrenWaitInWords = ({ childrenAge: { age, children, laterChildren } }: Parts): Block[] =>
  age === ADULT_FROM_AGE
    ? []
    : [
        paragraph(
          `What ${listed.format([...children.map(({ name }) => name), ...(laterChildren ? ['any later child of yours'] : [])])} would take is held until ${age}, not 18.`,
        ),
      ]

const theirNames = (who: Parts['otherAges']['atOnce']): string => takersOfAge(who, ({ name }) => name)

/** The ages chosen for people who are not the testator's own children. */
const othersWaitInWords = ({ childrenAge, otherAges: { waiting, atOnce } }: Parts): Block[] => [
  ...waiting.map(({ age, who }) => paragraph(`What you leave to ${theirNames(who)} is held until the age of ${age}.`)),
  ...(childrenAge.age === ADULT_FROM_AGE && waiting.length === 0
    ? []
    : [paragraph('From 18 the income of it is theirs, and your executors may hand over some of the rest early.')]),
  ...(atOnce.length > 0
    ? [
        paragraph(
          `What you leave to ${theirNames(atOnce)} is theirs from the start, and looked after until 18. If they die before that, it is part of what they leave.`,
        ),
      ]
    : []),
]

export const youngPeopleInWords = (will: Will, parts: Parts, today: Day): Block[] =>
  section(
    'Young people',
    paragraph(
      'Money, an account, property or a share for someone under 18 is held by your executors until they are 18. Until then it can be used for their upkeep and education. If they die before that, it passes as if you had died on that day.',
    ),
    ...childrenWaitInWords(parts),
    ...othersWaitInWords(parts),
    ...ifTheyDieYoung(will, today),
    ...neverTheirs(will, today, (id) => personById(will, id)?.fullname ?? '').map((words) => paragraph(words)),
  )

export const petsInWords = (will: Will, { pets }: Parts): Block[] =>
  section(
    petsOf(will).length === 1 ? 'Your pet' : 'Your pets',
    ...sentences(
      pets.map(
        ({ pets: animals, takers }) =>
          `${listed.format(animals.map(({ name }) => name))} ${animals.length === 1 ? 'goes' : 'go'} to ${takers[0]?.name}${takers
            .slice(1)
            .map(({ name }) => `; failing that, to ${name}`)
            .join('')}.${animals
            .filter(({ pence }) => pence > 0)
            .map(
              ({ name, pence }) =>
                ` Whoever takes ${name} also gets ${poundsInWords(pence)}, and is asked, not made, to use it for ${name}.`,
            )
            .join('')}`,
      ),
    ),
  )

export const digitalInWords = (will: Will, { digital: { keepers } }: Parts): Block[] =>
  keepers.length === 0 && !ownsOnlineAssets(will)
    ? []
    : section(
        'Your online accounts',
        paragraph(
          `${keepers.length === 0 ? 'Your executors' : names(keepers)} may find, secure, transfer or close them. No password is in your will.`,
        ),
      )

export const leftOutInWords = (will: Will, { exclusion: { fromEverything, fromTheRest, deemed } }: Parts): Block[] =>
  section(
    'Who you leave out',
    ...(fromEverything.length > 0 ? [paragraph(`Your will leaves nothing to ${names(fromEverything)}.`)] : []),
    ...(fromTheRest.length > 0
      ? [paragraph(`Your will leaves nothing to ${names(fromTheRest)} beyond what it says they get.`)]
      : []),
    ...(fromEverything.length + fromTheRest.length > 0
      ? [
          paragraph(
            deemed.theirChildrenToo
              ? `They do not take in place of a parent, or as next of kin, and nor do ${childrenLeftOut(will).replace('their', 'their own')}.`
              : 'They do not take in place of a parent, or as next of kin. Their own children still may.',
          ),
          paragraph(
            'Your will says so, so that nobody thinks it was a mistake. It does not stop someone close to you from asking a court for a share.',
          ),
        ]
      : []),
  )

const nextOfKin = (will: Will): string =>
  `your next of kin, as the law defines them, but not to ${passedOverInWords(will, 'anyone')}`

/** Who takes if no named heir can. */
export const lastlyInWords = (will: Will, { ultimateDefault: { named, equal } }: Parts): Block[] => {
  const [only, ...others] = named
  const shares = equal
    ? `equally between ${listed.format(named.map(({ party }) => party.name))}`
    : listed.format(named.map(({ party, part }) => `${party.name}${part ? ` ${partInShort(part)}` : ''}`))
  return section(
    'If nobody is left to take',
    paragraph(
      only === undefined
        ? `Everything goes to ${nextOfKin(will)}.`
        : `${others.length === 0 ? `Everything goes to ${only.party.name}.` : `It is shared${equal ? ' ' : ': '}${shares}.`} What cannot go there goes to ${nextOfKin(will)}.`,
    ),
  )
}
