import { useState } from 'react'
import type { ModerationReply } from '#core/api/desk-queues.ts'
import { act, useRead } from './api.ts'
import { ReasonDialog, useSending } from './dialog.tsx'
import { KeyHints } from './keys.tsx'
import { Page } from './shell.tsx'
import { DeskTable, Pill } from './table.tsx'
import { dayOf } from './words.ts'

type Review = ModerationReply['reviews'][number]

function Decide({ review, onRefuse }: { review: Review; onRefuse: () => void }) {
  const { sending, refusal, standing, send, leave } = useSending()
  if (review.state !== 'waiting' && standing === undefined)
    return <Pill tone={review.state === 'published' ? 'good' : 'quiet'}>{review.state}</Pill>
  return (
    <>
      {refusal && <p role="alert">{refusal}</p>}
      <button
        type="button"
        className="small"
        data-row
        aria-disabled={sending || undefined}
        onClick={() =>
          send((over) =>
            act('POST /api/desk/reviews/{id}/publish', { params: { id: review.id }, body: { over: over ?? null } }),
          )
        }
      >
        Publish {standing !== undefined && 'anyway'} <span className="visually-hidden">review {review.id}</span>
      </button>{' '}
      {standing === undefined ? (
        <button type="button" className="small" onClick={onRefuse}>
          Refuse <span className="visually-hidden">review {review.id}</span>
        </button>
      ) : (
        <button type="button" className="small" onClick={leave}>
          Leave it <span className="visually-hidden">as it is: review {review.id}</span>
        </button>
      )}
    </>
  )
}

/** What customers say of the service. It is published as it was written, or refused with a reason: never changed. */
export function ReviewsPage() {
  const reviews = useRead('GET /api/desk/reviews')
  const [refusing, setRefusing] = useState<number>()
  return (
    <Page title="Reviews" loading={reviews}>
      <p className="lead">
        Publish what is about us, whether it praises or not. Refuse only what names a person, insults, or is not about
        the service.
      </p>
      <DeskTable
        caption="Reviews, those that wait first"
        columns={[
          { head: 'Review', cell: ({ id }) => id },
          { head: 'Stars', cell: ({ rating }) => `${rating} of 5` },
          { head: 'Words', cell: ({ words }) => words || '–' },
          { head: 'Shown as', cell: ({ name }) => name ?? 'no name', wide: true },
          { head: 'Given', cell: ({ given }) => dayOf(given), wide: true },
          { head: 'Do', cell: (review) => <Decide review={review} onRefuse={() => setRefusing(review.id)} /> },
        ]}
        rows={reviews.data?.reviews ?? []}
        keyOf={({ id }) => id}
      />
      <KeyHints />
      {refusing !== undefined && (
        <ReasonDialog
          title={`Refuse review ${refusing}?`}
          button="Refuse it"
          suggestions={['It names a person', 'It is not about the service', 'It insults']}
          onSend={(reason, over) =>
            act('POST /api/desk/reviews/{id}/refuse', {
              params: { id: refusing },
              body: { reason, over: over ?? null },
            })
          }
          onClose={() => setRefusing(undefined)}
        />
      )}
    </Page>
  )
}
