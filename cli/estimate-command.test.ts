import { describe, expect, test } from 'vitest'
import { estimateNote } from '#core/tax/estimate-words.ts'
import { newWill } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { aCharity, aGift, anHeir } from '#testkit/builders.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'

const user = { id: 1, name: 'Margaret', last_name: 'Hale', email: 'margaret@hale.example' }
const pounds = (amount: number) => ({ low: amount * 100, high: amount * 100 })
const between = (low: number, high: number) => ({ low: low * 100, high: high * 100 })
const savings = (worth: object) => [{ id: 1, kind: 'savings', whole: worth, held: { as: 'alone' } }]

const running = async (will: Partial<Will>, values: object | string, ...args: string[]) => {
  const files = {
    'a.json': JSON.stringify({ user, will: { ...newWill(1), ...will } }),
    'v.json': typeof values === 'string' ? values : JSON.stringify({ facts: answeredNo, ...values }),
  }
  const { status, out, err } = await runHeirloom(['estimate', 'a.json', '--values', 'v.json', ...args], { files })
  return { status, out, err }
}

const estimated = async (will: Partial<Will>, values: object | string, ...args: string[]) => {
  const { status, out, err } = await running(will, values, '--json', '--on', '2026-05-01', ...args)
  expect({ status, err }).toEqual({ status: 0, err: '' })
  return JSON.parse(out)
}

const friend = anHeir(100, { id: 1, fullname: 'Ann Roe', relationship: 'Friend' })
const daughter = anHeir(100, { id: 1, fullname: 'Ann Roe', type: 'Child', relationship: 'Daughter', isChild: 'No' })
const alone: Partial<Will> = { persons: [friend], estateSplit: 'Equal shares' }
const mother: Partial<Will> = { persons: [daughter], haveChildren: 'Yes', estateSplit: 'Equal shares' }

