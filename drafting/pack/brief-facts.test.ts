import { describe, expect, test } from 'vitest'
import type { MaritalStatus } from '#core/will/lists.ts'
import type { Account, Person, Will } from '#core/will/schema.ts'
import { said } from '#testkit/advised-wills.ts'
import { aPerson, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import type { Answer } from '../answers.ts'
import { askedFirst, childrenFacts, contactFacts, ownershipFacts, toBring, valueFacts } from './solicitors-brief.ts'

const printed = (facts: readonly Answer[]): string[] => facts.map(({ label, value }) => `${label}: ${value}`)
const owning = (...accounts: Partial<Account>[]): Will =>
  simplestWill({
    ownProperty: 'Yes',
    persons: [aPerson(), aPerson({ id: 2, fullname: 'Ann Roe' })],
    accounts: accounts.map((given, index) => ({
      id: index + 1,
      assetType: 'Property',
      mortgageWithPersons: [],
      ...given,
    })),
  })
const home = { isYourOwn: 'Yes' } as const
const jointly: Partial<Account> = { owner: 'I own it jointly with someone else', mortgageWithPersons: [2] }
const ownership = (...accounts: Partial<Account>[]) => printed(ownershipFacts(owning(...accounts)))

// Finding: 34
describe('what a solicitor asks first', () => {
  test('how to reach the client, tidied, and with room where it is not known', () => {
    const { details } = simplestWill()
    const known = simplestWill({ details: { ...details, phone: ' 020 7946 0958 ', email: ' peggy@example.org ' } })
    expect(printed(contactFacts(known))).toEqual(['Telephone: 020 7946 0958', 'Email: peggy@example.org'])
    const { phone: _phone, email: _email, ...others } = details
    expect(printed(contactFacts(simplestWill({ details: others })))).toEqual(['Telephone: ', 'Email: '])
  })

  test('who the children are and how old, or that this was not said', () => {
    const child = (given: Partial<Person>): Person =>
      aPerson({ type: 'Child', relationship: 'Son', fullname: 'Ed', ...given })
    const { relationship: _unsaid, ...unrelated } = child({ isChild: 'No' })
    const facts = (person: Person, haveChildren: 'Yes' | 'No' = 'Yes') =>
      printed(childrenFacts(simplestWill({ haveChildren, persons: [person] }), today))
    expect(facts(child({}))).toEqual(['Ed: Son, age not said'])
    expect(facts(child({ isChild: 'Yes' }))).toEqual(['Ed: Son, under 18'])
    expect(facts(child({ dob: { day: 3, month: 11, year: 1990 } }))).toEqual(['Ed: Son, 36'])
    expect(facts(unrelated)).toEqual(['Ed: 18 or over'])
    const adopted = child({ relationship: 'Stepson', stepchildRole: 'Adopted', isChild: 'Yes' })
    expect(facts(adopted)).toEqual(['Ed: Son, under 18'])
    expect(facts(child({}), 'No')).toEqual([])
  })

  test('the mortgage of the home, as far as it is known', () => {
    expect(ownership({ ...home, mortgage: 'Yes', mortgageWith: ' Acorn Bank ', mortgageAmount: 120_000_00 })).toEqual([
      'Mortgage: Yes, Acorn Bank, £120,000',
    ])
    expect(ownership({ ...home, mortgage: 'Yes' })).toEqual(['Mortgage: Yes'])
    expect(ownership({ ...home, mortgage: 'No' })).toEqual(['Mortgage: No'])
    expect(ownership(home)).toEqual(['Mortgage: I have not said'])
  })

  test('how a home of two is owned, and in what part', () => {
    const part = (given: Partial<Account>) => ownership({ ...home, ...jointly, ...given })[2]
    expect(ownership({ ...home, ...jointly }).slice(0, 2)).toEqual([
      'How we own it: I have not said',
      'Owned with: Ann Roe',
    ])
    expect(part({ ownershipType: 'Tenants in common', ownershipPercent: 60 })).toBe('My part: 60%')
    expect(part({ ownershipType: 'Tenants in common' })).toBe('My part: I have not said')
    expect(part({ ownershipType: 'Not sure', ownershipPercent: 60 })).toBe('My part: I have not said')
    expect(part({ ownershipType: 'Joint tenants', ownershipPercent: 60 })).toBe(
      'My part: None of its own: the whole belongs to us together',
    )
  })

  test('every other property in a line of its own, and nothing that is no property', () => {
    const flat = { title: 'Flat in Rhyl', ...jointly, ownershipType: 'Joint tenants' } as const
    expect(ownership(home, flat, { title: 'Barn' }, { assetType: 'Pension', title: 'Teachers' })).toEqual([
      'Mortgage: I have not said',
      'Flat in Rhyl: I own it jointly with someone else; How we own it: Joint tenants; Owned with: Ann Roe; My part: None of its own: the whole belongs to us together; Mortgage: I have not said',
      'Barn: I have not said; Mortgage: I have not said',
    ])
  })

  test('no home that was entered before the client said that they own none', () => {
    expect(printed(ownershipFacts({ ...owning(home), ownProperty: 'No' }))).toEqual([])
  })

  test('what all of it may be worth, by the highest sum that was answered', () => {
    const worth = (will: Will) => printed(valueFacts(will, today))
    const large = said('estate-over-nil-rate-band', completeExampleWill())
    expect(worth(large)).toEqual(['Worth of all I own: It may be more than £325,000'])
    expect(worth(said('estate-over-taper', large))).toEqual(['Worth of all I own: It may be more than £2,000,000'])
    expect(worth(simplestWill())).toEqual(['Worth of all I own: Not more than £325,000'])
    const { situation: _unanswered, ...unsaid } = simplestWill()
    expect(worth(unsaid)).toEqual(['Worth of all I own: I have not said'])
    expect(worth(simplestWill({ situation: {} }))).toEqual(['Worth of all I own: I have not said'])
  })

  test('room for what was never asked, and for earlier marriages where there may be some', () => {
    const labels = (status?: MaritalStatus) => {
      const { status: _single, ...will } = simplestWill()
      return askedFirst({ ...will, ...(status && { status }) }).map(({ label }) => label)
    }
    const room = [
      'My home is worth about',
      'Savings and investments',
      'Pensions and life insurance',
      'Debts',
      'My last will: date and place',
      'Gifts in the last seven years',
      'Countries I have lived in',
    ]
    expect(labels('Single')).toEqual(room)
    expect(labels()).toEqual(room)
    expect(labels('Widowed')).toEqual(room.toSpliced(6, 0, 'Earlier marriages'))
  })

  test('which papers to bring: the deeds of a property, and those of a divorce or separation', () => {
    const papers = [
      'A passport or driving licence, and a letter that shows my address.',
      'Any earlier will.',
      'The last statements of savings, pensions and life insurance.',
    ]
    const pension = { assetType: 'Pension', title: 'Teachers' } as const
    expect(toBring(simplestWill())).toEqual(papers)
    expect(toBring(owning(pension))).toEqual(papers)
    expect(toBring(owning(pension, home))).toEqual(
      papers.toSpliced(
        2,
        0,
        'The deeds or the Land Registry entry of each property, and the last letter about its mortgage.',
      ),
    )
    for (const status of ['Divorced', 'Separated'] as const)
      expect(toBring(simplestWill({ status }))).toEqual([...papers, 'The papers of the divorce or separation.'])
  })
})
