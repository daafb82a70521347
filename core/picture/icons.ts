/** The icon of a thing. A person has initials, a charity a heart, a pet a paw. */

import type { AssetType } from '../will/lists.ts'
import type { Gift } from '../will/schema.ts'

export const thingIcons = [
  'money',
  'home',
  'account',
  'pension',
  'online',
  'business',
  'vehicle',
  'jewellery',
  'clock',
  'instrument',
  'picture',
  'book',
  'furniture',
  'paw',
  'thing',
] as const
export type ThingIcon = (typeof thingIcons)[number]

const ofAssets: Readonly<Record<AssetType, ThingIcon>> = {
  Property: 'home',
  'Bank account': 'account',
  'Savings or ISA': 'account',
  'Investments or shares': 'account',
  Pension: 'pension',
  'Life insurance': 'pension',
  Vehicle: 'vehicle',
  Business: 'business',
  'Digital account': 'online',
  Cryptocurrency: 'online',
  Other: 'thing',
}

export const iconOfAsset = (type: AssetType): ThingIcon => ofAssets[type]

/** Words in the name of a thing, each for one icon. The first that fits counts. */
const words: readonly (readonly [ThingIcon, RegExp])[] = [
  [
    'jewellery',
    /\b(?:rings?|necklaces?|bracelets?|brooch(?:es)?|earrings?|pearls?|diamonds?|jewell?e?ry|cufflinks|medals?)\b/iu,
  ],
  ['clock', /\b(?:watch(?:es)?|clocks?)\b/iu],
  ['vehicle', /\b(?:cars?|van|motorbike|motorcycle|bicycle|bike|caravan|boat|tractor)\b/iu],
  ['instrument', /\b(?:pianos?|violins?|guitars?|cello|flute|trumpet|harp|organ)\b/iu],
  ['picture', /\b(?:paintings?|pictures?|photos?|photographs?|prints?|drawings?|watercolours?)\b/iu],
  ['book', /\b(?:books?|bible|letters|diar(?:y|ies)|stamps?)\b/iu],
  ['furniture', /\b(?:tables?|chairs?|desks?|dresser|cabinet|wardrobe|sofa|bookcase|sideboard)\b/iu],
]

export const iconOfThing = (title: string | undefined): ThingIcon =>
  words.find(([, expression]) => expression.test(title ?? ''))?.[0] ?? 'thing'

/** The icon of what a gift is of. */
export const iconOfGift = ({ type, title, accountId }: Pick<Gift, 'type' | 'title' | 'accountId'>): ThingIcon => {
  switch (type) {
    case 'Money':
    case 'Donation':
      return 'money'
    case 'Item':
      return iconOfThing(title)
    case 'Share of an asset':
      return accountId === undefined ? 'account' : 'home'
  }
}
