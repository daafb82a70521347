import { defineClause } from '../clause.ts'
import { type GiftOfProperty, giftsOfProperty } from '../parts/gifts-of-property.ts'
import { type DraftRun, paragraph, paragraphOrList, percent, sentence } from '../wording.ts'
import { ifItFails, shared } from './gift-wording.ts'

const DEBT = 'any mortgage or other debt secured on it when I die'

const terms = ({ freeOfMortgage, hundredths }: GiftOfProperty): string => {
  if (freeOfMortgage) return `free of ${DEBT}. My Executors must pay that debt from my Residuary Estate.`
  return `subject to ${hundredths === undefined ? '' : 'the same part of '}${DEBT}.`
}

const gift = (given: GiftOfProperty): DraftRun[] => {
  const part =
    given.hundredths === undefined ? 'all my interest' : sentence`${percent(given.hundredths)} of my interest`
  const which = given.home ? given.where : `the property known as ${given.where}`
  const replacement = given.orLaterHome ? ', or in whatever property is my main home when I die,' : ''
  return sentence`I give ${part} in ${which}${replacement} to ${shared(given.to)}, ${terms(given)}${ifItFails(given.backups, false)}`
}

/** No right to live in a home and no life interest: those need a trust made to measure. */
export const property = defineClause({
  id: 'property',
  heading: 'Gifts of property',
  steps: ['will.gifts', 'will.about-me.you-own-property'],
  when: 'There is a gift of a property, or of a part of one.',
  appliesTo: (will) => giftsOfProperty(will).length > 0,
  needs: ['propertyGifts'],
  from: ['gifts', 'accounts', 'details', 'persons', 'charities'],
  why: 'Gives a house or flat to the people you chose, and says who pays its mortgage.',
  source: 'Administration of Estates Act 1925 s.35; Law of Property Act 1925 ss.36 and 184; Wills Act 1837 s.24',
  reviewed: false,
  draft: ({ propertyGifts }) => [
    paragraphOrList(propertyGifts.map(gift)),
    paragraph`If my interest in a property passes to a co-owner automatically when I die, the gift of it has no effect. Whatever I have not given of a property is part of my Residuary Estate.`,
  ],
})
