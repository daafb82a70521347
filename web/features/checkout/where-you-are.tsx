import { price } from '#core/text/money.ts'
import css from './where-you-are.module.css'

/** The way from the finished answers to a signed will, of which paying is the second part. `total` is in pence. */
export function WhereYouAre({ total, agreedOn }: { total: number; agreedOn: string | undefined }) {
  const stops = [
    agreedOn === undefined
      ? { title: 'Your will is written', words: 'you can still change every answer' }
      : { title: 'Read and agreed', words: agreedOn },
    { title: 'Pay', words: total === 0 ? 'nothing to pay' : `once, ${price(total)}` },
    { title: 'Print and sign', words: 'paper, ink, two witnesses' },
    { title: 'Tell us where you keep it', words: 'and we remind you when life changes' },
  ]
  return (
    <section className={css.way} aria-labelledby="where-you-are">
      <h2 className="below-20 title" id="where-you-are">
        Where you are
      </h2>
      <ol>
        {stops.map(({ title, words }, index) => (
          <li key={title} aria-current={index === 1 ? 'step' : undefined} data-done={index === 0 || undefined}>
            <strong>{title}</strong>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
