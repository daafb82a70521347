import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { AskedChange } from '#core/api/desk-wordings.ts'
import { act, useRead } from '../api.ts'
import { FormDialog } from '../dialog.tsx'
import { useMay } from '../person.ts'
import { Page } from '../shell.tsx'
import { AskedChangeBody } from './ask-for-change.tsx'
import './clauses.css'

function AnswerDialog({ asked, onClose }: { asked: AskedChange; onClose: () => void }) {
  const [answer, setAnswer] = useState('')
  const id = useId()
  const send = () => act('POST /api/desk/wordings/asked/{id}/answer', { params: { id: asked.id }, body: { answer } })
  return (
    <FormDialog title={`Answer ${asked.who}`} button="Answer and close it" onSend={send} onClose={onClose}>
      <blockquote>{asked.wish}</blockquote>
      <label htmlFor={id}>Why the words stay as they are</label>
      <textarea id={id} rows={4} maxLength={2000} value={answer} onChange={({ target }) => setAnswer(target.value)} />
    </FormDialog>
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
  const changes = useRead('GET /api/desk/wordings/asked')
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
