/** The other places in a will that name a person or charity. Shown before they are removed. */
import { isNothing } from '../estate/fraction.ts'
import { lpaForms } from './lpa-options.ts'
import { partOfEstate } from './parts-said.ts'
import { type Named, type Reference, type ReferencePlace, referencesIn } from './references.ts'
import type { Charity, Person, Will } from './schema.ts'

export type LinkPlace = ReferencePlace | 'estate'

/** `of` is the name of the child, pet, gift, share, account or power of attorney that holds the reference, where there is one. */
export type Link = { readonly place: LinkPlace; readonly of?: string }

/** Places with the same number are listed together, person by person or form by form. */
const order: Record<LinkPlace, number> = {
  executor: 0,
  executorBackup: 1,
  estate: 2,
  guardian: 3,
  backupGuardian: 3,
  estateBackup: 3,
  petGuardian: 4,
  ultimateDefault: 5,
  gift: 6,
  belongings: 7,
  trust: 8,
  account: 9,
  digitalAssets: 10,
  attorneys: 11,
  replacements: 11,
  peopleToTell: 11,
}

const nameOfItem = ({ holder, item }: Reference): string | undefined => {
  switch (holder) {
    case 'will':
      return undefined
    case 'gifts':
      return item.title ?? item.type
    case 'accounts':
      return item.title ?? item.assetType
    case 'trusts':
      return undefined
    case 'powers':
      return lpaForms[item.type].what
    default:
      return item.fullname
  }
}

const linksTo = (will: Will, names: Named, { id, inherit, ...heir }: Person | Charity): Link[] => {
  const references = referencesIn(will).filter((reference) => reference.names === names && reference.ids.includes(id))
  const links = references.flatMap((reference, at): Link[] => {
    const { place, item } = reference
    // Two references in the same place of one item count as one link.
    if (!place || references.slice(0, at).some((other) => other.item === item && other.place === place)) return []
    const of = nameOfItem(reference)
    return [{ place, ...(of !== undefined && { of }) }]
  })
  const share: Link[] = inherit && !isNothing(partOfEstate(heir)) ? [{ place: 'estate' }] : []
  return [...share, ...links].toSorted((one, other) => order[one.place] - order[other.place])
}

export const linksOfPerson = (will: Will, person: Person): Link[] => linksTo(will, 'persons', person)
export const linksOfCharity = (will: Will, charity: Charity): Link[] => linksTo(will, 'charities', charity)
