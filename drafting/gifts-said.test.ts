/** What is said of a gift, in the will, when it is read and in the picture, is what the engine of gifts works out. */
import { describe, expect, test } from 'vitest'
import { describeGift } from '#core/estate/gift-in-words.ts'
import { penceOf, recipientsOf, takersOfGift } from '#core/estate/gift-takers.ts'
import { pictureOf } from '#core/picture/picture.ts'
import { rowsOf } from '#core/picture/rows.ts'
import { giftIsDescribed } from '#core/rules/gifts.rules.ts'
import { poundsInWords } from '#core/text/money.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { aCharity, aGift, anHeir, aPerson, simplestWill, today } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'
import { late } from '#testkit/family.ts'
import { sentenceOf } from './reading/sentences.ts'

const people = ['Ann Roe', 'Ben Roe', 'Cy Roe', 'Di Roe', 'Eve Roe'].map((fullname, at) =>
  aPerson({ id: at + 2, fullname }),
)
const [ANN, BEN, CY, DI, EVE] = [2, 3, 4, 5, 6] as const
const willWith = (gift: Partial<Gift> & Pick<Gift, 'type'>): Will =>
  simplestWill({
    persons: [anHeir(100), ...people],
    charities: [aCharity({ id: 1, fullname: 'The Lifeboats' })],
    gifts: [aGift(gift)],
  })

const SUM = 1000_00
const kinds = {
  Money: { type: 'Money', amount: SUM },
  Item: { type: 'Item', title: 'Clock' },
  'Share of an asset': { type: 'Share of an asset', provider: 'Acorn Bank', owner: 'I own it alone' },
} satisfies Record<string, Partial<Gift> & Pick<Gift, 'type'>>

const receivers = {
  one: [ANN],
  two: [ANN, BEN],
  three: [ANN, BEN, CY],
} as const

const instead = {
  'nobody else': { ifDie: 'Falls into the rest of my estate' },
  'another person': { ifDie: 'Goes to someone else', backupPersons: [DI] },
  'two others': { ifDie: 'Goes to someone else', backupPersons: [DI, EVE] },
  'their children': { ifDie: 'Goes to their children' },
} satisfies Record<string, Partial<Gift>>

type Row = {
  readonly kind: keyof typeof kinds
  readonly to: keyof typeof receivers
  readonly then: keyof typeof instead
}
const rows = Object.keys(kinds).flatMap((kind) =>
  Object.keys(receivers).flatMap((to) => Object.keys(instead).map((then) => ({ kind, to, then }) as Row)),
)
const nameOf = (id: number): string => people.find((each) => each.id === id)?.fullname ?? ''

/** What the sentence of the will gives each of these people after the deaths, read from its words alone. */
const readFrom = (words: string, died: readonly number[], childless: boolean): string[] => {
  const named = (part: string): string[] => people.map(({ fullname }) => fullname).filter((name) => part.includes(name))
  const [given = '', ...conditions] = words.split(' If ')
  const isDead = (name: string): boolean => died.some((id) => nameOf(id) === name)
  const to = named(given)
  const isEach = !/those of .+ who take it/.test(given)
  const backups = conditions.flatMap((each) =>
    /it goes instead to/.test(each) ? named(each.split('it goes instead to')[1] ?? '') : [],
  )
  const followed = conditions.some((each) => /take (?:it in place of|the part that was for) their parent/.test(each))
  const lines = (who: readonly string[]): string[] =>
    who.flatMap((name) => (!isDead(name) ? name : followed && !childless ? `children of ${name}` : []))
  const parts = isEach ? to.map((name) => [name]) : [to]
  return parts.flatMap((part) => {
    const first = lines(part)
    const taking = first.length > 0 ? first : backups.filter((name) => !isDead(name))
    return taking.map((name) => `${name} 1/${taking.length}`)
  })
}

