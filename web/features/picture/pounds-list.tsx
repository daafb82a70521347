import { Suspense, useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { needsAPerson } from '#core/estate/problems.ts'
import { pathOf } from '#core/journey/pages.ts'
import type { Picture } from '#core/picture/picture.ts'
import { LINE_OF_TAX, lineOfTaker } from '#core/tax/bear.ts'
import type { Estimate, PersonsEstimate } from '#core/tax/estimate.ts'
import type { EstimatedCase, WillEstimate } from '#core/tax/estimate-of-will.ts'
import {
  amountInFull,
  amountInWords,
  ESTIMATE,
  estimateNote,
  helpInWords,
  NOT_ANSWERED,
  notCountedInWords,
  openInWords,
  refusalWords,
} from '#core/tax/estimate-words.ts'
import { linesById, readLine } from '#core/tax/ledger.ts'
import { taxNotesOf } from '#core/tax/tax-notes.ts'
import { listed } from '#core/text/names.ts'
import { spouseOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { shared } from '#words/en/picture.ts'
import { whatWouldHelp as helpWords, poundsList as table } from '#words/en/values.ts'
import { useFigures } from '../../api/use-figures.ts'
import { useIsWide } from '../../ui/use-media.ts'
import { Disc, PeopleDisc } from './disc.tsx'
import { Figure, howWorkedOut, LinesFrom } from './figure-lines.tsx'
import css from './pounds.module.css'
import { Afterwards, BothDeaths, namesIn } from './pounds-later.tsx'

/** What each person gets in all, the tax, and what is outside the will; each figure opens to how it came about. */

type Part = Exclude<keyof PersonsEstimate, 'taker' | 'total'>

const parts: readonly (readonly [Part, string])[] = [
  ['gifts', table.gifts],
  ['residue', table.theirShareOfTheRest],
  ['byOwnership', table.asTheOtherOwnerOutsideYour],
  ['pension', table.pensionOutsideYourWill],
  ['outside', table.lifeInsuranceOutsideYourWill],
]

function Person({ person, found, picture }: { person: PersonsEstimate; found: Estimate; picture: Picture }) {
  const lines = useMemo(() => linesById(found.lines), [found])
  const { name, note, card, colour } = namesIn(picture)(person.taker)
  const own = readLine(lines, lineOfTaker(person.taker))
  return (
    <Figure
      name={name}
      note={note}
      mark={card ? <Disc card={card} small /> : colour ? <PeopleDisc colour={colour} small /> : undefined}
      amount={amountInWords(person.total)}
    >
      <dl className={css.parts}>
        {parts.map(([part, words]) =>
          person[part].high === 0 ? null : (
            <div key={part} className="line wrap spread gap-16 small">
              <dt>{words}</dt>
              <dd className="push to-end">{amountInFull(person[part])}</dd>
            </div>
          ),
        )}
      </dl>
      {own && own.from.length > 0 && (
        <>
          <p className={css.how}>{howWorkedOut(found)}</p>
          <LinesFrom lines={lines} line={own} />
        </>
      )}
    </Figure>
  )
}

function Tax({ found }: { found: Estimate }) {
  const lines = useMemo(() => linesById(found.lines), [found])
  const line = readLine(lines, LINE_OF_TAX)
  if (found.tax.high === 0) return <p className={css.none}>{shared.noInheritanceTaxIsDue}</p>
  return (
    <ul className={css.figures}>
      <Figure
        name={shared.inheritanceTax}
        mark={
          <span className={css.taxMark} aria-hidden="true">
            £
          </span>
        }
        amount={amountInWords(found.tax)}
      >
        <p className={css.how}>{howWorkedOut(found)}</p>
        {line && <LinesFrom lines={lines} line={line} />}
      </Figure>
    </ul>
  )
}

/** Why there is no figure, in place of all of them. */
export function Refused({ reasons }: { reasons: Extract<WillEstimate, { is: 'refused' }>['reasons'] }) {
  const [the, society, lists] = table.theSocietyListsAdvisersNearYou
  return (
    <div className="notice padded">
      <p>
        <b>{needsAPerson()}</b> {table.weShowNoFiguresHere}
      </p>
      <ul className="bullets stack gap-8 above-8 below-8">
        {reasons.map((reason) => (
          <li key={reason}>{refusalWords[reason]}</li>
        ))}
      </ul>
      <p>
        {the}
        <a href="https://www.step.org/public" target="_blank" rel="noopener noreferrer">
          {society}
        </a>
        {lists}
      </p>
    </div>
  )
}

const nothingYet: Readonly<Record<'nothing said' | 'not shared', string>> = {
  'nothing said': table.typeWhatOneOfYourThings,
  'not shared': table.sayFirstWhoSharesTheRest,
}

/** The questions that nobody answered, each leading to where it is asked. */
function OpenQuestions({ will, picture, found }: { will: Will; picture: Picture; found: Estimate }) {
  const { pathname, search, state } = useLocation()
  const values = pathOf('will.values')
  const partner = spouseOf(will)
  const name = partner && namesIn(picture)(`person ${partner.id}`).name
  const questions = openInWords(will, found, name)
  if (questions.length === 0) return null
  return (
    <div className={css.open}>
      <h3>{kept.said(NOT_ANSWERED)}</h3>
      <ul className="stack gap-8 flush">
        {questions.map(({ field, question, words, brief = words }) => (
          <li key={field}>
            <Link
              to={{ pathname: values, hash: field }}
              replace={pathname === values}
              state={pathname === values ? state : { from: `${pathname}${search}` }}
            >
              {question}
            </Link>{' '}
            {brief}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Changes after which others would have more, with both figures. */
function WorthKnowing({ will, supposed }: { will: Will; supposed: EstimatedCase }) {
  const helps = useFigures('whatWouldHelp', will, supposed) ?? []
  if (helps.length === 0) return null
  return (
    <div className={css.open}>
      <h3>{helpWords.title}</h3>
      {helps.map((help) => (
        <p key={help.id} className="small">
          {helpInWords(help)}
        </p>
      ))}
      <p className="block soft fine">{helpWords.note}</p>
    </div>
  )
}

export function PoundsList({
  will,
  picture,
  found,
  supposed,
  brief = false,
}: {
  will: Will
  picture: Picture
  found: WillEstimate
  supposed: EstimatedCase
  /** What comes later is opened where it is asked for. */
  brief?: boolean
}) {
  const isOpened = useIsWide() && !brief
  if (found.is === 'refused') return <Refused reasons={found.reasons} />
  if (found.is !== 'estimate') return <p className={css.none}>{nothingYet[found.is]}</p>
  const names = namesIn(picture)
  const people = found.people.filter(({ total }) => total.high > 0)
  const outside = people.filter(({ byOwnership, pension, outside: policy }) =>
    [byOwnership, pension, policy].some(({ high }) => high > 0),
  )
  return (
    <>
      <p className="block soft fine">{table.eachAmountIsAfterDebtsGifts}</p>
      <ul className={css.figures}>
        {people.map((person) => (
          <Person key={person.taker} person={person} found={found} picture={picture} />
        ))}
      </ul>
      <Tax found={found} />
      {found.afterwards.map((end) => (
        <Afterwards key={end.for} end={end} found={found} picture={picture} opened={isOpened} />
      ))}
      {found.afterwardsRefused.map((reason) => (
        <p key={reason} className={css.none}>
          {table.noFigureAfterwards} {refusalWords[reason]}
        </p>
      ))}
      <BothDeaths will={will} picture={picture} found={found} opened={isOpened} />
      <OpenQuestions will={will} picture={picture} found={found} />
      {found.taxOnGiven.high > 0 && (
        <p className={css.none}>{table.thoseToWhomYouGavePay(amountInWords(found.taxOnGiven))}</p>
      )}
      {outside.length > 0 && (
        <p className={css.none}>
          {(outside.length > 1 ? table.someOfWhatGetIsOutside : table.someOfWhatGetsIsOutside)(
            listed.format(outside.map(({ taker }) => names(taker).name)),
          )}
        </p>
      )}
      {taxNotesOf(found).map(({ id, words }) => (
        <p key={id} className={css.none}>
          {words}
        </p>
      ))}
      <Suspense>
        <WorthKnowing will={will} supposed={supposed} />
      </Suspense>
      {found.notCounted.length > 0 && <p className={css.none}>{notCountedInWords(found.notCounted)}</p>}
      <p className={`${css.none} soft lower-16`}>
        <b className="ink">{kept.said(ESTIMATE)}.</b> {estimateNote(found.assumed)}
      </p>
    </>
  )
}
