/** The takers of shares in words addressed to the testator. */
import { takerWords as words } from '#words/en/picture.ts'
import { listed } from '../text/names.ts'
import { classesOf, excludedPersons, includes, isSpouse, personById } from '../will/questions.ts'
import { factsOf } from '../will/relationships.ts'
import type { Person, Will } from '../will/schema.ts'
import { trustOfShare } from '../will/trusts.ts'
import { type BeneficiaryShare, heldUntilOf } from './distribution.ts'

const mayBeAnybody = ({ relationship }: Person): boolean => includes(['Other', undefined], relationship)

/** Whether a person left out may be a child of that parent, or come after one: not where they are of the parent's own generation. */
const mayBeAChildOf = (parent: Person | undefined, leftOut: Person): boolean => {
  if (parent === undefined || mayBeAnybody(parent) || mayBeAnybody(leftOut)) return true
  const { generation } = factsOf(leftOut.relationship)
  const above = factsOf(parent.relationship).generation
  if (generation === undefined) return above === undefined && includes(['Nephew', 'Niece'], leftOut.relationship)
  const isPartner = isSpouse(parent) || parent.relationship === 'Ex Partner'
  return above === undefined ? isPartner : generation > above
}

/** How children take in their parent's place. A person left out is named where they may be one of those children. */
const equallyBetweenThem = (will: Will, mayBeOne: (leftOut: Person) => boolean): string => {
  const leftOut = excludedPersons(will).filter(mayBeOne)
  return leftOut.length === 0 ? words.equally : words.equallyBut(listed.format(leftOut.map(({ fullname }) => fullname)))
}

const grandchildrenBetweenThem = (will: Will): string =>
  classesOf(will).some(({ share }) => share === 'By families')
    ? words.byFamilies
    : equallyBetweenThem(
        will,
        (leftOut) => mayBeAnybody(leftOut) || (factsOf(leftOut.relationship).generation ?? 0) > 1,
      )

const heldUntilWords = (taking: BeneficiaryShare): string => {
  const until = heldUntilOf(taking)
  return until ? words.heldUntil(until) : ''
}

/** The name of the taker of a share, in words addressed to the testator, with a note on how they take it, if there is one. */
export const describeBeneficiary = (
  will: Will,
  taking: BeneficiaryShare,
): { readonly name: string; readonly note: string } => {
  switch (taking.type) {
    case 'person':
      return { name: taking.name, note: trustOfShare(will, taking.id) ? words.heldForLife : heldUntilWords(taking) }
    case 'charity':
      return { name: taking.name, note: '' }
    case 'child': {
      const parent = personById(will, taking.of)
      // Stryker disable next-line OptionalChaining: the parent of a child who takes is in the will
      return {
        name: words.childrenOf(parent?.fullname ?? ''),
        note: equallyBetweenThem(will, (leftOut) => mayBeAChildOf(parent, leftOut)),
      }
    }
    case 'later-child':
      return { name: words.laterChild, note: taking.below.length > 0 ? words.throughChildren : heldUntilWords(taking) }
    case 'grandchildren':
      return { name: words.grandchildren, note: grandchildrenBetweenThem(will) }
    case 'grandchild':
      return { name: words.grandchild, note: taking.below.length > 0 ? words.throughChildren : '' }
    case 'next-of-kin':
      return {
        name: words.nextOfKin,
        note: taking.passedOver.length > 0 ? words.leavingOut(listed.format(taking.passedOver)) : '',
      }
  }
}
