import css from './tick.module.css'

/** Beside what is agreed to. */
export function Tick() {
  return (
    <svg className={css.tick} viewBox="0 0 16 12" aria-hidden="true">
      <path d="M1.5 6.5 5.5 10.5 14.5 1.5" />
    </svg>
  )
}
