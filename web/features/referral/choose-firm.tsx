import { useState } from 'react'
import type { ReferralFirm } from '#core/api/referral.ts'
import { REFERRAL_DAYS, referralConsent } from '#core/constants.ts'
import { referTo } from '../../api/referral.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Radios } from '../../ui/choices.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { useAct } from '../../ui/use-act.ts'
import css from './referral.module.css'

function FirmFacts({ firm }: { firm: ReferralFirm }) {
  return (
    <dl className={css.facts}>
      <dt className="above-8 strong">What it charges for this</dt>
      <dd className="flush">
        {firm.charges}{' '}
        <a href={firm.website} rel="noreferrer" target="_blank">
          Its prices<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </dd>
      <dt className="above-8 strong">What it pays us</dt>
      <dd className="flush">{firm.commission}</dd>
      <dt className="above-8 strong">Who there reads it</dt>
      <dd className="flush">{firm.told}</dd>
      <dt className="above-8 strong">Regulated by</dt>
      <dd className="flush">Solicitors Regulation Authority, number {firm.sraNumber}</dd>
    </dl>
  )
}

/** Chooses a firm of the operator's list, and agrees to what it will see. Nothing is chosen beforehand. */
export function ChooseFirm({ firms, onClose }: { firms: readonly ReferralFirm[]; onClose: () => void }) {
  const [id, setId] = useState<string>()
  const [agreed, setAgreed] = useState(false)
  const [errors, setErrors] = useState<{ firm?: string; consent?: string }>({})
  const { failure, busy, act } = useAct()
  const firm = firms.find((each) => each.id === id)
  const ask = async () => {
    const missing = {
      ...(!firm && { firm: 'Choose a firm' }),
      ...(firm && !agreed && { consent: 'Tick this first. If you leave it, nothing is sent.' }),
    }
    setErrors(missing)
    if (firm && agreed)
      await act(async () => {
        await referTo(firm.id)
        onClose()
      }, '')
  }
  return (
    <Dialog title="Ask a law firm" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void ask()
        }}
      >
        <p className="below-20">
          You can let one of these firms look at your case from here. They are not part of us. You agree with the firm
          what it does and what it costs: sending your case costs nothing, and buys nothing.
        </p>
        <Radios
          name="firm"
          label="Which firm?"
          options={firms.map((each) => each.id)}
          labels={Object.fromEntries(firms.map((each) => [each.id, each.name]))}
          notes={Object.fromEntries(firms.map((each) => [each.id, each.where]))}
          value={id}
          error={errors.firm}
          onChange={(chosen) => {
            setId(chosen)
            setAgreed(false)
            setErrors({})
          }}
        />
        {firm && (
          <>
            <FirmFacts firm={firm} />
            <Checkbox
              name="consent"
              label={referralConsent(firm.name)}
              value={agreed}
              onChange={(ticked) => {
                setAgreed(ticked)
                setErrors({})
              }}
              error={errors.consent}
            />
            <p className="soft">
              We send the firm one email with a number, and nothing about you. You see here when it opens your case and
              what it says. After {REFERRAL_DAYS} days, or when you take it back, it sees nothing.
            </p>
          </>
        )}
        <p className="failure" role="alert">
          {failure}
        </p>
        <DialogActions>
          <Button type="submit" busy={busy}>
            Let them see my case
          </Button>
          <Button look="link" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
