import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { lpaForms } from '#core/lpa/lists.ts'
import { previousSection, sectionRows } from '#core/lpa/sections.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import page from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import stepCss from '../../ui/step-page.module.css'
import { SubmitForm } from '../../ui/submit-form.tsx'
import css from './lpa.module.css'
import { pathOfSection, powersPath } from './section-path.ts'
import type { SectionForm } from './use-section.ts'

/** One question about a power of attorney: its heading, its fields, the button, a word of help. */
export function SectionPage({
  form,
  intro,
  aside,
  children,
}: {
  form: SectionForm
  intro: ReactNode
  aside?: ReactNode
  children?: ReactNode
}) {
  const { type, section, power, will, errors } = form
  const previous = previousSection(section, power, will)
  const { what, form: official } = lpaForms[type]
  return (
    <PlainPage
      white
      title={sectionRows.find(({ name }) => name === section)?.title ?? ''}
      invalid={errors.length > 0}
      lead={intro}
      above={
        <>
          <Link className={stepCss.back} to={previous ? pathOfSection(type, previous) : powersPath}>
            <span aria-hidden="true">←</span> Back
          </Link>
          {form.restored && (
            <p className={stepCss.restored} role="status">
              This is what you typed before. It is not saved yet.
            </p>
          )}
          <ErrorSummary errors={errors} />
          <p className={stepCss.group}>
            Power of attorney for {what} · form {official}
          </p>
        </>
      }
    >
      <div className={page.form}>
        <SubmitForm
          form={form}
          action="Save and continue"
          beside={
            <Link className={css.all} to={powersPath}>
              All questions
            </Link>
          }
        >
          {children}
        </SubmitForm>
      </div>
      {aside && <div className={stepCss.aside}>{aside}</div>}
    </PlainPage>
  )
}
