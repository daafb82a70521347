import { dayInWords } from '#core/text/calendar-day.ts'
import { isFilled } from '#core/text/names.ts'
import { nameOfMyGift } from '#core/will/describe.ts'
import { personById, petsOf } from '#core/will/questions.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { trustOf } from '#core/will/trusts.ts'
import { kept } from '#words/en/forms.ts'
import { bands, letterOfWishes as words } from '#words/en/pack.ts'
import { ownsOnlineAssets } from '../clauses/digital.ts'
import { type Funeral, hasFuneralWish } from '../clauses/funeral.ts'
import { givenTo } from '../clauses/gifts.ts'
import { speciallyGuarded } from '../clauses/guardians.ts'
import type { CompleteWill } from '../complete-will.ts'
import { namesOfParties } from '../party.ts'
import { typed, typedOrInk } from './letter.ts'
import {
  type Block,
  lines,
  note,
  type PackContext,
  type PackDocument,
  paragraph,
  section,
  subheading,
} from './pack-document.ts'

/** What the testator would like to happen to their body, said by them, and then in their own words. */
const funeralWish = ({ wish, inOwnWords }: Funeral): string =>
  inOwnWords ? words.inMyOwnWords(words.wish[wish], inOwnWords) : words.wish[wish]

const funeral = ({ parts }: CompleteWill): Block[] =>
  hasFuneralWish(parts.funeral)
    ? section(words.myFuneral, paragraph(funeralWish(parts.funeral)), lines(words.musicReadings, 4))
    : []

const guardians = ({ will, parts }: CompleteWill): Block[] =>
  parts.guardians.length === 0
    ? []
    : section(
        words.theChildren,
        ...typed(will.guardians?.description),
        ...parts.guardians.flatMap((group) => [
          subheading(kept.names(namesOfParties(group.children))),
          paragraph(
            words.myWillAsks(
              namesOfParties(group.guardians),
              group.guardians.length === 1 ? words.theirGuardian : words.theirGuardians,
            ),
          ),
          ...speciallyGuarded([group]).map(({ name }) => paragraph(words.ofThatBegins(name))),
          lines(words.whyIChose, 3),
          lines(words.whatIHope, 4),
        ]),
      )

/** To those who hold money for a disabled person and decide alone how to use it. It widens nothing that the clause allows. */
const trustees = ({ will }: CompleteWill): Block[] => {
  const trust = trustOf(will, 'Disabled person')
  const name = trust && personById(will, trust.for)?.fullname
  return name === undefined
    ? []
    : section(
        words.whatIsHeld(name),
        paragraph(words.toThoseWho(name)),
        ...typed(trust?.wishes),
        lines(words.whatTheyEnjoy(name), 4),
        lines(words.whomToAsk, 3),
        lines(words.whatIHopeLater(name), 3),
      )
}

const pets = ({ will }: CompleteWill): Block[] =>
  section(
    petsOf(will).length === 1 ? words.myPet : words.myPets,
    ...(petsOf(will).length > 0 ? typed(will.petsDescription) : []),
    ...petsOf(will)
      .filter(({ description }) => isFilled(description) || !isFilled(will.petsDescription))
      .flatMap(({ fullname, description }) => [subheading(fullname), ...typedOrInk(description, words.foodVet, 2)]),
  )

const messageWith = (will: Will, gift: Gift): Block[] =>
  isFilled(gift.message)
    ? [
        subheading(words.toWith(namesOfParties(givenTo(will, gift).to), nameOfMyGift(will, gift))),
        ...typed(gift.message),
      ]
    : []

const messages = ({ will }: CompleteWill): Block[] =>
  section(words.wordsToGo, ...will.gifts.flatMap((gift) => messageWith(will, gift)))

const online = ({ will, parts: { digital } }: CompleteWill): Block[] =>
  digital.keepers.length === 0 && !ownsOnlineAssets(will)
    ? []
    : section(
        words.myOnlineAccounts,
        paragraph(words.mayDealWith(digital.keepers.length > 0 ? namesOfParties(digital.keepers) : words.myExecutors)),
        lines(words.whatToKeep, 4),
      )

const sectionsOf = (will: CompleteWill): Block[] =>
  [funeral, guardians, trustees, pets, messages, online].flatMap((of) => of(will))

/**
 * What the testator would like, for those who deal with what they leave. It has no place for a signature or for witnesses:
 * a paper signed like a will can be one (Wills Act 1837 s.9). Undefined where there is nothing to say.
 */
export const letterOfWishes = (will: CompleteWill, { today }: PackContext): PackDocument | undefined => {
  const sections = sectionsOf(will)
  if (sections.length === 0) return undefined
  return {
    kind: 'letter-of-wishes',
    id: 'letter-of-wishes',
    title: words.title,
    fileTitle: words.fileTitle(will.parts.testator.name),
    band: bands.notBinding,
    purpose: words.tellsYourExecutors,
    blocks: [
      paragraph(words.iAmAnd(will.parts.testator.name, dayInWords(today))),
      note(words.beforeYou, words.addToIt, words.keepItBeside),
      ...sections,
    ],
  }
}