describe('A gift', () => {
  test.each(rows)(
    'of $kind to $to, or if they die first to $then: the will gives what the engine does',
    ({ kind, to, then }) => {
      const will = willWith({ ...kinds[kind], persons: [...receivers[to]], ...instead[then] })
      const [gift] = will.gifts
      if (!gift) throw new Error('No gift')
      const clause = { Money: 'money', Item: 'items', 'Share of an asset': 'shares-of-assets' } as const
      const [words = ''] = clauseText(will, clause[kind])?.split('\n') ?? []
      for (const died of [[], [ANN], [ANN, BEN], [ANN, BEN, CY], [ANN, DI]])
        for (const childless of [true, false]) {
          const { takers } = takersOfGift(recipientsOf(will, gift), { died, childless: childless ? died : [] })
          const worked = takers.map(
            ({ to: taker, children, among }) =>
              `${children ? 'children of ' : ''}${taker.kind === 'person' ? taker.person.fullname : ''} 1/${among}`,
          )
          expect(worked, `${words} ${died}`).toEqual(readFrom(words, died, childless))
        }
    },
  )

  test('of a sum that two take in the place of one is shared between them, in the picture and its pounds', () => {
    const gift = { type: 'Money', amount: 1001, persons: [ANN, BEN], ...instead['two others'] } satisfies Partial<Gift>
    const will = willWith(gift)
    const drawn = rowsOf(pictureOf(will, today, { died: [ANN], childless: [ANN] })).filter((row) => row.kind === 'gift')
    expect(drawn.map(({ who, what, how }) => [who, what, how])).toEqual([
      ['Di Roe', poundsInWords(501), 'in place of Ann Roe'],
      ['Eve Roe', poundsInWords(500), 'in place of Ann Roe'],
      ['Ben Roe', poundsInWords(1001), ''],
    ])
    expect([0, 1, 2].map((at) => penceOf(1000, { among: 3, at }))).toEqual([334, 333, 333])
  })
})

describe('Who has a gift if its receiver dies first', () => {
  test.each<[keyof typeof receivers, keyof typeof kinds, keyof typeof instead, string]>([
    ['one', 'Money', 'another person', 'to Ann Roe · or Di Roe if Ann Roe cannot'],
    ['two', 'Money', 'two others', 'to Ann Roe and Ben Roe · or Di Roe and Eve Roe, equally if one of them cannot'],
    ['two', 'Item', 'another person', 'to Ann Roe and Ben Roe · or Di Roe if none of them can'],
    ['two', 'Item', 'their children', 'to Ann Roe and Ben Roe · or their children if Ann Roe or Ben Roe cannot'],
    ['one', 'Share of an asset', 'nobody else', 'to Ann Roe'],
  ])('is said: %s, %s, %s', (to, kind, then, said) => {
    const will = willWith({ ...kinds[kind], persons: [...receivers[to]], ...instead[then] })
    expect(will.gifts.map((gift) => describeGift(will, gift))).toEqual([said])
    const read = sentenceOf('gifts', will, today, [])
    expect(read).toContain(said.replaceAll(' · ', ', '))
    expect(read).toContain('A gift that nobody can take joins the rest.')
  })

  test('is nobody for a charity, which does not die', () => {
    const will = willWith({ type: 'Money', amount: SUM, persons: [], charities: [1], ...instead['another person'] })
    expect(sentenceOf('gifts', will, today, [])).toBe('First comes one gift: £1,000 to The Lifeboats.')
  })
})

test.each(['persons', 'backupPersons'] as const)(
  'a gift never goes to the children of one who has died, of whom nobody could say if each has it: %s',
  (list) => {
    const will = simplestWill({
      haveChildren: 'Yes',
      persons: [anHeir(100), ...people, late(9, 'Flo Roe', 'Daughter')],
    })
    const gift = aGift({ ...kinds.Money, persons: [ANN], ...instead['another person'], [list]: [ANN, 9] })
    expect(giftIsDescribed(will, gift)).toEqual([{ field: 'persons', code: 'SELECT_INHERIT' }])
  },
)