describe('heirloom estimate', () => {
  // Promise: fixed.estimate
  test('says in words what tax is due and what each person has', async () => {
    const { out, status } = await running(alone, { things: savings(pounds(500_000)) }, '--on', '2026-05-01')
    expect(status).toBe(0)
    expect(out).toBe(
      `${[
        'An estimate, not advice, for a death on 2026-05-01',
        'Inheritance tax  about £70,000',
        'Ann Roe  about £430,000',
        estimateNote(),
      ].join('\n')}\n`,
    )
  })

  test('opens every figure to the lines that it was worked out from', async () => {
    const { lines } = await estimated(alone, { things: savings(pounds(500_000)) })
    const ids = new Set(lines.map(({ id }: { id: string }) => id))
    for (const { from } of lines) for (const { id } of from) expect(ids).toContain(id)
    expect(lines.find(({ id }: { id: string }) => id === 'tax on free')).toMatchObject({
      value: '7000000',
      operation: 'share',
    })
  })

  test('counts a home that goes to a child with the allowance for it', async () => {
    const things = [
      { id: 1, kind: 'home', whole: pounds(400_000), held: { as: 'alone' } },
      { id: 2, kind: 'savings', whole: pounds(1_700_000), held: { as: 'alone' } },
    ]
    expect((await estimated(mother, { things })).tax).toEqual(pounds(660_000))
  })

  test('gives a range for a rough figure, to the thousand', async () => {
    const { tax, people } = await estimated(alone, { things: savings(between(400_100, 500_000)) })
    expect(tax).toEqual(between(30_000, 70_000))
    expect(people[0].total).toEqual(between(370_000, 430_000))
  })

  // Promise: fixed.estimate
  test('says why there is no figure, and no figure, where a person has to look', async () => {
    const values = { things: savings(pounds(500_000)), facts: { business: 'Not sure' } }
    const { out } = await running(alone, values, '--on', '2026-05-01')
    expect(out).toContain('A person needs to look at this.')
    expect(out.replace('2026', '')).not.toMatch(/\d/)
    expect(await estimated(alone, values)).toMatchObject({ refused: [{ code: 'BUSINESS' }] })
  })

  test('counts a pension for a death from 6 April 2027', async () => {
    const values = { things: savings(pounds(800_000)), pension: [{ to: 1, value: pounds(700_000) }] }
    const on = async (day: string) => {
      const { out } = await running(alone, values, '--json', '--on', day)
      return JSON.parse(out).tax
    }
    expect(await on('2027-04-05')).toEqual(pounds(190_000))
    expect(await on('2027-04-06')).toEqual(pounds(470_000))
  })

  test('cuts a gift of money down where there is too little, and keeps a thing whole', async () => {
    const will: Partial<Will> = {
      persons: [friend, anHeir(0, { id: 2, fullname: 'Bob Roe', inherit: false, relationship: 'Friend' })],
      estateSplit: 'Equal shares',
      gifts: [
        aGift({ id: 1, type: 'Item', title: 'My painting', persons: [2] }),
        aGift({ id: 2, type: 'Money', amount: 90_000_00, persons: [1] }),
      ],
    }
    const values = {
      things: savings(pounds(60_000)),
      giftValue: [{ gift: 1, value: pounds(20_000) }],
    }
    const { people } = await estimated(will, values)
    expect(people.map(({ taker, gifts }: { taker: string; gifts: object }) => [taker, gifts])).toEqual([
      ['person 1', pounds(60_000)],
      ['person 2', pounds(20_000)],
    ])
  })

  test('names what has no value yet, and counts it as nothing', async () => {
    const gift = aGift({ id: 1, type: 'Item', title: 'My ring', persons: [1] })
    const { notCounted } = await estimated({ ...alone, gifts: [gift] }, { things: savings(pounds(10_000)) })
    expect(notCounted).toEqual(['My ring'])
  })

  test('passes a joint home to the owner who lives, and by the will if they died first', async () => {
    const wife = anHeir(100, {
      id: 1,
      fullname: 'Ruth Roe',
      type: 'partner',
      relationship: 'Wife',
      estateIfDie: 'Pass to my children',
    })
    const child = { ...daughter, id: 2, fullname: 'Di Roe', inherit: false, estatePercent: 0 }
    const will: Partial<Will> = {
      status: 'Married',
      haveChildren: 'Yes',
      persons: [wife, child],
      estateSplit: 'Equal shares',
    }
    const values = {
      things: [
        { id: 1, kind: 'home', whole: pounds(600_000), held: { as: 'joint tenants', with: [1] } },
        { id: 2, kind: 'savings', whole: pounds(400_000), held: { as: 'alone' } },
      ],
    }
    expect(await estimated(will, values)).toMatchObject({
      tax: pounds(0),
      people: [{ taker: 'person 1', total: pounds(700_000) }],
    })
    const said = { ...values, facts: { ...answeredNo, ifPartnerDiesFirst: { leavesAllToMe: 'Yes' } } }
    expect(await estimated(will, said, '--failed', '1')).toMatchObject({
      tax: pounds(0),
      people: [{ taker: 'person 2', total: pounds(1_000_000) }],
      notCounted: ['what Ruth Roe leaves you'],
    })
    expect(await estimated(will, values, '--failed', '1')).toMatchObject({
      tax: between(0, 200_000),
      people: [{ taker: 'person 2', total: between(800_000, 1_000_000) }],
      open: [{ fact: 'ifPartnerDiesFirst', does: 'moves' }],
    })
  })

  test('refuses what the pages refuse: a business, a farm or land abroad that the will says', async () => {
    const values = { things: savings(pounds(900_000)), facts: {} }
    for (const situation of [{ farm: 'Yes' }, { 'business-alone': 'Not sure' }, { 'home-elsewhere': 'Yes' }] as const)
      expect((await estimated({ ...alone, situation }, values)).refused).toHaveLength(1)
  })

  test('counts what is given beside the sums: a painting of £100,000 beside savings of £300,000', async () => {
    const will: Partial<Will> = {
      ...alone,
      gifts: [aGift({ id: 1, type: 'Item', title: 'My painting', persons: [1] })],
    }
    const values = { things: savings(pounds(300_000)), giftValue: [{ gift: 1, value: pounds(100_000) }] }
    expect(await estimated(will, values)).toMatchObject({ tax: pounds(30_000), people: [{ total: pounds(370_000) }] })
  })

  test('works nothing out of shares that make no whole, as for outcome', async () => {
    const thirds = [1, 2, 3].map((id) => anHeir(33.33, { id, fullname: `Heir ${id}`, relationship: 'Friend' }))
    const will: Partial<Will> = { persons: thirds, estateSplit: 'Different shares' }
    const { status, err } = await running(will, { things: savings(pounds(300_000)) })
    expect(status).toBe(1)
    expect(err).toContain('The shares in a.json cannot be worked out')
  })

  test('names the questions that are open, beside figures that hold every answer', async () => {
    const values = { things: savings(pounds(500_000)), facts: { ...answeredNo, given: undefined } }
    const { out } = await running(alone, values, '--on', '2026-05-01')
    expect(out).toContain('Inheritance tax  between £70,000 and £200,000')
    expect(out).toContain('Not answered yet: Have you given away more than £3,000 in any of the last seven years?')
  })

  test('refuses to guess whether an organisation without a number is a charity', async () => {
    const will: Partial<Will> = {
      persons: [{ ...friend, estatePercent: 50 }],
      estateSplit: 'Equal shares',
      charities: [aCharity({ id: 1, inherit: true, estatePercent: 50 })],
    }
    const { charityId: _none, ...unregistered } = will.charities?.[0] ?? aCharity({ id: 1 })
    expect(await estimated({ ...will, charities: [unregistered] }, { things: savings(pounds(500_000)) })).toMatchObject(
      {
        refused: [{ code: 'CHARITY_UNSURE' }],
      },
    )
  })

  test.each([
    ['[]', 'v.json does not hold values'],
    ['{', 'v.json is not JSON'],
    [
      '{"things":[{"id":1,"kind":"savings","whole":{"low":2,"high":1},"held":{"as":"alone"}}]}',
      'The lower figure comes first',
    ],
  ])('says what is wrong with a file of values: %s', async (values, message) => {
    const { status, err } = await running(alone, values)
    expect(status).toBe(1)
    expect(err).toContain(message)
  })

  test('says what is wrong with a day', async () => {
    const { status, err } = await running(alone, {}, '--on', '2027-02-30')
    expect(status).toBe(1)
    expect(err).toContain('is not a day')
  })
})
