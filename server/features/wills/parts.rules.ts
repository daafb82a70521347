import type { Problem } from '#core/rules/messages.ts'
import type { OfferedPart } from '#core/will/lists.ts'
import { partsNotOffered } from '#core/will/parts-used.ts'
import type { Will } from '#core/will/schema.ts'

/** The page field under which a part is refused. */
const fieldOfPart: Readonly<Record<OfferedPart, string>> = {
  'home-for-life': 'trusts',
  'life-interest': 'trusts',
  'disabled-person': 'trusts',
  classes: 'trusts',
  ages: 'age',
  belongings: 'belongings',
  'charity-by-rate': 'gifts',
  estimates: 'values',
}

/** A part that is switched off cannot be added. A will that has it keeps it. */
export const problemsOfParts = (stored: Will, next: Will, offered: readonly OfferedPart[]): Problem[] => {
  const had = partsNotOffered(stored, offered)
  return partsNotOffered(next, offered)
    .filter((part) => !had.includes(part))
    .map((part) => ({ field: fieldOfPart[part], code: 'PART_NOT_OFFERED' }))
}
