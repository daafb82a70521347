/**
 * The questions of the public application for probate (GOV.UK, as its open source asked them in August 2026) with what a will, its
 * signing and what the executors told answer of them. What nothing answers is a gap: nothing is guessed.
 */
import { sheet as words } from '#words/en/executor.ts'
import { outlived } from '../estate/history.ts'
import { giftsAsked, giftWorth } from '../tax/values-asked.ts'
import { type Day, dayInWords, dayOfIso, isAfter, isSameDay } from '../text/calendar-day.ts'
import { poundsInWords } from '../text/money.ts'
import { addressLine } from '../will/address-lines.ts'
import { alsoKnownAs, fullNameOf } from '../will/details-table.ts'
import { type ExecutorNow, entitled, executorsNow, isAvailable, type Told } from '../will/executors-now.ts'
import { appointedFirm, personById, spouseOf } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import type { Thing } from '../will/values-schema.ts'
import type { Released } from './released.ts'

export type SheetPart = keyof typeof words.parts

export type SheetRow = {
  /** The question, and the person it is about. */
  readonly key: string
  readonly part: SheetPart
  readonly question: string
  /** `check`: it may have changed since it was said. `gap`: only the executors can answer. */
  readonly is: 'answered' | 'check' | 'gap'
  /** Empty of a gap. */
  readonly answer: string
  readonly source: string
}

export type Found = Pick<SheetRow, 'is' | 'answer' | 'source'>

export const answered = (answer: string, source: string): Found => ({ is: 'answered', answer, source })
export const check = (answer: string, source: string): Found => ({ is: 'check', answer, source })
export const gap = (source: string): Found => ({ is: 'gap', answer: '', source })
const yesOrNo = (yes: boolean): string => (yes ? words.yes : words.no)

export type Facts = Released & { readonly words: Will; readonly told: Told; readonly today: Day }

type Asked = typeof words.questions
type Question = { [Q in keyof Asked]: Asked[Q] extends string ? Q : never }[keyof Asked]

const row = (part: SheetPart, question: Question, found: Found): SheetRow => ({
  key: question,
  part,
  question: words.questions[question],
  ...found,
})

const name = ({ words: { details }, certificate }: Facts): SheetRow[] => {
  const inWill = fullNameOf(details)
  if (certificate.name === undefined)
    return [
      row('died', 'name', check(inWill, words.compareCertificate)),
      row('died', 'nameOnWill', gap(words.lookAtCertificate)),
    ]
  const same = certificate.name === inWill
  return [
    row('died', 'name', answered(certificate.name, words.certificateSeen)),
    row('died', 'nameOnWill', answered(yesOrNo(same), words.openingWords)),
    ...(same ? [] : [row('died', 'nameWritten', answered(inWill, words.openingWords))]),
  ]
}

/** The husband, wife or civil partner, where it was told that they have died. */
const spouseDied = ({ words: will, told: { deaths = [] } }: Facts) => {
  const spouse = spouseOf(will)
  const death = deaths.find(({ person }) => person === spouse?.id)
  return spouse && death && { name: spouse.fullname, on: death.on }
}

const status = (facts: Facts): Found => {
  const { status: said } = facts.words
  const spouse = spouseDied(facts)
  const { died } = facts.certificate
  if (spouse && isSameDay(spouse.on, died)) return gap(words.notKnownFromWill)
  if (spouse && isAfter(died, spouse.on)) return check(words.status.Widowed, words.byDeathYouTold)
  return said !== undefined && said in words.status
    ? check(words.status[said as keyof typeof words.status], words.changedSince)
    : gap(words.notKnownFromWill)
}

const lateSpouse = (facts: Facts): Found => {
  const spouse = spouseDied(facts)
  if (spouse && isAfter(facts.certificate.died, spouse.on))
    return answered(words.yesWith(`${spouse.name}, ${dayInWords(spouse.on)}`), words.byDeathYouTold)
  const said = facts.words.status === 'Widowed' || facts.figures?.facts.earlierSpouse !== undefined
  return said ? check(words.yes, words.papersMaySaveTax) : gap(words.alsoEarlier)
}

const aboutWhoDied = (facts: Facts): SheetRow[] => {
  const { words: will, certificate } = facts
  const { dob, address } = will.details
  const other = alsoKnownAs(will.details)
  const { place } = certificate
  return [
    ...name(facts),
    row('died', 'otherNames', other ? answered(words.yesWith(other), words.askEachBankToo) : gap(words.askEachBank)),
    row('died', 'born', dob ? answered(dayInWords(dob), words.answersInAccount) : gap(words.lookAtCertificate)),
    row('died', 'died', answered(dayInWords(certificate.died), words.certificateSeen)),
    row(
      'died',
      'address',
      address ? check(addressLine(address), words.movedSince(facts.name)) : gap(words.lookAtCertificate),
    ),
    row(
      'died',
      'diedHere',
      place ? answered(yesOrNo(place === 'England or Wales'), words.certificateSeen) : gap(words.lookAtCertificate),
    ),
    row('died', 'certificate', gap(words.lookAtCertificate)),
    row('died', 'home', gap(words.willSaysLaw)),
    row('died', 'married', gap(words.cancelsUsually)),
    row('died', 'status', status(facts)),
    row('died', 'lateSpouse', lateSpouse(facts)),
  ]
}

