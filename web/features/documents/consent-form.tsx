import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError, call, OfflineError } from '../../api/http.ts'
import { downloadConsent } from '../../content/download-consent.ts'
import { Button } from '../../ui/button.tsx'
import { Checkboxes } from '../../ui/choices.tsx'
import { ErrorSummary, type ShownError } from '../../ui/error-summary.tsx'
import page from '../../ui/plain-page.module.css'
import css from './downloads.module.css'

const statements = downloadConsent.sections
type Statement = (typeof statements)[number]['id']

/** Two separate statements, unticked, that are asked for once, before the first download. */
export function ConsentForm({ onGiven }: { onGiven: () => Promise<unknown> }) {
  const [agreed, setAgreed] = useState<readonly Statement[]>([])
  const [errors, setErrors] = useState<readonly ShownError[]>([])
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (agreed.length < statements.length)
      return setErrors([{ field: 'consent', text: 'Tick both to download, or come back later.' }])
    setBusy(true)
    setErrors([])
    try {
      await call('/api/documents/consent', { body: { startNow: true, loseRight: true } })
      await onGiven()
    } catch (failure) {
      if (!(failure instanceof ApiError) && !(failure instanceof OfflineError)) throw failure
      setErrors([{ field: '', text: failure.message }])
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
      <ErrorSummary errors={errors} />
      <h2>{downloadConsent.title}</h2>
      <p className={page.soft}>{downloadConsent.lead}</p>
      <Checkboxes
        name="consent"
        label="Tick both"
        error={errors.find(({ field }) => field === 'consent')?.text}
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
          Continue to your documents
        </Button>
        <Link to="/account">I would like a refund</Link>
      </div>
    </form>
  )
}
