import { pathOf } from '#core/journey/pages.ts'
import { dayInWords } from '#core/text/birthday.ts'
import { fullNameOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { addressLine } from '#drafting/party.ts'
import { ButtonLink } from '../../ui/button.tsx'
import page from '../../ui/plain-page.module.css'
import rows from '../../wizard/summary/summary.module.css'

/** Who gives the power: the testator, as the will knows them. */
export function DonorPanel({ will: { details } }: { will: Will }) {
  return (
    <section className={page.panel}>
      <h2>You, the donor</h2>
      <dl>
        <div className={rows.row}>
          <dt>Name</dt>
          <dd>{fullNameOf(details)}</dd>
        </div>
        <div className={rows.row}>
          <dt>Date of birth</dt>
          <dd>{details.dob && dayInWords(details.dob)}</dd>
        </div>
        <div className={rows.row}>
          <dt>Address</dt>
          <dd>{details.address && addressLine(details.address)}</dd>
        </div>
      </dl>
      <p className={page.soft}>This comes from your will. A change there is a change here.</p>
      <div className={page.actions}>
        <ButtonLink look="secondary" to={pathOf('will.summary')}>
          Look at your will
        </ButtonLink>
      </div>
    </section>
  )
}
