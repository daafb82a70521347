import type { ReactNode } from 'react'
import landingCss from './landing.module.css'
import css from './plain-page.module.css'
import { PageTitle, Shell } from './shell.tsx'

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
  paper,
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
  /** A page of the visitor's will, beside the words as on the first pages. */
  paper?: { readonly label: string; readonly page: ReactNode } | undefined
  children?: ReactNode
}) {
  if (paper)
    return (
      <Shell progress={progress} bothLanguages={bothLanguages}>
        <main id="main" className="column grow">
          <div className={landingCss.layout}>
            <div className={landingCss.head}>
              {above}
              <PageTitle tab={tab ?? title} invalid={invalid}>
                {title}
              </PageTitle>
              {lead && <p className={landingCss.lead}>{lead}</p>}
            </div>
            <section className={`${landingCss.preview} ${landingCss.low}`} aria-label={paper.label}>
              {paper.page}
            </section>
            <div className={landingCss.question}>{children}</div>
          </div>
        </main>
      </Shell>
    )
  return (
    <Shell progress={progress} bothLanguages={bothLanguages}>
      <main id="main" className={`${css.main} ${white ? 'paper' : 'canvas'}`}>
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
