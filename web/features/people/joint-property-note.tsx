import { lostToCoOwner, ownersOfJointAccount } from '#core/rules/joint-property.ts'
import { namesOf } from '#core/text/names.ts'
import { nameOfProperty } from '#core/will/describe.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import css from './gift-note.module.css'

/** Says at the gift that a jointly owned property or account passes to its other owner, and what to do about it. */
export function JointPropertyNote({ will, gift }: { will: Will; gift: Partial<Gift> }) {
  const lost = lostToCoOwner(will, gift)
  const owners = ownersOfJointAccount(will, gift)
  const outlive = lost && lost.coOwners.length > 1 ? 'outlive' : 'outlives'
  const names = lost && (namesOf(lost.coOwners) || 'the other owner')
  const name = lost && (lost.property.isYourOwn === 'Yes' ? 'your home' : nameOfProperty(will, lost.property))
  return (
    <div role="status">
      {lost && (
        <div className={css.note}>
          {lost.property.ownershipType === 'Joint tenants' ? (
            <p>
              You told us that you own {name} with {names} as joint tenants. If {names} {outlive} you, this gift will do
              nothing. Your part goes to {names} by itself.{' '}
            </p>
          ) : (
            <p>
              You own {name} with {names}, and you have not told us how. If you are joint tenants and {names} {outlive}{' '}
              you, this gift will do nothing. Your part goes to {names} by itself. Your title register at the Land
              Registry says how you own it.
            </p>
          )}
          <p>
            To leave your part by will, you must first end the joint tenancy, by a written notice to {names} while you
            are alive. This is called severance. A solicitor can do it in a day.
          </p>
        </div>
      )}
      {owners && (
        <div className={css.note}>
          <p>
            When you die, an account in two names normally goes to {namesOf(owners) || 'the other owner'} by itself. The
            gift then does nothing.
          </p>
          <p>To leave your part by will, put it into an account in your name alone.</p>
        </div>
      )}
    </div>
  )
}
