import { describe, expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, aWill, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { Fraction } from '../estate/fraction.ts'
import { withoutPerson } from '../will/changes.ts'
import { withColours } from '../will/colours.ts'
import type { Will } from '../will/schema.ts'
import { cardsOf } from './cards.ts'
import { pictureOf, type Supposed } from './picture.ts'
import { pictureInWords } from './words.ts'

const TODAY = { day: 1, month: 11, year: 2026 }

test('a person keeps their colour when another is deleted', () => {
  const will = withColours(completeExampleWill())
  const [, ...rest] = will.persons
  const before = new Map(cardsOf(will, TODAY).map(({ key, colour }) => [key, colour.hex]))
  for (const card of cardsOf({ ...will, persons: rest }, TODAY)) expect(card.colour.hex).toBe(before.get(card.key))
})

test('in a will saved before colours were stored, removing a person leaves the others their colours', () => {
  const will = completeExampleWill()
  const before = new Map(cardsOf(will, TODAY).map(({ key, colour }) => [key, colour.hex]))
  for (const { id } of will.persons)
    for (const card of cardsOf(withoutPerson(will, id), TODAY)) expect(card.colour.hex).toBe(before.get(card.key))
})

test('people of the same first name are shown with their whole names', () => {
  const will = aWill({
    persons: [
      aPerson({ id: 1, fullname: 'Ann Hale' }),
      aPerson({ id: 2, fullname: 'Ann Price' }),
      aPerson({ id: 3, fullname: 'Alf Hale' }),
    ],
  })
  const [, ann, otherAnn, alf] = cardsOf(will, TODAY)
  expect([ann?.name, otherAnn?.name, alf?.name]).toEqual(['Ann Hale', 'Ann Price', 'Alf'])
  expect([ann?.initials, alf?.initials]).toEqual(['An', 'Al'])
})

test('shares that are not said yet are blanks, one for each person who takes', () => {
  const will = aWill({ persons: [anHeir(0, { id: 1 }), anHeir(0, { id: 2 })] })
  expect(pictureOf(will, TODAY).shares.map(({ share }) => share)).toEqual([undefined, undefined])
})

describe('Children born later who are named as a class', () => {
  const toCome = (given: Partial<Will> = {}) =>
    aWill({
      haveChildren: 'No',
      laterChildren: 'Yes',
      classes: [{ of: 'My later children', estatePercent: 0 }],
      ...given,
    })
  const sharing = (will: Will, supposed?: Supposed) =>
    pictureOf(will, TODAY, supposed).shares.map(({ to, share }) => `${to.name} ${share}`)

  test('have the whole as the will says, where they are named alone', () => {
    expect(sharing(toCome())).toEqual(['Any child you have later 1'])
    expect(pictureInWords(pictureOf(toCome(), TODAY))).toBe('Any child you have later takes everything.')
    expect(pictureOf(toCome(), TODAY).lastResort).toBe(false)
  })

  test('have their part beside the others', () => {
    const will = toCome({ persons: [anHeir(0, { fullname: 'Ann Roe' })], estateSplit: 'Equal shares' })
    expect(sharing(will)).toEqual(['Ann 1/2', 'Any child you have later 1/2'])
    expect(sharing(will, { died: [], laterChild: false })).toEqual(['Ann 1'])
  })

  test('take nothing where it is supposed that there is none, or that nobody is left', () => {
    expect(sharing(toCome(), { died: [], laterChild: false })).toEqual(['Your next of kin 1'])
    expect(sharing(toCome(), { died: [], noneLeft: true })).toEqual(['Your next of kin 1'])
  })
})

test('gifts leave first, and what passes outside the will has a band of its own', () => {
  const { gifts, outside, home, shares, total } = pictureOf(completeExampleWill(), TODAY)
  expect(gifts.map(({ what, takings }) => [what, ...takings.map(({ to }) => to.name)])).toEqual([
    ['£5,000', 'Sam'],
    ['your grandmother’s piano', 'Priya'],
    ['£1,000', 'Royal National Lifeboat Institution'],
  ])
  expect(outside.map(({ what, to }) => [what, ...to.map(({ name }) => name)])).toEqual([
    ['Your half of the home', 'Thomas'],
  ])
  expect(home).toMatchObject({ owners: ['you', 'person 1'], tenure: 'joint tenants', passes: 'to the other owners' })
  expect(shares.map(({ to, share }) => `${to.name} ${share}`)).toEqual([
    'Thomas 1/2',
    'Ruth 1/5',
    'Daniel 1/5',
    'Royal National Lifeboat Institution 1/10',
  ])
  expect(total).toEqual(Fraction.one)
})

test('the children of a daughter who has died stand in her place, in her colour', () => {
  const { shares, departed } = pictureOf(completeExampleWill(), TODAY, { died: [2] })
  const [, hers] = shares
  expect(hers).toMatchObject({
    to: { name: 'Her children', inPlaceOf: 'person 2' },
    stripes: [{ through: 'person 2' }],
  })
  expect(departed).toEqual([{ card: 'person 2', had: Fraction.of(1, 5), goes: 'to their children' }])
})

test('where the joint owner has died, the home comes into the will', () => {
  const { home, outside, departed, shares } = pictureOf(completeExampleWill(), TODAY, { died: [1] })
  expect(home).toMatchObject({ passes: 'by the will', yours: Fraction.one })
  expect(outside).toMatchObject([{ nowInTheWill: true, to: [] }])
  expect(departed).toMatchObject([{ goes: 'to backups' }])
  expect(
    shares.map(({ to, stripes }) => [to.name, ...stripes.map(({ part, through }) => `${part} ${through}`)]),
  ).toEqual([
    ['Ruth', '1/5 undefined', '1/4 person 1'],
    ['Daniel', '1/5 undefined', '1/4 person 1'],
    ['Royal National Lifeboat Institution', '1/10 undefined'],
  ])
})

test('the last resort is seen when no one is left to take', () => {
  const alone = simplestWill({
    ultimateDefault: { option: 'Charity', persons: [], charities: [{ id: 1, percent: 100 }] },
    charities: [aCharity()],
  })
  const { shares, lastResort } = pictureOf(alone, TODAY, { died: [], noneLeft: true })
  expect(lastResort).toBe(true)
  expect(shares.map(({ to }) => to.name)).toEqual(['Royal National Lifeboat Institution'])
})

test('shares said in part leave the rest to those who have none yet', () => {
  const will = aWill({
    estateSplit: 'Different shares',
    persons: [anHeir(50, { id: 1 }), anHeir(0, { id: 2 }), anHeir(0, { id: 3 })],
  })
  const { shares, total } = pictureOf(will, TODAY)
  expect(shares.map(({ share, part }) => [share?.toString(), part.toString()])).toEqual([
    ['1/2', '1/2'],
    [undefined, '1/4'],
    [undefined, '1/4'],
  ])
  expect(total).toEqual(Fraction.of(1, 2))
})

test('where it is not said who takes in the place of someone who died, the band is blank', () => {
  const { estateIfDie: _unanswered, ...ruth } = anHeir(20, { id: 2, fullname: 'Ruth Hale' })
  const will = aWill({ estateSplit: 'Different shares', persons: [anHeir(80, { id: 1 }), ruth] })
  const { shares, departed } = pictureOf(will, TODAY, { died: [2] })
  expect(shares.map(({ to: { kind, name }, share }) => [kind, name, share?.toString()])).toEqual([
    ['card', 'Priya', '4/5'],
    ['not said', '', '1/5'],
  ])
  expect(departed).toMatchObject([{ goes: 'not said' }])
})

test('ties are those that were said: marriage, own children, guardians and the keepers of pets', () => {
  expect(pictureOf(completeExampleWill(), TODAY).ties.map(({ kind, from, to }) => `${kind}: ${from} to ${to}`)).toEqual(
    [
      'marriage: you to person 1',
      'child: you to person 2',
      'child: you to person 3',
      'guardian: person 4 to person 3',
      'substitute guardian: person 5 to person 3',
      'keeper: person 2 to pet 1',
      'keeper: person 7 to pet 1',
    ],
  )
})

test('while shares are not said, the last resort is seen to take everything when no one before it is left', () => {
  const will = aWill({
    persons: [anHeir(0, { id: 1 }), anHeir(0, { id: 2 })],
    charities: [aCharity()],
    ultimateDefault: { option: 'Charity', persons: [], charities: [{ id: 1, percent: 100 }] },
  })
  const then = pictureOf(will, TODAY, { died: [], noneLeft: true })
  expect(then.lastResort).toBe(true)
  expect(then.shares.map(({ to, share }) => [to.key, share?.toString()])).toEqual([['charity 1', '1']])
  const { ultimateDefault: _unsaid, ...unanswered } = will
  expect(pictureOf(unanswered, TODAY, { died: [], noneLeft: true }).shares.map(({ share }) => share)).toEqual([
    undefined,
  ])
})
