import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError, call, OfflineError } from '../../api/http.ts'
import { downloadConsent } from '../../content/download-consent.ts'
import { Button } from '../../ui/button.tsx'
import { Checkboxes } from '../../ui/choices.tsx'
import page from '../../ui/plain-page.module.css'
import css from './downloads.module.css'

const statements = downloadConsent.sections
type Statement = (typeof statements)[number]['id']

/** Two separate statements, unticked, that are asked for once, before the first download. */
export function ConsentForm({ onGiven }: { onGiven: () => Promise<unknown> }) {
  const [agreed, setAgreed] = useState<readonly Statement[]>([])
  const [error, setError] = useState<string | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (agreed.length < statements.length) return setError('Tick both, or leave your documents for later.')
    setBusy(true)
    setError(undefined)
    try {
      await call('/api/documents/consent', { body: { startNow: true, loseRight: true } })
      await onGiven()
    } catch (failure) {
      if (!(failure instanceof ApiError) && !(failure instanceof OfflineError)) throw failure
      setError(failure.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={css.consent}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      <h2>{downloadConsent.title}</h2>
      <p className={page.soft}>{downloadConsent.lead}</p>
      <Checkboxes
        name="consent"
        label="Please tick both"
        error={error}
        options={statements.map(({ id, blocks: [words] }) => ({
          value: id,
          label: words,
          checked: agreed.includes(id),
        }))}
        onChange={(value, on) => {
          const id = statements.find((statement) => statement.id === value)?.id
          if (id) setAgreed((before) => (on ? [...before, id] : before.filter((each) => each !== id)))
        }}
      />
      <div className={page.actions}>
        <Button type="submit" busy={busy}>
          Go on to the downloads
        </Button>
        <Link to="/account">I would rather have my money back</Link>
      </div>
    </form>
  )
}
