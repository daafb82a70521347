import { describe, expect, test } from 'vitest'
import type { Person, Will } from '#core/will/schema.ts'
import { aGift, anHeir, aPerson, aPet, simplestWill } from '#testkit/builders.ts'
import { textOf } from '#testkit/pack-documents.ts'
import { aHomeThenTheYoung } from '#testkit/trusts.ts'

/** What stands under a heading of the summary. */
const under = (title: string, will: Will | undefined): string | undefined =>
  textOf('summary', will)
    .split(/^## /m)
    .find((section) => section.startsWith(`${title}\n`))
    ?.slice(title.length)
    .trim()

const persons = [
  anHeir(100),
  ...['Ann Roe', 'Ben Roe', 'Cy Roe'].map((fullname, index) => aPerson({ id: index + 2, fullname })),
]
const will = (given: Partial<Will> = {}): Will => simplestWill({ persons, ...given })

describe('The summary says who does what', () => {
  test('of several substitutes for one executor, who steps in after whom', () => {
    const said = (executor: number[], executorBackup: number[]) =>
      under('Who carries out your will', will({ executor, executorBackup }))
    expect(said([1], [2, 3, 4])).toContain('If Priya Sharma cannot, Ann Roe steps in, then Ben Roe, then Cy Roe.')
    expect(said([1], [2])).toContain('If Priya Sharma cannot, Ann Roe steps in.')
    expect(said([1, 2], [3, 4])).toContain('If one of them cannot, Ben Roe steps in, then Cy Roe.')
    expect(said([1, 2, 3], [4])).toContain('If fewer than two of them can, Cy Roe steps in.')
  })

  test('a guardian for the children who are named, where later children have no guardian in common, and no more', () => {
    const child = (id: number, fullname: string, guardian: number): Person =>
      aPerson({
        id,
        fullname,
        type: 'Child',
        relationship: 'Son',
        isChild: 'Yes',
        parentalResponsibility: 'Yes',
        otherParentalResponsibility: 'No',
        guardianId: [guardian],
      })
    const family = will({ haveChildren: 'Yes', persons: [...persons, child(5, 'Ed Roe', 2), child(6, 'Flo Roe', 3)] })
    expect(under('Who looks after your children', family)).toMatch(
      /^If no parent is left, Ann Roe would look after Ed Roe\. If no parent is left, Ben Roe would look after Flo Roe\.\n\n/,
    )
  })

  test('each pet has a home, and the executors look after accounts that nobody else was asked to', () => {
    const pets = [aPet({ guardianId: [2] }), aPet({ id: 2, fullname: 'Tom', guardianId: [2] })]
    expect(under('Your pets', will({ havePets: 'Yes', pets }))).toBe('Biscuit goes to Ann Roe. Tom goes to Ann Roe.')
    const account = { id: 1, assetType: 'Digital account', title: 'Photos' } as const
    expect(under('Your online accounts', will({ accounts: [{ ...account, mortgageWithPersons: [] }] }))).toBe(
      'Your executors may find, open and close your online accounts.\n\nNo password is in your will.',
    )
  })

  test('that those left out take in no other way, with their children or without', () => {
    const leavingOut = (theirChildren: 'Yes' | 'No') =>
      simplestWill({
        persons: [anHeir(100), aPerson({ id: 2, fullname: 'Zed Roe', isExcluded: true })],
        excluded: { option: 'Yes', theirChildren },
      })
    expect(under('Who you leave out', leavingOut('Yes'))).toContain(
      'Nothing goes to Zed Roe in place of a parent, or as next of kin, nor to those children.',
    )
    expect(under('Who you leave out', leavingOut('No'))).toContain(
      'The children of Zed Roe may still take. What anyone under 18 gets is not paid to Zed Roe.\n\nNothing goes to Zed Roe in place of a parent, or as next of kin.',
    )
    const two = simplestWill({
      persons: [anHeir(100), ...[2, 3].map((id) => aPerson({ id, fullname: `Zed${id} Roe`, isExcluded: true }))],
      excluded: { option: 'Yes', theirChildren: 'No' },
    })
    expect(under('Who you leave out', two)).toContain('Nothing goes to Zed2 Roe or Zed3 Roe in place of a parent')
    expect(under('If nobody is left to take', leavingOut('Yes'))).toBe(
      'If nobody is left to take, your next of kin do: the relatives the law chooses. None of them is someone who dies within 28 days of you, someone whose own share has failed, Zed Roe or their children.',
    )
    expect(under('If nobody is left to take', leavingOut('No'))).toMatch(/has failed or Zed Roe\.$/)
  })

  test('that nobody’s children are passed over where nobody is left out, whatever was answered about them', () => {
    const was = will({ excluded: { option: 'No', theirChildren: 'Yes' } })
    expect(under('If nobody is left to take', was)).toMatch(
      /someone who dies within 28 days of you or someone whose own share has failed\.$/,
    )
  })

  test('that the testator’s own children by a partner who is left out still take', () => {
    const hugo = aPerson({ id: 5, fullname: 'Hugo Roe', relationship: 'Ex Partner', isExcluded: true })
    const left = will({ persons: [...persons, hugo], excluded: { option: 'Yes', theirChildren: 'Yes' } })
    expect(under('Who you leave out', left)).toContain(
      'The children of Hugo Roe are left out too, but not your children.',
    )
    expect(under('If nobody is left to take', left)).toMatch(/Hugo Roe or their children \(but not your children\)\.$/)
  })

  test('in what parts those take who take in the end', () => {
    const lastly = (...percents: number[]) =>
      under(
        'If nobody is left to take',
        will({
          ultimateDefault: {
            option: 'People',
            persons: percents.map((percent, index) => ({ id: index + 2, percent })),
            charities: [],
          },
        }),
      )
    expect(lastly(70, 30)).toMatch(
      /^If nobody is left to take, it goes to Ann Roe 70% and Ben Roe 30%\. After that come your next of kin/,
    )
    expect(lastly(50, 50)).toMatch(/^If nobody is left to take, it goes to Ann Roe and Ben Roe, equally\./)
    expect(lastly(100)).toMatch(/^If nobody is left to take, it goes to Ann Roe\./)
  })

  test('that from 18 the income is theirs, of anyone who waits for a later age', () => {
    const godchild = aPerson({ id: 5, fullname: 'Flo Roe', age: 25 })
    const later = will({
      persons: [...persons, godchild],
      gifts: [aGift({ type: 'Money', amount: 100_00, persons: [5] })],
    })
    expect(under('Young people', later)).toMatch(
      /Flo Roe gets what you leave them at 25\..+Those who wait for a later age than 18 have the income from 18, and your executors may hand over some of the rest early\./s,
    )
    expect(under('Young people', will())).not.toContain('the income')
  })

  // As if the testator had died on that day, it would be held for the first person again.
  test('that what came to someone young after another’s time does not pass as if the testator had died then', () => {
    const said = 'What came to them after somebody else’s time passes as if that time had ended on that day.'
    expect(under('Young people', aHomeThenTheYoung())).toContain(said)
    expect(under('Young people', will())).not.toContain(said)
  })

  test('that the consent to be used for study is more than a wish, as the clause does', () => {
    const option = 'Donate my body to medical science'
    expect(under('Your funeral', will({ whatToDo: { option } }))).toMatch(
      /^You would like .+\n\nThese are wishes\..+\n\nYour consent to it stands in your will too, and is more than a wish\.$/,
    )
    expect(under('Your funeral', will({ whatToDo: { option: 'Cremation' } }))).not.toContain('consent')
  })

  test('who takes the part of an only heir who dies under 18, and of one whose children would take, who does so without children', () => {
    const young = (estateIfDie: Person['estateIfDie']) =>
      simplestWill({
        persons: [
          anHeir(100, {
            isChild: 'Yes',
            estateIfDie,
            estateBackup: { persons: [{ id: 2, percent: 100 }], charities: [] },
          }),
          aPerson({ id: 2, fullname: 'Ann Roe' }),
        ],
        executor: [2],
      })
    expect(under('Young people', young('Pass to their children'))).toContain(
      'If Priya Sharma dies under 18 without children, what is left of that share of the rest goes to your next of kin.',
    )
    expect(under('Young people', young('Split between specific beneficiaries'))).toContain(
      'If Priya Sharma dies under 18, what is left of that share of the rest goes to Ann Roe.',
    )
  })
})
