import { Link, useNavigate } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { lpaOf, lpasBought, problemsOfLpas, typesOf } from '#core/lpa/lpas.ts'
import { problemsOfSection, sectionsAsked } from '#core/lpa/sections.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Will } from '#core/will/schema.ts'
import { settleLpas } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { useForm } from '../../api/will.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import page from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import rows from '../../ui/summary.module.css'
import { UnsavedNotice } from '../../ui/unsaved-notice.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import css from './lpa.module.css'
import { LpaPanel } from './lpa-panel.tsx'
import { chooseTypePath, pathOfSection } from './section-page.tsx'

/** The donor: the testator's details from the will. */
function DonorPanel({ will: { details } }: { will: Will }) {
  return (
    <section className={page.panel}>
      <h2>You, the donor</h2>
      <dl>
        <div className={rows.row}>
          <dt className="soft">Name</dt>
          <dd>{fullNameOf(details)}</dd>
        </div>
        <div className={rows.row}>
          <dt className="soft">Date of birth</dt>
          <dd>{details.dob && dayInWords(details.dob)}</dd>
        </div>
        <div className={rows.row}>
          <dt className="soft">Address</dt>
          <dd>{details.address && addressLine(details.address)}</dd>
        </div>
      </dl>
      <p className="soft">This comes from your will. Change it there, and it changes here.</p>
      <div className="cluster above-32 off-paper">
        <ButtonLink look="secondary" to={pathOf('will.summary')}>
          Look at your will
        </ButtonLink>
      </div>
    </section>
  )
}

/** The first section that is not answered, or has problems. */
const firstOpen = (will: Will): string | undefined => {
  for (const type of typesOf(will, lpasBought(will))) {
    const power = lpaOf(will, type)
    const open = sectionsAsked(power, will).find(({ name }) => problemsOfSection(name, power, will, today()).length > 0)
    if (open) return pathOfSection(type, open.name)
  }
  return undefined
}

/** Every question about the powers of attorney that were bought, with its answer and a link to change it. */
export function LpaListPage() {
  const { will } = useForm()
  const navigate = useNavigate()
  const { busy, errors, submit } = useSubmitForm({
    save: () => settleLpas('complete'),
    onDone: () => void navigate(pathOf('will.my-downloads')),
  })
  const bought = lpasBought(will)
  const types = typesOf(will, bought)
  const open = firstOpen(will)
  const isDone = problemsOfLpas(will, bought, today()).length === 0
  return (
    <PlainPage
      title={types.length === 1 ? 'Your power of attorney' : 'Your powers of attorney'}
      invalid={errors.length > 0}
      lead="A will takes effect when you die. A power of attorney lets people you trust act for you while you are alive. Answer these questions; we print a sheet to copy onto the official form."
      above={
        <>
          <UnsavedNotice at="will.lpa" />
          <ErrorSummary errors={errors} />
        </>
      }
    >
      <div className={`${page.columns} ${page.wide}`}>
        <div className={`stack shrink gap-24 ${css.beside}`}>
          <section className={`${page.panel} ${page.dark}`}>
            <h2>{isDone ? 'Everything is answered' : 'Take your time'}</h2>
            <p>
              {isDone
                ? 'Read your answers once more. Then we add your sheets and a signing guide to your documents. You can still change them.'
                : 'Each answer is saved as you go. You can stop at any time and come back.'}
            </p>
            {isDone ? (
              <Button look="inverse" busy={busy} onClick={() => void submit()}>
                Add the sheets to my documents
              </Button>
            ) : (
              open && (
                <ButtonLink look="inverse" to={open}>
                  {will.powers === undefined ? 'Start' : 'Continue'}
                </ButtonLink>
              )
            )}
          </section>
          <DonorPanel will={will} />
          {bought === 'one' && (
            <Link className="inline-row target" to={chooseTypePath}>
              Make the other type instead
            </Link>
          )}
        </div>
        <div className="stack shrink gap-24">
          {types.map((type) => (
            <LpaPanel key={type} will={will} type={type} />
          ))}
        </div>
      </div>
    </PlainPage>
  )
}
