import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { lpasBought, problemsOfLpas } from '#core/lpa/lpas.ts'
import { lpaPages } from '#core/will/lpa-options.ts'
import type { Will } from '#core/will/schema.ts'
import { settleLpas } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import page from '../../ui/plain-page.module.css'
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
      <h2>Your power of attorney</h2>
      <p className="soft">
        You finished it on {formatLondonDate(on)}. The sheets and a guide are in your documents. If you change it, they
        come back when you finish again.
      </p>
      <p className="soft">
        Get the <a href={lpaPages.forms}>form from GOV.UK</a>, free of charge. You can also give the same answers{' '}
        <a href={lpaPages.online}>online at GOV.UK</a>.
      </p>
      {!isWhole && (
        <p className={css.missing} role="status">
          Something in it is missing now. Change it before you copy it onto the form.
        </p>
      )}
      <div className="cluster above-32 off-paper">
        <Button look="secondary" busy={busy} onClick={() => void submit()}>
          Change the power of attorney
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
    will.lpoaDate === undefined ? <ToLpa words="Lasting power of attorney" /> : <BuyLpaLink words="See what it costs" />
  return (
    <section className={page.panel}>
      {lpasBought(will) === 'none' ? (
        <Offer title="While you are alive" action={offer}>
          A will takes effect when you die. A lasting power of attorney lets people you trust act for you while you are
          alive.
        </Offer>
      ) : will.lpoaDate === undefined ? (
        <Offer title="Your power of attorney" action={<ToLpa words="Answer its questions" />}>
          You have paid for it. Answer its questions and we add a sheet here, to copy onto the official form.
        </Offer>
      ) : (
        <Settled will={will} on={will.lpoaDate} />
      )}
      {lpasBought(will) === 'one' && (
        <div className="above-32">
          <p className="soft">You have paid for one of the two types. You can add the other at any time.</p>
          <div className="cluster above-32 off-paper">
            <BuyLpaLink words="Buy the other one" />
          </div>
        </div>
      )}
    </section>
  )
}
