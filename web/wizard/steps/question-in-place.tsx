import { useEffect, useRef } from 'react'
import { stepNamed } from '#core/journey/steps.ts'
import { questionInPlace as words } from '#words/en/steps.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useInPlace } from './in-place.ts'
import css from './question-in-place.module.css'
import { StepBar } from './step-bar.tsx'
import { type Question, StepForm } from './step-form.tsx'
import { StepNotices } from './step-notices.tsx'

/** A question beside the clause that it writes. On a phone it fills the page. */
export function QuestionInPlace({ step, title, intro, help, note, none, sequence, children }: Question) {
  const followsUp = useInPlace()?.followsUp
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className={css.card}>
      <StepNotices step={step} />
      <ErrorSummary errors={step.errors} reveal={sequence?.reveal} />
      {followsUp && <p className={css.follows}>{words.yourAnswerLeadsToOneMore}</p>}
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {title ?? sequence?.title ?? stepNamed(step.name).title}
      </h2>
      {intro && !sequence?.isUnderWay && <div className="soft small pretty">{intro}</div>}
      <StepForm step={step} help={help} none={none} sequence={sequence} fields={children}>
        <StepBar step={step} next={sequence?.next} note={note} saves={none?.says ?? words.save} className={css.bar}>
          <Button look="link" onClick={step.cancel}>
            {step.typed ? words.closeWithoutSaving : words.close}
          </Button>
        </StepBar>
      </StepForm>
    </div>
  )
}
