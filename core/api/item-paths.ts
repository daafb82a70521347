import type { ItemList } from '../will/changes.ts'

/** What the path of an item call names each list of the will. */
export const itemPaths = {
  persons: 'persons',
  charities: 'charities',
  pets: 'pet',
  accounts: 'account',
  gifts: 'gift',
} as const satisfies Record<ItemList, string>
