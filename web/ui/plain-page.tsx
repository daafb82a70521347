import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'
import css from './plain-page.module.css'
import { Shell } from './shell.tsx'

/** A page that is not a question: a heading, a lead, and whatever follows. */
export function PlainPage({
  title,
  lead,
  tab,
  progress,
  white = false,
  wide = false,
  invalid = false,
  bothLanguages,
  above,
  children,
}: {
  title: string
  lead?: ReactNode
  tab?: string
  progress?: number | undefined
  white?: boolean
  /** The full width of the page instead of the width of its text. */
  wide?: boolean
  invalid?: boolean
  /** The page exists in both languages, though its address does not say so. */
  bothLanguages?: true
  above?: ReactNode
  children?: ReactNode
}) {
  return (
    <Shell progress={progress} bothLanguages={bothLanguages}>
      <main id="main" className={`${css.main} ${white ? css.white : ''}`}>
        <div className={`${css.inner} ${white && !wide ? css.narrow : ''}`}>
          {above}
          <PageTitle tab={tab ?? title} invalid={invalid}>
            {title}
          </PageTitle>
          {lead && <p className={css.lead}>{lead}</p>}
          {children}
        </div>
      </main>
    </Shell>
  )
}
