import { type FormEvent, useId, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { MessagesReply, OpenedMessageReply } from '#core/api/desk-queues.ts'
import { act, useRead } from './api.ts'
import { ReasonDialog, Refusal, useSending } from './dialog.tsx'
import { KeyHints } from './keys.tsx'
import { useMay } from './person.ts'
import { Page } from './shell.tsx'
import { DeskTable, Pill } from './table.tsx'
import { dayOf, momentOf, promiseInWords } from './words.ts'

type Message = MessagesReply['messages'][number]

function Due({ message }: { message: Pick<Message, 'state' | 'due' | 'answered'> }) {
  if (message.state !== 'open') return <Pill tone="good">{message.state}</Pill>
  const { says, tone } = promiseInWords(message.due, new Date())
  return <Pill tone={tone}>{says}</Pill>
}

/** What people wrote to us, what has to be answered first at the top. */
export function MessagesPage() {
  const messages = useRead('GET /api/desk/messages')
  return (
    <Page title="Messages" loading={messages}>
      <DeskTable
        caption="Messages, earliest promise first"
        columns={[
          { head: 'Message', cell: ({ id }) => id },
          { head: 'About', cell: ({ topic }) => topic },
          { head: 'Received', cell: ({ received }) => dayOf(received), wide: true },
          {
            head: 'Said that we have it',
            cell: ({ acknowledged }) => (acknowledged === undefined ? '–' : dayOf(acknowledged)),
            wide: true,
          },
          { head: 'Answer by', cell: (message) => <Due message={message} /> },
          { head: 'Owner', cell: ({ owner, mine }) => (owner === undefined ? '–' : mine ? 'You' : owner), wide: true },
        ]}
        rows={messages.data?.messages ?? []}
        keyOf={({ id }) => id}
        toOf={({ id }) => `/desk/messages/${id}`}
      />
      <KeyHints />
    </Page>
  )
}

function Answer({ message }: { message: OpenedMessageReply }) {
  const [text, setText] = useState('')
  const [settles, setSettles] = useState(true)
  const { sending, refusal, send } = useSending()
  const navigate = useNavigate()
  const id = useId()
  const answer = () =>
    act('POST /api/desk/messages/{id}/answer', { params: { id: message.id }, body: { text, settles } })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await send(answer)) void navigate('/desk/messages')
  }
  return (
    <form onSubmit={submit}>
      {message.templates.length > 0 && (
        <fieldset className="chips">
          <legend>Begin with</legend>
          {message.templates.map((template) => (
            <button key={template.id} type="button" onClick={() => setText(template.text)}>
              {template.title}
            </button>
          ))}
        </fieldset>
      )}
      <label htmlFor={id}>Your answer, sent by email</label>
      <textarea id={id} rows={8} maxLength={5000} value={text} onChange={({ target }) => setText(target.value)} />
      <label className="check">
        <input type="checkbox" checked={settles} onChange={({ target }) => setSettles(target.checked)} />
        This settles it
      </label>
      <Refusal>{refusal}</Refusal>
      <div className="actions">
        <button type="submit" className="primary" aria-disabled={sending || undefined}>
          Send the answer
        </button>
      </div>
    </form>
  )
}

/** One message with its answers, and the place to answer it. */
export function MessagePage() {
  const id = Number(useParams().id)
  const message = useRead('GET /api/desk/messages/{id}', { params: { id } })
  const may = useMay()
  const [closing, setClosing] = useState(false)
  const { sending, refusal, send } = useSending()
  const { data } = message
  return (
    <Page
      title={`Message ${id}`}
      loading={message}
      after={
        data && (
          <>
            {data.owner === undefined && (
              <button
                type="button"
                data-take
                aria-disabled={sending || undefined}
                onClick={() => send(() => act('POST /api/desk/messages/{id}/take', { params: { id } }))}
              >
                Take it
              </button>
            )}
            {data.state === 'open' && (
              <button type="button" onClick={() => setClosing(true)}>
                Close without an answer
              </button>
            )}
          </>
        )
      }
    >
      <Refusal>{refusal}</Refusal>
      {data && (
        <div className="sections">
          <dl className="facts">
            <div>
              <dt>From</dt>
              <dd>
                {data.name}, {data.email}
                {may('find a customer') && (
                  <>
                    {' '}
                    <Link to="/desk/customers" state={{ message: id }}>
                      Their account
                    </Link>
                  </>
                )}
              </dd>
            </div>
            <div>
              <dt>About</dt>
              <dd>
                {data.topic}, {data.reference}, received {momentOf(data.received)}
              </dd>
            </div>
            <div>
              <dt>Answer by</dt>
              <dd>
                <Due message={data} /> {momentOf(data.due)}
              </dd>
            </div>
          </dl>
          <p className="letter">{data.message}</p>
          {data.answers.map(({ at, who, text }) => (
            <section key={at}>
              <h2>
                {who} answered, {momentOf(at)}
              </h2>
              <p className="letter">{text}</p>
            </section>
          ))}
          {data.state !== 'closed' && (
            <section>
              <h2>Answer</h2>
              <Answer key={data.answers.length} message={data} />
            </section>
          )}
        </div>
      )}
      {closing && (
        <ReasonDialog
          title={`Close message ${id}?`}
          button="Close it"
          suggestions={['Advertising', 'Sent twice', 'Answered by telephone']}
          onSend={(reason) => act('POST /api/desk/messages/{id}/close', { params: { id }, body: { reason } })}
          onClose={() => setClosing(false)}
        />
      )}
    </Page>
  )
}
