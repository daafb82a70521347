import { isFilled } from '#core/formats/contact.ts'
import { inheritors } from '#core/will/questions.ts'
import type { Gift, Person, Will } from '#core/will/schema.ts'
import { defineClause } from '../clause.ts'
import { paragraph } from '../wording.ts'

const isBody = ({ type }: Person): boolean => type === 'Charity' || type === 'Gift Charity'

const givesToCharity = (gift: Gift): boolean =>
  gift.charities.length > 0 ||
  (gift.type === 'Donation' && isFilled(gift.charityName)) ||
  (gift.ifDie === 'Goes to someone else' && gift.backupCharities.length > 0)

const namesACharity = (will: Will): boolean =>
  will.persons.some(isBody) ||
  will.gifts.some(givesToCharity) ||
  will.ultimateDefault?.option === 'Charity' ||
  inheritors(will).some((heir) => heir.kind === 'charity' || heir.person.estateBackup.charities.length > 0)

/** A charity that is gone by then would otherwise lose the gift: only a registered merger is mended by statute. */
export const charities = defineClause({
  id: 'charities',
  heading: 'Charities and other organisations',
  steps: [],
  when: 'Somebody the will names to take something is a charity or other organisation.',
  appliesTo: namesACharity,
  needs: [],
  from: ['persons', 'charities', 'gifts', 'ultimateDefault'],
  why: 'Makes sure a charity’s gift still works if it has changed its name, merged or closed.',
  source: 'Charities Act 2011 s.311',
  reviewed: false,
  draft: () => [
    paragraph`What I give to a charity or other organisation is for its general purposes. My Executors may accept a receipt from anyone who appears to be one of its proper officers.`,
    paragraph`If by my death it has changed its name, merged or handed on its assets, the gift goes to the body that has taken over its work. If there is no such body, the gift does not fail: my Executors must give it to a charity whose aims they consider closest to its own.`,
  ],
})
