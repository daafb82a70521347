import { Link, useLocation } from 'react-router'
import type { Advice } from '#core/advice/advice.ts'
import { childrenForPart, withPartNow } from '#core/advice/left-out.triggers.ts'
import { says } from '#core/advice/questions.ts'
import { pathOf } from '#core/journey/pages.ts'
import type { StepName } from '#core/journey/steps.ts'
import { homeOf } from '#core/rules/about-me.rules.ts'
import { firstNameIn, listed, listedOr } from '#core/text/names.ts'
import type { OfferedPart, Situation, TrustKind } from '#core/will/lists.ts'
import { classesOf, partnerOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { trustOf } from '#core/will/trusts.ts'
import { LATER_AGES, othersWhoMayWait } from '#core/will/young-takers.ts'
import { wayIn as table } from '#words/en/advice.ts'
import { useOffered } from '../../api/offered-parts.ts'
import { today } from '../../api/today.ts'
import { markVisited } from '../../api/visits.ts'
import { Button } from '../../ui/button.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import css from './advice.module.css'

/** The statements that speak of a solicitor, and what may be done here instead where it is offered. */
const ways: readonly {
  readonly id: Advice['id']
  readonly statement: Situation
  readonly part: OfferedPart
  /** The trust that is asked about, on the page of gifts. Absent: the ages, on the page of the shares. */
  readonly kind?: TrustKind
  /** Whether there is anything to choose. Absent: always. */
  readonly hasChoice?: (will: Will) => boolean
  readonly words: string
}[] = [
  { id: 'T8', statement: 'life-interest', part: 'home-for-life', kind: 'Home', words: table.letSomeoneLiveInMyHome },
  {
    id: 'T6',
    statement: 'disabled-and-means-tested',
    part: 'disabled-person',
    kind: 'Disabled person',
    words: table.haveMoneyHeldForADisabled,
  },
  {
    id: 'T8',
    statement: 'older-than-18',
    part: 'ages',
    hasChoice: (will) =>
      othersWhoMayWait(will, today()).length > 0 || classesOf(will).some(({ of }) => of === 'My grandchildren'),
    words: table.chooseALaterAgeForThem,
  },
]

const SHARES = 'will.estate-splits.split-distribution'

/** The ages stand on the page whose statement led here, or on another from the summary. */
function ToAges({ words }: { words: string }) {
  const { pathname } = useLocation()
  const path = pathOf(SHARES)
  if (pathname === path) return <a href={`#${LATER_AGES}`}>{words}</a>
  return (
    <Link to={{ pathname: path, hash: LATER_AGES }} onClick={() => markVisited(SHARES)}>
      {words}
    </Link>
  )
}

type Change = (will: Will) => Will
type OnChange = ((change: Change) => void) | undefined

/** To a step that begins with what is asked. From another step it is the way on, and from the summary it comes back. */
function ToStep({ step, asks, from, words }: { step: StepName; asks: object; from: OnChange; words: string }) {
  if (!from)
    return (
      <EditLink step={step} asks={asks}>
        {words}
      </EditLink>
    )
  return (
    <Link to={pathOf(step)} state={asks} onClick={() => markVisited(step)}>
      {words}
    </Link>
  )
}

function OneWay({ way, will, onChange }: { way: (typeof ways)[number]; will: Will; onChange: OnChange }) {
  if (!useOffered(way.part)) return null
  const disabled = will.persons.flatMap((person) => (person.disabled ? [firstNameIn(person.fullname)] : []))
  if (onChange && way.kind === 'Disabled person' && disabled.length > 0)
    return <p>{table.aPictureHoldsIt(listedOr.format(disabled))}</p>
  return (
    <p>
      {table.youMayBeAbleToDo}{' '}
      {way.kind ? (
        <ToStep step="will.gifts" asks={{ ask: way.kind }} from={onChange} words={way.words} />
      ) : (
        <ToAges words={way.words} />
      )}
      {table.thenThisNoticeGoes}
    </p>
  )
}

/** For a young child who has only a hope after the partner: a part now, drawn in what a step asks, or the home after the partner. */
function ForYoungChild({ will, onChange }: { will: Will; onChange: OnChange }) {
  const offersHome = useOffered('home-for-life')
  const children = listed.format(childrenForPart(will, today()).map(({ fullname }) => firstNameIn(fullname)))
  const partner = partnerOf(will)
  const givePart = table.giveAPartNow(children)
  const keepsHome = offersHome && will.ownProperty === 'Yes' && homeOf(will) && !trustOf(will, 'Home')
  if (children === '' && !keepsHome) return null
  return (
    <>
      <p>{table.youCanDoOneOfThese}</p>
      <ul className={css.statements}>
        {children !== '' && (
          <li>
            {onChange ? (
              <Button label={givePart} look="link" onClick={() => onChange(withPartNow(today()))} />
            ) : (
              <ToStep step={SHARES} asks={{ partNow: true }} from={onChange} words={givePart} />
            )}
          </li>
        )}
        {keepsHome && partner && (
          <li>
            <ToStep
              step="will.gifts"
              asks={{ ask: 'Home', forPartner: true }}
              from={onChange}
              words={table.keepYourHomeForForLife(firstNameIn(partner.fullname))}
            />
          </li>
        )}
      </ul>
    </>
  )
}

/** Under advice that speaks of a solicitor: the way to what can be written here. Nothing where it is not offered. `onChange`: on a step. */
export function WayIn({ advice, will, onChange }: { advice: Advice; will: Will; onChange?: OnChange }) {
  if (advice.id === 'T10' && advice.step !== 'will.estate-splits.exclude')
    return <ForYoungChild will={will} onChange={onChange} />
  const way = ways.find(
    ({ id, statement, hasChoice = () => true }) =>
      id === advice.id && says(statement)(will, today()) && hasChoice(will),
  )
  return way ? <OneWay way={way} will={will} onChange={onChange} /> : null
}
