import type { ModerationReply } from '#core/api/desk-queues.ts'
import { Do, deskAct } from './acts.tsx'
import { act, read } from './api.ts'
import { useSending } from './dialog.tsx'
import { why } from './fields.tsx'
import { KeyHints } from './keys.tsx'
import { QueuePage } from './pages.tsx'
import { Pill } from './table.tsx'
import { dayOf } from './words.ts'

const refusing = (id: number) =>
  deskAct({
    title: `Refuse review ${id}?`,
    button: 'Refuse it',
    fields: { reason: why(['It names a person', 'It is not about the service', 'It insults']) },
    send: ({ reason }, over) =>
      act('POST /api/desk/reviews/{id}/refuse', { params: { id }, body: { reason, over: over ?? null } }),
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
      keyOf={({ id }) => id}
      columns={[
        { head: 'Review', cell: ({ id }) => id },
        { head: 'Stars', cell: ({ rating }) => `${rating} of 5` },
        { head: 'Words', cell: ({ words }) => words || '–' },
        { head: 'Shown as', cell: ({ name }) => name ?? 'no name', wide: true },
        { head: 'Given', cell: ({ given }) => dayOf(given), wide: true },
        { head: 'Do', cell: (review) => <Decide review={review} /> },
      ]}
      foot={<KeyHints />}
    />
  )
}
