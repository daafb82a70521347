import css from './watch.module.css'

/** A will in miniature that is not signed yet: the ribbon hangs. */
export function UntiedWill({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 180 220" aria-hidden="true" focusable="false">
      <rect x="24" y="6" width="140" height="196" fill="var(--paper)" stroke="var(--line)" />
      <foreignObject x="58" y="28" width="100" height="40">
        <p className={css.onPaper}>
          The last will of
          <span>{name}</span>
        </p>
      </foreignObject>
      <g stroke="var(--line-strong)" strokeWidth="2" opacity="0.55">
        <path d="M58 74h92M58 82h80M58 90h50M58 106h92M58 114h86M58 122h92M58 138h40" />
      </g>
      <path d="M92 184h62" stroke="var(--line-strong)" strokeWidth="1" />
      <rect x="38" y="4" width="10" height="120" fill="var(--ribbon)" />
      <path d="M38 124l5-6 5 6v6H38z" fill="var(--ribbon)" />
    </svg>
  )
}
