import type { FormEvent } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { MessagesReply, OpenedMessageReply } from '#core/api/desk-queues.ts'
import { Do, deskAct } from './acts.tsx'
import { act, read } from './api.ts'
import { Refusal, useSending } from './dialog.tsx'
import { useFields, why } from './fields.tsx'
import { KeyHints } from './keys.tsx'
import { QueuePage, RecordPage } from './pages.tsx'
import { useMay } from './person.ts'
import { Facts, Pill } from './table.tsx'
import { dayOf, momentOf, ownerOf, promiseInWords } from './words.ts'

type Message = MessagesReply['messages'][number]

function Due({ message }: { message: Pick<Message, 'state' | 'due' | 'answered'> }) {
  if (message.state !== 'open') return <Pill tone="good">{message.state}</Pill>
  return <Pill {...promiseInWords(message.due, new Date())} />
}

/** What people wrote to us, what has to be answered first at the top. */
export function MessagesPage() {
  return (
    <QueuePage
      title="Messages"
      read={read('GET /api/desk/messages')}
      caption="Messages, earliest promise first"
      rows={({ messages }) => messages}
      keyOf={({ id }) => id}
      toOf={({ id }) => `/desk/messages/${id}`}
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
        { head: 'Owner', cell: ownerOf, wide: true },
      ]}
      foot={<KeyHints />}
    />
  )
}

function Answer({ message: { id, templates } }: { message: OpenedMessageReply }) {
  const { typed, set, field } = useFields({
    text: { label: 'Your answer, sent by email', rows: 8, maxLength: 5000 },
    settles: { label: 'This settles it', first: true },
  })
  const { sending, refusal, send } = useSending()
  const navigate = useNavigate()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await send(() => act('POST /api/desk/messages/{id}/answer', { params: { id }, body: typed })))
      void navigate('/desk/messages')
  }
  return (
    <form onSubmit={submit}>
      {templates.length > 0 && (
        <fieldset className="chips">
          <legend>Begin with</legend>
          {templates.map((template) => (
            <button key={template.id} type="button" onClick={() => set({ text: template.text })}>
              {template.title}
            </button>
          ))}
        </fieldset>
      )}
      {field('text')}
      {field('settles')}
      <Refusal>{refusal}</Refusal>
      <div className="actions">
        <button type="submit" className="primary" aria-disabled={sending || undefined}>
          Send the answer
        </button>
      </div>
    </form>
  )
}

const closing = (id: number) =>
  deskAct({
    title: `Close message ${id}?`,
    button: 'Close it',
    fields: { reason: why(['Advertising', 'Sent twice', 'Answered by telephone']) },
    send: (body) => act('POST /api/desk/messages/{id}/close', { params: { id }, body }),
  })

/** One message with its answers, and the place to answer it. */
export function MessagePage() {
  const id = Number(useParams().id)
  const may = useMay()
  const { refusal, press } = useSending()
  return (
    <RecordPage
      title={`Message ${id}`}
      read={read('GET /api/desk/messages/{id}', { params: { id } })}
      after={({ owner, state }) => (
        <>
          {owner === undefined && (
            <button data-take {...press(() => act('POST /api/desk/messages/{id}/take', { params: { id } }))}>
              Take it
            </button>
          )}
          {state === 'open' && <Do act={closing(id)}>Close without an answer</Do>}
        </>
      )}
      blocks={(message) => (
        <>
          <Refusal>{refusal}</Refusal>
          <Facts
            of={{
              From: (
                <>
                  {message.name}, {message.email}
                  {may('find a customer') && (
                    <>
                      {' '}
                      <Link to="/desk/customers" state={{ message: id }}>
                        Their account
                      </Link>
                    </>
                  )}
                </>
              ),
              About: `${message.topic}, ${message.reference}, received ${momentOf(message.received)}`,
              'Answer by': (
                <>
                  <Due message={message} /> {momentOf(message.due)}
                </>
              ),
            }}
          />
          <p className="letter">{message.message}</p>
          {message.answers.map(({ at, who, text }) => (
            <section key={at}>
              <h2>
                {who} answered, {momentOf(at)}
              </h2>
              <p className="letter">{text}</p>
            </section>
          ))}
          {message.state !== 'closed' && (
            <section>
              <h2>Answer</h2>
              <Answer key={message.answers.length} message={message} />
            </section>
          )}
        </>
      )}
    />
  )
}
