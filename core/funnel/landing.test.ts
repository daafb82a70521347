import { expect, test } from 'vitest'
import { formField, funnelPath, funnelRoutes, qualifyingField, restoredState, stepKey } from './funnel.ts'
import {
  answered,
  homeownerStep,
  type LandingState,
  landing,
  landingIn,
  landingPathNeeded,
  missingAnswers,
  nameStep,
  qualifies,
  residenceStep,
} from './landing.ts'

const landingDefaults: LandingState = {
  ...homeownerStep.defaultState,
  ...residenceStep.defaultState,
  ...nameStep.defaultState,
}

const answers: LandingState = {
  homeowner: answered('homeowner', landingDefaults, 'No'),
  england_or_wales: answered('england_or_wales', landingDefaults, 'Yes'),
  name: formField('Margaret'),
  last_name: formField('Hale'),
}

// Promise: who.order, who.landing
test('the landing questions are at three addresses', () => {
  expect(funnelRoutes(landing)).toEqual([
    { name: 'lpf-a.0', path: '/my-will/lpf-a/0' },
    { name: 'lpf-a.1', path: '/my-will/lpf-a/1' },
    { name: 'lpf-a.2', path: '/my-will/lpf-a/2' },
  ])
})

// Promise: funnel.key
test('each step has its own storage key', () => {
  expect(landing.children.map((step) => stepKey(landing, step))).toEqual([
    'funnel.lpf-a.0',
    'funnel.lpf-a.1',
    'funnel.lpf-a.2',
  ])
})

// Promise: who.order
test('no question is answered in advance', () => {
  expect(missingAnswers(landingDefaults).map(({ field }) => field)).toEqual([
    'homeowner',
    'england_or_wales',
    'name',
    'last_name',
  ])
  expect(qualifies(landingDefaults)).toBe(false)
})

// Promise: who.then-account, landing.homeowner
test('a visitor who lives in England or Wales and gives both names may sign up, home owner or not', () => {
  expect(qualifies(answers)).toBe(true)
  expect(qualifies({ ...answers, homeowner: answered('homeowner', answers, 'Yes') })).toBe(true)
  expect(landingPathNeeded(answers)).toBeUndefined()
})

// Promise: pages.sign-up
test.each<[string, Partial<LandingState>, string]>([
  ['nothing', landingDefaults, '/my-will/lpf-a/0'],
  ['no answer about a home', homeownerStep.defaultState, '/my-will/lpf-a/0'],
  ['no answer about residence', residenceStep.defaultState, '/my-will/lpf-a/1'],
  ['no names', nameStep.defaultState, '/my-will/lpf-a/2'],
  // Promise: landing.name
  ['no last name', { last_name: formField(' ') }, '/my-will/lpf-a/2'],
  ['a name with a digit', { name: formField('Margaret2') }, '/my-will/lpf-a/2'],
  ['a home elsewhere', { england_or_wales: answered('england_or_wales', answers, 'No') }, '/my-will/lpf-a/1'],
  [
    'a home elsewhere and no names',
    { ...nameStep.defaultState, england_or_wales: answered('england_or_wales', answers, 'No') },
    '/my-will/lpf-a/1',
  ],
  [
    'a home elsewhere and no answer about it',
    { ...homeownerStep.defaultState, england_or_wales: answered('england_or_wales', answers, 'No') },
    '/my-will/lpf-a/0',
  ],
])('a visitor with %s is sent to the first unanswered question', (_what, given, path) => {
  const state = { ...answers, ...given }
  expect(qualifies(state)).toBe(false)
  expect(landingPathNeeded(state)).toBe(path)
})

// Promise: who.one-person, landing.sorry, field.qualify
test('only a visitor who lives elsewhere does not qualify, until they change the answer', () => {
  expect(answered('homeowner', answers, 'No').qualify).toBe(true)
  const no = answered('england_or_wales', answers, 'No')
  expect(no.qualify).toBe(false)
  expect(answered('england_or_wales', { england_or_wales: no }, 'Yes').qualify).toBe(true)
})

test('answers come back from storage as they went in', () => {
  const stored: unknown = JSON.parse(JSON.stringify(answers))
  expect(restoredState(homeownerStep, stored)).toEqual(answers)
  expect(restoredState(residenceStep, stored)).toEqual(answers)
  expect(restoredState(nameStep, stored)).toEqual(answers)
})

test.each([
  null,
  {},
  { homeowner: 'Yes', england_or_wales: 'Yes', name: 'Margaret', last_name: 'Hale' },
  {
    homeowner: qualifyingField('Perhaps'),
    england_or_wales: formField('Yes'),
    name: formField(1),
    last_name: formField('Hale'),
  },
])('damaged storage counts as no answer: %j', (stored) => {
  expect(restoredState(homeownerStep, stored)).toEqual(homeownerStep.defaultState)
  expect(restoredState(residenceStep, stored)).toEqual(residenceStep.defaultState)
  expect(restoredState(nameStep, stored)).toEqual(nameStep.defaultState)
})

test('the questions are at Welsh addresses too, with the same storage keys', () => {
  const welsh = landingIn('cy')
  expect(funnelPath(welsh, '1')).toBe('/cy/my-will/lpf-a/1')
  expect(stepKey(welsh, residenceStep)).toBe(stepKey(landing, residenceStep))
  expect(landingPathNeeded({ ...answers, ...nameStep.defaultState }, 'cy')).toBe('/cy/my-will/lpf-a/2')
})
