import { describe, expect, test } from 'vitest'
import { adviceFor } from '#core/advice/advice.ts'
import { pictureOf } from '#core/picture/picture.ts'
import type { PartId } from '#core/reading/agreement.ts'
import { trustsAmongGiftsAreDescribed } from '#core/rules/trusts.rules.ts'
import type { Person, Trust, Will } from '#core/will/schema.ts'
import { besideWhatIsHeld, youngTakers } from '#core/will/young-takers.ts'
import { aGift, anHeir, aPet, today } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'
import { textOf } from '#testkit/pack-documents.ts'
import { aHome, aHomeTrust, anIncomeTrust, forADisabledPerson, laterTakers } from '#testkit/trusts.ts'
import { answersOf } from './answers.ts'
import { partsToRead } from './reading/parts.ts'

/** £300,000 is held for Kit, person 1; Lee and Mia share the rest. */
const held = (will: Partial<Will> = {}, trust: Partial<Trust> = {}): Will => forADisabledPerson(trust, will)
const people = (given: Record<number, Partial<Person>>): Pick<Will, 'persons'> => ({
  persons: held().persons.map((person) => ({ ...person, ...given[person.id] })),
})
/** Kit has a third of the rest. */
const withShares = people({
  1: anHeir(33.34, { id: 1, fullname: 'Kit Hale' }),
  2: { estatePercent: 33.33 },
  3: { estatePercent: 33.33 },
})
const ring = aGift({ type: 'Item', title: 'my ring', persons: [1] })
const money = aGift({ type: 'Money', amount: 5_000_00, persons: [1] })
const [theirs] = held().trusts ?? []

const beside: readonly [how: string, Will, 'things' | 'more'][] = [
  ['a share of the rest', held(withShares), 'more'],
  [
    'the place of someone who dies first',
    held(
      people({
        2: {
          estateIfDie: 'Split between specific beneficiaries',
          estateBackup: { persons: [{ id: 1, percent: 100 }], charities: [] },
        },
      }),
    ),
    'more',
  ],
  [
    'what is left when nobody else is',
    held({ ultimateDefault: { option: 'People', persons: [{ id: 1, percent: 100 }], charities: [] } }),
    'more',
  ],
  ['money', held({ gifts: [money] }), 'more'],
  [
    'money with a pet',
    held({ havePets: 'Yes', pets: [aPet({ lookAfter: 'Yes', guardianId: [1], money: 500_00 })] }),
    'more',
  ],
  [
    'a part of a home when the time of another ends',
    held({
      accounts: [aHome()],
      trusts: [aHomeTrust({ id: 2, for: 4, takers: laterTakers([1, 2]) }), ...(theirs ? [theirs] : [])],
    }),
    'more',
  ],
  [
    'the place of a parent, as a grandchild',
    held(people({ 1: { type: 'Person', relationship: 'Grandchild' } })),
    'more',
  ],
  ['a thing', held({ gifts: [ring] }), 'things'],
  ['a choice among belongings', held({ belongings: { persons: [4], backupPersons: [1] } }), 'things'],
]

const asked = (will: Will) =>
  trustsAmongGiftsAreDescribed(will, today).filter(({ field }) => field.endsWith('everythingElse'))
const answering = (will: Will, everythingElse: 'Yes' | 'No'): Will => ({
  ...will,
  trusts: (will.trusts ?? []).map((trust) => (trust.kind === 'Disabled person' ? { ...trust, everythingElse } : trust)),
})
const sentence = (id: PartId, will: Will): string =>
  partsToRead(will, today).find((part) => part.id === id)?.sentence ?? ''

