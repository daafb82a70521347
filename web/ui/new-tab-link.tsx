import type { ReactNode } from 'react'

/** For pages read in the middle of a form, which would lose what was typed. Says that a new tab opens. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
