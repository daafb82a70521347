import { useState } from 'react'
import { lostToCoOwner, ownersOfJointAccount } from '#core/rules/joint-property.ts'
import { asKind, wordsOf } from '#core/rules/moved-gift.ts'
import type { ThingKind } from '#core/text/kind-of-thing.ts'
import { listed, namesOf } from '#core/text/names.ts'
import { nameOfGift, nameOfProperty } from '#core/will/describe.ts'
import type { AssetType } from '#core/will/lists.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import { charitiesOf, giftMayFail, isByRate, personsOf } from '#core/will/questions.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { giftNotes as table } from '#words/en/people.ts'
import { Button } from '../../ui/button.tsx'
import { Runs } from '../../ui/runs.tsx'
import { AccountDialog } from './account-list.tsx'

/** What the dialog of a gift says of what is typed in it. */

const moves: Record<ThingKind, string> = {
  property: table.giveItAsAHomeOr,
  business: table.giveItAsAHolding,
  pension: table.putItOnTheListOf,
  policy: table.putItOnTheListOf,
  contents: table.giveTheThingsButNoMoney,
  account: table.giveItAsAnAccount,
  money: table.giveItAsMoney,
}

const keeps: Record<ThingKind, string> = {
  property: table.itIsAThingSuchAs,
  business: table.itIsAThing,
  pension: table.itIsPaidIntoMyEstate,
  policy: table.itIsPaidIntoMyEstate,
  contents: table.keepTheseWords,
  account: table.itIsAThing,
  money: table.itIsAThingSuchAs2,
}

const listedAs: Partial<Record<ThingKind, AssetType>> = {
  property: 'Property',
  pension: 'Pension',
  policy: 'Life insurance',
}

/**
 * The buttons under words that read as another kind of gift. One moves them there with everything that was typed; one keeps them
 * as they are. What is not listed yet is added to the list of what the testator owns.
 */
export function ThingNote({
  will,
  gift,
  kind,
  onMove,
  onListed,
}: {
  will: Will
  gift: Partial<Gift>
  kind: ThingKind
  onMove: (change: Partial<Gift>) => void
  /** What was typed is no gift, and stands on the list instead. */
  onListed: () => void
}) {
  const [adding, setAdding] = useState(false)
  const words = wordsOf(gift)
  const assetType = listedAs[kind]
  const move = () => {
    const change = asKind(will, gift, kind)
    if (change) onMove(change)
    else setAdding(true)
  }
  const listed = (accountId: number) =>
    kind === 'property' ? onMove({ type: 'Share of an asset', accountId, title: words }) : onListed()
  return (
    <div className="notice stack gap-12 below-28 padded">
      <p>
        <Button label={moves[kind]} look="secondary" onClick={move} />
      </p>
      <p>
        <Button label={keeps[kind]} look="link" onClick={() => onMove({ keptAsTyped: words })} />
      </p>
      {adding && (
        <AccountDialog
          will={will}
          from={{ ...(assetType && { assetType }), title: words }}
          onSaved={listed}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

/** Says at the gift that a jointly owned property or account passes to its other owner, and what to do about it. */
export function JointPropertyNote({ will, gift }: { will: Will; gift: Partial<Gift> }) {
  const lost = lostToCoOwner(will, gift)
  const owners = ownersOfJointAccount(will, gift)
  const outlive = lost && lost.coOwners.length > 1 ? 'outlive' : 'outlives'
  const names = lost && (namesOf(lost.coOwners) || table.theOtherOwner)
  const name = lost && (lost.property.isYourOwn === 'Yes' ? 'your home' : nameOfProperty(will, lost.property))
  return (
    <div role="status">
      {lost && (
        <div className="notice stack gap-12 below-28 padded">
          {lost.property.ownershipType === 'Joint tenants' ? (
            <p>{table.youToldUsThatYouOwn(name, names, outlive)}</p>
          ) : (
            <p>{table.youOwnWithAndYouHave(name, names, outlive)}</p>
          )}
          <p>{table.toLeaveYourPartByWill(names)}</p>
        </div>
      )}
      {owners && (
        <div className="notice stack gap-12 below-28 padded">
          <p>{table.whenYouDieAnAccountIn(namesOf(owners) || table.theOtherOwner)}</p>
          <p>{table.toLeaveYourPartByWill2}</p>
        </div>
      )}
    </div>
  )
}

const BLANK = '________'

const isSaid = (gift: Gift): boolean => {
  if (gift.type === 'Money' || gift.type === 'Donation') return gift.amount !== undefined || isByRate(gift)
  if (gift.type === 'Item') return Boolean(gift.title?.trim())
  return gift.accountId !== undefined || Boolean(gift.provider?.trim())
}

const namesIn = (will: Will, persons: readonly number[], charities: readonly number[]): string[] => [
  ...personsOf(will, persons).map((person) => fullNameApart(person, will)),
  ...charitiesOf(will, charities).map(({ fullname }) => fullname),
]

/** The gift as typed so far, in one sentence. What is not said yet is a blank. */
export function GiftSentence({ will, gift }: { will: Will; gift: Omit<Gift, 'id'> }) {
  const whole: Gift = { ...gift, id: 0 }
  const named = namesIn(will, gift.persons, gift.charities)
  const typed = gift.charityName?.trim()
  const takers = named.length > 0 || !typed ? named : [typed]
  const isMoney = gift.type === 'Money' || gift.type === 'Donation'
  const instead = namesIn(will, gift.backupPersons, gift.backupCharities)
  return (
    <p className="tight anywhere">
      <Runs of={table.youGive(isSaid(whole) ? nameOfGift(will, whole) : BLANK)} />
      {isMoney && takers.length > 1 && ` ${table.each}`}{' '}
      <Runs of={table.to(takers.length > 0 ? listed.format(takers) : BLANK)} />
      {gift.ifDie === 'Goes to someone else' && giftMayFail(will, gift) && (
        <>
          {' '}
          <Runs of={table.ifTheyDieFirstItGoes(instead.length > 0 ? listed.format(instead) : BLANK)} />
        </>
      )}
      {gift.ifDie === 'Goes to their children' && ` ${table.ifTheyDieFirstItGoes2}`}
    </p>
  )
}
