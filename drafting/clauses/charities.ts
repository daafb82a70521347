import type { Will } from '#core/will/schema.ts'
import { everySharing } from '#core/will/trusts.ts'
import { defineClause } from '../clause.ts'
import type { Party } from '../party.ts'
import { paragraph } from '../wording.ts'
import { giftsOf } from './gifts.ts'
import { substitutionsOf } from './if-a-share-fails.ts'
import type { Portion } from './portions.ts'
import { giftsOfProperty } from './property.ts'
import { residueOf } from './residue.ts'
import { heldOnTrustPart } from './trustees.ts'
import { ultimateDefaultOf } from './ultimate-default.ts'

const takersOfShares = (will: Will): Portion[] => [
  ...residueOf(will).heirs,
  ...substitutionsOf(will).flatMap((each) => (each.goes === 'to backups' ? each.backups : [])),
]

/** Every person and body that the will gives money, things or a share to, backups included. */
const takers = (will: Will): Party[] => {
  const { money, items, donations, byRate, shares } = giftsOf(will)
  const portions = [...everySharing(will).flatMap(takersOfShares), ...ultimateDefaultOf(will).named]
  return [
    ...portions.map(({ party }) => party),
    ...[...money, ...items, ...donations, ...byRate, ...shares, ...giftsOfProperty(will)].flatMap(({ to, backups }) => [
      ...to,
      ...backups,
    ]),
  ]
}

/** A charity that has closed by then would otherwise lose the gift: the statute saves only a registered merger. */
export const charities = defineClause({
  id: 'charities',
  heading: 'Charities and other organisations',
  steps: [],
  when: 'Somebody the will names to take something is a charity or other organisation.',
  appliesTo: (will) => takers(will).some(({ kind }) => kind === 'charity'),
  needs: { heldOnTrust: heldOnTrustPart },
  from: ['persons', 'charities', 'gifts', 'trusts', 'ultimateDefault'],
  why: 'Makes sure a charity’s gift still works if it has changed its name, merged or closed.',
  source: 'Charities Act 2011 s.311',
  draft: ({ heldOnTrust }) => [
    paragraph`What I give to a charity or other organisation is for its general purposes. My Executors may accept a receipt from anyone who appears to be one of its proper officers.`,
    paragraph`If by my death${heldOnTrust.length > 0 ? ', or by the end of the trust from which it takes,' : ''} it has changed its name, merged or handed on its assets, the gift goes to the body that has taken over its work. If there is no such body, the gift does not fail: my Executors must give it to a charity whose aims they consider closest to its own.`,
  ],
})
