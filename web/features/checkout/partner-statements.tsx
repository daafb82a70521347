import { statementsOfPartner } from '#core/advice/questions.ts'
import { productById } from '#core/catalogue/products.ts'
import { moneyBackUntil } from '#core/catalogue/refundability.ts'
import { price } from '#core/text/money.ts'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import css from './checkout.module.css'

export const answersAboutPartner = ['No, as far as I know', 'Yes, or it may be'] as const
export type AboutPartner = (typeof answersAboutPartner)[number]

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
        label="Could any of these be true of your partner?"
        hint="Your answer stays on this page. We do not keep it, and we do not tell your partner."
        options={answersAboutPartner}
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
        {value === 'Yes, or it may be' && (
          <div className="notice stack gap-12 from-start above-20 padded">
            <p>
              Then your partner would probably need a solicitor, and could not finish their will here. You would have
              paid for a will they cannot use. {moneyBackUntil([isPaid ? 'mirror-upgrade' : 'mirror'])}
            </p>
            <p>
              {!isPaid && 'You can pay for your own will alone. '}Your partner can start a will here at any time, see if
              we can write it, and pay only then: {price(productById('will').price)}.
            </p>
            <Button look="secondary" onClick={onAlone}>
              {isPaid ? 'Leave it out' : 'Only my will'}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
