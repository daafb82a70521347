import type { ReactNode } from 'react'
import { type Day, dayInWords, isAfter, yearsLater } from '#core/text/calendar-day.ts'
import { firstNameIn } from '#core/text/names.ts'
import { changesOf } from '#core/watch/changes.ts'
import { REVIEW_YEARS } from '#core/watch/facts.ts'
import { personById } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { whenWeWrite as words } from '#words/en/documents.ts'
import { today } from '../../api/today.ts'
import { useWatch } from '../../api/watch.ts'
import css from './signing-hero.module.css'

const monthOf = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "March 2035" */
const monthInWords = ({ year, month }: Day): string => monthOf.format(Date.UTC(year, month - 1, 1))

type Occasion = { readonly drawn: ReactNode; readonly when: string; readonly what: string }

const calendar = <path d="M4 5h16v15H4zM4 10h16M9 3v4M15 3v4" />
const person = <path d="M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 4-7 8-7s8 3 8 7" />
const bolt = <path d="M13 3 5 14h6l-1 7 9-12h-6z" />

const birthday = (will: Will, signedOn: Day, now: Day): Occasion[] => {
  for (const { on, causes } of changesOf({ will, signedOn }, yearsLater(now, 25))) {
    const born = causes.find((cause) => cause.kind === 'birthday')
    const name = born && firstNameIn(personById(will, born.person)?.fullname ?? '')
    if (name && isAfter(on, now)) return [{ drawn: person, when: words.whenIs(name, born.age), what: monthInWords(on) }]
  }
  return []
}

const nextReview = (signedOn: Day, now: Day): Day => {
  let on = yearsLater(signedOn, REVIEW_YEARS)
  for (let years = 2 * REVIEW_YEARS; !isAfter(on, now); years += REVIEW_YEARS) on = yearsLater(signedOn, years)
  return on
}

/** Beside a signed will: what its customer hears from us, and when. */
export function WhenWeWrite({ will, signedOn }: { will: Will; signedOn: Day }) {
  const { data } = useWatch()
  if (!data) return <div className={css.write} />
  const now = today()
  const occasions: readonly Occasion[] = [
    { drawn: calendar, when: dayInWords(nextReview(signedOn, now)), what: words.toReadItAgain },
    ...birthday(will, signedOn, now),
    { drawn: bolt, ...words.ifYouTellUsOfA },
  ]
  return (
    <div className={css.write}>
      <h3 className="below-16">{data.mails ? words.weWillEmailYou : words.youAskedForNoEmails}</h3>
      {data.mails ? (
        <ul className="stack gap-16">
          {occasions.map(({ drawn, when, what }) => (
            <li key={when}>
              <svg className="line-icon brand" viewBox="0 0 24 24" aria-hidden="true">
                {drawn}
              </svg>
              <p className="soft tight">
                <b className="block ink">{when}</b> {what}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft tight">{words.yourAccountStillSaysWhen}</p>
      )}
      <a href="/account#reminders">{words.changeReminders}</a>
    </div>
  )
}
