import { describe, expect, test } from 'vitest'
import { describeShare } from '#core/estate/fraction.ts'
import { pictureOf } from '#core/picture/picture.ts'
import { sampleDay, samplePeople, sampleWill } from '#core/will/sample.ts'
import { englishFrontPage } from '#words/en/front-page.ts'

const { thomas, ruth, poppy } = samplePeople

/** "Ruth 40%" for each taker of the made-up family, after these deaths. */
const sharesAfter = (...died: number[]): string[] =>
  pictureOf(sampleWill, sampleDay, { died })
    .shares.map(({ to, share }) => `${to.name} ${share && describeShare(share)}`)
    .toSorted()

describe('the sentences of the first page about who gets what are true of its family', () => {
  const { none, thomas: withoutThomas, ruth: withoutRuth, poppy: withoutPoppy } = englishFrontPage.whatIf

  test('today', () => {
    expect(none).toBe('Margaret leaves half to her husband, and the rest to her three children.')
    expect(sharesAfter()).toEqual(['Daniel 20%', 'Poppy 10%', 'Ruth 20%', 'Thomas 50%'])
  })

  test('if Thomas dies first', () => {
    expect(withoutThomas).toContain('Each gets twice as much')
    expect(sharesAfter(thomas)).toEqual(['Daniel 40%', 'Poppy 20%', 'Ruth 40%'])
  })

  test('if Ruth dies first', () => {
    expect(withoutRuth).toContain('her children get her 20%')
    expect(sharesAfter(ruth)).toContain('Her children 20%')
  })

  test('if Poppy dies first', () => {
    expect(withoutPoppy).toContain('the others share her 10%')
    expect(sharesAfter(poppy)).toHaveLength(3)
  })
})
