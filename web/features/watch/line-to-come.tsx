import { signedHome as table } from '#words/en/account.ts'
import css from './watch.module.css'

/** The place of the line that says whether a signed will still does what its customer wanted, until that is known. */
export function LineToCome() {
  return (
    <p className={css.line} aria-hidden="true" data-waits>
      {table.nothingYouHaveToldUsSince}
    </p>
  )
}
