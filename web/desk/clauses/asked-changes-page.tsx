import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import type { AskedChange } from '#core/api/desk-wordings.ts'
import { act, useAskedChanges } from '../api.ts'
import { Dialog, Refusal, useSending } from '../dialog.tsx'
import { useMay } from '../person.ts'
import { Page } from '../shell.tsx'
import { AskedChangeBody } from './ask-for-change.tsx'
import './clauses.css'

function AnswerDialog({ asked, onClose }: { asked: AskedChange; onClose: () => void }) {
  const [answer, setAnswer] = useState('')
  const { sending, refusal, send } = useSending()
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await send(() => act(`/wordings/asked/${asked.id}/answer`, { answer }))) onClose()
  }
  return (
    <Dialog title={`Answer ${asked.who}`} onClose={onClose}>
      <form onSubmit={submit}>
        <blockquote>{asked.wish}</blockquote>
        <label htmlFor={id}>Why the words stay as they are</label>
        <textarea id={id} rows={4} maxLength={2000} value={answer} onChange={({ target }) => setAnswer(target.value)} />
        <Refusal>{refusal}</Refusal>
        <div className="actions">
          <button type="submit" className="primary" aria-disabled={sending || undefined}>
            Answer and close it
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function Listed({ asked, onAnswer }: { asked: readonly AskedChange[]; onAnswer?: (asked: AskedChange) => void }) {
  return (
    <ul className="asked">
      {asked.map((each) => (
        <li key={each.id}>
          <h2>
            {each.kind ? (
              <Link to={`/desk/clauses?${new URLSearchParams({ kind: each.kind, words: each.piece })}`}>
                {each.title}
              </Link>
            ) : (
              each.title
            )}
          </h2>
          <AskedChangeBody asked={each} />
          {onAnswer && (
            <button type="button" onClick={() => onAnswer(each)}>
              Answer <span className="visually-hidden">change {each.id}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What lawyers and readers would have worded otherwise. An answer closes one, and so do other words. */
export function AskedChangesPage() {
  const changes = useAskedChanges()
  const may = useMay()
  const [answering, setAnswering] = useState<AskedChange>()
  const asked = changes.data?.asked ?? []
  const open = asked.filter(({ state }) => state === 'open')
  const closed = asked.filter(({ state }) => state !== 'open')
  return (
    <Page title="Asked changes" loading={changes}>
      <div className="sections">
        <p className="lead">
          Lawyers and readers ask for these beside the words. Change the words in the program, and the request closes
          itself; or say why they stay.
        </p>
        {open.length === 0 && <p className="empty">Nothing waits.</p>}
        <Listed asked={open} {...(may('answer an asked change') && { onAnswer: setAnswering })} />
        {closed.length > 0 && (
          <section>
            <h2>Closed</h2>
            <Listed asked={closed} />
          </section>
        )}
      </div>
      {answering && <AnswerDialog asked={answering} onClose={() => setAnswering(undefined)} />}
    </Page>
  )
}
