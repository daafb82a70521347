/** What people write to us, and what they say of us. */
import { Link, useNavigate, useParams } from 'react-router'
import type { MessagesReply, ModerationReply, OpenedMessageReply } from '#core/api/desk-queues.ts'
import { Do, deskAct } from './acts.tsx'
import { act, read, useMay } from './api.ts'
import { Form, Refusal, useFields, useSending } from './forms.tsx'
import { KeyHints } from './keys.tsx'
import { Facts, Pill, QueuePage, RecordPage } from './pages.tsx'
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
      toOf={({ id }) => `/desk/messages/${id}`}
      columns={[
        ['Message', ({ id }) => id],
        ['About', ({ topic }) => topic],
        ['Received', ({ received }) => dayOf(received), 'wide'],
        [
          'Said that we have it',
          ({ acknowledged }) => (acknowledged === undefined ? '–' : dayOf(acknowledged)),
          'wide',
        ],
        ['Answer by', (message) => <Due message={message} />],
        ['Owner', ownerOf, 'wide'],
      ]}
      foot={<KeyHints />}
    />
  )
}

function Answer({ message: { id, templates } }: { message: OpenedMessageReply }) {
  const { typed, set, shown } = useFields({
    text: { label: 'Your answer, sent by email', rows: 8, maxLength: 5000 },
    settles: { label: 'This settles it', first: true },
  })
  const sending = useSending()
  const navigate = useNavigate()
  const answer = async () => {
    await act('POST /api/desk/messages/{id}/answer', { params: { id }, body: typed })
    void navigate('/desk/messages')
  }
  return (
    <Form sending={sending} button="Send the answer" work={answer}>
      {templates.length > 0 && (
        <fieldset className="chips line wrap gap-8 below-12">
          <legend>Begin with</legend>
          {templates.map((template) => (
            <button key={template.id} type="button" onClick={() => set({ text: template.text })}>
              {template.title}
            </button>
          ))}
        </fieldset>
      )}
      {shown}
    </Form>
  )
}

const closing = (id: number) =>
  deskAct({
    title: `Close message ${id}?`,
    may: 'close a message',
    button: 'Close it',
    reasons: ['Advertising', 'Sent twice', 'Answered by telephone'],
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
          <p className="letter panel padded anywhere">{message.message}</p>
          {message.answers.map(({ at, who, text }) => (
            <section key={at}>
              <h2>
                {who} answered, {momentOf(at)}
              </h2>
              <p className="letter panel padded anywhere">{text}</p>
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

const refusing = (id: number) =>
  deskAct({
    title: `Refuse review ${id}?`,
    may: 'refuse a review',
    button: 'Refuse it',
    reasons: ['It names a person', 'It is not about the service', 'It insults'],
    send: (typed, over) =>
      act('POST /api/desk/reviews/{id}/refuse', { params: { id }, body: { ...typed, over: over ?? null } }),
  })

function Decide({ review: { id, state } }: { review: ModerationReply['reviews'][number] }) {
  const { refusal, standing, press, leave } = useSending()
  if (state !== 'waiting' && standing === undefined)
    return <Pill tone={state === 'published' ? 'good' : 'quiet'}>{state}</Pill>
  const publish = (over: string | undefined) =>
    act('POST /api/desk/reviews/{id}/publish', { params: { id }, body: { over: over ?? null } })
  return (
    <>
      {refusal && <p role="alert">{refusal}</p>}
      <button className="small" data-row {...press(publish)}>
        Publish {standing !== undefined && 'anyway'} <span className="visually-hidden">review {id}</span>
      </button>{' '}
      {standing === undefined ? (
        <Do act={refusing(id)} className="small">
          Refuse <span className="visually-hidden">review {id}</span>
        </Do>
      ) : (
        <button type="button" className="small" onClick={leave}>
          Leave it <span className="visually-hidden">as it is: review {id}</span>
        </button>
      )}
    </>
  )
}

/** What customers say of the service. It is published as it was written, or refused with a reason: never changed. */
export function ReviewsPage() {
  return (
    <QueuePage
      title="Reviews"
      read={read('GET /api/desk/reviews')}
      lead="Publish what is about us, whether it praises or not. Refuse only what names a person, insults, or is not about the service."
      caption="Reviews, those that wait first"
      rows={({ reviews }) => reviews}
      columns={[
        ['Review', ({ id }) => id],
        ['Stars', ({ rating }) => `${rating} of 5`],
        ['Words', ({ words }) => words || '–'],
        ['Shown as', ({ name }) => name ?? 'no name', 'wide'],
        ['Given', ({ given }) => dayOf(given), 'wide'],
        ['Do', (review) => <Decide review={review} />],
      ]}
      foot={<KeyHints />}
    />
  )
}
