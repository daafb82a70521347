import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { lpasBought, problemsOfLpas } from '#core/lpa/lpas.ts'
import type { Will } from '#core/will/schema.ts'
import { shared, lpasOnDownloads as table } from '#words/en/lpa.ts'
import { settleLpas } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import page from '../../ui/plain-page.module.css'
import { Runs } from '../../ui/runs.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { BuyLpaLink } from './about-lpa-page.tsx'
import css from './lpa.module.css'

/** A completed power of attorney, which can be reopened. Until it is completed again, its sheets are not among the documents. */
function Settled({ will, on }: { will: Will; on: string }) {
  const navigate = useNavigate()
  const { busy, errors, submit } = useSubmitForm({
    save: () => settleLpas('reopen'),
    onDone: () => void navigate(pathOf('will.lpa')),
  })
  const isWhole = problemsOfLpas(will, lpasBought(will), today()).length === 0
  return (
    <>
      <h2>{shared.yourPowerOfAttorney}</h2>
      <p className="soft">{table.youFinishedItOn(formatLondonDate(on))}</p>
      <p className="soft">
        <Runs of={table.getTheFormFreeOfCharge} />
      </p>
      {!isWhole && (
        <p className={css.missing} role="status">
          {table.somethingInItIsMissing}
        </p>
      )}
      <div className="cluster above-32 off-paper">
        <Button look="secondary" busy={busy} onClick={() => void submit()}>
          {table.changeThePowerOfAttorney}
        </Button>
      </div>
      <div role="alert">
        {errors.map(({ text }) => (
          <FieldError key={text} id="reopen">
            {text}
          </FieldError>
        ))}
      </div>
    </>
  )
}

function Offer({ title, action, children }: { title: string; action: ReactNode; children: string }) {
  return (
    <>
      <h2>{title}</h2>
      <p className="soft">{children}</p>
      <div className="cluster above-32 off-paper">{action}</div>
    </>
  )
}

function ToLpa({ words }: { words: string }) {
  return (
    <ButtonLink look="secondary" to={pathOf('will.lpa')}>
      {words}
    </ButtonLink>
  )
}

/** The powers of attorney on the documents page: completed, incomplete, or not bought. */
export function LpasOnDownloads({ will }: { will: Will }) {
  // With a firm appointed the page about powers of attorney leads here, so the offer leads on to their price.
  const offer =
    will.lpoaDate === undefined ? (
      <ToLpa words={shared.lastingPowerOfAttorney} />
    ) : (
      <BuyLpaLink words={shared.seeWhatItCosts} />
    )
  return (
    <section className={page.panel}>
      {lpasBought(will) === 'none' ? (
        <Offer title={table.whileYouAreAlive} action={offer}>
          {table.aLastingPowerOfAttorneyLets}
        </Offer>
      ) : will.lpoaDate === undefined ? (
        <Offer title={shared.yourPowerOfAttorney} action={<ToLpa words={table.answerItsQuestions} />}>
          {table.youHavePaidForIt}
        </Offer>
      ) : (
        <Settled will={will} on={will.lpoaDate} />
      )}
      {lpasBought(will) === 'one' && (
        <div className="above-32">
          <p className="soft">{table.youHavePaidForOneOfTheTwo}</p>
          <div className="cluster above-32 off-paper">
            <BuyLpaLink words={table.buyTheOtherOne} />
          </div>
        </div>
      )}
    </section>
  )
}
