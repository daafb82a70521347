/** Every sentence that says who takes, until when and instead of whom is read back, and says what the engine of outcomes works out. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { readingIsSo } from '#testkit/claims-hold.ts'
import { briefIsSo } from '#testkit/claims-of-brief.ts'
import { lettersAreSo } from '#testkit/claims-of-letters.ts'
import { answersAreSo, guideIsSo, summaryIsSo } from '#testkit/claims-of-pack.ts'
import { isNight } from '#testkit/property-runs.ts'
import { willsWithClasses } from '#testkit/told-apart.ts'
import { aDisabledChildAmongOthers, trustWills, withLaterAges } from '#testkit/trusts.ts'

const inShort = ({
  pets: _p,
  accounts: _a,
  details: _d,
  questionsAnswered: _q,
  situation: _s,
  gifts: _g,
  ...will
}: Will) => JSON.stringify(will)

/** Wills tried; `COUNT` tries more, with `SEED`. */
const COUNT = Number(process.env.COUNT ?? (isNight ? 300 : 100))

/** What few of the drawn wills say. */
const seldomDrawn = [aDisabledChildAmongOthers(), withLaterAges()]

/** Tries what is said of many wills, and shows the will of which it is not so. */
const inAnyWill = (isSo: (will: Will) => void): void => {
  seldomDrawn.forEach(isSo)
  fc.assert(
    fc.property(willsWithClasses, (will) => {
      try {
        isSo(will)
      } catch (error) {
        throw new Error(`${String(error)}\n${inShort(will)}`)
      }
    }),
    { numRuns: COUNT },
  )
}

describe('What the plain words say of who takes, until when and instead of whom is what the engine works out', () => {
  test('in the reading', () => {
    const seen = new Map<string, number>()
    inAnyWill((will) => {
      for (const { claims } of readingIsSo(will)) seen.set(claims, (seen.get(claims) ?? 0) + 1)
    })
    // It shows something of what is said alone.
    const said = ['shared', 'instead', 'at the end', 'enjoys', 'held', 'held until', 'held for life', 'last of all']
    expect(said.filter((each) => (seen.get(each) ?? 0) === 0)).toEqual([])
  }, 600_000)

  test('in the summary', () => {
    const seen = new Set<string>()
    inAnyWill((will) => {
      for (const { claims } of summaryIsSo(will)) seen.add(claims)
    })
    expect([...seen]).toEqual(expect.arrayContaining(['own children at', 'at an age', 'dies young', 'anyone else at']))
  }, 600_000)

  test('in the guide for the executors', () => {
    const seen = new Set<string>()
    inAnyWill((will) => {
      for (const each of guideIsSo(will)) seen.add(each.replace(/(?<= for ).+|^.+(?= until)/, ''))
    })
    expect([...seen]).toEqual(
      expect.arrayContaining(['Home for ', 'Residue for ', 'Disabled person for ', ' until 18', ' until 25']),
    )
  }, 600_000)

  test('in the answers as they are read back', () => {
    inAnyWill(answersAreSo)
  }, 600_000)

  test('in each fact on the page for a solicitor', () => {
    const seen = new Set<string>()
    inAnyWill((will) => {
      for (const each of briefIsSo(will)) seen.add(each)
    })
    const said = ['a gift', 'Shares', 'If … dies first', 'If everyone has died', 'Income first', 'A home to live in']
    expect([...said, 'Held for a disabled person', 'Later children'].filter((each) => !seen.has(each))).toEqual([])
  }, 600_000)

  test('in the letters to executors and guardians, of wishes, and of reasons', () => {
    const seen = new Set<string>()
    inAnyWill((will) => {
      for (const each of lettersAreSo(will)) seen.add(each)
    })
    const said = [
      /as a guardian of/,
      /as a backup guardian of/,
      /upkeep/,
      /to be their guardian/,
      /decide how to use it/,
    ]
    expect([...said, /left nothing/].filter((each) => ![...seen].some((words) => each.test(words)))).toEqual([])
  }, 600_000)

  test.each(
    Object.entries({
      ...trustWills,
      'a disabled child, whose sisters wait until they are 25': aDisabledChildAmongOthers(),
    }),
  )('in %s', (_name, will) => {
    expect(readingIsSo(will).length).toBeGreaterThan(0)
    expect(summaryIsSo(will).length).toBeGreaterThan(0)
    answersAreSo(will)
    expect(briefIsSo(will).length).toBeGreaterThan(0)
    lettersAreSo(will)
  })
})
