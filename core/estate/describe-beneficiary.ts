/** The takers of shares in words addressed to the testator. */
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
  return leftOut.length === 0
    ? 'equally between them'
    : `equally between them, leaving out ${listed.format(leftOut.map(({ fullname }) => fullname))}`
}

const grandchildrenBetweenThem = (will: Will): string =>
  classesOf(will).some(({ share }) => share === 'By families')
    ? 'an equal part for each family'
    : equallyBetweenThem(
        will,
        (leftOut) => mayBeAnybody(leftOut) || (factsOf(leftOut.relationship).generation ?? 0) > 1,
      )

const heldUntilWords = (taking: BeneficiaryShare): string => {
  const until = heldUntilOf(taking)
  return until ? `held until ${until}` : ''
}

/** The name of the taker of a share, in words addressed to the testator, with a note on how they take it, if there is one. */
export const describeBeneficiary = (
  will: Will,
  taking: BeneficiaryShare,
): { readonly name: string; readonly note: string } => {
  switch (taking.type) {
    case 'person':
      return { name: taking.name, note: trustOfShare(will, taking.id) ? 'held for life' : heldUntilWords(taking) }
    case 'charity':
      return { name: taking.name, note: '' }
    case 'child': {
      const parent = personById(will, taking.of)
      // Stryker disable next-line OptionalChaining: the parent of a child who takes is in the will
      return {
        name: `Children of ${parent?.fullname}`,
        note: equallyBetweenThem(will, (leftOut) => mayBeAChildOf(parent, leftOut)),
      }
    }
    case 'later-child':
      return {
        name: 'A child of yours born later',
        note: taking.below.length > 0 ? 'through their children' : heldUntilWords(taking),
      }
    case 'grandchildren':
      return { name: 'Your grandchildren', note: grandchildrenBetweenThem(will) }
    case 'grandchild':
      return { name: 'A grandchild of yours', note: taking.below.length > 0 ? 'through their children' : '' }
    case 'next-of-kin':
      return {
        name: 'Your next of kin',
        note: taking.passedOver.length > 0 ? `leaving out ${listed.format(taking.passedOver)}` : '',
      }
  }
}
