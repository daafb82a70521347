/** Made-up estates after a release: a signed will, what is known of the death, and what an executor has told. */
import * as fc from 'fast-check'
import { releasable } from '#core/death/release.ts'
import { type Released, releasedOf } from '#core/executor/released.ts'
import { type Day, daysLater, isAfter } from '#core/text/calendar-day.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { actsOptions, type Death, type Told } from '#core/will/executors-now.ts'
import { isBody } from '#core/will/questions.ts'
import type { Values, Will } from '#core/will/schema.ts'
import type { RoleRequest } from '#core/will/signing-schema.ts'
import type { Amount } from '#core/will/values-schema.ts'
import { type Draw, oneOf, someOf, wholeNumber } from './arbitrary-draw.ts'
import { today } from './builders.ts'
import { thingsWorth } from './values-arbitrary.ts'
import { completeWills } from './will-arbitrary.ts'

const YEARS = 365

/** Released with the words of the will open. */
export type Opened = Released & { readonly words: Will }
export type Estate = { readonly will: Will; readonly released: Opened; readonly told: Told }

const deathsOf = (draw: Draw, will: Will, died: Day): Death[] => {
  const may = will.persons.filter((person) => !isBody(person) && !person.died)
  const office = [...will.executor, ...will.executorBackup]
  const drawn = [
    ...someOf(draw, may, 0).slice(0, 3),
    ...may.filter(
      ({ id, type }) => (office.includes(id) || type === 'partner') && oneOf(draw, [true, false, false, false]),
    ),
  ]
  return [...new Set(drawn)].flatMap(({ id, dob }) => {
    const days = oneOf(draw, [
      () => -wholeNumber(draw, 1, 3000),
      () => 0,
      () => wholeNumber(draw, 1, 28),
      () => wholeNumber(draw, 29, 400),
    ])()
    const on = daysLater(died, days)
    if (dob && !isAfter(on, dob)) return []
    const children = oneOf(draw, [true, false])
    return [{ person: id, on, children }]
  })
}

const requestsOf = (draw: Draw, will: Will): RoleRequest[] =>
  will.persons
    .filter(({ id }) => will.executor.includes(id) && oneOf(draw, [true, false]))
    .map(({ id, fullname }) => ({
      id,
      role: 'executor',
      person: id,
      name: fullname,
      email: `executor-${id}@example.org`,
      asked: '2026-11-05T10:00:00.000Z',
      until: '2026-12-05',
      answer: 'yes',
      answered: '2026-11-06T10:00:00.000Z',
      as: oneOf(draw, [fullname, `${fullname} Lloyd`]),
    }))

/** Values with more kinds of things, and with whatever may have been said of gifts, trusts and what is abroad. */
const figuresOf = (draw: Draw, values: Values, died: Day): Values => {
  const amount = (most: number) => {
    const low = wholeNumber(draw, 0, most) * 100
    return { low, high: low + oneOf(draw, [0, 5000_00]) }
  }
  const most = oneOf(draw, [20_000, 400_000, 4_000_000])
  const kinds = oneOf(draw, [[], ['investments', 'life policy'], ['business', 'property']] as const)
  const said = () => oneOf(draw, ['Yes', 'No', 'No', 'No', 'Not sure', undefined] as const)
  const given = () => {
    const first = daysLater(died, -wholeNumber(draw, 365, 9 * YEARS))
    return { first, last: daysLater(first, 364), sum: amount(oneOf(draw, [9_000, 400_000])) }
  }
  // A small estate too, of which nothing points to a full account.
  const scale = oneOf(draw, [1, 1, 20])
  const smaller = ({ low, high }: Amount): Amount => ({ low: Math.floor(low / scale), high: Math.floor(high / scale) })
  return {
    ...values,
    things: [
      ...values.things.map((thing) => ({ ...thing, whole: smaller(thing.whole) })),
      ...kinds.map((kind, index) => ({
        id: 10 + index,
        kind,
        whole: amount(most),
        held: { as: 'alone' as const },
        ...(oneOf(draw, [true, false]) && { debtOnIt: amount(10_000) }),
      })),
    ],
    funeral: { low: 3000_00, high: 4000_00 },
    facts: {
      ...values.facts,
      keptUsing: said(),
      trust: said(),
      abroad: said(),
      given: oneOf(draw, [() => undefined, () => [], () => [given()], () => [given(), given()]])(),
    },
  }
}

const drawn = (draw: Draw, whole: Will, values: Will['values']): Estate => {
  const died = daysLater(today, wholeNumber(draw, 30, 12 * YEARS))
  const rarely = <T>(value: T): T | undefined => oneOf(draw, [undefined, value])
  const abroad = () => oneOf(draw, ['Yes', 'No', 'Not sure'] as const)
  const will: Will = {
    ...whole,
    ...(oneOf(draw, [true, false]) && { values: values && figuresOf(draw, values, died) }),
    situation: { ...whole.situation, 'land-abroad': abroad(), 'money-abroad': abroad() },
    storage: 'In the study, in the desk, top drawer',
    signing: { on: daysLater(today, 4), witnesses: ['Edith Evans', 'George Moss'], fingerprint: 'JPSF-RJFD' },
    roleRequests: requestsOf(draw, whole),
  }
  const released = releasedOf({
    id: '1',
    will,
    pages: 6,
    certificate: {
      died,
      name: oneOf(draw, [undefined, fullNameOf(will.details), 'Margaret Hale']),
      place: oneOf(draw, [undefined, 'England or Wales', 'abroad'] as const),
    },
    on: daysLater(died, wholeNumber(draw, 15, 90)),
    receiver: { name: 'Ruth Hale', person: will.executor[0] ?? 0 },
    opens: releasable.filter((what) => what === 'words' || wholeNumber(draw, 1, 5) > 1),
  })
  const { words } = released
  if (!words) throw new Error('The words are open')
  const deaths = rarely(deathsOf(draw, will, died))
  const acts = Object.fromEntries(
    [...will.executor, ...will.executorBackup].flatMap((id) =>
      oneOf(draw, [true, true, false]) ? [[id, oneOf(draw, actsOptions)] as const] : [],
    ),
  )
  const told: Told = { deaths, acts, noticed: someOf(draw, will.executor, 0) }
  return { will, released: { ...released, words }, told }
}

export const estatesOfDead: fc.Arbitrary<Estate> = fc.noShrink(
  completeWills.chain((will) =>
    fc
      .tuple(thingsWorth(will), fc.nat(), fc.gen())
      .map(([values, _number, draw]) => drawn(draw as unknown as Draw, will, values)),
  ),
)
