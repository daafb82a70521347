import type { CardKey } from '#core/picture/cards.ts'
import { ageOn, isRealDay, isUnder18 } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import type { YesNo } from '#core/will/lists.ts'
import { isMinor, relationShown } from '#core/will/questions.ts'
import type { Account, Birthday, Charity, Gift, Person, Pet, Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { describe as words } from '#words/en/people.ts'
import { today } from '../../api/today.ts'
import { cardsOfWill } from '../picture/cards-of-will.ts'
import { Disc } from '../picture/disc.tsx'
import css from './mark.module.css'

/** What stands before a name in a list: a disc for a person, charity or pet, an icon for a thing. Decoration only. */

const icons = {
  home: 'M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5',
  money: 'M3 7h18v10H3zM12 14.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M6 10v4M18 10v4',
  ring: 'M12 21a6 6 0 1 0 0-12 6 6 0 0 0 0 12M9 3h6l2 2.6L12 9 7 5.6z',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z',
  gift: 'M4 12v8h16v-8M3 8h18v4H3zM12 8v12M12 8c-2 0-5-.6-5-2.6S9.6 3 12 8c2.4-5 5-4.6 5-2.6S14 8 12 8',
  account: 'M3 10 12 4l9 6M5 10v8M10 10v8M14 10v8M19 10v8M3 20h18',
  vehicle: 'M4 16v-4l2-5h12l2 5v4M4 12h16M3 16h18M7 16v2M17 16v2',
  online: 'M4 5h16v11H4zM9 20h6M12 16v4',
  policy: 'M12 3l7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6zM9 12l2 2 4-4',
} as const

export type ThingIcon = keyof typeof icons

const accountIcons: Record<Account['assetType'], ThingIcon> = {
  Property: 'home',
  'Bank account': 'account',
  'Savings or ISA': 'account',
  'Investments or shares': 'account',
  Pension: 'policy',
  'Life insurance': 'policy',
  Vehicle: 'vehicle',
  Business: 'account',
  'Digital account': 'online',
  Cryptocurrency: 'online',
  Other: 'gift',
}

export const iconOfAccount = ({ assetType }: Pick<Account, 'assetType'>): ThingIcon => accountIcons[assetType]

export const iconOfGift = ({ accounts }: Pick<Will, 'accounts'>, gift: Gift): ThingIcon => {
  if (gift.type === 'Money' || gift.type === 'Donation') return 'money'
  const given = accounts.find(({ id }) => id === gift.accountId)
  if (gift.type === 'Share of an asset') return given ? iconOfAccount(given) : 'account'
  return /\bring\b/i.test(gift.title ?? '') ? 'ring' : 'gift'
}

/** The disc of a person, charity or pet. */
export function Mark({ will, of, small = false }: { will: Will; of: CardKey; small?: boolean }) {
  const card = cardsOfWill(will).find(({ key }) => key === of)
  return card ? <Disc card={card} small={small} /> : null
}

export function ThingMark({ icon }: { icon: ThingIcon }) {
  return (
    <span className={css.thing} aria-hidden="true">
      <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
    </span>
  )
}

/** The descriptions of people and things under their names. */

export const describePerson = (person: Person): string => {
  const relation = kept.said(relationShown(person))
  if (person.died) return words.hasDiedLeavingChildren(relation)
  if (person.dob) return [relation, words.aged(ageOn(today(), person.dob))].filter(Boolean).join(' · ')
  return [relation, isMinor(person, today()) && kept.said('under 18')].filter(Boolean).join(' · ')
}

export const describeCharity = (charity: Charity): string =>
  charity.charityId ? words.registeredCharity(charity.charityId) : kept.said('Charity')

export const describePet = (pet: Pet): string =>
  [
    pet.type && kept.said(pet.type),
    pet.lookAfter === 'No' && kept.said('nobody named'),
    pet.lookAfter === 'Yes' && pet.money && words.goesWithIt(poundsInWords(pet.money)),
  ]
    .filter(Boolean)
    .join(' · ')

/** Whether a person is under 18, once the date of birth is complete. */
export const minorAnswer = (dob: Birthday | undefined): YesNo | undefined =>
  dob && isRealDay(dob) ? (isUnder18(dob, today()) ? 'Yes' : 'No') : undefined
