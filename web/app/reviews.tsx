import { useEffect, useState } from 'react'
import type { Opinions, OpinionsReply } from '#core/wire/opinions.ts'
import { call } from '../client/http.ts'
import css from './reviews.module.css'

const isEnough = (reply: OpinionsReply): reply is Opinions => 'count' in reply

let asked: Promise<OpinionsReply> | undefined

/** Asked for once. A page is whole without it, so it is left out when that fails. */
const reviews = (): Promise<OpinionsReply> => {
  asked ??= call<OpinionsReply>('/api/reviews', { method: 'GET' }).catch(() => ({}))
  return asked
}

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

/** What customers have said, each with an order. Its place is kept free, so that nothing moves when it comes. */
export function Reviews() {
  const [shown, setShown] = useState<Opinions>()
  useEffect(() => {
    let gone = false
    void reviews().then((given) => {
      if (!gone && isEnough(given)) setShown(given)
    })
    return () => {
      gone = true
    }
  }, [])
  return (
    <div className={css.place}>
      {shown && (
        <section aria-label="What customers say">
          {shown.reviews.length > 0 ? (
            <Texts shown={shown} />
          ) : (
            <p className={css.sum}>
              <Sum {...shown} />
            </p>
          )}
        </section>
      )}
    </div>
  )
}
