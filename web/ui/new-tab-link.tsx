import type { ReactNode } from 'react'
import { useWords } from '../content/use-words.ts'

/** For pages read in the middle of a form, which would lose what was typed. Says that a new tab opens. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  const { newTab } = useWords('fields')
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  )
}
