/**
 * What this product answers to the open test. It is asked from outside: its HTTP API, its command line, and the words of the will it
 * prints. Two things that it says only on a page are asked of what the page asks.
 */

import { adviceFor, withAcknowledged } from '#core/advice/advice.ts'
import type { Class } from '#core/intestacy/family.ts'
import { inPounds, intestacyOf } from '#core/intestacy/intestacy.ts'
import { type Count, familyOf } from '#core/intestacy/told.ts'
import { gravestOf } from '#core/signing/verdict.ts'
import { witnessTicks } from '#core/will/lists.ts'
import type { Values, Will } from '#core/will/schema.ts'
import type { SaidOfWitness } from '#core/will/signing-schema.ts'
import { answerLifeEvent, lifeEventTable } from '#drafting/life-events/life-events.ts'
import { today } from '#testkit/builders.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import { type Ask, type Household, numbered, type Scored } from '../household.ts'
import type { Given } from '../score.ts'
import { willOf } from './will-of.ts'

type Typed = ReturnType<typeof willOf>

const FORM = 'form.json'
const VALUES = 'values.json'
const HISTORY = 'history.json'

const run = async (args: readonly string[], files: Readonly<Record<string, unknown>>): Promise<string> => {
  const { status, out, err } = await runHeirloom(args, {
    files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)])),
  })
  if (status !== 0) throw new Error(err)
  return out
}

/** Adds up fractions of one name, exactly. */
const added = (one: string, other: string): string => {
  const [[a = 0n, b = 1n], [c = 0n, d = 1n]] = [one, other].map((each) => each.split('/').map(BigInt)) as [
    bigint[],
    bigint[],
  ]
  return `${a * d + c * b}/${b * d}`
}

type Row = { type: string; name?: string; of?: number; share: string }

const nameOfRow = (will: Will, { type, name = '', of }: Row): string => {
  switch (type) {
    case 'child':
      return `children of ${will.persons.find(({ id }) => id === of)?.fullname}`
    case 'later-child':
      return 'later children'
    case 'grandchild':
      return 'grandchildren'
    case 'next-of-kin':
      return 'next of kin'
    default:
      return name
  }
}

/** "Cy Poe +2" as the command line has it: "2+2". */
const failedOption = (dead: readonly string[], { idOf, will }: Typed): string =>
  dead
    .map((entry) => {
      const [name = '', children] = entry.split(' +')
      const id = idOf(name)
      return will.charities.some((each) => each.id === id) ? `charity:${id}` : `${id}+${children ?? 0}`
    })
    .join(',')

const takes = async (typed: Typed, { dead, laterBorn, died, dies }: Ask<'takes'>): Promise<Given> => {
  const { will, idOf } = typed
  const more =
    died === undefined
      ? ['--failed', failedOption(dead, typed), '--later-children', String(laterBorn ?? 0)]
      : ['--history', HISTORY]
  const history = {
    died,
    deaths: Object.entries(dies ?? {}).map(([name, on]) => ({ person: idOf(name), on, livingChildren: 0 })),
  }
  const out = await run(['outcome', FORM, ...more, '--json'], { [FORM]: { will }, [HISTORY]: history })
  const parsed = JSON.parse(out) as Row[] | { atDeath: { of: string; share: string; takes: Row }[] }
  const rows = Array.isArray(parsed) ? parsed : parsed.atDeath.map(({ takes, share }) => ({ ...takes, share }))
  const shares: Record<string, string> = {}
  for (const row of rows) {
    const name = nameOfRow(will, row)
    shares[name] = shares[name] === undefined ? row.share : added(shares[name], row.share)
  }
  return shares
}

const exactly = (pounds: number) => ({ low: pounds * 100, high: pounds * 100 })

