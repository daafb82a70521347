import { expect, test } from 'vitest'
import { status } from '#testkit/advice-case.ts'
import { people as named } from '#testkit/advised-trusts.ts'
import {
  aged,
  backedBy,
  cohabiting,
  family,
  generous,
  newHusbandTakesAll,
  owning,
  said,
  simple,
  thomas,
} from '#testkit/advised-wills.ts'
import { aGift, aPerson, aPet, today } from '#testkit/builders.ts'
import { aDisabledPersonsTrust, tomsWill } from '#testkit/trusts.ts'
import type { StepName } from '../journey/steps.ts'
import { situations } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import { adviceOn } from './advice.ts'
import { questions, questionsOn, tilesOn } from './questions.ts'
import { askedOn, bands, tiles } from './tiles.ts'

const people = 'will.beneficiaries.other-beneficiaries'
const last = 'will.funeral-wishes'

test.each(questions.map(({ id }) => [id, askedOn(id)] as const))('“%s” fires a trigger on its own step', (id, step) => {
  const asking = [
    simple,
    family(),
    cohabiting(),
    owning({}),
    generous(5_000_00),
    aged(80),
    aged(40),
    newHusbandTakesAll,
    said('estate-over-nil-rate-band', family()),
    said('estate-over-nil-rate-band', cohabiting()),
    tomsWill(),
    tomsWill({ trusts: [aDisabledPersonsTrust()] }),
    tomsWill({ persons: named({ 4: { age: 21 } }) }),
  ].find((will) => questions.some((each) => each.id === id && (each.asked?.(will, today) ?? true)))
  if (!asking) throw new Error(`No will here is asked about ${id}`)
  const before = adviceOn(step, said(id, asking, 'No'), today)
  expect(adviceOn(step, said(id, asking), today).filter((each) => !before.includes(each))).not.toEqual([])
})

test('every situation is asked about once', () => {
  expect(questions.map(({ id }) => id)).toEqual([...situations])
})

const OF_THEM = ['needs-help-with-money', 'means-tested', 'disabled-and-means-tested']
const namesOn = (step: StepName, will: Will): string[] => tilesOn(step, will, today).map(({ tile }) => tile.name)
const ABOUT_EVERYONE = [
  'Home, land or will abroad',
  'Money abroad',
  'US citizen',
  'Farm or shared business',
  'Illness or memory',
  'Others choose or press',
  'Help to read or sign',
]

const friend = aPerson({ id: 9, relationship: 'Friend' })
const BEFORE_THE_READING = [
  'Scotland or Northern Ireland',
  'My own business, or debts',
  'A divorce before',
  'A promise I made',
  'Someone depends on me',
  'Executor abroad or bankrupt',
  'Conditions, ages, use for life',
]

test.each<[string, StepName, Will, string[]]>([
  ['a single testator, about themselves', status, simple, [...ABOUT_EVERYONE, 'Still married to another']],
  ['a married testator, about themselves', status, family(), [...ABOUT_EVERYONE, 'Divorce under way']],
  [
    'a cohabiting testator, about themselves',
    status,
    cohabiting(),
    [...ABOUT_EVERYONE, 'Planning to marry', 'Still married to another'],
  ],
  [
    'a testator of 80, about themselves',
    status,
    aged(80),
    [...ABOUT_EVERYONE, 'A very different will', 'Still married to another'],
  ],
  ['anyone, of those whom they name', people, simple, ['Benefits, care, money trouble']],
  ['a husband who leaves all to family, before the will is read', last, family(), BEFORE_THE_READING],
  [
    'who gives money to a friend and is young, before the will is read',
    last,
    {
      ...generous(5_000_00, [9]),
      details: aged(40).details,
      persons: [...family().persons, friend],
    },
    [...BEFORE_THE_READING, 'Gifts above my means', 'Carer or adviser', 'Armed forces'],
  ],
  [
    'who names a friend to look after the children alone, before the will is read',
    last,
    { ...family(), persons: [...family().persons.map((person) => ({ ...person, guardianId: [9] })), friend] },
    BEFORE_THE_READING,
  ],
])('%s is shown only the tiles that may apply', (_who, step, will, names) => {
  expect(namesOn(step, will)).toEqual(names)
})

test.each<[string, Partial<Will>]>([
  ['shares the rest', { persons: [...family().persons, { ...friend, inherit: true }] }],
  ['takes in place of somebody', { persons: [thomas(100, backedBy(9)), friend] }],
  [
    'has what is left at last',
    {
      persons: [...family().persons, friend],
      ultimateDefault: { option: 'People', persons: [{ id: 9, percent: 100 }], charities: [] },
    },
  ],
  [
    'gets a gift instead of somebody',
    {
      gifts: [aGift({ type: 'Item', persons: [1], ifDie: 'Goes to someone else', backupPersons: [9] })],
      persons: [...family().persons, friend],
    },
  ],
  [
    'has money with a pet',
    { havePets: 'Yes', pets: [aPet({ guardianId: [9], money: 500_00 })], persons: [...family().persons, friend] },
  ],
])('a friend who %s may be a carer or an adviser', (_how, given) => {
  expect(namesOn(last, family(given))).toContain('Carer or adviser')
})

test('every statement but those of worth is under one tile, whose name is of one to five words', () => {
  const tiled = tiles.flatMap(({ of }) => of)
  expect([...tiled, ...bands].toSorted()).toEqual([...situations].toSorted())
  for (const { name } of tiles) expect(name.split(' ').length).toBeLessThanOrEqual(5)
})

test('no sentence of a statement is longer than 18 words', () => {
  const sentences = questions.flatMap(({ text }) => text.split(/(?<=\.) /))
  expect(sentences.filter((sentence) => sentence.split(' ').length > 18)).toEqual([])
})

test.each<[string, StepName, Will, string[]]>([
  ['a parent with a partner', people, family(), ['earlier-relationship', 'parentage', ...OF_THEM]],
  ['a parent alone', people, family({ status: 'Divorced' }), ['parentage', ...OF_THEM]],
  ['a parent who has not named a child yet', people, family({ persons: [thomas(100)] }), ['parentage', ...OF_THEM]],
  ['a testator without children', people, simple, OF_THEM],
])('%s is asked only the questions that apply', (_who, step, will, asked) => {
  expect(questionsOn(step, will, today).map(({ id }) => id)).toEqual(asked)
})
