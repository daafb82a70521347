import { type ReactNode, useMemo, useState } from 'react'
import { pictureOf } from '#core/picture/picture.ts'
import { isDoubtful } from '#core/signing/signing-state.ts'
import { dayInWords, isoDay } from '#core/text/calendar-day.ts'
import { type Happened, sinceThen } from '#core/watch/since-then.ts'
import type { Will } from '#core/will/schema.ts'
import type { Signing } from '#core/will/signing-schema.ts'
import { signedHome as table, sinceThen as words } from '#words/en/account.ts'
import { kept } from '#words/en/forms.ts'
import { today } from '../../api/today.ts'
import { takeBackReport, useSignedWill } from '../../api/watch.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import page from '../../ui/plain-page.module.css'
import { useSubmitForm } from '../../ui/submit-form.tsx'
import { FlowPicture } from '../picture/flow-picture.tsx'
import { ListSwitch } from '../picture/picture-list.tsx'
import who from '../picture/who-gets-what.module.css'
import { Doubts } from '../signing/witness-field.tsx'
import { useChangedWords } from '../yours-to-do/yours-to-do.tsx'
import { LineToCome } from './line-to-come.tsx'
import { SomethingChanged } from './something-changed.tsx'
import css from './watch.module.css'

function TakeBack({ report, says, onDone }: { report: number; says: string; onDone: () => void }) {
  const form = useSubmitForm({ save: () => takeBackReport(report), onDone })
  return (
    <>
      <ErrorSummary errors={form.errors} />
      <Button
        label={words.takeThisBack}
        look="link"
        busy={form.busy}
        aria-label={words.takeBackWhat(says)}
        onClick={() => void form.submit()}
      />
    </>
  )
}

/** What has happened since the will was signed, the first thing first. The ribbon ends today. */
function SinceThenSection({ happened }: { happened: readonly Happened[] }) {
  const [said, setSaid] = useState('')
  return (
    <section className={page.panel}>
      <h2>{words.sinceThen}</h2>
      <ol className={`${css.since} above-4 below-16 relative`}>
        {happened.map(({ on, says, follows, look, report }) => (
          <li key={`${isoDay(on)} ${says} ${report ?? ''}`} className="relative anywhere" data-look={look}>
            <time className="block soft small" dateTime={isoDay(on)}>
              {kept.said(dayInWords(on))}
            </time>
            <p className="tight">
              <b>{says}</b> {follows}
            </p>
            {report !== undefined && (
              <TakeBack report={report} says={says} onDone={() => setSaid(words.weHaveTakenThatBack)} />
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="said">
        {said}
      </p>
    </section>
  )
}

type SignedProps = { readonly will: Will; readonly signing: Signing }

const useHappened = ({ will, signing }: SignedProps) => {
  const signedWill = useSignedWill(will)
  const happened = useMemo(
    () => signedWill && sinceThen({ will: signedWill, signedOn: signing.on }, will, today()),
    [signedWill, will, signing],
  )
  return { signedWill, happened }
}

/** Under the first line: whether the signed will still does what its customer wanted. */
export function SignedLine(props: SignedProps) {
  const { signedWill, happened } = useHappened(props)
  const changed = useChangedWords(signedWill, props.will)
  const looks = happened?.filter(({ look }) => look).length ?? 0
  if (!signedWill || !happened) return <LineToCome />
  if (changed)
    return (
      <p className={css.line} data-look>
        {table.yourAnswersChangedSince}
      </p>
    )
  if (looks > 0)
    return (
      <p className={css.line} data-look>
        {looks === 1 ? table.oneThingSinceThenIsWorth : table.thingsSinceThenAreWorthA(looks)}
      </p>
    )
  return (
    <p className={css.line}>
      {signedWill === props.will ? table.nothingYouHaveToldUsSince : table.yourWillItselfHasNot}
    </p>
  )
}

function WhatItDoes({ signedWill, signing }: { signedWill: Will; signing: Signing }) {
  const [asList, setAsList] = useState(false)
  const picture = useMemo(() => pictureOf(signedWill, today()), [signedWill])
  return (
    <section className={page.panel}>
      <div className={who.heading}>
        <h2>{isDoubtful(signing) ? table.whatItWouldDoToday : table.whatItDoesToday}</h2>
        <ListSwitch asList={asList} onChange={setAsList} />
      </div>
      {isDoubtful(signing) && (
        <>
          <p>{table.thisIsDrawnAsIfThe}</p>
          <Doubts signing={signing} doubts={signing.doubts} />
        </>
      )}
      <div className="above-16">
        <FlowPicture picture={picture} asList={asList} head={false} />
      </div>
    </section>
  )
}

/** The signed will today, under `first`: what its customer can tell us, what it does, and what has happened. */
export function SignedHome({ first, ...props }: SignedProps & { first: ReactNode }) {
  const { signedWill, happened } = useHappened(props)
  if (!signedWill || !happened) return null
  return (
    <div className={`${page.columns} ${page.wide}`}>
      <div className="stack shrink gap-24">
        {first}
        <SomethingChanged signedWill={signedWill} />
        <WhatItDoes signedWill={signedWill} signing={props.signing} />
      </div>
      <SinceThenSection happened={happened} />
    </div>
  )
}
