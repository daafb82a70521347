import { listed } from '#core/text/names.ts'
import { nameOfGift } from '#core/will/describe.ts'
import { charitiesOf, personsOf } from '#core/will/questions.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import css from './gift-note.module.css'

const BLANK = '________'

const isSaid = (gift: Gift): boolean => {
  if (gift.type === 'Money' || gift.type === 'Donation') return gift.amount !== undefined
  if (gift.type === 'Item') return Boolean(gift.title?.trim())
  return gift.accountId !== undefined || Boolean(gift.provider?.trim())
}

const namesIn = (will: Will, persons: readonly number[], charities: readonly number[]): string[] =>
  [...personsOf(will, persons), ...charitiesOf(will, charities)].map(({ fullname }) => fullname)

/** The gift as typed so far, in one sentence. What is not said yet is a blank. */
export function GiftSentence({ will, gift }: { will: Will; gift: Omit<Gift, 'id'> }) {
  const whole: Gift = { ...gift, id: 0 }
  const named = namesIn(will, gift.persons, gift.charities)
  const typed = gift.charityName?.trim()
  const takers = named.length > 0 || !typed ? named : [typed]
  const isMoney = gift.type === 'Money' || gift.type === 'Donation'
  const instead = namesIn(will, gift.backupPersons, gift.backupCharities)
  return (
    <p className={css.sentence}>
      You give <strong>{isSaid(whole) ? nameOfGift(will, whole) : BLANK}</strong>
      {isMoney && takers.length > 1 && ' each'} to <strong>{takers.length > 0 ? listed.format(takers) : BLANK}</strong>.
      {gift.ifDie === 'Goes to someone else' && (
        <>
          {' '}
          If they die first, it goes to <strong>{instead.length > 0 ? listed.format(instead) : BLANK}</strong>.
        </>
      )}
      {gift.ifDie === 'Goes to their children' && ' If they die first, it goes to their children.'}
    </p>
  )
}