const aboutWill = ({ original, wishes }: Facts): SheetRow[] => [
  row('will', 'damage', gap(words.lookAtPaper)),
  row('will', 'codicils', check(words.no, words.lookBesideWill)),
  row(
    'will',
    'wishes',
    wishes?.length ? check(words.yesWith(words.letterOfWishes), words.inTheDocuments) : gap(words.lookForWishes),
  ),
  row(
    'will',
    'willDate',
    original?.signedOn ? answered(dayInWords(original.signedOn), words.toldOnTheDay) : gap(words.signingNotTold),
  ),
]

type OfExecutor = Exclude<keyof Asked, Question>

const of = ({ person, name: who }: ExecutorNow, question: OfExecutor, found: Found): SheetRow => ({
  key: `${question} ${person}`,
  part: 'executors',
  question: words.questions[question](who),
  ...found,
})

const whetherApplying = (executor: ExecutorNow, { noticed = [] }: Told): SheetRow[] => {
  const { standing, person } = executor
  if (standing === 'not said') return [of(executor, 'applying', gap(words.sayUnderWhoActs))]
  const source = executor.died ? words.byDeathYouTold : standing === 'too young' ? words.tooYoung : words.whoActs
  const applying = of(executor, 'applying', answered(words.standing[standing], source))
  if (executor.died) {
    const known = standing !== 'died the same day'
    const before = answered(yesOrNo(standing === 'died before'), words.byDeathYouTold)
    return [of(executor, 'whenDied', known ? before : gap(words.lookAtBoth)), applying]
  }
  const told = noticed.includes(person) ? answered(words.yes, words.whoActs) : gap(words.tellThemFirst)
  return standing === 'reserves' ? [applying, of(executor, 'toldInWriting', told)] : [applying]
}

/** Letters of a day in an ISO time. */
const ISO_DAY = 10

const contactOf = (will: Will, executor: ExecutorNow): SheetRow[] => {
  const person = personById(will, executor.person)
  const own = will.roleRequests?.findLast(({ person: id, as, ended }) => id === executor.person && as && !ended)
  const isOther = own?.as !== undefined && own.as !== executor.name
  const address = person?.fulladdress && addressLine(person.fulladdress)
  const email = own?.email ?? person?.email
  const said = own?.answered === undefined ? '' : dayInWords(dayOfIso(own.answered.slice(0, ISO_DAY)))
  return [
    of(
      executor,
      'nameOnPassport',
      own?.as ? check(isOther ? words.yesWith(own.as) : words.no, words.ownAnswer(said)) : gap(words.askThem),
    ),
    ...(isOther ? [of(executor, 'whyOtherName', gap(words.sayWhy))] : []),
    of(executor, 'executorAddress', address ? check(address, words.addressInWill) : gap(words.askThem)),
    of(executor, 'email', email ? check(email, words.emailInAccount) : gap(words.askThem)),
    of(executor, 'phone', gap(words.noPhone)),
  ]
}

const namesOf = (executors: readonly ExecutorNow[]): string => executors.map(({ name: who }) => who).join(' · ')

const aboutExecutors = ({ words: will, certificate, told, today }: Facts): SheetRow[] => {
  const all = executorsNow(will, certificate.died, told, today)
  const ofOffice = (office: ExecutorNow['office']) => all.filter((each) => each.office === office)
  const listed = (question: Question, office: ExecutorNow['office'], source: string): SheetRow[] =>
    ofOffice(office).length > 0 ? [row('executors', question, answered(namesOf(ofOffice(office)), source))] : []
  const firm = appointedFirm(will)
  const dead = all.filter(({ died }) => died)
  const died = dead.length > 0 ? words.yesWith(namesOf(dead)) : words.no
  return [
    ...listed('executors', 'executor', words.clauseInItsOrder),
    ...(firm ? [row('executors', 'firm', answered(firm.name, words.clauseInItsOrder))] : []),
    ...listed('stepIn', 'steps in', words.clauseOnStepping),
    ...listed('substitutes', 'substitute', words.clauseOnStepping),
    row('executors', 'anyDied', told.deaths ? answered(died, words.byDeathYouTold) : gap(words.hasAnyDied)),
    ...entitled(all).flatMap((executor) => [
      ...whetherApplying(executor, told),
      ...(isAvailable(executor) && ['acts', 'not said'].includes(executor.standing) ? contactOf(will, executor) : []),
    ]),
  ]
}

