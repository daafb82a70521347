/** Families of every kind: what each will says, and who takes in a few worlds. Everybody in them is made up. */
import { familiesOfCouples } from './families-of-couples.ts'
import { familiesOfOne } from './families-of-one.ts'
import { familiesWithChildren } from './families-with-children.ts'
import { familiesWithGifts } from './families-with-gifts.ts'
import { familiesWithGrandchildren } from './families-with-grandchildren.ts'
import type { Families } from './family.ts'

export const families: Families = {
  ...familiesOfCouples,
  ...familiesWithChildren,
  ...familiesOfOne,
  ...familiesWithGifts,
  ...familiesWithGrandchildren,
}
