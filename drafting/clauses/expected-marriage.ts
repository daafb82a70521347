import { defineClause } from '../clause.ts'
import { isEngaged } from '../parts/engagement.ts'
import { paragraph, the } from '../wording.ts'

/** A marriage cancels a will unless it was made expecting that marriage to that person, so the person is named. */
export const expectedMarriage = defineClause({
  id: 'expected-marriage',
  heading: 'My coming marriage or civil partnership',
  steps: ['will.about-me.marital-status', 'will.beneficiaries.partner'],
  when: 'The testator is engaged.',
  appliesTo: isEngaged,
  needs: ['engagement'],
  from: ['status', 'persons'],
  why: 'You told us you are engaged. Without this clause your wedding would cancel the will.',
  source: 'Wills Act 1837 ss.18(3) and 18B(3)',
  reviewed: false,
  draft: ({ engagement: { to } }) =>
    to
      ? [
          paragraph`I expect to marry, or to form a civil partnership with, ${the(to)}. I do not want that to cancel this will. The will also has effect if it never happens.`,
        ]
      : [],
})
