import { Link } from 'react-router'
import { percentInWords } from '#core/formats/amounts.ts'
import { pathOf } from '#core/journey/pages.ts'
import { type GroupName, groupOf, groups, type StepName, stepNamed } from '#core/journey/steps.ts'
import { askedSteps, isHidden } from '#core/journey/walk.ts'
import { heirKey } from '#core/rules/estate.rules.ts'
import { type Heir, inheritors, nameOfHeir } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '../client/today.ts'
import { mode } from '../client/visits.ts'
import { useForm } from '../client/will-client.ts'
import { PlainPage } from '../pages/plain-page.tsx'
import pageCss from '../pages/simple-page.module.css'
import { AccountList } from '../people/account-list.tsx'
import { describeCharity, describePerson } from '../people/describe.ts'
import { answersOf } from '../summary/answers.ts'
import { editStep, Offer } from '../summary/offer.tsx'
import css from '../summary/summary.module.css'
import { type ShownShare, WhoGetsWhat } from '../summary/who-gets-what.tsx'
import { DownloadButton } from '../ui/download-button.tsx'

const shownShare = (will: Will, heir: Heir, count: number): ShownShare => ({
  key: heirKey(heir),
  name: nameOfHeir(heir),
  note: heir.kind === 'person' ? describePerson(heir.person) : describeCharity(heir.charity),
  part: will.estateSplit === 'Equal shares' ? 1 / count : heir.hundredths / 10_000,
  share: will.estateSplit === 'Equal shares' && count > 1 ? `1/${count}` : `${percentInWords(heir.hundredths)}%`,
})

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
          answersOf(name, will).map(({ label, value }) => (
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
  const heirs = inheritors(will)
  const shown = (Object.keys(groups) as GroupName[]).filter((group) => group !== 'summary')
  return (
    <PlainPage
      title="Check your will"
      progress={stepNamed('will.summary').progress}
      lead="This is everything you told us. Change anything; the document changes with it."
    >
      <div className={pageCss.columns}>
        <div className={pageCss.stack}>
          {heirs.length > 0 && (
            <section className={pageCss.panel}>
              <div className={css.heading}>
                <h2>Who gets what</h2>
                <span>of your estate after gifts and debts</span>
              </div>
              <WhoGetsWhat shares={heirs.map((heir) => shownShare(will, heir, heirs.length))} />
            </section>
          )}
          {shown.map((group) => (
            <Group key={group} group={group} will={will} />
          ))}
          <section className={pageCss.panel}>
            <h2>Accounts and assets</h2>
            <p className={pageCss.soft}>A list for your executors. It stays out of the will.</p>
            <div className={pageCss.form}>
              <AccountList will={will} />
            </div>
          </section>
        </div>
        <div className={pageCss.stack}>
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
