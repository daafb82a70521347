import { type ReactNode, useId, useState } from 'react'
import type { Card } from '#core/picture/cards.ts'
import { coOwnersOf, type Home, homeAtDeath, homeAtDeathInWords, homeToday } from '#core/picture/home.ts'
import { shared, homePicture as table } from '#words/en/picture.ts'
import figureCss from './figure.module.css'
import css from './home-picture.module.css'
import { ListSwitch } from './picture-list.tsx'
import { HouseIcon, PlaceCard } from './place-card.tsx'

/** The house, large: whose it is today, and what of it the will gives when the testator dies. */

const times = { today: table.today, death: shared.whenYouDie } as const
type Time = keyof typeof times

const isUnsure = ({ tenure }: Home): boolean => tenure === 'not sure' || tenure === 'not said'

const houseOf = (home: Home, time: Time): 'mine' | 'shared' | 'passing' => {
  if (home.owners.length === 1 && home.tenure === 'alone') return 'mine'
  return time === 'death' && home.tenure === 'joint tenants' ? 'passing' : 'shared'
}

const LEFT_HALF = 'm118 4-114 92h28v108h86z'
const RIGHT_HALF = 'm118 4 114 92h-28v108h-86z'

/** The testator's half is the left one. Hatched: the law gives it to the other owner. Dotted: it is not known how it is owned. */
function House({ home, time }: { home: Home; time: Time }) {
  const hatching = useId()
  const owned = houseOf(home, time)
  const left = owned === 'passing' ? css.passing : css.mine
  return (
    <svg className={css.house} viewBox="0 0 236 208" focusable="false" aria-hidden="true">
      <pattern id={hatching} width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path fill="color-mix(in srgb, var(--person) 50%, white)" d="M0 0h6v14H0z" />
      </pattern>
      {isUnsure(home) ? (
        <>
          <path
            d="m118 4-114 92h28v108h172V96h28z"
            fill="var(--paper)"
            stroke="var(--line-strong)"
            strokeDasharray="3 6"
          />
          <text x="118" y="152" fill="var(--ink-soft)" fontWeight="700" fontSize="72" textAnchor="middle">
            ?
          </text>
        </>
      ) : (
        <>
          <path className={left} d={LEFT_HALF} fill={owned === 'passing' ? `url(#${hatching})` : undefined} />
          <path className={owned === 'mine' ? css.mine : css.other} d={RIGHT_HALF} />
          <path className={`${css.opening} ${left}`} d="m56 118h36v36H56zM118 204h-24v-38a24 24 0 0 1 24-24" />
          <path
            className={`${css.opening} ${owned === 'mine' ? css.mine : css.other}`}
            d="m144 118h36v36h-36zM118 204h24v-38a24 24 0 0 0-24-24"
          />
        </>
      )}
    </svg>
  )
}

function Today({ home, you, others }: { home: Home; you: Card | undefined; others: readonly Card[] }) {
  return (
    <div className={css.today}>
      <House home={home} time="today" />
      {others.length === 1 && <span className={css.ties} />}
      <div className={css.owners}>
        {you && <PlaceCard card={you} />}
        {others.map((card) => (
          <PlaceCard key={card.key} card={card} note={table.ownsItToo} />
        ))}
      </div>
    </div>
  )
}

/** The page of the will up to the middle of the house, or under all of it; and to whom each part goes. */
function AtDeath({ home, others }: { home: Home; others: readonly Card[] }) {
  const { yours, theirs } = homeAtDeath(home, others)
  const flow = isUnsure(home) ? undefined : home.tenure === 'joint tenants' ? css.goes : css.stays
  return (
    <div className={[css.atDeath, theirs === undefined ? css.whole : ''].join(' ')}>
      <span className={css.page} />
      <b className={css.yourWill}>{table.yourWill}</b>
      {theirs !== undefined && (
        <span className={css.outside}>
          <b>{shared.outsideYourWill}</b>
        </span>
      )}
      <House home={home} time="death" />
      {flow && <span className={flow} />}
      {theirs !== undefined && !isUnsure(home) && <span className={css.theirFlow} />}
      <span className={css.yours}>
        <b className="block">{yours.title}</b>
        <span className="block above-12 soft note">{yours.note}</span>
      </span>
      {theirs !== undefined && (
        <span className={css.theirs}>
          {others.map((card) => (
            <PlaceCard key={card.key} card={card} note={theirs} />
          ))}
        </span>
      )}
    </div>
  )
}

function AsList({ home, others, words }: { home: Home; others: readonly Card[]; words: string }) {
  return (
    <dl className={css.list}>
      <dt className="strong">{times.today}</dt>
      <dd>
        {shared.yourHome(homeToday(home))}
        {others.length > 0 && ` ${table.ownersYouAnd(others.map(({ fullname }) => fullname).join(', '))}`}
      </dd>
      <dt className="strong">{times.death}</dt>
      <dd>{words}</dd>
    </dl>
  )
}

/** On the sheet, where the step asks about the home. It starts at the death, once it is known how the home is owned. */
export function HomePicture({ home, cards }: { home: Home; cards: readonly Card[] }) {
  const name = useId()
  const [chosen, setChosen] = useState<Time>()
  const [asList, setAsList] = useState(false)
  const time = chosen ?? (home.tenure === 'not said' ? 'today' : 'death')
  const others = coOwnersOf(home, cards)
  const words = homeAtDeathInWords(home, cards)
  const you = cards.find(({ kind }) => kind === 'you')
  const shown: ReactNode =
    time === 'today' ? <Today home={home} you={you} others={others} /> : <AtDeath home={home} others={others} />
  return (
    <div className={css.home} style={{ '--person': others[0]?.colour.hex ?? 'var(--ink-soft)' } as object}>
      <div className={css.head}>
        {!asList && (
          <fieldset className={css.times}>
            <legend className="visually-hidden">{table.whoseTheHomeIs}</legend>
            {(['today', 'death'] as const).map((each) => (
              <label key={each}>
                <input type="radio" name={name} checked={time === each} onChange={() => setChosen(each)} />
                {times[each]}
              </label>
            ))}
          </fieldset>
        )}
        <ListSwitch asList={asList} onChange={setAsList} />
      </div>
      {asList ? (
        <AsList home={home} others={others} words={words} />
      ) : (
        <figure>
          <div aria-hidden="true" key={time}>
            {shown}
          </div>
          <figcaption className="visually-hidden">
            <span role="status">{time === 'today' ? table.todayItIs(homeToday(home)) : words}</span>
          </figcaption>
        </figure>
      )}
    </div>
  )
}

/** The same in a strip at the foot of a phone. */
export function HomeInShort({ home, cards }: { home: Home; cards: readonly Card[] }) {
  const [first] = coOwnersOf(home, cards)
  return (
    <div className="row gap-16" style={{ '--person': first?.colour.hex } as object}>
      <HouseIcon owned={houseOf(home, 'death')} sure={!isUnsure(home)} />
      <p className={figureCss.clamped}>
        {isUnsure(home) ? shared.yourHome(homeToday(home)) : homeAtDeathInWords(home, cards)}
      </p>
    </div>
  )
}