const WHOLE = 100_00

/** Whether somebody is not said to have died before the testator, or too soon after. */
export const isLeft = (
  { words: will, told: { deaths = [] }, certificate }: Facts,
  id: number,
  lived: (death: Day, theirs: Day) => boolean = outlived,
): boolean =>
  !personById(will, id)?.died && !deaths.some(({ person, on }) => person === id && !lived(certificate.died, on))

/** The part that was theirs, as a fraction. A joint owner who died before has left the others their part. */
const partOf = ({ held }: Thing, facts: Facts): { readonly of: number; readonly in: number; readonly joint?: true } => {
  if (held.as === 'alone') return { of: 1, in: 1 }
  if (held.as === 'tenants in common') return { of: held.part, in: WHOLE }
  const others = held.with.filter((id) => isLeft(facts, id)).length
  return others === 0 && held.with.length > 0 ? { of: 1, in: 1 } : { of: 1, in: Math.max(1, others) + 1, joint: true }
}

/** Which things are added up. `joint`: also the part that passes to a joint owner by itself, which is not the will's. */
export type Counted = { readonly joint?: true; readonly which?: (thing: Thing) => boolean }

/** Pence of their own part, at the least or the most. */
export const ownPart = (
  facts: Facts,
  of: 'whole' | 'debtOnIt',
  end: 'low' | 'high',
  { joint, which = () => true }: Counted = {},
): number =>
  (facts.figures?.things ?? []).filter(which).reduce((sum, thing) => {
    const part = partOf(thing, facts)
    return part.joint && !joint ? sum : sum + Math.round(((thing[of]?.[end] ?? 0) * part.of) / part.in)
  }, 0)

/** What gifts of things are worth that no sum has: each sum was asked without them. */
export const giftsWorth = ({ words: will, figures }: Facts, end: 'low' | 'high'): number =>
  giftsAsked(will).reduce((sum, gift) => sum + ((figures && giftWorth(figures, gift)?.[end]) ?? 0), 0)

export const inPounds = (low: number, high: number): string =>
  low === high ? poundsInWords(low) : words.between(poundsInWords(low), poundsInWords(high))

const values = (facts: Facts): SheetRow[] => {
  const { figures, name: who } = facts
  if (!figures || figures.things.length === 0)
    return [row('money', 'gross', gap(words.youValue)), row('money', 'net', gap(words.youValue))]
  const source = words.fromFigures(who)
  const gross = (end: 'low' | 'high') => ownPart(facts, 'whole', end) + giftsWorth(facts, end)
  const [low, high] = [gross('low'), gross('high')]
  const { debts, funeral } = figures
  const owed = (end: 'low' | 'high') => ownPart(facts, 'debtOnIt', end) + (debts?.[end] ?? 0) + (funeral?.[end] ?? 0)
  return [
    row('money', 'gross', check(inPounds(low, high), source)),
    row(
      'money',
      'net',
      debts && funeral
        ? check(inPounds(Math.max(0, low - owed('high')), Math.max(0, high - owed('low'))), source)
        : gap(words.youValue),
    ),
  ]
}

const assetsAbroad = ({ abroad }: Facts): Found => {
  const said = [abroad?.['land-abroad'], abroad?.['money-abroad']]
  if (said.includes('Yes')) return check(words.yes, words.listAndBanks)
  return said.every((each) => each === 'No') ? check(words.no, words.listAndBanks) : gap(words.notGiven)
}

const aboutMoney = (facts: Facts): SheetRow[] => [
  row('money', 'iht400', gap(words.youValue)),
  row('money', 'code', gap(words.inTheLetter)),
  ...values(facts),
  row('money', 'allowance', gap(words.onlyIfSpouse)),
  row('money', 'copiesHere', gap(words.countWhoAsks)),
  row('money', 'abroad', assetsAbroad(facts)),
  row('money', 'copiesAbroad', gap(words.countWhoAsks)),
]

/** The sheet in the order of the application. @param told What the executors told on their own device. */
export const probateSheet = (released: Released & { readonly words: Will }, told: Told, today: Day): SheetRow[] => {
  const facts = { ...released, told, today }
  return [...aboutWhoDied(facts), ...aboutWill(facts), ...aboutExecutors(facts), ...aboutMoney(facts)]
}

/** How many of the questions have an answer, and how many only the executors can answer. */
export const countOf = (rows: readonly SheetRow[]): { readonly answered: number; readonly gaps: number } => {
  const gaps = rows.filter(({ is }) => is === 'gap').length
  return { answered: rows.length - gaps, gaps }
}
