import { Link } from 'react-router'
import { placeAt } from '#core/journey/guards.ts'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import { storage } from '../client/storage.ts'
import { dialogsThatWait } from '../client/unsaved-dialog.ts'
import { markVisited } from '../client/visits.ts'
import css from './step-page.module.css'

/** Tells somebody who was logged out with a dialog open that what they typed in it is kept, and where. */
export function DialogWaits({ at }: { at: RouteName }) {
  const [first] = dialogsThatWait(storage.user.get()?.id)
  const place = first && placeAt(first.path)
  if (place?.name === undefined) return null
  const { name, title } = place
  return (
    <p className={css.restored} role="status">
      You were adding or changing something{' '}
      {name === at ? (
        'here. What you typed is kept: open it again to go on.'
      ) : (
        <>
          on “{title}”. What you typed is kept.{' '}
          <Link to={pathOf(name)} onClick={() => markVisited(name)}>
            Go back to it
          </Link>
        </>
      )}
    </p>
  )
}
