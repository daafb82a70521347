import type { ReactNode } from 'react'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { SubmitForm, type Submittable } from '../ui/submit-form.tsx'
import { PlainPage } from './plain-page.tsx'
import css from './simple-page.module.css'

/** A page that is one form: errors at the top, a heading, the fields, the button. */
export function FormPage({
  form,
  action,
  beside,
  below,
  above,
  children,
  ...page
}: {
  title: string
  lead?: ReactNode
  tab?: string
  form: Submittable
  action: string
  beside?: ReactNode
  above?: ReactNode
  below?: ReactNode
  children: ReactNode
}) {
  return (
    <PlainPage
      {...page}
      white
      invalid={form.errors.length > 0}
      above={
        <>
          {above}
          <ErrorSummary errors={form.errors} />
        </>
      }
    >
      <div className={css.form}>
        <SubmitForm form={form} action={action} beside={beside}>
          {children}
        </SubmitForm>
      </div>
      {below}
    </PlainPage>
  )
}
