import { dayInWords } from '#core/text/calendar-day.ts'
import { isFilled } from '#core/text/contact.ts'
import { nameOfGift } from '#core/will/describe.ts'
import { personById, petsOf } from '#core/will/questions.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { trustOf } from '#core/will/trusts.ts'
import { letterOfWishes as words } from '#words/en/pack.ts'
import { ownsOnlineAssets } from '../clauses/digital.ts'
import { funeralWish, hasFuneralWish } from '../clauses/funeral.ts'
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

const funeral = ({ parts }: CompleteWill): Block[] =>
  hasFuneralWish(parts.funeral)
    ? section(
        'My funeral',
        paragraph(funeralWish(parts.funeral)),
        lines('Music, readings, flowers, and who should be told', 4),
      )
    : []

const guardians = ({ will, parts }: CompleteWill): Block[] =>
  parts.guardians.length === 0
    ? []
    : section(
        'The children',
        ...typed(will.guardians?.description),
        ...parts.guardians.flatMap((group) => [
          subheading(namesOfParties(group.children)),
          paragraph(
            words.myWillAsks(
              namesOfParties(group.guardians),
              group.guardians.length === 1 ? 'their guardian' : 'their guardians',
            ),
          ),
          ...speciallyGuarded([group]).map(({ name }) => paragraph(words.ofThatBegins(name))),
          lines('Why I chose as I did', 3),
          lines('What I hope for them: home, school, faith, people to stay in touch with', 4),
        ]),
      )

/** To those who hold money for a disabled person and decide alone how to use it. It widens nothing that the clause allows. */
const trustees = ({ will }: CompleteWill): Block[] => {
  const trust = trustOf(will, 'Disabled person')
  const name = trust && personById(will, trust.for)?.fullname
  return name === undefined
    ? []
    : section(
        `What is held for ${name}`,
        paragraph(words.toThoseWho(name)),
        ...typed(trust?.wishes),
        lines(`What ${name} enjoys and needs, and what I would pay for first`, 4),
        lines('Whom to ask: family, carers, and those who know about benefits', 3),
        lines(`What I hope for ${name} later: home, work, friends`, 3),
      )
}

const pets = ({ will }: CompleteWill): Block[] =>
  section(
    petsOf(will).length === 1 ? 'My pet' : 'My pets',
    ...(petsOf(will).length > 0 ? typed(will.petsDescription) : []),
    ...petsOf(will)
      .filter(({ description }) => isFilled(description) || !isFilled(will.petsDescription))
      .flatMap(({ fullname, description }) => [
        subheading(fullname),
        ...typedOrInk(description, 'Food, vet, habits', 2),
      ]),
  )

const messageWith = (will: Will, gift: Gift): Block[] =>
  isFilled(gift.message)
    ? [
        subheading(
          `To ${namesOfParties(givenTo(will, gift).to)}, with ${nameOfGift(will, gift, 'my home').replace(/^All /, 'all ')}`,
        ),
        ...typed(gift.message),
      ]
    : []

const messages = ({ will }: CompleteWill): Block[] =>
  section('Words to go with gifts', ...will.gifts.flatMap((gift) => messageWith(will, gift)))

const online = ({ will, parts: { digital } }: CompleteWill): Block[] =>
  digital.keepers.length === 0 && !ownsOnlineAssets(will)
    ? []
    : section(
        'My online accounts',
        paragraph(words.mayDealWith(digital.keepers.length > 0 ? namesOfParties(digital.keepers) : 'My executors')),
        lines('What to keep, what to close, and where my instructions are', 4),
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
    title: 'My letter of wishes',
    fileTitle: `Letter of wishes of ${will.parts.testator.name}`,
    band: 'Not legally binding, not a will',
    purpose: words.tellsYourExecutors,
    blocks: [
      paragraph(words.iAmAnd(will.parts.testator.name, dayInWords(today))),
      note('Before you put this with your will', words.addToIt, words.keepItBeside),
      ...sections,
    ],
  }
}