const valuesOf = ({ will, idOf }: Typed, { worth, earlier }: Ask<'pounds'>): Values => {
  const home = will.accounts.find(({ assetType }) => assetType === 'Property')
  const owners = home?.mortgageWithPersons ?? []
  const held =
    home?.ownershipType === 'Joint tenants'
      ? { as: 'joint tenants' as const, with: owners }
      : home?.ownershipType === 'Tenants in common'
        ? { as: 'tenants in common' as const, part: (home.ownershipPercent ?? 50) * 100 }
        : { as: 'alone' as const }
  const unused = earlier === 'all unused' ? 1_000_000 : 0
  return {
    things: [
      ...(worth.home === undefined
        ? []
        : [
            {
              id: 1,
              kind: 'home' as const,
              ...(home && { account: home.id }),
              whole: exactly(worth.home),
              ...(worth.mortgage !== undefined && { debtOnIt: exactly(worth.mortgage) }),
              held,
            },
          ]),
      ...(worth.savings === undefined
        ? []
        : [{ id: 2, kind: 'savings' as const, whole: exactly(worth.savings), held: { as: 'alone' as const } }]),
    ],
    giftValue: will.gifts.filter(({ type }) => type === 'Item').map(({ id }) => ({ gift: id, value: exactly(0) })),
    pension: worth.pension ? [{ to: idOf(worth.pension.to), value: exactly(worth.pension.pounds) }] : [],
    lifeInTrust: [],
    ...(worth.debts !== undefined && { debts: exactly(worth.debts) }),
    ...(worth.funeral !== undefined && { funeral: exactly(worth.funeral) }),
    facts: {
      ...answeredNo,
      earlierSpouse: { nilRate: unused, home: unused },
      ifPartnerDiesFirst: { leavesAllToMe: 'No' },
    },
  }
}

type Pounds = { tax: { low: number }; people: { taker: string; total: { low: number; high: number } }[] }

const pounds = async (typed: Typed, question: Ask<'pounds'>): Promise<Given> => {
  const { will } = typed
  const found = JSON.parse(
    await run(
      [
        'estimate',
        FORM,
        '--values',
        VALUES,
        '--json',
        ...(question.dead.length > 0 ? ['--failed', failedOption(question.dead, typed)] : []),
        ...(question.on ? ['--on', question.on] : []),
      ],
      { [FORM]: { will }, [VALUES]: valuesOf(typed, question) },
    ),
  ) as Pounds
  const named = (taker: string): string =>
    taker.replace(
      /(?:person|charity) (\d+)/,
      (_, id) => [...will.persons, ...will.charities].find((each) => each.id === Number(id))?.fullname ?? taker,
    )
  const rough = found.people.find(({ total }) => total.low !== total.high)
  if (rough) throw new Error(`A range for ${named(rough.taker)}`)
  return {
    tax: found.tax.low / 100,
    ...Object.fromEntries(found.people.map(({ taker, total }) => [named(taker), total.low / 100])),
  }
}

const COUNT = /^(?<living>\d+)(?<dead>.*)$/

const noWill = ({ estate, spouse, kin }: Ask<'no will'>): Given => {
  const count = (words: string): Count => {
    const { living = '0', dead = '' } = COUNT.exec(words)?.groups ?? {}
    return {
      living: Number(living),
      left: [...dead.matchAll(/one dead leaving (\d+)/g)].map(([, left]) => Number(left)),
    }
  }
  const family = familyOf({
    spouse,
    kin: Object.fromEntries(Object.entries(kin).map(([kin, words]) => [kin as Class, count(words)])),
  })
  const shared = intestacyOf(family, today)
  if (shared.kind !== 'shared') return { 'not answered': 0 }
  const sums = inPounds(shared, estate * 100)
  const answer: Record<string, number> = sums.spouse ? { [spouse]: sums.spouse.total / 100 } : {}
  const own = (id: number | undefined) => id !== undefined && id % 100 === 0
  shared.parts.forEach((part, at) => {
    const name =
      part.to === undefined
        ? 'the Crown'
        : own(part.to)
          ? `each of the ${shared.rule === 'spouse and children' ? 'children' : shared.rule}`
          : 'each child of the dead'
    answer[name] = (sums.parts[at] ?? 0) / 100
  })
  return answer
}

const events = {
  'marries the one named': ['Marriage', 'partner'],
  'marries another': ['Marriage', 'another'],
  separates: ['Separation', 'separating'],
  'final order': ['Separation', 'final'],
  'a child is born': ['Birth', 'mine'],
  'a grandchild is born': ['Birth', 'grandchild'],
  'moves away': ['Move', 'beyond'],
} as const

const stands = ({ will }: Typed, { event }: Ask<'stands'>): Given => {
  const [name, id] = events[event]
  const choice = lifeEventTable[name].ask(will, today)?.choices.find((each) => each.id === id)
  return answerLifeEvent(name, will, today, choice ?? { id, words: '' }).verdict === 'provides' ? 'yes' : 'no'
}

