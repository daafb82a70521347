import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsToRead } from '#drafting/reading/parts.ts'
import { warningsOf } from '#drafting/reading/warnings.ts'
import { today } from '#testkit/builders.ts'
import { draftedText } from '#testkit/drafted-will.ts'
import { packed, textOfPackDocument } from '#testkit/pack-documents.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { willsToldApart } from '#testkit/told-apart.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'

/** What no writer leaves in a sentence: a capital in its middle, two stops, a gap, a word twice, a value that is none. */
const slips =
  /[a-z,;] (?:Your (?:next of kin|grandchildren|executors|children)|They) |[a-z,;:%] (?:Children of|Any child you|A (?:grand)?child of) |,,|(?<!\.)\.\.(?!\.)| [,.](?!\d)|undefined|\bNaN\b|\b(?<word>the|a|and|to|of|for) \k<word> |shared to/

const linesOf = (text: string): string[] => text.split('\n').filter((line) => slips.test(line))

test('no sentence of a will, its reading or its pack has a slip of the pen', () => {
  fc.assert(
    fc.property(fc.oneof(willsToldApart, completeWills), (will) => {
      const texts = [
        draftedText(will),
        ...packed(will).map(textOfPackDocument),
        ...partsToRead(will, today).map(({ sentence }) => sentence),
        ...warningsOf(will, today).map(({ fact }) => fact),
      ]
      expect(texts.flatMap(linesOf)).toEqual([])
    }),
    { numRuns: fewerRuns(300) },
  )
}, 600_000)
