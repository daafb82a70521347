/**
 * What this product answers to the open test. It is asked as an outsider asks it: by calls of its API with an account, on its pages,
 * and by its command line. Nothing of the product that reckons an answer is read here.
 */

import { today } from '#testkit/builders.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { openScreen, type Screen } from '#testkit/screen.ts'
import { wordsIn } from '#testkit/seen.ts'
import { type Customer, startApp, type TestApp } from '#testkit/start-app.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import { type Ask, type Household, numbered, type Scored } from '../household.ts'
import type { Given } from '../score.ts'
import { type Will, willOf } from './will-of.ts'

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
const failedOption = (dead: readonly string[], { idOf, isCharity }: Typed): string =>
  dead
    .map((entry) => {
      const [name = '', children] = entry.split(' +')
      return isCharity(name) ? `charity:${idOf(name)}` : `${idOf(name)}+${children ?? 0}`
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

const valuesOf = ({ will, idOf }: Typed, { worth, earlier }: Ask<'pounds'>): object => {
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
      /(person|charity) (\d+)/,
      (_, list, id) =>
        will[list === 'person' ? 'persons' : 'charities'].find((each) => each.id === Number(id))?.fullname ?? taker,
    )
  const rough = found.people.find(({ total }) => total.low !== total.high)
  if (rough) throw new Error(`A range for ${named(rough.taker)}`)
  return {
    tax: found.tax.low / 100,
    ...Object.fromEntries(found.people.map(({ taker, total }) => [named(taker), total.low / 100])),
  }
}

/** A page of the product as a customer sees it, in its words. */
const onPage = async <T>(
  app: TestApp,
  path: string,
  token: string | undefined,
  read: (screen: Screen, said: (within?: string) => string) => Promise<T>,
): Promise<T> => {
  const screen = await openScreen(app, path, token === undefined ? {} : { local: { token } })
  try {
    return await read(screen, (within = 'main') =>
      wordsIn(screen.document.querySelector(within) ?? screen.document.body),
    )
  } finally {
    screen.close()
  }
}

const COUNT = /^(?<living>\d+)(?<dead>.*)$/

/** Each class of relatives by what its questions and its rows on the page begin with. */
const classes: Readonly<Record<string, readonly [asked: string, one: RegExp]>> = {
  children: ['Children', /^(Your child|Child \d+)$/],
  parents: ['Parents', /^(Your parent|Parent \d+)$/],
  siblings: ['Brothers and sisters', /^(Your b|B)rother or sister/],
  'half-siblings': ['Half-brothers and half-sisters', /^(Your h|H)alf-brother or half-sister/],
  grandparents: ['Grandparents', /^(Your g|G)randparent/],
  'uncles and aunts': ['Uncles and aunts', /^(Your u|U)ncle or aunt/],
  'half-uncles and half-aunts': ['Half-uncles and half-aunts', /^(Your h|H)alf-uncle or half-aunt/],
}

const SUM = /£(?<pounds>[\d,.]+)/
const poundsIn = (words: string): number => Number(SUM.exec(words)?.groups?.pounds?.replaceAll(',', ''))

/** How many of a class there are, chosen from its lists. */
const chooseCount = async (screen: Screen, asked: string, words: string): Promise<void> => {
  const { living = '0', dead = '' } = COUNT.exec(words)?.groups ?? {}
  const left = [...dead.matchAll(/one dead leaving (\d+)/g)].map(([, count = '0']) => count)
  await screen.pick(`${asked} who are living`, living)
  if (asked === 'Parents' || asked === 'Grandparents') return
  await screen.pick(new RegExp(`^${asked} who have died and left`), `${left.length}`)
  for (const [at, count] of left.entries())
    await screen.pick(`Children whom ${left.length === 1 ? 'the first' : `number ${at + 1}`} of them left`, count)
}

/** The page for visitors without an account, whose picture is read as a list. */
const noWill = (app: TestApp, { estate, spouse, kin }: Ask<'no will'>): Promise<Given> =>
  onPage(app, '/without-a-will', undefined, async (screen, said) => {
    await screen.press('radio', spouse === 'none' ? 'No' : `Yes, I have a ${spouse}`)
    const asks = () => said('main section')
    for (const [name, words] of Object.entries(kin)) {
      const [asked = ''] = classes[name] ?? []
      // Relatives further away are not asked about where a nearer one takes.
      if (asks().includes(`${asked} who are living`)) await chooseCount(screen, asked, words)
    }
    await screen.type(/^About how much would you leave/, `${estate}`)
    await screen.press('button', 'Read as a list')
    const answer: Record<string, number> = {}
    const theirs = `Your ${spouse}`
    for (const row of screen.document.querySelectorAll('[aria-labelledby=who] table tr:has(td)')) {
      const [who = '', what = ''] = [...row.children].map(wordsIn)
      const count = row.querySelector('th span')?.textContent
      const name = Object.keys(classes).find((each) => classes[each]?.[1].test(who))
      if (who === 'The Crown') answer['the Crown'] = poundsIn(what)
      else if (who.startsWith('Children of'))
        answer['each child of the dead'] = poundsIn(what) / Number.parseInt(count ?? '1', 10)
      else if (name) answer[`each of the ${name}`] = poundsIn(what)
      else if (who === theirs) answer[spouse] = poundsIn(what)
    }
    const status = said('[aria-labelledby=who] [role=status]')
    const inAll = new RegExp(`${theirs}: (?<sum>£[\\d,.]+) in all`).exec(status)?.groups?.sum
    if (inAll) answer[spouse] = poundsIn(inAll)
    if (/so all of it goes to your/.test(status)) answer[spouse] = estate
    return answer
  })

type Advised = { readonly id: string; readonly level: string; readonly about: readonly string[] }

/** Everything that the product says to this testator before they pay. */
const toldOf = async ({ will }: Typed): Promise<string> => run(['check', FORM], { [FORM]: { will } })

/** The warnings as this testator has read and acknowledged them. */
const understood = async (typed: Typed): Promise<object[]> => {
  const { advice } = JSON.parse(await run(['check', FORM, '--json'], { [FORM]: { will: typed.will } })) as {
    advice: Advised[]
  }
  const words = (await toldOf(typed)).split('\n')
  return advice.flatMap(({ id, level, about }, at) => {
    const heads = words.flatMap((line, index) => (/^\w+, (warn|refer|block), on /.test(line) ? [index] : []))
    const wording = words[(heads[at] ?? 0) + 1]?.trim()
    return level === 'warn' ? [{ trigger: id, on: today, wording, about }] : []
  })
}

/** What a list of the will is filled with first: people, and what names nobody but people. Everything else of them is saved with the rest. */
const items = ({ persons, charities, accounts, gifts }: Will): (readonly [call: string, item: object])[] => [
  ...persons.map(
    ({ fullname, type, relationship, isChild, useAddressType, dob }) =>
      ['persons', { fullname, type, relationship, isChild, useAddressType, dob }] as const,
  ),
  ...charities.map(({ fullname, charityId }) => ['charities', { fullname, charityId }] as const),
  ...accounts.map(({ id: _id, ...account }) => ['account', account] as const),
  ...gifts.map(({ id: _id, ...gift }) => ['gift', gift] as const),
]

/** What a customer may save: the rest of a will is the server's. */
const savedOf = ({
  id: _id,
  version: _version,
  checkMyWill: _checkMyWill,
  paid: _paid,
  mirrorWill: _mirrorWill,
  lastPowerOfAttorney: _lastPowerOfAttorney,
  ...answers
}: Will): object => answers

/** An account of its own with this will typed into it, whose warnings have been read. Undefined where the product does not take an answer. */
const typedIn = async (app: TestApp, typed: Typed): Promise<Customer | undefined> => {
  const customer = await app.customer()
  for (const [call, item] of items(typed.will)) {
    const { status, text } = await customer.post(`/api/wills/${call}/create`, item)
    if (status === 422) return undefined
    if (status !== 200) throw new Error(text)
  }
  const { will: begun } = (await customer.get('/api/form')).json<{ will: Will }>()
  const saved = await customer.post('/api/wills/wills/groupAssetsUpdate', {
    version: begun.version,
    will: { ...savedOf(typed.will), acknowledged: await understood(typed) },
  })
  if (saved.status !== 200 && saved.status !== 422) throw new Error(saved.text)
  return saved.status === 200 ? customer : undefined
}

const OTHER = 'Olwen Fairfax'

type Said = { question: 'Same person' | 'Related'; about: number[]; answer: 'Yes' | 'No' }

/** A customer who has printed their will and says that it is signed. */
const signed = async (app: TestApp, typed: Typed, about: object): Promise<Customer> => {
  const customer = await typedIn(app, typed)
  if (!customer) throw new Error('The will cannot be saved')
  await app.give(customer.userId, ['will'])
  await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
  await customer.get('/api/documents/will.pdf')
  const reply = await customer.post('/api/signing', {
    on: today,
    witnesses: ['Gwenda Fairlie', OTHER],
    ticks: Object.values(ticks),
    storage: 'In the desk',
    ...about,
  })
  if (reply.status !== 200) throw new Error(reply.text)
  return customer
}

const ticks = { age: 'Both are 18 or over', partner: 'Neither is a partner', sight: 'Both can see and understand' }

/** The signing, as an honest testator says it: who the witness is to the people of the will. What follows is read on their page. */
const witness = async (app: TestApp, typed: Typed, { name, marriedTo, sameAs }: Ask<'witness'>): Promise<Given> => {
  const everyone = [0, ...typed.will.persons.map(({ id }) => id)]
  const said = (question: Said['question'], yes: string | undefined): Said[] => {
    const about = yes === undefined ? [] : [typed.idOf(yes)]
    return [
      ...(about.length > 0 ? [{ question, about, answer: 'Yes' as const }] : []),
      { question, about: everyone.filter((id) => !about.includes(id)), answer: 'No' as const },
    ]
  }
  const { token } = await signed(app, typed, {
    witnesses: [name, OTHER],
    said: [[...said('Same person', sameAs), ...said('Related', marriedTo)], []],
    ticks: Object.values(ticks).filter((tick) => tick !== ticks.partner || marriedTo === undefined),
  })
  return onPage(app, '/account', token, async (_, said) => {
    const words = said()
    if (/it does not count/.test(words)) return 'the will'
    return /would lose|of a witness is lost\. That is the law/.test(words) ? 'their gift' : 'nothing'
  })
}

/** What is pressed on the page of a signed will: what has happened, and what is asked further. */
const events: Readonly<Record<Ask<'stands'>['event'], readonly [event: RegExp, choice?: RegExp]>> = {
  'marries the one named': [/^I am marrying/],
  'marries another': [/^I am marrying/, /^Someone else$/],
  separates: [/^We are separating/, /^We are apart/],
  'final order': [/^We are separating/, /^We have the final order/],
  'a child is born': [/^A child was born/, /^Mine$/],
  'a grandchild is born': [/^A child was born/, /^My grandchild$/],
  'moves away': [/^I am moving$/, /^Scotland/],
}

const stands = async (app: TestApp, typed: Typed, { event }: Ask<'stands'>): Promise<Given> => {
  const { token } = await signed(app, typed, {})
  const partner = typed.will.persons.find(({ type }) => type === 'partner')?.fullname ?? ''
  return onPage(app, '/account', token, async (screen, said) => {
    const [name, choice = new RegExp(`^${partner.split(' ')[0]}`)] = events[event]
    await screen.press('radio', name)
    const asked = screen.document.querySelector('#something-changed h3')
    if (asked) await screen.press('radio', choice)
    const words = said('#something-changed [role=status]')
    if (words === '') throw new Error('Nothing is said')
    return yesNo(words.includes('Your will already provides for this.'))
  })
}

const yesNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no')

/** Whether the checkout of the product takes the order, once every warning has been read. */
const goesOn = async (app: TestApp, typed: Typed): Promise<'yes' | 'no'> => {
  const customer = await typedIn(app, typed)
  if (!customer) return 'no'
  const { status, text } = await customer.post('/api/payment/checkout', { items: ['will'] })
  if (status !== 200 && status !== 422) throw new Error(text)
  return yesNo(status === 200)
}

const textOf = async ({ will }: Typed): Promise<string> => run(['draft', FORM], { [FORM]: { will } })

const answerTo = async (app: TestApp, household: Household, question: Scored): Promise<Given> => {
  if (question.ask === 'no will') return noWill(app, question)
  const typed = willOf(household)
  switch (question.ask) {
    case 'takes':
      return takes(typed, question)
    case 'pounds':
      return pounds(typed, question)
    case 'stands':
      return stands(app, typed, question)
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
