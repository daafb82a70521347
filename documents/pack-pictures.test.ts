import { describe, expect, test } from 'vitest'
import { type PackDocument, packKinds } from '#drafting/pack/pack-document.ts'
import { solicitorsBrief } from '#drafting/pack/solicitors-brief.ts'
import { said } from '#testkit/advised-wills.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { fullestWill } from '#testkit/golden-wills.ts'
import { everything, ofKind, packed } from '#testkit/pack-documents.ts'
import { difference, filled, pictureOf } from '#testkit/pdf-picture.ts'
import { blendedFamily, everyScript } from '#testkit/pictured-wills.ts'
import { renderPack } from '#testkit/rendered.ts'
import { expectReviewed, TOLERANCE } from '#testkit/reviewed-pictures.ts'
import { trustWills } from '#testkit/trusts.ts'

type Case = { readonly document: PackDocument | undefined; readonly largePrint?: boolean }

const example = packed()
const twelveHeirs = packed(fullestWill().will, everything())

/** One of each kind, all from one will; and what looks otherwise for others, or in large print. */
const cases: Record<string, Case> = {
  ...Object.fromEntries(packKinds.map((kind) => [`pack-${kind}`, { document: ofKind(example, kind)[0] }])),
  'pack-solicitors-brief': { document: solicitorsBrief(said('land-abroad', completeExampleWill()), { today }) },
  'pack-trust-guide': {
    document: ofKind(
      packed(trustWills['home-and-rest-for-life-and-every-later-child'] ?? blendedFamily()),
      'trust-guide',
    )[0],
  },
  'pack-summary-of-twelve-heirs': { document: ofKind(twelveHeirs, 'summary')[0] },
  'pack-summary-of-a-blended-family': { document: ofKind(packed(blendedFamily()), 'summary')[0] },
  'pack-signing-guide-in-every-script': { document: ofKind(packed(everyScript()), 'signing-guide')[0] },
  'pack-letter-of-wishes-in-every-script': { document: ofKind(packed(everyScript()), 'letter-of-wishes')[0] },
  'pack-signing-guide-in-large-print': { document: ofKind(twelveHeirs, 'signing-guide')[0], largePrint: true },
  'pack-summary-of-a-home-for-life': {
    document: ofKind(packed(trustWills['a-home-for-life-with-every-end'] ?? blendedFamily()), 'summary')[0],
  },
  'pack-summary-of-an-income-for-life': {
    document: ofKind(
      packed(trustWills['an-income-for-life-then-a-charity-and-the-children'] ?? blendedFamily()),
      'summary',
    )[0],
  },
  'pack-summary-in-large-print': { document: ofKind(example, 'summary')[0], largePrint: true },
}

const picture = async ({ document, largePrint = false }: Case) => {
  if (!document) throw new Error('The pack has no such document')
  return pictureOf(await renderPack(document, { largePrint }))
}

describe('The pages of a pack look as they did when they were last reviewed, and none but the last is left nearly empty', () => {
  test.each(Object.entries(cases))('%s', async (name, given) => {
    const pages = await picture(given)
    expectReviewed(name, pages)
    expect(
      filled(pages)
        .slice(0, -1)
        .filter((part) => part < 0.4),
    ).toEqual([])
  })
})

test('one word more in a letter is found', async () => {
  const [letter] = ofKind(example, 'executor-letter')
  const longer = letter && {
    ...letter,
    blocks: letter.blocks.map((part) =>
      part.kind === 'paragraph' && typeof part.words === 'string' ? { ...part, words: `${part.words} Indeed.` } : part,
    ),
  }
  expect(difference(await picture({ document: letter }), await picture({ document: longer }))).toBeGreaterThan(
    TOLERANCE,
  )
})
