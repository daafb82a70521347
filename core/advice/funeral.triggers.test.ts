import { expect, test } from 'vitest'
import { simplestWill, today } from '#testkit/builders.ts'
import { adviceOn, stopsCheckout, withAcknowledged } from './advice.ts'

const wishing = (description: string) => simplestWill({ whatToDo: { option: 'Green burial', description } })
const said = (description: string) => adviceOn('will.funeral-wishes', wishing(description), today).map(({ id }) => id)

// Finding: 33
test.each([
  'My ashes should be scattered. I refuse all life-prolonging treatment.',
  'If I am very ill I do not want to be resuscitated',
  'No treatment to keep me alive please',
  'DNR',
  'I don’t want to be kept alive by machines.',
  'Never put me on a ventilator',
  'please let me die in peace',
])('a refusal of treatment among funeral wishes is told apart: %s', (words) => {
  expect(said(words)).toEqual(['T31'])
})

// Finding: 33
test.each([
  'I give £500 to the church',
  'Bach. I give £500 to the church. No flowers.',
  'My daughter should have my ring',
  'I leave my piano to the school',
  'i bequeath all I have to Joan',
  'Please give £100 to each of the bearers',
  'The car goes to Tom',
])('a gift among funeral wishes is told apart: %s', (words) => {
  expect(said(words)).toEqual(['T32'])
})

// Finding: 33
test.each([
  '',
  'Where, music, flowers.',
  'No flowers. Donations to the cancer treatment centre instead.',
  'A collection: the money should go to the lifeboats.',
  'I would like to be buried with my wedding ring.',
  'I leave the music to my daughter.',
  'I leave my ashes to my son. He should have them.',
  'Spend no more than £2,000 on the wake.',
  'Phones are to be switched off. No black ties.',
  'I do not want my body to have embalming treatment.',
  'Sing loudly; nobody is to wear black!',
  '葬儀は静かに。',
])('funeral wishes that are only wishes raise nothing: %s', (words) => {
  expect(said(words)).toEqual([])
})

// Finding: 33
test('the words are kept as typed, and may be signed once the warning is understood', () => {
  const words = 'I refuse all life-prolonging treatment. I give £500 to the church'
  const will = wishing(words)
  const advice = adviceOn('will.funeral-wishes', will, today)
  expect(advice.map(({ id, level }) => [id, level])).toEqual([
    ['T31', 'warn'],
    ['T32', 'warn'],
  ])
  const understood = advice.reduce((kept, each) => withAcknowledged(kept, each, true, today), will)
  expect(understood.whatToDo?.description).toBe(words)
  expect(stopsCheckout(understood, today)).toEqual([])
})

// Finding: 33
test('a refusal of treatment is led to what the law asks for', () => {
  const [advice] = adviceOn('will.funeral-wishes', wishing('I refuse treatment'), today)
  expect(advice?.message).toMatch(/^A will is read too late for that\./)
  expect(advice?.message).toMatch(/advance decision, or a power of attorney for health/)
  expect(advice?.source).toContain('Mental Capacity Act 2005')
})
