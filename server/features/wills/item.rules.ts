import { jointOwnersAreNamed } from '#core/rules/about-me.rules.ts'
import {
  charityIsDescribed,
  childIsDescribed,
  personIsDescribed,
  petIsDescribed,
} from '#core/rules/beneficiaries.rules.ts'
import { giftIsDescribed } from '#core/rules/gifts.rules.ts'
import type { Problem } from '#core/rules/messages.ts'
import { unless } from '#core/rules/rule.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { ItemList, NewItem } from '#core/will/changes.ts'
import { partnerOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { unknownInItem } from './references.ts'

/** An item to save. A new one has no id. */
export type Kept<L extends ItemList> = NewItem<L> & { readonly id?: number }

type ItemRules = { readonly [L in ItemList]: (will: Will, item: Kept<L>, today: Day) => Problem[] }

const onlyOnePartner = (will: Will, person: Kept<'persons'>): Problem[] => {
  const partner = partnerOf(will)
  return unless(person.type !== 'partner' || !partner || partner.id === person.id, 'relationship', 'SELECT_OPTION')
}

const rules: ItemRules = {
  persons: (will, person, today) => [
    ...(person.type === 'Child' ? childIsDescribed(person, today) : personIsDescribed(person, today)),
    ...onlyOnePartner(will, person),
  ],
  charities: (_will, charity) => charityIsDescribed(charity),
  pets: (_will, pet) => petIsDescribed(pet),
  accounts: (will, account) => jointOwnersAreNamed(will, account),
  gifts: (will, gift) => giftIsDescribed(will, gift),
}

/** The problems of the item itself, without its references. */
export const ownProblemsOfItem = <L extends ItemList>(will: Will, list: L, item: Kept<L>, today: Day): Problem[] =>
  rules[list](will, item, today)

/** The problems of one item, under the names of the fields in its dialog. */
export const problemsOfItem = <L extends ItemList>(will: Will, list: L, item: Kept<L>, today: Day): Problem[] => [
  ...unknownInItem(will, list, item),
  ...ownProblemsOfItem(will, list, item, today),
]
