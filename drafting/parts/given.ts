import { isFilled } from '#core/text/contact.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { bodyNamed, charityPartiesOf, type Party, partiesOf } from '../party.ts'

/** Who gets a gift. */
export type Given = {
  readonly to: readonly Party[]
  /** Who takes instead. Nobody: it falls into what is left. */
  readonly backups: readonly Party[]
}

export const givenTo = (will: Will, gift: Gift): Given => {
  // A donation goes to charities: people chosen before it became one play no part.
  const persons = gift.type === 'Donation' ? [] : partiesOf(will, gift.persons)
  const named = [...persons, ...charityPartiesOf(will, gift.charities)]
  const typed = gift.type === 'Donation' && named.length === 0 && isFilled(gift.charityName) ? gift.charityName : ''
  const to = typed ? [bodyNamed(`gift:${gift.id}`, typed)] : named
  const isRecipient = (party: Party): boolean => to.some(({ key }) => key === party.key)
  const backups =
    gift.ifDie === 'Goes to someone else'
      ? [...partiesOf(will, gift.backupPersons), ...charityPartiesOf(will, gift.backupCharities)]
      : []
  return { to, backups: backups.filter((party) => !isRecipient(party)) }
}

/** What was typed, without the full stop that the sentence it stands in brings. */
export const asNoun = (typed: string | undefined): string => (typed ?? '').trim().replace(/[.;,]$/, '')
