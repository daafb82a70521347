/** The figures in words: for the terminal, and for a page. */

import { triggers } from '../../core/advice/triggers.ts'
import { stepNamed } from '../../core/journey/steps.ts'
import type { TriggerId } from '../../core/will/lists.ts'
import { markdownTable } from '../../testkit/markdown-table.ts'
import { harms } from './harms.ts'
import type { ByOffer, Measured } from './population.ts'
import { levels, type Rate, rates } from './rates.ts'

export const GOAL_PERCENT = 70

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

const byLevel = (all: readonly Measured[], of: (measured: Measured) => number | undefined): string[] =>
  all.map((measured) => {
    const share = of(measured)
    return share === undefined ? '' : percent(share)
  })

const summary = (all: ByOffer<Measured[]>): string =>
  markdownTable(
    ['rates', 'finish and pay', 'of whom nothing is said', 'with the parts', 'of whom nothing is said'],
    levels.map((level, index) => [
      level,
      ...[all.without[index], all.with[index]].flatMap((measured) =>
        measured ? [percent(measured.served), percent(measured.unadvised)] : [],
      ),
    ]),
  )

type Group = 'ages' | 'families'
const groupTable = (all: ByOffer<Measured[]>, group: Group, title: string): string => {
  const [, middle] = all.without
  return markdownTable(
    [title, ...levels, ...levels.map((level) => `${level}, with the parts`), 'testators'],
    (middle?.[group] ?? []).map(({ name, count }) => [
      name,
      ...byLevel(
        [...all.without, ...all.with],
        (measured) => measured[group].find((each) => each.name === name)?.served,
      ),
      String(count),
    ]),
  )
}

const idsThat = (all: readonly Measured[], what: 'stops' | 'warns'): TriggerId[] =>
  [...new Set(all.flatMap(({ triggers: each }) => each.filter((one) => one[what] > 0).map(({ id }) => id)))].toSorted(
    (a, b) => (Number(b.slice(1)) > Number(a.slice(1)) ? -1 : 1),
  )

/** The triggers that stop anyone, most often first at middle rates. */
const stopping = (all: readonly Measured[]): TriggerId[] => {
  const atMiddle = (id: TriggerId): number => all[1]?.triggers.find((each) => each.id === id)?.stops ?? 0
  return idsThat(all, 'stops').toSorted((a, b) => atMiddle(b) - atMiddle(a))
}

/** The same of those with the parts too. */
export const stoppingEither = (all: ByOffer<Measured[]>): TriggerId[] => [
  ...new Set([...stopping(all.without), ...stopping(all.with)]),
]

const find = ({ triggers: each }: Measured, id: TriggerId) => each.find((one) => one.id === id)

const triggerTable = (all: readonly Measured[]): string =>
  markdownTable(
    ['trigger', 'low', 'middle', 'high', 'it alone, middle'],
    stopping(all).map((id) => [
      id,
      ...byLevel(all, (measured) => find(measured, id)?.stops ?? 0),
      percent((all[1] && find(all[1], id)?.alone) ?? 0),
    ]),
  )

const warnings = (all: readonly Measured[]): string =>
  markdownTable(
    ['trigger', ...levels],
    idsThat(all, 'warns').map((id) => [id, ...byLevel(all, (measured) => find(measured, id)?.warns ?? 0)]),
  )

/** For the terminal. */
export const asText = (all: ByOffer<Measured[]>): string =>
  [
    summary(all),
    triggerTable(all.without),
    `With the parts:\n\n${triggerTable(all.with)}`,
    groupTable(all, 'ages', 'age'),
    groupTable(all, 'families', 'family'),
  ].join('\n\n')

/** @throws when a trigger stops people and no harm is named for it. */
const harm = (id: TriggerId): string => {
  const [first] = triggers.filter((trigger) => trigger.id === id && trigger.level !== 'warn')
  const named = harms[id]
  if (named === undefined || first === undefined)
    throw new Error(`${id} stops people, and served/harms.ts names no harm that it prevents`)
  return `- **${id}**, on “${stepNamed(first.step).title}”. ${named}`
}

const figures = (rate: Rate): string =>
  'byAge' in rate
    ? `${rate.byAge.join(', ')} by age; × ${rate.times.low} to × ${rate.times.high}`
    : `${rate.low}, ${rate.middle}, ${rate.high}`

const rateLine = ([name, rate]: readonly [string, Rate]): string => `- \`${name}\`: ${figures(rate)}. ${rate.source}.`

const stillStopped = `The parts do not free those whose home is held by joint tenants or stays mortgaged (T8); whose disabled heir is their partner, has
no benefit or one that ends, or takes only after the partner where no sum is held at once, or whose heir is bankrupt or addicted (T6);
who leave a husband, wife or civil partner less than half of the rest beside a home for life (T40); or who need help for a second person
(T48). How often each is so is assumed.`

/** The page about it. */
export const asPage = (all: ByOffer<Measured[]>, { seed }: { readonly seed: number }): string => {
  const size = all.without[0]?.size ?? 0
  return `# Who can finish and pay

Written by \`npm run docs\`, so do not change this page.

${size.toLocaleString('en-GB')} made-up testators are drawn (seed ${seed}): first age, status, children, home, business and birth abroad, then
shares, executors, guardians, pets and gifts as people choose, and every statement is answered truthfully. Each will is complete by
the product's own schema and rules. Then \`core/advice\` says what it says to a customer: a testator who only gets warnings reads them
and goes on; one who is referred to a solicitor, or blocked, does not pay. The goal is ${GOAL_PERCENT}% at middle rates.

It is measured twice: without the parts that an operator switches on with \`OFFERED_PARTS\`, as production starts, and with all of them. Then
whoever wants one and can have it makes a will that has it: a home for the partner to live in for life, and for the children after; all that
comes to one disabled heir held for them; a later age for a young person. Who wants a part that cannot be written for them is stopped as before.

${summary(all)}

## What stops people

In percent of all testators; several triggers can stop the same person. "It alone" are those whom a better question would free.

${triggerTable(all.without)}

With the parts:

${triggerTable(all.with)}

${stillStopped}

Each of them stays because of a harm that our documents cannot prevent. These harms, like all advice, await review by a solicitor:

${stoppingEither(all).map(harm).join('\n')}

## What is only said

Warnings, which the testator reads, ticks and passes. Two of them were referrals, and stop nothing because waiting would gain the
family nothing: a young person who should wait past 18 (T8) takes at 18 under the intestacy rules too, and a former spouse who was
settled with and gets no maintenance (T12) can ask whether there is a will or not.

${warnings(all.without)}

With the parts:

${warnings(all.with)}

## By age

${groupTable(all, 'ages', 'age')}

## By family

${groupTable(all, 'families', 'family')}

## The rates

In percent, low, middle and high, or by age (18–34, 35–44, 45–54, 55–64, 65–74, 75–84, 85 and over). The published figures stand as they
were read or reported; what is assumed is marked, and counting which statements are ticked, without names, would replace it.

${Object.entries(rates).map(rateLine).join('\n')}
`
}
