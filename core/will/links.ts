/** Where else in the will a person or a charity is named. Shown before they are removed. */
import { lpaForms } from '../lpa/lists.ts'
import { listsNaming } from '../lpa/named.ts'
import type { Charity, Person, Will } from './schema.ts'

export const linkPlaces = [
  'executor',
  'executorBackup',
  'guardian',
  'backupGuardian',
  'petGuardian',
  'estate',
  'estateBackup',
  'ultimateDefault',
  'gift',
  'account',
  'digitalAssets',
  'attorneys',
  'replacements',
  'peopleToTell',
] as const
export type LinkPlace = (typeof linkPlaces)[number]

/** `of` is the name of the child, pet, gift, share, account or power of attorney that the link hangs on, where there is one. */
export type Link = { readonly place: LinkPlace; readonly of?: string }

const hasShare = (shares: readonly { id: number }[], id: number): boolean => shares.some((share) => share.id === id)

export const linksOfPerson = (will: Will, { id, inherit, estatePercent }: Person): Link[] => [
  ...(will.executor.includes(id) ? [{ place: 'executor' } as const] : []),
  ...(will.executorBackup.includes(id) ? [{ place: 'executorBackup' } as const] : []),
  ...(inherit && estatePercent > 0 ? [{ place: 'estate' } as const] : []),
  ...will.persons.flatMap((other): Link[] => [
    ...(other.guardianId.includes(id) ? [{ place: 'guardian', of: other.fullname } as const] : []),
    ...(other.backupGuardianId.includes(id) ? [{ place: 'backupGuardian', of: other.fullname } as const] : []),
    ...(hasShare(other.estateBackup.persons, id) ? [{ place: 'estateBackup', of: other.fullname } as const] : []),
  ]),
  ...will.pets.flatMap((pet): Link[] =>
    pet.guardianId.includes(id) ? [{ place: 'petGuardian', of: pet.fullname }] : [],
  ),
  ...(hasShare(will.ultimateDefault?.persons ?? [], id) ? [{ place: 'ultimateDefault' } as const] : []),
  ...will.gifts.flatMap((gift): Link[] =>
    gift.persons.includes(id) || gift.backupPersons.includes(id)
      ? [{ place: 'gift', of: gift.title ?? gift.type }]
      : [],
  ),
  ...will.accounts.flatMap((account): Link[] =>
    account.mortgageWithPersons.includes(id) ? [{ place: 'account', of: account.title ?? account.assetType }] : [],
  ),
  ...(will.executorCareAssets?.persons.includes(id) ? [{ place: 'digitalAssets' } as const] : []),
  ...(will.powers ?? []).flatMap((power) =>
    listsNaming(power, id).map((place): Link => ({ place, of: lpaForms[power.type].what })),
  ),
]

export const linksOfCharity = (will: Will, { id, inherit, estatePercent }: Charity): Link[] => [
  ...(inherit && estatePercent > 0 ? [{ place: 'estate' } as const] : []),
  ...will.persons.flatMap((other): Link[] =>
    hasShare(other.estateBackup.charities, id) ? [{ place: 'estateBackup', of: other.fullname }] : [],
  ),
  ...(hasShare(will.ultimateDefault?.charities ?? [], id) ? [{ place: 'ultimateDefault' } as const] : []),
  ...will.gifts.flatMap((gift): Link[] =>
    gift.charities.includes(id) || gift.backupCharities.includes(id)
      ? [{ place: 'gift', of: gift.title ?? gift.type }]
      : [],
  ),
]
