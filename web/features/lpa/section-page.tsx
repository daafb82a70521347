import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { problemsOfLpa } from '#core/lpa/lpa.rules.ts'
import { type LpaAnswers, lpaOf, lpasBought, typesOf, withAnswers, withLpa } from '#core/lpa/lpas.ts'
import { mergedAnswers } from '#core/lpa/merged-answers.ts'
import {
  describeAnswer,
  nextSection,
  previousSection,
  problemsOfSection,
  type SectionName,
  sections,
  sectionsAsked,
} from '#core/lpa/sections.ts'
import { pruneReferences } from '#core/will/changes.ts'
import { type LpaType, lpaForms } from '#core/will/lpa-options.ts'
import type { Lpa } from '#core/will/lpa-schema.ts'
import { includes } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { submitForm } from '#words/en/forms.ts'
import { shared, sectionPage as words } from '#words/en/lpa.ts'
import { saveWhole } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { currentWill, useForm } from '../../api/will.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ChangedElsewhere } from '../../ui/changed-elsewhere.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { BackLink, PlainPage } from '../../ui/plain-page.tsx'
import { useIsCurrentPage } from '../../ui/router-state.ts'
import { Paragraphs, Runs } from '../../ui/runs.tsx'
import stepCss from '../../ui/step-page.module.css'
import submitCss from '../../ui/submit-form.module.css'
import { SubmitForm, useSubmitForm } from '../../ui/submit-form.tsx'
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

/** The question of a page was answered in another window since the page was opened, and otherwise. Nothing was saved. */
class AnsweredElsewhere extends Error {
  override readonly name = 'AnsweredElsewhere'
  readonly newest: Lpa
  constructor(newest: Lpa) {
    super('Answered elsewhere')
    this.newest = newest
  }
}

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
  const fields = sections.find(({ name }) => name === section)?.fields ?? []
  // A change to a power of attorney that is already complete leads back to the list, not through the remaining questions.
  const wasComplete = problemsOfLpa(power, will, today()).length === 0

  const [elsewhere, setElsewhere] = useState<Lpa>()
  /** Each press on the button while it is asked which answer counts. */
  const [presses, setPresses] = useState(0)

  const form = useSubmitForm<SectionAnswers>({
    initial: Object.fromEntries(Object.entries(power).filter(([field]) => includes(fields, field))),
    check: (value) => problemsOfSection(section, withAnswers(power, value), will, today()),
    save: (value) =>
      saveWhole((whole) => {
        const newest = lpaOf(whole, type)
        const { answers, collisions } = mergedAnswers(before.current, value, newest)
        if (collisions.length > 0) throw new AnsweredElsewhere(newest)
        return pruneReferences(withLpa(whole, withAnswers(newest, answers)))
      }),
    handles: (error) => {
      if (!(error instanceof AnsweredElsewhere)) return false
      setElsewhere(error.newest)
      setPresses((before) => before + 1)
      return true
    },
    onDone: () => {
      if (!isStillHere()) return
      const saved = currentWill()
      const next = wasComplete ? undefined : nextSection(section, lpaOf(saved, type), saved)
      void navigate(next ? pathOfSection(type, next) : lpaPath)
    },
    dialog: draftOf(type, section),
  })

  // The answers that those of this page were typed over, or replace.
  const before = useRef<Lpa>({ ...power, ...form.was })

  /** Resolves a collision: `local` saves this answer over the newer one, `remote` discards this one. */
  const resolve = (keep: 'local' | 'remote') => {
    if (!elsewhere) return
    setElsewhere(undefined)
    if (keep === 'local') {
      before.current = elsewhere
      return void form.submit()
    }
    form.forget()
    // A new key remounts the page, so that no field shows the discarded answer.
    void navigate(pathOfSection(type, section), { replace: true, state: { fresh: currentWill().version } })
  }
  const collision = elsewhere && {
    there: describeAnswer(section, elsewhere, will),
    here: describeAnswer(section, withAnswers(elsewhere, form.value), will),
    presses,
    resolve,
  }
  return { ...form, type, section, will, power, collision }
}

/** One question was answered in two windows, differently: the customer chooses. */
function CollisionNotice({ there, here, presses, resolve }: NonNullable<SectionForm['collision']>) {
  return (
    <ChangedElsewhere
      title={words.youAnsweredThisSomewhereElse}
      presses={presses}
      keep={{ label: words.keepWhatIAnsweredHere, go: () => resolve('local') }}
      take={{ label: words.useTheOtherAnswer, go: () => resolve('remote') }}
    >
      <Runs of={words.inAnotherWindow(there ?? words.noAnswer, here ?? words.noAnswer)} />
    </ChangedElsewhere>
  )
}

type FrameProps = {
  type: LpaType
  section: SectionName
  will: Will
  intro: ReactNode
  help?: ComponentProps<typeof Paragraphs>['of'] | undefined
  errors?: Parameters<typeof ErrorSummary>[0]['errors']
  notices?: ReactNode
  children: ReactNode
}

const titleOf = (section: SectionName): string => sections.find(({ name }) => name === section)?.title ?? ''

function SectionFrame({ type, section, will, intro, help, errors = [], notices, children }: FrameProps) {
  const previous = previousSection(section, lpaOf(will, type), will)
  const { what, form: official } = lpaForms[type]
  return (
    <PlainPage
      title={titleOf(section)}
      invalid={errors.length > 0}
      lead={intro}
      wide
      above={
        <>
          <BackLink to={previous ? pathOfSection(type, previous) : lpaPath}>{words.back}</BackLink>
          <div className="measure">
            {notices}
            <ErrorSummary errors={errors} />
          </div>
          <p className={css.official}>{words.powerOfAttorneyFor(what, official)}</p>
        </>
      }
    >
      <div className={css.section}>
        <div className="above-32">{children}</div>
        {help && (
          <div className={stepCss.aside}>
            <Paragraphs of={help} />
          </div>
        )}
      </div>
    </PlainPage>
  )
}

const allQuestions = (
  <Link className="inline-row target" to={lpaPath}>
    {words.allQuestions}
  </Link>
)

type PageParts = Pick<FrameProps, 'intro' | 'help'> & { children?: ReactNode }

/** The page of one question about a power of attorney: heading, fields, button and help. */
export function SectionPage({ form, children, ...parts }: PageParts & { form: SectionForm }) {
  const { collision, restored, errors } = form
  const notices = (
    <>
      {collision && <CollisionNotice {...collision} />}
      {restored && !collision && (
        <p className={stepCss.restored} role="status">
          {submitForm.thisIsWhatYouTypedBefore}
        </p>
      )}
    </>
  )
  return (
    <SectionFrame {...parts} type={form.type} section={form.section} will={form.will} errors={errors} notices={notices}>
      <SubmitForm form={form} action={shared.saveAndContinue} beside={allQuestions} inView>
        {children}
      </SubmitForm>
    </SectionFrame>
  )
}

/** A page without a form: nothing on it is saved by its button. */
export function ReadingPage({
  type,
  section,
  children,
  ...parts
}: PageParts & SectionProps & { section: SectionName }) {
  const { will } = useForm()
  const next = nextSection(section, lpaOf(will, type), will)
  return (
    <SectionFrame {...parts} type={type} section={section} will={will}>
      {children}
      <div className={submitCss.foot}>
        <div className={submitCss.actions}>
          <ButtonLink label={shared.continue} to={next ? pathOfSection(type, next) : lpaPath} />
          {allQuestions}
        </div>
      </div>
    </SectionFrame>
  )
}
