import { Link, useLocation } from 'react-router'
import type { Advice } from '#core/advice/advice.ts'
import { says } from '#core/advice/questions.ts'
import { pathOf } from '#core/journey/pages.ts'
import { LATER_AGES, othersWhoMayWait } from '#core/will/later-ages.ts'
import type { OfferedPart, Situation, TrustKind } from '#core/will/lists.ts'
import { classesOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { useOffered } from '../../api/offered-parts.ts'
import { today } from '../../api/today.ts'
import { markVisited } from '../../api/visits.ts'

/** The statements that speak of a solicitor, and what may be done here instead where it is offered. */
const ways: readonly {
  readonly id: Advice['id']
  readonly statement: Situation
  readonly level: Advice['level']
  readonly part: OfferedPart
  /** The trust that is asked about, on the page of gifts. Absent: the ages, on the page of the shares. */
  readonly kind?: TrustKind
  /** Whether there is anything to choose. Absent: always. */
  readonly hasChoice?: (will: Will) => boolean
  readonly words: string
}[] = [
  {
    id: 'T8',
    statement: 'life-interest',
    level: 'refer',
    part: 'home-for-life',
    kind: 'Home',
    words: 'Let someone live in my home for life',
  },
  {
    id: 'T6',
    statement: 'disabled-and-means-tested',
    level: 'refer',
    part: 'disabled-person',
    kind: 'Disabled person',
    words: 'Have money held for a disabled person',
  },
  {
    id: 'T8',
    statement: 'older-than-18',
    level: 'warn',
    part: 'ages',
    hasChoice: (will) =>
      othersWhoMayWait(will, today()).length > 0 || classesOf(will).some(({ of }) => of === 'My grandchildren'),
    words: 'Choose a later age for them',
  },
]

const AGES = 'will.estate-splits.split-distribution'

/** The ages stand on the page whose statement led here, or on another from the summary. */
function ToAges({ words }: { words: string }) {
  const { pathname } = useLocation()
  const path = pathOf(AGES)
  if (pathname === path) return <a href={`#${LATER_AGES}`}>{words}</a>
  return (
    <Link to={{ pathname: path, hash: LATER_AGES }} onClick={() => markVisited(AGES)}>
      {words}
    </Link>
  )
}

function OneWay({ way }: { way: (typeof ways)[number] }) {
  if (!useOffered(way.part)) return null
  return (
    <p>
      You may be able to do this here:{' '}
      {way.kind ? (
        <Link to={pathOf('will.gifts')} state={{ ask: way.kind }} onClick={() => markVisited('will.gifts')}>
          {way.words}
        </Link>
      ) : (
        <ToAges words={way.words} />
      )}
      . Then this notice goes.
    </p>
  )
}

/** Under advice that speaks of a solicitor: the way to what can be written here. Nothing where it is not offered. */
export function WayIn({ advice, will }: { advice: Advice; will: Will }) {
  const way = ways.find(
    ({ id, level, statement, hasChoice }) =>
      id === advice.id &&
      level === advice.level &&
      says(statement)(will, today()) &&
      (hasChoice === undefined || hasChoice(will)),
  )
  return way ? <OneWay way={way} /> : null
}