describe('A disabled person for whom something is held, and who would get something else too', () => {
  test.each(beside)('%s: is asked about, and stops the will until it is answered', (_how, will, what) => {
    expect(besideWhatIsHeld(will)).toBe(what)
    expect(asked(will)).toEqual([{ field: 'trusts.Disabled person.everythingElse', code: 'SELECT_OPTION' }])
    expect(asked(answering(will, 'Yes'))).toEqual([])
  })

  test.each(beside)('%s: outright is told of, and all but things needs a solicitor', (_how, will, what) => {
    const told = (each: Will) => adviceFor(each, today).filter(({ id }) => id === 'T48')
    expect(told(answering(will, 'No')).map(({ level }) => level)).toEqual([what === 'more' ? 'refer' : 'warn'])
    expect(told(answering(will, 'Yes'))).toEqual([])
  })

  test('nothing else is asked of one who gets nothing else', () => {
    expect(besideWhatIsHeld(held())).toBe('nothing')
    expect(asked(held())).toEqual([])
    expect(besideWhatIsHeld(held({ trusts: [anIncomeTrust({ for: 4 })] }))).toBe('nothing')
    const classes = [
      { of: 'My grandchildren', estatePercent: 100, share: 'Each alike', ifDie: 'To the others' } as const,
    ]
    const homeFor = (id: number): Will => {
      const home = aHomeTrust({ id: 2, for: id, takers: laterTakers([], { classes }) })
      const grandchild = people({
        1: { type: 'Person', relationship: 'Grandchild' },
        2: { estateIfDie: 'Split between remaining beneficiaries' },
        3: { estateIfDie: 'Split between remaining beneficiaries' },
      })
      return held({ ...grandchild, accounts: [aHome()], trusts: [home, ...(theirs ? [theirs] : [])] })
    }
    expect(besideWhatIsHeld(homeFor(4))).toBe('more')
    // Nobody takes at the end of their own time.
    expect(besideWhatIsHeld(homeFor(1))).toBe('nothing')
  })

  test('the clause holds whatever else the will would give, a share too', () => {
    const will = answering(held({ gifts: [money], ...withShares }), 'Yes')
    const clause = clauseText({ ...will, estateSplit: 'Equal shares' }, 'disabled-person')
    expect(clause).toContain('I give £300,000 to my Executors on trust')
    expect(clause).toContain(
      'Whatever else this will would give to Kit Hale, in any way and at any time, my Executors do not give to Kit Hale either: they hold it on trust under this clause, with the rest.',
    )
    expect(clauseText({ ...will, estateSplit: 'Equal shares' }, 'residue')).toContain('is not given to')
    expect(clauseText(held(), 'disabled-person')).not.toContain('Whatever else')
  })

  test('the reading, the summary and the answers say that it is held', () => {
    const will = answering(held({ gifts: [money] }), 'Yes')
    expect(sentence('disabled-person', will)).toContain(
      'Your executors hold £300,000, and whatever else your will gives Kit, and use it for Kit as they think best.',
    )
    expect(sentence('gifts', will)).toContain('What comes to Kit of it is held for Kit for life.')
    expect(textOf('summary', will)).toContain('What comes to Kit Hale of it is held for Kit Hale for life.')
    expect(answersOf('will.gifts', will, today)).toContainEqual({ label: 'Anything else for them', value: 'Held too' })
    expect(sentence('gifts', answering(will, 'No'))).not.toContain('held for Kit')
  })

  test('a pet, and the money with it, are said to be held too', () => {
    const will = held({ havePets: 'Yes', pets: [aPet({ lookAfter: 'Yes', guardianId: [1, 2], money: 100_000 })] })
    expect(sentence('pets', answering(will, 'Yes'))).toMatch(/What comes to Kit of it is held for Kit for life\.$/)
    expect(sentence('pets', answering(will, 'No'))).not.toContain('is held')
  })

  test('what comes at the end of another trust is said to be held', () => {
    const will = answering(
      held({
        accounts: [aHome()],
        trusts: [aHomeTrust({ id: 2, for: 4, takers: laterTakers([1, 2]) }), ...(theirs ? [theirs] : [])],
      }),
      'Yes',
    )
    expect(sentence('home-for-life', will)).toContain('What comes to Kit of it is held for Kit for life.')
  })

  test('the picture has it go to the executors', () => {
    const will = {
      ...answering(held({ gifts: [money], ...withShares }), 'Yes'),
      estateSplit: 'Equal shares' as const,
    }
    const { gifts, shares } = pictureOf(will, today)
    expect(gifts.map(({ what, takings }) => [what, takings[0]?.to.kind])).toEqual([
      ['£5,000', 'held'],
      ['£300,000', 'held'],
    ])
    expect(shares.map(({ to }) => [to.name, to.kind])).toContainEqual(['Kit', 'held'])
  })

  test('no age is theirs', () => {
    const will = answering(held({ gifts: [money], ...people({ 1: { isChild: 'Yes' } }) }), 'Yes')
    expect(youngTakers(will, today)).toEqual([])
    expect(youngTakers(answering(will, 'No'), today).map(({ fullname }) => fullname)).toEqual(['Kit Hale'])
  })
})
