import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Fraction } from '#core/estate/fraction.ts'
import { pictureOf } from '#core/picture/picture.ts'
import { rowsOf } from '#core/picture/rows.ts'
import { inheritors } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { partInClause } from '#core/will/share-parts.ts'
import { aPerson, simplestWill, today } from '#testkit/builders.ts'
import { clauseOf } from '#testkit/drafted-will.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { unfinishedWills } from '#testkit/unfinished-arbitrary.ts'
import { shared } from '#words/en/picture.ts'
import { preview } from './draft.ts'

/** Who shares what is left, as the words of the draft have it: the share of each, "equal", or undefined for a blank. */
const sharesInWords = (will: Will): Map<string, string | undefined> => {
  const words = clauseOf(preview(will, today), 'residue') ?? ''
  const names = [...will.persons, ...will.charities].map(({ fullname }) => fullname)
  const named = (line: string): string => names.find((name) => line.includes(name)) ?? line
  const lines = words.split('\n')
  const items = lines.flatMap((line) => {
    const [, share, who] = /^(?:\([a-z]+\) )?(?:([\d.]+%|_+|\d+\/\d+|[a-z-]+(?: [a-z-]+)?) for )?(.+)$/.exec(line) ?? []
    return who && /^\([a-z]+\)/.test(line) ? [[named(who), share?.replace(/_+/, '')] as const] : []
  })
  const [first = ''] = lines
  if (first.includes('in these shares')) return new Map(items.map(([who, share]) => [who, share || undefined]))
  if (first.includes('one share for each of these')) return new Map(items.map(([who]) => [who, 'equal']))
  return new Map([[named(first), '100%']])
}

const whole = (part: Fraction | undefined): string | undefined => part && partInClause(part)

describe('While a will is being written', () => {
  test('the words, the picture and its table agree about who shares what is left', () => {
    const seen = { whole: 0, equal: 0, different: 0, blank: 0 }
    fc.assert(
      fc.property(unfinishedWills, (will) => {
        const heirs = inheritors(will)
        if (heirs.length === 0 || heirs.some(({ kind }) => kind === 'class')) return
        const words = sharesInWords(will)
        const picture = pictureOf(will, today)
        const named = (who: string) => who.replace('Children of ', '')
        const drawn = new Map(picture.shares.map(({ to, share }) => [named(to.fullname), share]))
        expect([...drawn.keys()].toSorted()).toEqual([...words.keys()].toSorted())
        for (const [who, share] of words) {
          const part = drawn.get(who)
          if (share === 'equal') expect(part).toEqual(Fraction.of(1, heirs.length))
          else expect(whole(part)).toBe(share)
          seen[share === '100%' ? 'whole' : share === 'equal' ? 'equal' : share ? 'different' : 'blank'] += 1
        }
        const rows = rowsOf(picture).filter(({ kind }) => kind === 'share')
        expect(rows.map(({ who, what }) => [named(who), what !== shared.notSaidYet])).toEqual(
          [...drawn].map(([who, share]) => [who, share !== undefined]),
        )
      }),
      // In fewer, one of these is met by luck.
      { numRuns: Math.max(100, fewerRuns(4)) },
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(fewerRuns(100))
  }, 600_000)

  test('the next of kin are shown in nobody’s place while someone who shares is living', () => {
    const cases = unfinishedWills.chain((will) =>
      fc.subarray(will.persons.map(({ id }) => id)).map((died) => ({ will, died })),
    )
    fc.assert(
      fc.property(cases, ({ will, died }) => {
        const living = inheritors(will).filter(
          (heir) => heir.kind === 'charity' || (heir.kind === 'person' && !died.includes(heir.person.id)),
        )
        if (living.length === 0) return
        const { shares, lastResort } = pictureOf(will, today, { died })
        expect(lastResort).toBe(false)
        expect(shares.map(({ to }) => to.kind)).not.toContain('next-of-kin')
      }),
      { numRuns: fewerRuns(4) },
    )
  }, 600_000)
})

describe('A husband who is alone to share, before any share is asked for', () => {
  const mark = aPerson({ id: 1, fullname: 'Mark Roe', type: 'partner', relationship: 'Husband', inherit: true })
  const lily = aPerson({ id: 2, fullname: 'Lily Roe', type: 'Child', relationship: 'Daughter', isChild: 'Yes' })
  const { estateSplit: _unasked, ...simplest } = simplestWill({})
  const will: Will = {
    ...simplest,
    status: 'Married',
    haveChildren: 'Yes',
    persons: [
      { ...mark, estatePercent: 0 },
      { ...lily, inherit: false, estatePercent: 0 },
    ],
  }

  test('has everything, in the words and in the picture', () => {
    expect(clauseOf(preview(will, today), 'residue')).toContain('the whole of my Residuary Estate for Mark Roe')
    expect(rowsOf(pictureOf(will, today)).map(({ who, what }) => [who, what])).toEqual([['Mark Roe', '100%']])
  })

  test('is followed by nobody, and by no next of kin, until it is said who takes if he dies first', () => {
    const then = pictureOf({ ...will, persons: will.persons.map(({ estateIfDie: _, ...each }) => each) }, today, {
      died: [1],
    })
    expect(then.departed).toMatchObject([{ had: Fraction.one, goes: 'not said' }])
    expect(rowsOf(then).map(({ who }) => who)).toEqual([shared.notSaidYet])
  })

  test('is followed by the children where he is', () => {
    const followed = will.persons.map((each) =>
      each.id === 1 ? { ...each, estateIfDie: 'Pass to my children' as const } : each,
    )
    const then = pictureOf({ ...will, persons: followed }, today, { died: [1] })
    expect(rowsOf(then).map(({ who, what }) => [who, what])).toEqual([['Lily Roe', '100%']])
  })
})
