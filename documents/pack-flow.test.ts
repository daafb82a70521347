import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeShare } from '#core/estate/fraction.ts'
import { type Picture, pictureOf } from '#core/picture/picture.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '#testkit/builders.ts'
import { ofKind, packed } from '#testkit/pack-documents.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { readPdf } from '#testkit/read-pdf.ts'
import { renderPack } from '#testkit/rendered.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'

/** Letters alone: a line may break anywhere, and letters of some scripts come back composed otherwise. */
const closed = (text: string): string => text.normalize('NFKD').replace(/[\s\u200B\u200E\p{M}]/gu, '')

/** Polytonic Greek needs a font that is not shipped with the product. */
const inShippedFonts = (will: Will): Will => ({
  ...will,
  persons: will.persons.map((person) => ({ ...person, fullname: person.fullname.replace('Ἀθηνᾶ', 'Athina') })),
})

/** More takers than these are told in tables after a death. */
const MOST_DRAWN = 6

const incomeFirst = ({ held }: Picture) => held.find(({ kind, starts }) => kind === 'Residue' && starts)

/** Where somebody has the income first, the printed pictures are of those who share after that. */
const sharesPrinted = (picture: Picture) => incomeFirst(picture)?.afterwards.shares ?? picture.shares

/** On screen a death is then one before the income ends, in print one before the testator: the same, unless theirs was fixed. */
const isFixedBefore = (picture: Picture): boolean => incomeFirst(picture)?.isFixedAtDeath === true

test('the printed pictures say the shares of the pictures on screen, today and after each death', async () => {
  await fc.assert(
    fc.asyncProperty(completeWills.map(inShippedFonts), async (will) => {
      const [summary] = ofKind(packed(will), 'summary')
      if (!summary) return expect.unreachable()
      const printed = closed((await readPdf(await renderPack(summary, { largePrint: false }))).pages.join(''))
      // Print is of the day of signing: it supposes no child born later, whom the screen draws where they share as a class.
      const printedOf = (died: readonly number[]) => pictureOf(will, today, { died, laterChild: false })
      const now = printedOf([])
      const dying = sharesPrinted(now).flatMap(({ to }) =>
        will.persons.filter(({ id, type }) => to.card === `person ${id}` && type !== 'Charity').map(({ id }) => [id]),
      )
      const pictures =
        sharesPrinted(now).length > MOST_DRAWN || isFixedBefore(now) ? [now] : [[], ...dying].map(printedOf)
      for (const picture of pictures)
        for (const { to, part } of sharesPrinted(picture))
          expect(printed).toContain(closed(`${to.fullname}${describeShare(part)}`))
    }),
    { numRuns: Math.max(4, fewerRuns(500)) },
  )
}, 600_000)
