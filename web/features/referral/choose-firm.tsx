import { useState } from 'react'
import type { ReferralFirm } from '#core/api/referral.ts'
import { referralConsent } from '#core/constants.ts'
import { chooseFirm as words } from '#words/en/others.ts'
import { referTo } from '../../api/referral.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Radios } from '../../ui/choices.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { useAct } from '../../ui/use-act.ts'
import css from './referral.module.css'

function FirmFacts({ firm }: { firm: ReferralFirm }) {
  return (
    <dl className={css.facts}>
      <dt className="above-8 strong">{words.whatItChargesForThis}</dt>
      <dd className="flush">
        {firm.charges}{' '}
        <a href={firm.website} rel="noreferrer" target="_blank">
          {words.itsPrices}
          <span className="visually-hidden"> {words.opensInANewTab}</span>
        </a>
      </dd>
      <dt className="above-8 strong">{words.whatItPaysUs}</dt>
      <dd className="flush">{firm.commission}</dd>
      <dt className="above-8 strong">{words.whoThereReadsIt}</dt>
      <dd className="flush">{firm.told}</dd>
      <dt className="above-8 strong">{words.regulatedBy}</dt>
      <dd className="flush">{words.solicitorsRegulation(firm.sraNumber)}</dd>
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
      ...(!firm && { firm: words.chooseAFirm }),
      ...(firm && !agreed && { consent: words.tickThisFirstIfYouLeave }),
    }
    setErrors(missing)
    if (firm && agreed)
      await act(async () => {
        await referTo(firm.id)
        onClose()
      }, '')
  }
  return (
    <Dialog title={words.askALawFirm} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void ask()
        }}
      >
        <p className="below-20">{words.youCanLetOneOfThese}</p>
        <Radios
          name="firm"
          label={words.whichFirm}
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
            <p className="soft">{words.weSendTheFirmOneEmail}</p>
          </>
        )}
        <p className="failure" role="alert">
          {failure}
        </p>
        <DialogActions>
          <Button type="submit" busy={busy}>
            {words.letThemSeeMyCase}
          </Button>
          <Button look="link" onClick={onClose}>
            {words.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
