import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { pictureOf } from '#core/picture/picture.ts'
import { isDoubtful } from '#core/signing/signing-state.ts'
import { ageOn, type Day, dayInWords, yearsLater } from '#core/text/calendar-day.ts'
import { REVIEW_YEARS } from '#core/watch/facts.ts'
import { sinceThen } from '#core/watch/since-then.ts'
import type { Will } from '#core/will/schema.ts'
import type { Signing } from '#core/will/signing-schema.ts'
import { asText } from '#drafting/document.ts'
import { preview } from '#drafting/draft.ts'
import { shared, signedHome as table } from '#words/en/account.ts'
import { today } from '../../api/today.ts'
import { useSignedWill, useWatch } from '../../api/watch.ts'
import page from '../../ui/plain-page.module.css'
import { FlowPicture } from '../picture/flow-picture.tsx'
import { ListSwitch } from '../picture/picture-list.tsx'
import who from '../picture/who-gets-what.module.css'
import { Doubts } from '../signing/witness-field.tsx'
import { SinceThenSection } from './since-then-section.tsx'
import { SomethingChanged } from './something-changed.tsx'
import css from './watch.module.css'

/** Whether the will of today has other words than the one that was signed. Birthdays since then do not count. */
const useChangedWords = (signed: Will | undefined, will: Will): boolean =>
  useMemo(
    () =>
      signed !== undefined && signed !== will && asText(preview(signed, today())) !== asText(preview(will, today())),
    [signed, will],
  )

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
  if (!signedWill || !happened) return <p className={css.line}>&nbsp;</p>
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

/** The rest of the page and what is near it, in short. On a phone the rest of the page is as short as this. */
function YourAccount({ review }: { review: Day }) {
  const { data: watch } = useWatch()
  return (
    <nav className={`${page.panel} wide-only`} aria-label={shared.yourAccount}>
      <h2>{shared.yourAccount}</h2>
      <div className={css.rows}>
        <Link to={pathOf('will.my-downloads')}>
          {table.documents} <span className="brand strong to-end">{table.open}</span>
        </Link>
        <a href="#you">
          {table.nameEmailAndPassword} <span className="brand strong to-end">{shared.change}</span>
        </a>
        <a href="#second-step">
          {shared.aSecondStepWhenYouLog} <span className="brand strong to-end">{table.see}</span>
        </a>
        <a href="#reminders">
          {shared.reminders}{' '}
          <span className="brand strong to-end">
            {watch?.mails === false ? shared.off : table.next(dayInWords(review))}
          </span>
        </a>
        <Link to="/account/history">
          {table.activity} <span className="brand strong to-end">{table.see}</span>
        </Link>
        <a href="#your-information">
          {table.allWeHoldAboutYou} <span className="brand strong to-end">{table.download}</span>
        </a>
      </div>
    </nav>
  )
}

/** The signed will today: what its customer can tell us, what it does, and what has happened. */
export function SignedHome(props: SignedProps) {
  const { signedWill, happened } = useHappened(props)
  if (!signedWill || !happened) return null
  const { on } = props.signing
  const reviews = Math.floor(ageOn(today(), on) / REVIEW_YEARS) + 1
  return (
    <div className={`${page.columns} ${page.wide}`}>
      <div className="stack shrink gap-24">
        <SomethingChanged signedWill={signedWill} />
        <WhatItDoes signedWill={signedWill} signing={props.signing} />
      </div>
      <div className="stack shrink gap-24">
        <SinceThenSection happened={happened} />
        <YourAccount review={yearsLater(on, reviews * REVIEW_YEARS)} />
      </div>
    </div>
  )
}
