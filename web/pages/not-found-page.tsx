import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ApiError, OfflineError } from '../client/http.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PlainPage } from './plain-page.tsx'
import css from './simple-page.module.css'

export function NotFoundPage() {
  return (
    <PlainPage
      white
      title="This page is not here"
      lead="The address may be mistyped, or the page may have moved. Nothing you wrote is lost."
    >
      <div className={css.actions}>
        <ButtonLink to="/">Go to your will</ButtonLink>
      </div>
    </PlainPage>
  )
}

/** What is shown when a page cannot be. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const why =
    error instanceof OfflineError || error instanceof ApiError
      ? error.message
      : 'Something went wrong on our side. What you saved is safe.'
  return (
    <PlainPage white title="We could not show this page" lead={why}>
      <div className={css.actions}>
        <Button onClick={() => location.reload()}>Try again</Button>
      </div>
    </PlainPage>
  )
}
