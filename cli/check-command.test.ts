import { describe, expect, test } from 'vitest'
import { adviceFor } from '#core/advice/advice.ts'
import { problemsOf } from '#core/journey/walk.ts'
import { newWill } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { said } from '#testkit/advised-wills.ts'
import { anHeir, aPerson, aWill, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { runHeirloom } from '#testkit/run-command.ts'

const user = { id: 1, name: 'Margaret', last_name: 'Hale', email: 'margaret@hale.example' }
const running = (will: unknown, ...args: string[]) =>
  runHeirloom(['check', 'a.json', ...args], { files: { 'a.json': JSON.stringify({ user, will }) } })

const checked = async (will: Will): Promise<unknown> => {
  const { status, out, err } = await running(will, '--json')
  expect({ status, err }).toEqual({ status: 0, err: '' })
  return JSON.parse(out)
}

/** A will of which there is nothing to say: somebody can act if its executor cannot. */
const finished = (): Will => {
  const { persons, ...will } = simplestWill()
  return { ...will, persons: [...persons, aPerson({ id: 9, fullname: 'Una Vale' })], executorBackup: [9] }
}

/** One friend takes everything, a second is last of all: when both die first, the next of kin take what was given to neither. */
const withAGap = (): Will =>
  simplestWill({
    persons: [anHeir(100), { ...anHeir(0, { id: 2, fullname: 'Una Price' }), inherit: false }],
    ultimateDefault: { option: 'People', persons: [{ id: 2, percent: 100 }], charities: [] },
  })

describe('heirloom check --json', () => {
  test('says of a will that is finished and of which there is nothing to say that it is complete', async () => {
    expect(await checked(finished())).toEqual({ complete: true, problems: [], advice: [], gaps: [] })
  })

  // Promise: fixed.check
  test.each<[string, Will]>([
    ['a will not begun', newWill(1)],
    ['a will without shares', aWill()],
    ['the example', completeExampleWill()],
    ['a will that needs a solicitor', said('land-abroad', completeExampleWill())],
  ])('names the problems and the advice of %s as its pages show them', async (_what, will) => {
    const problems = problemsOf(will, today).map(({ step, field, code }) => ({ step, field, code }))
    expect(await checked(will)).toMatchObject({
      complete: problems.length === 0,
      problems,
      advice: adviceFor(will, today).map(({ id, level, step }) => ({ id, level, step })),
    })
  })

  test('lists the people and things that a piece of advice is about', async () => {
    const { advice } = (await checked(completeExampleWill())) as { advice: { id: string; about: string[] }[] }
    expect(advice.find(({ id }) => id === 'T7')?.about).toContain('person 2')
    for (const { about } of advice) expect(about).toBeInstanceOf(Array)
  })

  // Promise: fixed.check
  test('names those whose deaths would leave everything to people whom nobody named', async () => {
    expect(await checked(withAGap())).toMatchObject({
      complete: true,
      gaps: [
        { failed: [{ person: 1 }, { person: 2 }], outcome: [{ type: 'next-of-kin', name: 'Next of kin', share: '1' }] },
      ],
    })
  })

  test('does not look for gaps between shares that do not add up yet', async () => {
    const will = { ...withAGap(), persons: [anHeir(40)] }
    expect(await checked(will)).toMatchObject({ complete: false, gaps: [] })
  })
})

describe('heirloom check', () => {
  test('says in words that nothing stops a will', async () => {
    const { status, out } = await running(finished())
    expect(status).toBe(0)
    expect(out).toBe('The will is complete.\nNothing stops the payment.\n')
  })

  test('says in words what is missing, what is advised, what stops the payment and where a gap is', async () => {
    const will = said('land-abroad', { ...withAGap(), details: {} })
    const { out } = await running(will)
    expect(out).toContain('The will is not complete:\n  What is your full name?\n    first_name: ')
    expect(out).toContain('These stop the payment: T2.\n')
    expect(out).toMatch(/T2, refer, on “Where do you live\?”\n {2}Other countries have their own rules/)
    expect(out).toMatch(/If Priya Sharma and Una Price all die before you, nobody you named is left\./)
  })

  test.each([
    ['no will', { complete: true }, 'does not hold a will'],
    ['a field of the wrong kind', { ...simplestWill(), status: 'Happy' }, 'will.status'],
  ])('refuses %s, and prints nothing', async (_what, will, reason) => {
    const { status, out, err } = await running(will, '--json')
    expect({ status, out }).toEqual({ status: 1, out: '' })
    expect(err).toContain(reason)
  })
})
