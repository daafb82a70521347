import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aGift, aPet, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { completed } from '#testkit/drafted-will.ts'
import { packContext, textOf, textsOf } from '#testkit/pack-documents.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { forADisabledPerson } from '#testkit/trusts.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { letterOfWishes } from './letter-of-wishes.ts'

describe('The letter of wishes', () => {
  test('says at its head that it is not binding and not a will', () => {
    expect(textOf('letter-of-wishes')).toMatch(/^\[Not legally binding, not a will\]/)
  })

  test('says the funeral in the testator’s own words', () => {
    expect(textOf('letter-of-wishes')).toContain(
      'I would like to be cremated. In my own words: Somewhere with a view of the hills, and no black ties.',
    )
  })

  test('hands on what was written for guardians and about pets, and leaves reasons to their own page', () => {
    const will = completeExampleWill({
      guardians: { description: 'Keep them at the same school.' },
      petsDescription: 'Biscuit hates the rain.',
      excluded: { option: 'Yes', theirChildren: 'No', description: 'Colin had his part in 2010.' },
    })
    const text = textOf('letter-of-wishes', will)
    for (const said of ['Keep them at the same school.', 'Biscuit hates the rain.']) expect(text).toContain(said)
    expect(text).not.toContain('Colin')
    expect(text).not.toContain('Food, vet, habits')
  })

  test('leaves room in ink for what was not written', () => {
    const text = textOf('letter-of-wishes')
    for (const label of ['Why I chose as I did', 'Food, vet, habits']) expect(text).toContain(`${label}\n____`)
  })

  test('says to those who hold money for a disabled person what was written for them, and that it does not bind', () => {
    const text = textOf('letter-of-wishes', forADisabledPerson({ wishes: 'The sea, every summer.' }))
    expect(text).toContain('## What is held for Kit Hale')
    expect(text).toContain('The sea, every summer.')
    expect(text).toContain('It does not bind you, and allows no more than the will does.')
    expect(textOf('trust-guide', forADisabledPerson())).toContain('Read the letter of wishes that is with the will.')
  })

  test('leaves them room in ink where nothing was written, and has nothing for them where nothing is held', () => {
    expect(textOf('letter-of-wishes', forADisabledPerson())).toContain(
      'What Kit Hale enjoys and needs, and what I would pay for first\n____',
    )
    expect(textOf('letter-of-wishes')).not.toContain('What is held for')
  })

  test('says of one pet what was said of it', () => {
    const will = simplestWill({ havePets: 'Yes', pets: [aPet({ description: 'Twice a day.', guardianId: [1] })] })
    expect(textOf('letter-of-wishes', will)).toContain('## My pet\n\n### Biscuit\n\nTwice a day.')
  })

  test('carries the words that go with a gift', () => {
    const will = simplestWill({
      gifts: [aGift({ type: 'Money', amount: 500_00, persons: [1], message: 'For the boat. *#$@\\' })],
    })
    expect(textOf('letter-of-wishes', will)).toContain('To Priya Sharma, with £500\n\nFor the boat. *#$@\\')
  })

  test('carries the words that go with a part of the home and with all of an account, without a space too many', () => {
    const home = { id: 1, assetType: 'Property', isYourOwn: 'Yes', owner: 'I own it alone' } as const
    const will = simplestWill({
      ownProperty: 'Yes',
      accounts: [{ ...home, mortgageWithPersons: [] }],
      gifts: [
        aGift({
          id: 1,
          type: 'Share of an asset',
          accountId: 1,
          persons: [1],
          message: ' Keep the roses. ',
        }),
        aGift({ id: 2, type: 'Share of an asset', provider: 'Acorn Bank', persons: [1], message: 'Enjoy it.' }),
      ],
    })
    const text = textOf('letter-of-wishes', will)
    expect(text).toContain('\n\nKeep the roses.\n\n')
    expect(text).toContain('my home')
    expect(text).toMatch(/with all .*Acorn Bank/)
  })

  test('says nothing of the pets of a customer who has none any more', () => {
    const will = simplestWill({ havePets: 'No', petsDescription: 'Feed Rex.', whatToDo: { option: 'Burial' } })
    expect(textOf('letter-of-wishes', will)).not.toContain('Rex')
  })

  test('says that the executors deal with online accounts, where nobody else was asked to', () => {
    const account = { id: 1, assetType: 'Digital account', title: 'Photos' } as const
    const will = simplestWill({ accounts: [{ ...account, mortgageWithPersons: [] }] })
    expect(textOf('letter-of-wishes', will)).toContain('## My online accounts\n\nMy executors may deal with them.')
  })

  test.each(['## My funeral', '## The children', '## My pet', '## Words to go with gifts', '## My online accounts'])(
    'has no section %s where the will has no such thing',
    (title) => {
      const will = simplestWill({ whatToDo: { option: 'Burial' } })
      const only = simplestWill({ gifts: [aGift({ type: 'Money', amount: 500_00, persons: [1], message: 'Enjoy.' })] })
      expect(textOf('letter-of-wishes', title === '## My funeral' ? only : will)).not.toContain(title)
    },
  )

  test('is not written where there is nothing to say', () => {
    expect(textsOf('letter-of-wishes', simplestWill())).toEqual([])
  })
})

test('in any will, the letter of wishes has nowhere for a signature, a witness or a date to be filled in', () => {
  let written = 0
  fc.assert(
    fc.property(completeWills, (will) => {
      const document = letterOfWishes(completed(will), packContext())
      if (!document) return
      written += 1
      const places = document.blocks.flatMap((part) => {
        if (part.kind === 'lines') return [part.label]
        return part.kind === 'facts' || part.kind === 'card' ? part.items.map(({ label }) => label) : []
      })
      expect(places.filter((label) => /sign|witness|\bdate(d)?\b(?!s)|attest/i.test(label))).toEqual([])
      expect(document.blocks.some(({ kind }) => kind === 'checklist' || kind === 'steps')).toBe(false)
    }),
    { numRuns: fewerRuns(20) },
  )
  expect(written).toBeGreaterThan(0)
})
