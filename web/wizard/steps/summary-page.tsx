import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { type GroupName, groupOf, groups, type StepName, stepNamed } from '#core/journey/steps.ts'
import { askedSteps, isHidden } from '#core/journey/walk.ts'
import { inheritors } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { answersOf } from '#drafting/answers.ts'
import { today } from '../../api/today.ts'
import { mode } from '../../api/visits.ts'
import { editStep, useForm } from '../../api/will.ts'
import { SummaryAdvice } from '../../features/advice/summary-advice.tsx'
import { AccountList } from '../../features/people/account-list.tsx'
import { PersonList } from '../../features/people/person-list.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import css from '../../ui/summary.module.css'
import { UnsavedNotice } from '../../ui/unsaved-notice.tsx'
import { EVERYBODY, Offer } from '../summary/offer.tsx'
import { WhatIf } from '../summary/what-if.tsx'

function ChangeLink({ step, what, will }: { step: StepName; what: string; will: Will }) {
  if (isHidden(stepNamed(step), will, mode())) return null
  return (
    <Link to={pathOf(step)} onClick={() => editStep(step, will)}>
      Change<span className="visually-hidden"> {what}</span>
    </Link>
  )
}

function Group({ group, will }: { group: GroupName; will: Will }) {
  const steps = askedSteps(will, today()).filter(({ name }) => groupOf(name) === group)
  return (
    <section className={pageCss.panel}>
      <h2>{groups[group]}</h2>
      <dl>
        {steps.flatMap(({ name }) =>
          answersOf(name, will, today()).map(({ label, value }) => (
            <div key={`${name} ${label}`} className={css.row}>
              <dt>{label}</dt>
              <dd>{value || <span className={pageCss.soft}>Not answered yet</span>}</dd>
              <dd>
                <ChangeLink step={name} what={label} will={will} />
              </dd>
            </div>
          )),
        )}
      </dl>
    </section>
  )
}

export function SummaryPage() {
  const { will } = useForm()
  const shown = (Object.keys(groups) as GroupName[]).filter((group) => group !== 'summary')
  return (
    <PlainPage
      title="Check your will"
      progress={stepNamed('will.summary').progress}
      lead={
        will.toConfirm === 1
          ? 'Your partner has paid for this will. Look above all at what each child is to you, change whatever is not so, and answer what is still open.'
          : 'This is everything you told us. Change anything; the document changes with it.'
      }
    >
      <UnsavedNotice at="will.summary" />
      <div className={pageCss.columns}>
        <div className={pageCss.stack}>
          {inheritors(will).length > 0 && <WhatIf will={will} />}
          {shown.map((group) => (
            <Group key={group} group={group} will={will} />
          ))}
          <section className={pageCss.panel} id={EVERYBODY}>
            <h2>Everybody you named</h2>
            <p className={pageCss.soft}>Change a name or a detail here, and it changes everywhere in the will.</p>
            <div className={pageCss.form}>
              <PersonList will={will} persons={will.persons} field="people" addAs="Person" />
            </div>
          </section>
          <section className={pageCss.panel}>
            <h2>Accounts and assets</h2>
            <p className={pageCss.soft}>A list for your executors. It stays out of the will.</p>
            <div className={pageCss.form}>
              <AccountList will={will} />
            </div>
          </section>
        </div>
        <div className={pageCss.stack}>
          <SummaryAdvice will={will} />
          <Offer will={will} />
          <section className={pageCss.panel}>
            <h3>Read the whole document</h3>
            <p className={pageCss.soft}>The draft, as it will be printed, with a mark across it.</p>
            <div className={pageCss.actions}>
              <DownloadButton path="/api/documents/draft.pdf" file="draft-will.pdf" label="Download the draft" />
            </div>
          </section>
        </div>
      </div>
    </PlainPage>
  )
}
