/** The rules of the dialogs, applied to what a save changes. */

import { emailGiven } from '#core/rules/fields.rules.ts'
import type { Problem } from '#core/rules/messages.ts'
import { unless } from '#core/rules/rule.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { isFilled } from '#core/text/contact.ts'
import { type ItemList, type ItemOf, itemLists } from '#core/will/changes.ts'
import type { Will } from '#core/will/schema.ts'
import { phoneIsValid } from '../phone/phone.ts'
import { ownProblemsOfItem } from './item.rules.ts'
import { detached } from './merge.ts'

const problemsOfList = <L extends ItemList>(will: Will, list: L, today: Day): Problem[] => {
  const items: readonly ItemOf<L>[] = will[list]
  return items.flatMap((item) =>
    ownProblemsOfItem(will, list, item, today).map(({ field, code }) => ({
      field: `${list}.${item.id}.${field}`,
      code,
    })),
  )
}

/** The stored will without the people and charities that the save removes. */
const without = (stored: Will, next: Will): Will => {
  const persons = new Set(next.persons.map(({ id }) => id))
  const charities = new Set(next.charities.map(({ id }) => id))
  return detached(stored, {
    ...stored,
    persons: stored.persons.filter(({ id }) => persons.has(id)),
    charities: stored.charities.filter(({ id }) => charities.has(id)),
  })
}

/**
 * Only problems that the save introduces. A child may have turned 18 since the last save, and a removed person leaves gaps
 * where they were named: neither may prevent a save of something else.
 */
export const newProblemsOfItems = (stored: Will, next: Will, today: Day): Problem[] => {
  const changed = itemLists.filter((list) => next[list] !== stored[list])
  if (changed.length === 0) return []
  const before = without(stored, next)
  return changed.flatMap((list) => {
    const old = problemsOfList(before, list, today)
    return problemsOfList(next, list, today).filter(
      ({ field, code }) => !old.some((problem) => problem.field === field && problem.code === code),
    )
  })
}

/** A telephone number and an email address are optional, but a changed one must be valid. */
export const problemsOfContact = ({ details: stored }: Will, { details: next }: Will): Problem[] => [
  ...unless(next.phone === stored.phone || phoneIsValid(next.phone), 'phone', 'PHONE_INVALID'),
  ...(next.email === stored.email || !isFilled(next.email) ? [] : emailGiven('email', next.email)),
]
