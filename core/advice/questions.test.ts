import { expect, test } from 'vitest'
import { address, children, gifts, status } from '#testkit/advice-case.ts'
import { people } from '#testkit/advised-trusts.ts'
import {
  aged,
  cohabiting,
  family,
  generous,
  newHusbandTakesAll,
  owning,
  said,
  simple,
  thomas,
} from '#testkit/advised-wills.ts'
import { today } from '#testkit/builders.ts'
import { aDisabledPersonsTrust, tomsWill } from '#testkit/trusts.ts'
import type { StepName } from '../journey/steps.ts'
import { situations } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import { adviceOn } from './advice.ts'
import { questions, questionsOn } from './questions.ts'

test.each(questions.map(({ id, step }) => [id, step] as const))('“%s” fires a trigger on its own step', (id, step) => {
  const asking = [
    simple,
    family(),
    cohabiting(),
    owning({}),
    generous(5_000_00),
    aged(80),
    newHusbandTakesAll,
    said('estate-over-nil-rate-band', family()),
    said('estate-over-nil-rate-band', cohabiting()),
    tomsWill(),
    tomsWill({ trusts: [aDisabledPersonsTrust()] }),
    tomsWill({ persons: people({ 4: { age: 21 } }) }),
  ].find((will) => questions.some((each) => each.id === id && (each.asked?.(will, today) ?? true)))
  if (!asking) throw new Error(`No will here is asked about ${id}`)
  const before = adviceOn(step, said(id, asking, 'No'), today)
  expect(adviceOn(step, said(id, asking), today).filter((each) => !before.includes(each))).not.toEqual([])
})

test('every situation is asked about once', () => {
  expect(questions.map(({ id }) => id)).toEqual([...situations])
})

test.each<[string, StepName, Will, string[]]>([
  [
    'every testator, on the address step',
    address,
    simple,
    ['land-abroad', 'land-elsewhere-in-uk', 'us-citizen', 'money-abroad', 'home-elsewhere'],
  ],
  ['a single testator, on the marital status', status, simple, ['still-married-to-another']],
  [
    'a married testator, on the marital status',
    status,
    family(),
    ['divorce-under-way', 'former-spouse-may-claim', 'no-order-after-divorce'],
  ],
  [
    'a cohabiting testator, on the marital status',
    status,
    cohabiting(),
    ['plans-to-marry', 'still-married-to-another', 'former-spouse-may-claim', 'no-order-after-divorce'],
  ],
  ['a parent with a partner', children, family(), ['earlier-relationship', 'parentage']],
  ['a parent alone', children, family({ status: 'Divorced' }), ['parentage']],
  ['a parent who has not named a child yet', children, family({ persons: [thomas(100)] }), ['parentage']],
  ['a testator without children', children, simple, []],
  [
    'a joint owner of the home, on the gifts',
    gifts,
    owning({}),
    ['life-interest', 'older-than-18', 'conditions', 'promise-acted-on'],
  ],
  [
    'a sole owner of the home, on the gifts',
    gifts,
    owning({ owner: 'I own it alone' }),
    ['life-interest', 'older-than-18', 'conditions', 'promise-acted-on'],
  ],
])('%s is asked only the questions that apply', (_who, step, will, asked) => {
  expect(questionsOn(step, will, today).map(({ id }) => id)).toEqual(asked)
})
