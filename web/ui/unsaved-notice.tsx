import { Link } from 'react-router'
import { destinationAt } from '#core/journey/guards.ts'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import { isStepName, stepNamed } from '#core/journey/steps.ts'
import { unsavedNotice as words } from '#words/en/forms.ts'
import { storage } from '../api/storage.ts'
import { needsItsPage, unsavedBy, unsavedDialogsOf, useWatchUnsaved } from '../api/unsaved.ts'
import { markVisited } from '../api/visits.ts'
import css from './step-page.module.css'

type Waiting = { readonly name: RouteName; readonly title: string }

const inDialogs = (user: number | undefined): Waiting[] =>
  unsavedDialogsOf(user).flatMap(({ path }) => {
    const place = destinationAt(path)
    return place?.name === undefined ? [] : [{ name: place.name, title: place.title }]
  })

const onSteps = (user: number | undefined): Waiting[] =>
  unsavedBy(user).flatMap((entry) =>
    needsItsPage(entry) && isStepName(entry.step) ? [{ name: entry.step, title: stepNamed(entry.step).title }] : [],
  )

/** Tells a customer who was logged out while typing that their unsaved answers are kept, and where. */
export function UnsavedNotice({ at }: { at: RouteName }) {
  useWatchUnsaved()
  const user = storage.user.id()
  const dialogs = inDialogs(user)
  // The step on screen shows its own.
  const elsewhere = [...dialogs, ...onSteps(user)].find(({ name }) => name !== at)
  return (
    <>
      {dialogs.some(({ name }) => name === at) && (
        <p className={css.restored} role="status">
          {words.youWereAddingOrChanging}
        </p>
      )}
      {elsewhere && (
        <p className={css.restored} role="status">
          {words.youTypedSomethingOn(elsewhere.title)}{' '}
          <Link to={pathOf(elsewhere.name)} onClick={() => markVisited(elsewhere.name)}>
            {words.goBackToIt}
          </Link>
        </p>
      )}
    </>
  )
}
