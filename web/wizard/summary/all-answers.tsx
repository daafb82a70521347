import { useEffect } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { shareChangesInWords } from '#core/picture/share-changes.ts'
import { sharesSaid } from '#core/will/equal-shares.ts'
import { inheritors } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { shared, allAnswers as words } from '#words/en/summary.ts'
import { today } from '../../api/today.ts'
import type { Edit } from '../../api/will.ts'
import { SummaryAdvice } from '../../features/advice/summary-advice.tsx'
import { AccountList } from '../../features/people/account-list.tsx'
import { PersonList } from '../../features/people/person-list.tsx'
import { WhoGetsWhat } from '../../features/picture/who-gets-what.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import css from '../../ui/summary.module.css'
import { AnotherPlan } from './another-plan.tsx'
import { AnswerGroups, type Changed, rowsIn } from './answer-groups.tsx'
import { EVERYBODY, Offer } from './offer.tsx'
import { SummaryNotices } from './summary-notices.tsx'
import { hasBegun, TheWillItself } from './the-will-itself.tsx'

const changedSince = (before: Will, will: Will): ReadonlySet<string> => {
  const [then, now] = [rowsIn(before), rowsIn(will)]
  return new Set([...now].filter(([row, { value }]) => then.get(row)?.value !== value).map(([row]) => row))
}

/** The row to come back to, and what has changed since the change was started. Brings that row into view, with the focus. */
const useComingBack = (will: Will, edit: Edit | undefined): Changed | undefined => {
  const rows = edit && changedSince(edit.before, will)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-row]')]
    const isOfStep = ({ dataset }: HTMLElement) => edit !== undefined && dataset.row?.startsWith(`${edit.step} `)
    const isChanged = ({ dataset }: HTMLElement) => rows?.has(dataset.row ?? '')
    const row = all.find((each) => isOfStep(each) && isChanged(each)) ?? all.find(isOfStep)
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [])
  return edit && rows && { step: edit.step, rows, effect: shareChangesInWords(edit.before, will, today()) }
}

/** The picture is of a will that says how the rest is shared, never of a guess. What does not add up is drawn as it is said. */
const sharesAreDrawn = (will: Will): boolean => inheritors(will).length > 0 && sharesSaid(will) !== 'none'

/** Every answer on one page, each with a way to change it. */
export function AllAnswers({ will, edit }: { will: Will; edit: Edit | undefined }) {
  const changed = useComingBack(will, edit)
  return (
    <PlainPage
      canvas
      title={words.title}
      progress={stepNamed('will.summary').progress}
      lead={will.toConfirm === 1 ? shared.yourPartnerHasPaidForThis : undefined}
    >
      <SummaryNotices will={will} />
      {hasBegun(will) && (
        <p className="above-16 soft">
          {words.theseAreAllYourAnswersYou}{' '}
          <Link to={`${pathOf('will.summary')}?see=will`}>{words.readTheWillItselfPartBy}</Link>.
        </p>
      )}
      <div className={css.page}>
        {sharesAreDrawn(will) && (
          <div className={css.picture}>
            <WhoGetsWhat will={will} className={pageCss.panel} />
          </div>
        )}
        <div className={css.beside}>
          <Offer will={will} />
          <SummaryAdvice will={will} />
          <TheWillItself will={will} />
          {will.persons.length > 0 && <AnotherPlan will={will} />}
        </div>
        <div className={css.answers}>
          <AnswerGroups will={will} changed={changed} />
          <section className={pageCss.panel} id={EVERYBODY}>
            <h2>{shared.everyoneYouNamed}</h2>
            <p className="soft">{words.changeANameOrADetail}</p>
            <div className="above-32">
              <PersonList will={will} persons={will.persons} field="people" addAs="Person" />
            </div>
          </section>
          <section className={pageCss.panel}>
            <h2>{words.thingsYouOwn}</h2>
            <p className="soft">{words.aListForYourExecutorsIt}</p>
            <div className="above-32">
              <AccountList will={will} />
            </div>
          </section>
        </div>
      </div>
    </PlainPage>
  )
}
