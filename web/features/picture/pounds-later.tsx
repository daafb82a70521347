import { type ReactNode, Suspense, useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import type { Card } from '#core/picture/cards.ts'
import { type Picture, pictureOf } from '#core/picture/picture.ts'
import type { Taker } from '#core/picture/takers.ts'
import { LINE_OF_TAX, LINE_OF_TAX_OUTSIDE } from '#core/tax/bear.ts'
import type { EndEstimate, Estimate } from '#core/tax/estimate.ts'
import { amountInWords, fieldOfFact, refusalWords } from '#core/tax/estimate-words.ts'
import { factsAsked } from '#core/tax/facts-asked.ts'
import { type Line, linesById, readLine } from '#core/tax/ledger.ts'
import { keyOfHeldFor } from '#core/tax/tax-takers.ts'
import { capital } from '#core/text/names.ts'
import { isMarried, partnerNow } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import type { Amount } from '#core/will/values-schema.ts'
import { shared, twoStages } from '#words/en/picture.ts'
import { poundsList as table } from '#words/en/values.ts'
import { useFigures } from '../../api/use-figures.ts'
import { Figure, howWorkedOut, LinesFrom } from './figure-lines.tsx'
import css from './pounds.module.css'
import { type ComparedRow, SideBySide } from './side-by-side.tsx'

/** What each has later: when the time of a person ends for whom something is held, and once both of a couple have died. */

const takersIn = ({ shares, gifts, outside, held }: Picture): Map<string, Taker> =>
  new Map(
    [
      ...held.flatMap(({ afterwards }) => afterwards.shares.map(({ to }) => to)),
      ...shares.map(({ to }) => to),
      ...gifts.flatMap(({ takings }) => takings.map(({ to }) => to)),
      ...outside.flatMap(({ to }) => to),
    ].map((to) => [to.key, to]),
  )

const SCHEME = 'scheme decides'

/** How a taker is called. One who has only a pension or a policy has a card and no band. */
export const namesIn = (picture: Picture, then?: Picture) => {
  const takers = new Map([...(then ? takersIn(then) : []), ...takersIn(picture)])
  return (key: string): { name: string; note: string; card: Card | undefined; colour: Taker['colour'] | undefined } => {
    const taker = takers.get(key)
    const card = picture.cards.find((each) => each.key === (taker?.card ?? key))
    if (key === SCHEME) return { name: table.chosenByThePensionScheme, note: '', card: undefined, colour: undefined }
    return {
      name: taker?.kind === 'held' ? table.heldFor(taker.name) : (taker?.name ?? card?.name ?? key),
      note: taker?.note ?? card?.note ?? '',
      card,
      colour: taker?.colour ?? card?.colour,
    }
  }
}

const NOTHING: Amount = { low: 0, high: 0 }

type Totals = readonly { readonly taker: string; readonly total: Amount }[]

/** What each has in two cases, side by side, with the tax of each. */
function TwoColumns({
  title,
  heads,
  nameOf,
  sides: [one, other],
  taxes: [tax, otherTax],
}: {
  title: string
  heads: readonly [string, string]
  nameOf: (taker: string) => string
  sides: readonly [Totals, Totals]
  taxes: readonly [Amount, Amount]
}) {
  const totalIn = (side: Totals, taker: string): Amount => side.find((each) => each.taker === taker)?.total ?? NOTHING
  const row = (key: string, what: string, first: Amount, second: Amount): ComparedRow[] =>
    first.high === 0 && second.high === 0
      ? []
      : [{ key, what, one: capital(amountInWords(first)), other: capital(amountInWords(second)) }]
  const takers = [...new Set([...one, ...other].map(({ taker }) => taker))]
  return (
    <SideBySide
      caption={title}
      heads={[table.who, ...heads]}
      rows={[
        ...takers.flatMap((taker) => row(taker, nameOf(taker), totalIn(one, taker), totalIn(other, taker))),
        ...row('tax', shared.inheritanceTax, tax, otherTax),
      ]}
    />
  )
}

/** The tax of a death that comes later, and how it comes about. */
function LaterTax({
  name,
  tax,
  lines,
  line: id,
  children,
}: {
  name: string
  tax: Amount
  lines: readonly Line[]
  line: string
  children: ReactNode
}) {
  const byId = useMemo(() => linesById(lines), [lines])
  const line = readLine(byId, id)
  if (tax.high === 0) return null
  return (
    <ul className={css.figures}>
      <Figure name={name} amount={amountInWords(tax)}>
        <p className={css.how}>{children}</p>
        {line && <LinesFrom lines={byId} line={line} />}
      </Figure>
    </ul>
  )
}

/** What comes later. */
function Later({ title, opened, children }: { title: string; opened: boolean; children: ReactNode }) {
  return (
    <ul className={css.figures}>
      <Figure name={title} opened={opened}>
        {children}
      </Figure>
    </ul>
  )
}

/** What each has when the testator dies, and when the time of a person ends for whom something is held. */
export function Afterwards({
  end,
  found,
  picture,
  opened,
}: {
  end: EndEstimate
  found: Estimate
  picture: Picture
  opened: boolean
}) {
  const names = namesIn(picture)
  const { name } = names(`person ${end.for}`)
  const title = twoStages.whenTheirTimeEnds(name)
  const concerned = new Set([keyOfHeldFor(end.for), ...end.people.map(({ taker }) => taker)])
  return (
    <Later title={table.whenYouDieAndThen(name)} opened={opened}>
      <p className="block soft fine">{table.ifTheyDieThen(capital(amountInWords(end.held)), name)}</p>
      <TwoColumns
        title={table.whenYouDieAndThen(name)}
        heads={[table.whenYouDie, title]}
        nameOf={(taker) => names(taker).name}
        sides={[found.people.filter(({ taker }) => concerned.has(taker)), end.people]}
        taxes={[found.tax, end.tax]}
      />
      <LaterTax name={table.taxWhenTheyDie(name)} tax={end.tax} lines={end.lines} line={LINE_OF_TAX_OUTSIDE}>
        {table.hangsOnWhatTheyOwn(name)}
      </LaterTax>
    </Later>
  )
}

/** What each has once both of a couple have died, in either order, or why it is not shown. */
function InEitherOrder({ will, picture, found, id }: { will: Will; picture: Picture; found: Estimate; id: number }) {
  const other = useFigures('estimateOf', will, { day: found.on, died: [id] })
  const then = useMemo(() => pictureOf(will, found.on, { died: [id], laterChild: false }), [will, found.on, id])
  const names = namesIn(picture, then)
  const { name } = names(`person ${id}`)
  if (!other) return null
  if (!found.both || other.is !== 'estimate') {
    const reasons = other.is === 'refused' ? other.reasons : found.bothRefused
    return <p>{[table.noFigureForBoth, ...reasons.map((reason) => refusalWords[reason])].join(' ')}</p>
  }
  return (
    <>
      <TwoColumns
        title={table.whenBothHaveDied}
        heads={[table.youDieFirst, table.theyDieFirst(name)]}
        nameOf={(taker) => names(taker).name}
        sides={[found.both.people, other.people]}
        taxes={[found.both.tax, other.tax]}
      />
      <LaterTax name={table.taxOnSecond(name)} tax={found.both.taxOfSecond} lines={found.both.lines} line={LINE_OF_TAX}>
        {howWorkedOut(found)}
      </LaterTax>
      <p className="block soft fine">{table.bothSupposed(name)}</p>
    </>
  )
}

/** Both deaths of a couple, or how to see them. */
export function BothDeaths({
  will,
  picture,
  found,
  opened,
}: {
  will: Will
  picture: Picture
  found: Estimate
  opened: boolean
}) {
  const { pathname, search, state } = useLocation()
  const partner = isMarried(will) ? partnerNow(will) : undefined
  if (!partner || !will.values || picture.died.length > 0) return null
  if (found.both || found.bothRefused.length > 0)
    return (
      <Later title={table.whenBothHaveDied} opened={opened}>
        <Suspense>
          <InEitherOrder will={will} picture={picture} found={found} id={partner.id} />
        </Suspense>
      </Later>
    )
  const said = will.values.facts.ifPartnerDiesFirst
  const isUnsaid = said === undefined || (said.leavesAllToMe === 'Yes' && said.brings === undefined)
  if (!isUnsaid || !factsAsked(will, will.values, found.on).includes('ifPartnerDiesFirst')) return null
  const values = pathOf('will.values')
  const [before, link, after] = table.toSeeBothDeaths(namesIn(picture)(`person ${partner.id}`).name)
  return (
    <p className={css.none}>
      {before}
      <Link
        to={{ pathname: values, hash: said ? 'values.brings' : fieldOfFact('ifPartnerDiesFirst') }}
        replace={pathname === values}
        state={pathname === values ? state : { from: `${pathname}${search}` }}
      >
        {link}
      </Link>
      {after}
    </p>
  )
}
