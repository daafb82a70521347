import { useWelsh } from '../content/use-words.ts'
import css from './landing.module.css'

/** Tells somebody who reads in Welsh where the Welsh ends, before they get there. */
export function Crossing() {
  const words = useWelsh('crossing')
  return (
    words && (
      <section className={css.crossing} aria-labelledby="crossing">
        <h2 id="crossing">{words.heading}</h2>
        <p>{words.what}</p>
        <p>{words.welshWill}</p>
      </section>
    )
  )
}
