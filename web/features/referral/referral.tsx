import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { FirmReply, ReferredCase } from '#core/api/referral.ts'
import { settleClause, takeCaseBack, takeClauseOut, useReferral } from '../../api/referral.ts'
import { useRealWill } from '../../api/will.ts'
import { formatLocalDateTime, formatLondonDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { useAct } from '../../ui/use-act.ts'
import { ChooseFirm } from './choose-firm.tsx'
import { LAW_FIRM } from './place.ts'
import css from './referral.module.css'

/** What happened, most recent state last. */
const stateOf = ({ firm, sent, opened, until, ended, replies }: ReferredCase): string => {
  if (ended?.by === 'customer') return `You took your case back on ${formatLondonDate(ended.at)}. ${firm} sees nothing.`
  if (ended?.by === 'time')
    return `${firm} could see your case until ${formatLondonDate(ended.at)}. It sees nothing now.`
  if (ended?.by === 'removed')
    return `We ended this on ${formatLondonDate(ended.at)}: ${firm} is not on our list now, and sees nothing.`
  if (ended) return `${firm} is done with your case since ${formatLondonDate(ended.at)}, and sees it no more.`
  const seen = `It can see your case until ${formatLondonDate(until)}.`
  if (replies.length > 0) return `${firm} has answered. ${seen}`
  return opened
    ? `${firm} opened your case on ${formatLondonDate(opened)}. ${seen}`
    : `You sent your case to ${firm} on ${formatLondonDate(sent)}. It has not opened it yet. ${seen}`
}

const effects: Readonly<Record<FirmReply['kind'], string>> = {
  answer: '',
  clear: 'Nothing stands in the way, it says. That holds until you change an answer.',
  decline: 'It cannot take your case. You can choose another firm.',
  clause: 'It wrote a clause for your will:',
}

const clauseStates: Readonly<Record<NonNullable<FirmReply['clause']>['state'], string>> = {
  offered: '',
  agreed: 'You agreed to this clause. It stands in your will.',
  declined: 'You did not want this clause. It is not in your will.',
  changed: 'Your answers have changed since it was written, so you cannot agree to it. Ask the firm to look again.',
  replaced: 'The firm has taken this clause back, or written another.',
  ended: 'The case has ended, so you cannot agree to this clause now.',
}

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
            These are the words of {firm}. We have not checked them, and do not work out what they change: from then on
            we show no share and no figure as sure. Ask the firm if you are not certain what they do.
            {clause.clears && ' With them, the firm says, nothing else stands in the way of your will.'}
          </p>
          <div className="line wrap gap-12">
            <Button busy={busy} onClick={() => settle(true)}>
              Put these words in my will
            </Button>
            <Button look="secondary" busy={busy} onClick={() => settle(false)}>
              I do not want this clause
            </Button>
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
      {effects[reply.kind] !== '' && <p>{effects[reply.kind]}</p>}
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
        <Button look="secondary" busy={busy} onClick={() => void act(takeCaseBack, '')}>
          Take my case back
        </Button>
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
      <p>
        Your will has a clause that {addedClause.firm} wrote. You can take it out; what the firm said then ends too.
      </p>
      <Button look="secondary" busy={busy} onClick={() => void act(takeClauseOut, '')}>
        Take the clause out of my will
      </Button>
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
        <Button look="secondary" onClick={() => setChoosing(true)}>
          {newest ? 'Ask a law firm again' : 'Ask a law firm from here'}
        </Button>
      )}
      {newest && <Case key={newest.id} referred={newest} />}
      <InTheWill />
      {earlier.length > 0 && (
        <details>
          <summary>What you sent before</summary>
          {earlier.map((referred) => (
            <Case key={referred.id} referred={referred} />
          ))}
        </details>
      )}
      {choosing && <ChooseFirm firms={data.firms} onClose={() => setChoosing(false)} />}
    </section>
  )
}
