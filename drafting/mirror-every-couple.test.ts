import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemsOf } from '#core/journey/walk.ts'
import { withColours } from '#core/will/colours.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { newWill } from '#core/will/new-will.ts'
import { hasPartner, mayAppointGuardian, partnerOf } from '#core/will/questions.ts'
import { partnerRelationships, relationships } from '#core/will/relationships.ts'
import { editableWillSchema, type Person, type Will } from '#core/will/schema.ts'
import { today } from '#testkit/builders.ts'
import { answered, person, told } from '#testkit/mirrored-wills.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { mirror } from './mirror.ts'

describe('Every couple', () => {
  const answersFor = fc.noShrink(
    fc.array(fc.constantFrom(...relationships.filter((each) => !partnerRelationships.includes(each))), {
      minLength: 8,
      maxLength: 8,
    }),
  )

  /** What a mirror of a mirror must give back. */
  const carriedOver = ({ persons, charities, ...will }: Will, kept: readonly number[]) => ({
    name: fullNameOf(will.details),
    address: will.details.address,
    dob: will.details.dob,
    status: will.status,
    haveChildren: will.haveChildren,
    estateSplit: will.estateSplit,
    executor: will.executor,
    executorBackup: will.executorBackup,
    heirs: charities.filter(({ inherit }) => inherit),
    persons: persons
      .filter(({ id }) => kept.includes(id))
      .map((one) => ({
        ...one,
        isExcluded: false,
        estatePercent: one.inherit ? one.estatePercent : 0,
        estateIfDie: one.inherit ? one.estateIfDie : undefined,
        estateBackup:
          one.inherit && one.estateIfDie === 'Split between specific beneficiaries'
            ? one.estateBackup
            : { persons: [], charities: [] },
        guardianId: [],
        backupGuardianId: [],
        parentalResponsibility: undefined,
        otherParentalResponsibility: undefined,
        stepchildRole: undefined,
        relationToSay: undefined,
        // The partner gives an address in England or Wales in the place of one abroad.
        ...(one.type === 'partner' && one.fulladdress?.country && { fulladdress: undefined }),
      })),
  })

  test('the mirror of the mirror gives the first will back, once both have said who is what to them', () => {
    fc.assert(
      fc.property(completeWills.map(withColours), answersFor, (will, says) => {
        fc.pre(hasPartner(will))
        // The children of one need not be the children of the other, who then names those that take.
        fc.pre(will.persons.every(({ estateIfDie }) => estateIfDie !== 'Pass to my children'))
        const partner = partnerOf(will)
        const everybody = <T>(of: (one: Person) => T) =>
          Object.fromEntries(will.persons.map((one) => [one.id, of(one)]))
        const there = told(
          mirror(will),
          everybody((one) => (one.id === partner?.id ? 'Spouse' : (says[one.id - 1] ?? 'Friend'))),
        )
        const back = told(
          mirror(there),
          everybody((one) => one.relationship ?? 'Other'),
        )
        const kept = there.persons.map(({ id }) => id)
        expect(carriedOver({ ...newWill(1), ...back } as Will, kept)).toEqual(carriedOver(will, kept))
      }),
      { numRuns: fewerRuns(20), endOnFailure: true },
    )
  })

  test('once the partner has answered what is theirs, the rules find nothing wrong but people of one name', () => {
    fc.assert(
      fc.property(completeWills, (will) => {
        fc.pre(hasPartner(will) && will.executor.length > 0)
        const mirrored = told(
          mirror(will),
          Object.fromEntries(will.persons.map(({ id, relationship = 'Other' }) => [id, relationship])),
        )
        const persons = mirrored.persons.map((one): Person => {
          const { parentalResponsibility, otherParentalResponsibility, stepchildRole } = person(will, one.id) ?? {}
          const said = { ...one, parentalResponsibility, otherParentalResponsibility, stepchildRole }
          return mayAppointGuardian(said) ? { ...said, guardianId: mirrored.executor.slice(0, 1) } : said
        })
        // Grandchildren of one may be none of the other’s: the partner then says again how it is shared. What is held is of the
        // partner's own home, and for another person: the partner answers what that asks, and names who may act beside them.
        const trustees = ['TRUST_TRUSTEES_TOO_FEW', 'TRUST_TRUSTEES_ALL_TAKE']
        const allowed = [
          'SAME_NAME',
          ...trustees,
          ...(will.classes ? ['ESTATE_SPLIT_NOT_100', 'ESTATE_FRACTIONS_NOT_ONE'] : []),
        ]
        const problems = problemsOf(answered({ ...mirrored, persons }), today)
        expect(problems.filter(({ code, field }) => !allowed.includes(code) && !field.startsWith('trusts.'))).toEqual(
          [],
        )
      }),
      { numRuns: fewerRuns(20), endOnFailure: true },
    )
  })

  test('the mirror names only people it has, and is a will that can be saved', () => {
    fc.assert(
      fc.property(completeWills, (will) => {
        fc.pre(hasPartner(will))
        const mirrored = mirror(will)
        expect(editableWillSchema.safeParse(mirrored).success).toBe(true)
        const persons = new Set(mirrored.persons.map(({ id }) => id))
        const charities = new Set(mirrored.charities.map(({ id }) => id))
        for (const id of [...mirrored.executor, ...mirrored.executorBackup]) expect(persons).toContain(id)
        for (const { estateBackup, guardianId, backupGuardianId } of mirrored.persons) {
          for (const id of [...guardianId, ...backupGuardianId]) expect(persons).toContain(id)
          for (const { id } of estateBackup.persons) expect(persons).toContain(id)
          for (const { id } of estateBackup.charities) expect(charities).toContain(id)
        }
      }),
      { numRuns: fewerRuns(20), endOnFailure: true },
    )
  })
})
