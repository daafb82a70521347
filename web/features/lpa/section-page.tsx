import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { problemsOfLpa } from '#core/lpa/lpa.rules.ts'
import { type LpaAnswers, lpaOf, lpasBought, typesOf, withAnswers, withLpa } from '#core/lpa/lpas.ts'
import {
  nextSection,
  previousSection,
  problemsOfSection,
  type SectionName,
  sectionRows,
  sectionsAsked,
} from '#core/lpa/sections.ts'
import { pruneReferences } from '#core/will/changes.ts'
import { type LpaType, lpaForms } from '#core/will/lpa-options.ts'
import { includes } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { saveAnswers } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { currentWill, useForm } from '../../api/will.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import page from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useIsCurrentPage } from '../../ui/router-state.ts'
import stepCss from '../../ui/step-page.module.css'
import { SubmitForm } from '../../ui/submit-form.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import css from './lpa.module.css'

/** The path of a question about a power of attorney. */

export const lpaPath = pathOf('will.lpa')
export const chooseTypePath = `${lpaPath}?ask=type`

export const pathOfSection = (type: LpaType, section: SectionName): string =>
  `${lpaPath}?power=${lpaForms[type].key}&ask=${section}`

/** The question that an address names; undefined when this will has no such question. */
export const sectionIn = (will: Will, query: URLSearchParams): { type: LpaType; section: SectionName } | undefined => {
  const type = typesOf(will, lpasBought(will)).find((each) => lpaForms[each].key === query.get('power'))
  if (!type) return undefined
  const section = sectionsAsked(lpaOf(will, type), will).find(({ name }) => name === query.get('ask'))
  return section && { type, section: section.name }
}

/** The name under which the draft of a question is stored. */
export const draftOf = (type: LpaType, section: SectionName): string => `powers ${lpaForms[type].key} ${section}`

/** The answers one page asks for. */
type SectionAnswers = Partial<LpaAnswers>

export type SectionProps = { readonly type: LpaType }

export type SectionForm = ReturnType<typeof useSection>

/** The state of one question about a power of attorney: its draft, its checks and its save. */
export const useSection = (type: LpaType, section: SectionName) => {
  const { will } = useForm()
  const navigate = useNavigate()
  const isStillHere = useIsCurrentPage()
  const power = lpaOf(will, type)
  const fields = sectionRows.find(({ name }) => name === section)?.fields ?? []
  // A change to a power of attorney that is already complete leads back to the list, not through the remaining questions.
  const wasComplete = problemsOfLpa(power, will, today()).length === 0

  const form = useSubmitForm<SectionAnswers>({
    initial: Object.fromEntries(Object.entries(power).filter(([field]) => includes(fields, field))),
    check: (value) => problemsOfSection(section, withAnswers(power, value), will, today()),
    save: (value) => saveAnswers((whole) => pruneReferences(withLpa(whole, withAnswers(lpaOf(whole, type), value)))),
    onDone: () => {
      if (!isStillHere()) return
      const saved = currentWill()
      const next = wasComplete ? undefined : nextSection(section, lpaOf(saved, type), saved)
      void navigate(next ? pathOfSection(type, next) : lpaPath)
    },
    dialog: draftOf(type, section),
    outlasts: 'leaving',
  })
  return { ...form, type, section, will, power }
}

/** The page of one question about a power of attorney: heading, fields, button and help. */
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
          <Link className={stepCss.back} to={previous ? pathOfSection(type, previous) : lpaPath}>
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
            <Link className={css.all} to={lpaPath}>
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