type Customer = Awaited<ReturnType<TestApp['customer']>>

/** An account of its own with this will in it, whose warnings have been read. */
const typedIn = async (app: TestApp, { will }: Typed): Promise<Customer> => {
  const customer = await app.customer()
  const understood = adviceFor(will, today)
    .filter(({ level }) => level === 'warn')
    .reduce((read, advice) => withAcknowledged(read, advice, true, today), will)
  await app.stores.wills.save(customer.userId, { ...understood, id: customer.willId, version: 0 }, app.clock())
  return customer
}

const OTHER = 'Olwen Fairfax'

/** The signing, as an honest testator says it: who the witness is to the people of the will. */
const witness = async (app: TestApp, typed: Typed, { name, marriedTo, sameAs }: Ask<'witness'>): Promise<Given> => {
  const customer = await typedIn(app, typed)
  await app.give(customer.userId, ['will'])
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  await customer.get('/api/documents/will.pdf')
  const everyone = [0, ...typed.will.persons.map(({ id }) => id)]
  const said = (question: SaidOfWitness['question'], yes: string | undefined): SaidOfWitness[] => {
    const about = yes === undefined ? [] : [typed.idOf(yes)]
    return [
      ...(about.length > 0 ? [{ question, about, answer: 'Yes' as const }] : []),
      { question, about: everyone.filter((id) => !about.includes(id)), answer: 'No' as const },
    ]
  }
  const reply = await customer.post('/api/signing', {
    on: today,
    witnesses: [name, OTHER],
    said: [[...said('Same person', sameAs), ...said('Related', marriedTo)], []],
    ticks: witnessTicks.filter((tick) => tick !== 'Neither is a partner' || marriedTo === undefined),
    storage: 'In the desk',
  })
  if (reply.status !== 200) throw new Error(reply.text)
  const { doubts } = reply.json<{ will: Will }>().will.signing ?? {}
  switch (gravestOf(doubts)) {
    case 'void':
      return 'the will'
    case 'loses':
      return 'their gift'
    case 'open':
      // The tick that neither is the partner of anybody in the will was not given: the product says what that means.
      return doubts?.some(({ asks }) => asks === 'Neither is a partner') ? 'their gift' : undefined
    default:
      return 'nothing'
  }
}

/** Everything that the product says to this testator before they pay. */
const toldOf = async ({ will }: Typed): Promise<string> => run(['check', FORM], { [FORM]: { will } })

const yesNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no')

/** Whether the checkout of the product takes the order, once every warning has been read. */
const goesOn = async (app: TestApp, typed: Typed): Promise<'yes' | 'no'> => {
  const customer = await typedIn(app, typed)
  const { status, text } = await customer.post('/api/payment/checkout', { items: ['will'] })
  if (status !== 200 && status !== 422) throw new Error(text)
  return yesNo(status === 200)
}

const textOf = async ({ will }: Typed): Promise<string> => run(['draft', FORM], { [FORM]: { will } })

const answerTo = async (app: TestApp, household: Household, question: Scored): Promise<Given> => {
  if (question.ask === 'no will') return noWill(question)
  const typed = willOf(household)
  switch (question.ask) {
    case 'takes':
      return takes(typed, question)
    case 'pounds':
      return pounds(typed, question)
    case 'stands':
      return stands(typed, question)
    case 'witness':
      return witness(app, typed, question)
    case 'accepts':
    case 'goes on':
      return goesOn(app, typed)
    case 'told':
      return yesNo(new RegExp(question.words, 'is').test(await toldOf(typed)))
    case 'says':
      return yesNo(new RegExp(question.words, 'is').test(await textOf(typed)))
  }
}

/** Asks the product every question. What it cannot be asked, or fails at, has no answer, with the reason. */
export const answersOfHeirloom = async (
  all: readonly Household[],
): Promise<{ answers: Map<string, Given>; failed: Map<string, string> }> => {
  const app = await startApp({ publicUrl: 'https://wills.example' })
  const answers = new Map<string, Given>()
  const failed = new Map<string, string>()
  try {
    for (const household of all)
      for (const [number, question] of numbered(household)) {
        if (question.ask === 'open') continue
        try {
          answers.set(number, await answerTo(app, household, question))
        } catch (cause) {
          failed.set(number, cause instanceof Error ? cause.message : String(cause))
        }
      }
  } finally {
    await app.close()
  }
  return { answers, failed }
}
