import { statementsOfPartner } from '#core/advice/questions.ts'
import { moneyBackUntil } from '#core/catalogue/refundability.ts'
import { partnerStatements as table } from '#words/en/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import css from './checkout.module.css'

const answers = ['No', 'Maybe'] as const
export type AboutPartner = (typeof answers)[number]

/** What may stop the second will of a couple, read before both are paid for. The answer stays on this page. */
export function PartnerStatements({
  isPaid,
  value,
  error,
  onChange,
  onAlone,
}: {
  /** The customer's own will is paid for already. */
  isPaid: boolean
  value: AboutPartner | undefined
  error: string | undefined
  onChange: (answer: AboutPartner) => void
  /** The customer would rather pay for their own will alone. */
  onAlone: () => void
}) {
  return (
    <div className={css.partner}>
      <Radios
        name="aboutPartner"
        {...table.couldAnyOfTheseBeTrue}
        options={answers}
        labels={{ No: table.noAsFarAsIKnow, Maybe: table.yesOrItMayBe }}
        value={value}
        onChange={onChange}
        error={error}
      >
        <ul className={css.statements}>
          {statementsOfPartner.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Radios>
      <div role="status">
        {value === 'Maybe' && (
          <div className="notice stack gap-12 from-start above-20 padded">
            <p>
              {table.thenYourPartnerWould} {moneyBackUntil([isPaid ? 'mirror-upgrade' : 'mirror'])}
            </p>
            <p>
              {!isPaid && <>{table.youCanPayForYourOwn} </>}
              {table.yourPartnerCanStartAWill}
            </p>
            <Button look="secondary" onClick={onAlone}>
              {isPaid ? table.leaveItOut : table.onlyMyWill}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
