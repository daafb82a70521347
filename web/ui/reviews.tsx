import { useEffect, useState } from 'react'
import type { PublishedReviews, ReviewsReply } from '#core/api/visitors.ts'
import { call } from '../api/http.ts'
import { useWords } from '../content/use-words.ts'
import css from './reviews.module.css'

function Sum({ average, count }: PublishedReviews) {
  const words = useWords('reviews')
  return (
    <span>
      <strong>{words.average(String(average))}</strong>, {words.from(String(count))}
    </span>
  )
}

function Texts({ shown }: { shown: PublishedReviews }) {
  const words = useWords('reviews')
  return (
    <details>
      <summary className={css.sum}>
        <Sum {...shown} /> <span className="brand underlined">{words.more}</span>
      </summary>
      <ul className={css.texts}>
        {shown.reviews.map((review) => (
          <li key={review.given + review.words}>
            <p className={css.words}>{review.words}</p>
            <p className="soft small above-4">
              {review.name ?? words.customer}, {words.average(String(review.rating))}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

function ShownReviews({ shown }: { shown: PublishedReviews }) {
  const { heading } = useWords('reviews')
  return (
    <section aria-label={heading} className={css.place}>
      {shown.reviews.length > 0 ? (
        <Texts shown={shown} />
      ) : (
        <p className={css.sum}>
          <Sum {...shown} />
        </p>
      )}
    </section>
  )
}

const isEnough = (reply: ReviewsReply): reply is PublishedReviews => 'count' in reply

/** What customers have said, each with an order; nothing while there are too few. It stands below the first screen, so no reader sees the footer move. */
export function Reviews() {
  const [shown, setShown] = useState<PublishedReviews>()
  useEffect(() => {
    call('GET /api/reviews').then(
      (reply) => setShown(isEnough(reply) ? reply : undefined),
      // The page is complete without the reviews.
      () => undefined,
    )
  }, [])
  return shown && <ShownReviews shown={shown} />
}
