import { Link } from 'react-router'
import type { AskedChange } from '#core/api/desk-wordings.ts'
import { Do, deskAct } from '../acts.tsx'
import { act, useRead } from '../api.ts'
import { Page } from '../shell.tsx'
import { AskedChangeBody } from './ask-for-change.tsx'
import './clauses.css'

const answering = ({ id, who, wish }: AskedChange) =>
  deskAct({
    title: `Answer ${who}`,
    may: 'answer an asked change',
    says: <blockquote>{wish}</blockquote>,
    button: 'Answer and close it',
    fields: { answer: { label: 'Why the words stay as they are', rows: 4, maxLength: 2000 } },
    send: (body) => act('POST /api/desk/wordings/asked/{id}/answer', { params: { id }, body }),
  })

function Asked({ asked }: { asked: readonly AskedChange[] }) {
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
          {each.state === 'open' && (
            <Do act={answering(each)}>
              Answer <span className="visually-hidden">change {each.id}</span>
            </Do>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What lawyers and readers would have worded otherwise. An answer closes one, and so do other words. */
export function AskedChangesPage() {
  const changes = useRead('GET /api/desk/wordings/asked')
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
        <Asked asked={open} />
        {closed.length > 0 && (
          <section>
            <h2>Closed</h2>
            <Asked asked={closed} />
          </section>
        )}
      </div>
    </Page>
  )
}
