import { type ComponentType, useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { pathIn } from '#core/language.ts'
import { ApiError, OfflineError } from '../api/http.ts'
import { isSignedIn } from '../api/storage.ts'
import { useLanguage, useWords } from '../content/use-words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PlainPage } from '../ui/plain-page.tsx'
import { useFailure } from '../ui/use-act.ts'

export function NotFoundPage() {
  const words = useWords('notFound')
  return (
    <PlainPage bothLanguages title={words.title} lead={words.lead}>
      <div className="cluster above-32 off-paper">
        <ButtonLink label={isSignedIn() ? words.toYourWill : words.toHome} to={pathIn(useLanguage(), '/')} />
      </div>
    </PlainPage>
  )
}

/** What an installed app has of the will, where there is no network. */
const useKeptWill = (error: unknown): ComponentType | undefined => {
  const [page, setPage] = useState<{ KeptWill: ComponentType }>()
  useEffect(() => {
    if (!(error instanceof OfflineError && isSignedIn())) return
    import('../features/preview/kept-will.tsx').then(setPage, () => undefined)
  }, [error])
  return page?.KeptWill
}

/** What is shown when a page cannot be. */
export function ErrorPage() {
  const error = useRouteError()
  const words = useWords('notFound')
  const failure = useFailure()
  const KeptWill = useKeptWill(error)
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const why = error instanceof OfflineError || error instanceof ApiError ? failure(error) : words.why
  return (
    <PlainPage title={words.failed} lead={why}>
      <div className="cluster above-32 off-paper">
        <Button label={words.tryAgain} onClick={() => location.reload()} />
      </div>
      {KeptWill && <KeptWill />}
    </PlainPage>
  )
}
