import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { ErrorSummary, type ShownError } from './error-summary.tsx'
import landingCss from './landing.module.css'
import css from './plain-page.module.css'
import { PageTitle, Shell } from './shell.tsx'
import stepCss from './step-page.module.css'

/** The way back, above the heading of a page. */
export function BackLink({ children, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link {...link} className={stepCss.back}>
      <span aria-hidden="true">←</span> {children}
    </Link>
  )
}

/** A page that is not a question: a heading, a lead, and whatever follows. */
export function PlainPage({
  title,
  lead,
  tab,
  progress,
  canvas = false,
  wide = canvas,
  bothLanguages,
  above,
  errors,
  invalid = errors && errors.length > 0,
  paper,
  children,
}: {
  title: string
  lead?: ReactNode
  tab?: string
  progress?: number | undefined
  /** Panels lie on it. */
  canvas?: boolean
  /** The full width of the page instead of the width of its text. */
  wide?: boolean
  /** The page exists in both languages, though its address does not say so. */
  bothLanguages?: true
  above?: ReactNode
  /** Of the form that the page is. */
  errors?: readonly ShownError[] | undefined
  /** Where its errors are shown elsewhere on it. */
  invalid?: boolean | undefined
  /** A page of the visitor's will, beside the words as on the first pages. */
  paper?: { readonly label: string; readonly page: ReactNode } | undefined
  children?: ReactNode
}) {
  const head = (
    <>
      {above}
      {errors && <ErrorSummary errors={errors} />}
      <PageTitle tab={tab ?? title} invalid={invalid}>
        {title}
      </PageTitle>
      {lead && <p className={paper ? landingCss.lead : css.lead}>{lead}</p>}
    </>
  )
  if (paper)
    return (
      <Shell progress={progress} bothLanguages={bothLanguages}>
        <main id="main" className="column grow">
          <div className={landingCss.layout}>
            <div className={landingCss.head}>{head}</div>
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
      <main id="main" className={`${css.main} ${canvas ? 'canvas' : 'paper'}`}>
        <div className={`${css.inner} ${wide ? css.full : 'measure'}`}>
          {head}
          {children}
        </div>
      </main>
    </Shell>
  )
}
