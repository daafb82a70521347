import { type ReactNode, useEffect, useState } from 'react'
import type { Opinions, OpinionsReply } from '#core/api/opinions.ts'
import { call } from '../api/http.ts'
import css from './reviews.module.css'

const isEnough = (reply: OpinionsReply): reply is Opinions => 'count' in reply

/** Nothing while there are too few; what draws them comes only with them. */
const drawn = async (): Promise<ReactNode> => {
  const shown = await call<OpinionsReply>('/api/reviews', { method: 'GET' })
  if (!isEnough(shown)) return undefined
  const { ShownReviews } = await import('./shown-reviews.tsx')
  return <ShownReviews shown={shown} />
}

/** What customers have said, each with an order. Its place is kept free, so that nothing moves when it comes. */
export function Reviews() {
  const [shown, setShown] = useState<ReactNode>()
  useEffect(() => {
    // The page is whole without it, so it stays empty when that fails.
    drawn().then(setShown, () => undefined)
  }, [])
  return <div className={css.place}>{shown}</div>
}
