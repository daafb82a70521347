import { describe, expect, test } from 'vitest'
import { stopsCheckout } from '#core/advice/advice.ts'
import type { Will } from '#core/will/schema.ts'
import { cohabiting, family, nothing, ruth, said, thomas } from '#testkit/advised-wills.ts'
import { simplestWill, today } from '#testkit/builders.ts'
import { aDisabledPersonsTrust, tomsWill } from '#testkit/trusts.ts'
import { willsTerms } from '#words/en/wills-terms.ts'

const listed = willsTerms.sections['not-for'].list.list

const isTurnedAway = (will: Will): boolean => stopsCheckout(will, today).some(({ level }) => level !== 'warn')

/** Somebody of whom each line is true. */
const people: Readonly<Record<string, Will>> = {
  'You own land, a home or a business in another country.': said('land-abroad'),
  'You own a farm, or someone else owns part of your business or private company.': said('business-with-others'),
  'You want two people to share the use of your home for life, or others to decide who gets what.': said(
    'others-decide',
    tomsWill(),
  ),
  'Someone who is to have something outright needs help to manage money, is bankrupt or has an addiction.':
    said('needs-help-with-money'),
  'You want to leave your husband, wife or civil partner nothing, or little.': family({
    persons: [thomas(0, nothing), ruth(100)],
  }),
  'You want to leave nothing to a child under 18, or to someone you support.': said('dependant-left-out'),
  'Someone you were married to gets maintenance from you, or may still ask a court for some.': said(
    'former-spouse-may-claim',
    simplestWill({ status: 'Divorced' }),
  ),
  'You promised someone that you would leave them something.': said('promise-acted-on'),
  'Someone is pressing you.': said('under-pressure'),
}

describe('Who needs a solicitor instead', () => {
  test('is said of each of those whom the product turns away, and of nobody else', () => {
    expect(listed).toEqual(Object.keys(people))
  })

  test.each(Object.entries(people))('is stopped before paying: %s', (_line, will) => {
    expect(isTurnedAway(will)).toBe(true)
  })

  test.each<[string, Will]>([
    ['a business that is theirs alone', said('business-alone')],
    ['a divorce under way', said('divorce-under-way', family())],
    [
      'money held here for somebody who needs help with it',
      said('needs-help-with-money', tomsWill({ trusts: [aDisabledPersonsTrust()] })),
    ],
    ['a partner, and no wedding planned', cohabiting()],
  ])('is said of no one whom the product serves: %s', (_who, will) => {
    expect(isTurnedAway(will)).toBe(false)
  })
})
