import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { FirmReply, ReferralFirm, ReferredCase } from '#core/api/referral.ts'
import { referralConsent } from '#core/constants.ts'
import { referral as table, chooseFirm as words } from '#words/en/others.ts'
import { LAW_FIRM, referTo, settleClause, takeCaseBack, takeClauseOut, useReferral } from '../../api/referral.ts'
import { useRealWill } from '../../api/will.ts'
import { formatLocalDateTime, formatLondonDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Radios } from '../../ui/choices.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import pageCss from '../../ui/plain-page.module.css'
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
function ChooseFirm({ firms, onClose }: { firms: readonly ReferralFirm[]; onClose: () => void }) {
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
          <Button label={words.letThemSeeMyCase} type="submit" busy={busy} />
          <Button label={words.cancel} look="link" onClick={onClose} />
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** What happened, most recent state last. */
const stateOf = ({ firm, sent, opened, until, ended, replies }: ReferredCase): string => {
  if (ended?.by === 'customer') return table.youTookYourCaseBackOn(formatLondonDate(ended.at), firm)
  if (ended?.by === 'time') return table.couldSeeYourCaseUntilIt(firm, formatLondonDate(ended.at))
  if (ended?.by === 'removed') return table.weEndedThisOnIsNot(formatLondonDate(ended.at), firm)
  if (ended) return table.isDoneWithYourCaseSince(firm, formatLondonDate(ended.at))
  const seen = table.itCanSeeYourCaseUntil(formatLondonDate(until))
  if (replies.length > 0) return table.hasAnswered(firm, seen)
  return opened
    ? table.openedYourCaseOn(firm, formatLondonDate(opened), seen)
    : table.youSentYourCaseToOn(firm, formatLondonDate(sent), seen)
}

const effects: Readonly<Record<Exclude<FirmReply['kind'], 'answer'>, string>> = table.effects

const clauseStates: Readonly<Record<Exclude<NonNullable<FirmReply['clause']>['state'], 'offered'>, string>> =
  table.clauseStates

function Clause({ reply: { id, clause }, firm }: { reply: FirmReply; firm: string }) {
  const { failure, busy, act } = useAct()
  if (!clause) return null
  const settle = (agree: boolean) => void act(() => settleClause(id, clause.words, agree), '')
  return (
    <>
      <blockquote className={css.typed}>{clause.words}</blockquote>
      {clause.state === 'offered' ? (
        <>
          <p>
            {table.theseAreTheWordsOfWe(firm)}
            {clause.clears && <> {table.withThemTheFirmSaysNothing}</>}
          </p>
          <div className="line wrap gap-12">
            <Button label={table.putTheseWordsInMyWill} busy={busy} onClick={() => settle(true)} />
            <Button label={table.iDoNotWantThisClause} look="secondary" busy={busy} onClick={() => settle(false)} />
          </div>
        </>
      ) : (
        <p>{clauseStates[clause.state]}</p>
      )}
      <p className="failure" role="alert">
        {failure}
      </p>
    </>
  )
}

function Reply({ reply, firm }: { reply: FirmReply; firm: string }) {
  return (
    <li className={css.reply}>
      <p className="soft note">
        {reply.by}, {firm}, {formatLocalDateTime(reply.at)}
      </p>
      <p className={css.typed}>{reply.text}</p>
      {reply.kind !== 'answer' && <p>{effects[reply.kind]}</p>}
      <Clause reply={reply} firm={firm} />
    </li>
  )
}

function Case({ referred }: { referred: ReferredCase }) {
  const { failure, busy, act } = useAct()
  return (
    <div className="stack full gap-12 from-start">
      <p role="status">{stateOf(referred)}</p>
      {referred.replies.length > 0 && (
        <ol className="stack full gap-16">
          {referred.replies.map((reply) => (
            <Reply key={reply.id} reply={reply} firm={referred.firm} />
          ))}
        </ol>
      )}
      {!referred.ended && (
        <Button label={table.takeMyCaseBack} look="secondary" busy={busy} onClick={() => void act(takeCaseBack, '')} />
      )}
      <p className="failure" role="alert">
        {failure}
      </p>
    </div>
  )
}

/** The clause that stands in the will, whatever became of the case. */
function InTheWill() {
  const { addedClause } = useRealWill()
  const { failure, busy, act } = useAct()
  if (!addedClause) return null
  return (
    <div className="stack full gap-12 from-start">
      <p>{table.yourWillHasAClauseThat(addedClause.firm)}</p>
      <Button
        label={table.takeTheClauseOutOfMy}
        look="secondary"
        busy={busy}
        onClick={() => void act(takeClauseOut, '')}
      />
      <p className="failure" role="alert">
        {failure}
      </p>
    </div>
  )
}

/** `title`: a panel of its own. Sending the case to a firm, how it stands, and what the firm says. Nothing where no firm is listed and none was asked. */
export function Referral({ offers, title }: { offers: boolean; title?: string }) {
  const { data } = useReferral()
  const [choosing, setChoosing] = useState(false)
  const place = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const loaded = data !== undefined
  useEffect(() => {
    if (loaded && hash === `#${LAW_FIRM}`) place.current?.scrollIntoView({ block: 'center' })
  }, [loaded, hash])
  if (!data) return null
  const [newest, ...earlier] = data.cases
  const isOpen = newest !== undefined && newest.ended === undefined
  const mayChoose = offers && !isOpen && data.firms.length > 0
  if (!newest && !mayChoose) return null
  return (
    <section
      className={`stack gap-16 from-start above-16 ${title === undefined ? '' : pageCss.panel}`}
      id={LAW_FIRM}
      ref={place}
    >
      {title !== undefined && <h2>{title}</h2>}
      {mayChoose && (
        <Button
          label={newest ? table.askALawFirmAgain : table.askALawFirmFromHere}
          look="secondary"
          onClick={() => setChoosing(true)}
        />
      )}
      {newest && <Case key={newest.id} referred={newest} />}
      <InTheWill />
      {earlier.length > 0 && (
        <details>
          <summary>{table.whatYouSentBefore}</summary>
          {earlier.map((referred) => (
            <Case key={referred.id} referred={referred} />
          ))}
        </details>
      )}
      {choosing && <ChooseFirm firms={data.firms} onClose={() => setChoosing(false)} />}
    </section>
  )
}
