import type { Opinions } from '#core/wire/opinions.ts'
import css from './reviews.module.css'

function Sum({ average, count }: Opinions) {
  return (
    <span>
      <strong>{average} out of 5</strong>, from {count} verified customers.
    </span>
  )
}

function Texts({ shown }: { shown: Opinions }) {
  return (
    <details>
      <summary className={css.sum}>
        <Sum {...shown} /> <span className={css.more}>What they say</span>
      </summary>
      <ul className={css.texts}>
        {shown.reviews.map(({ rating, words, name, given }) => (
          <li key={given + words}>
            <p className={css.words}>{words}</p>
            <p className={css.by}>
              {name ?? 'A customer'}, {rating} out of 5
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The average, and a few texts for whoever wants to read them. */
export function ShownReviews({ shown }: { shown: Opinions }) {
  return (
    <section aria-label="What customers say">
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
