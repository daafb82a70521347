/** What a plan of shares gives, drawn and in words: the name of its card, and the sentence of what it does. */
import type { StepName } from '#core/journey/steps.ts'
import type { Card } from '#core/picture/cards.ts'
import { capital, listed, listedOr } from '#core/text/names.ts'
import { type Backups, backupsOf, peopleWhoShare } from '#core/will/backups.ts'
import { JOINT_OWNER } from '#core/will/lists.ts'
import { candidatesOf, inheritors, isOwnChild, otherPersonsOf, personsOf } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { isBlended, isUnsettled, type SharePlanId } from '#core/will/share-plans.ts'
import { homeOnTrust, incomeFirst, trustOf, willOfTakers } from '#core/will/trusts.ts'
import { kept } from '#words/en/forms.ts'
import { peopleSide } from '#words/en/preview.ts'
import { sharePlans as words } from '#words/en/shares.ts'
import { today } from '../../api/today.ts'
import { cardOfHeir, cardsOfWill, type PlanDrawn } from '../../features/picture/cards-of-will.ts'
import { answerInShort } from './backup-words.ts'

/** The cards of those who share, in their order. Classes have none: no plan writes them. */
const cardsOfHeirs = (will: Will, shares = will): Card[] =>
  inheritors(shares).flatMap((heir) => cardOfHeir(will, heir) ?? [])

/** Who takes in place of one who has everything. */
const backupsOfOnly = (will: Will): Backups | undefined => {
  const [only, ...others] = peopleWhoShare(will)
  return only && others.length === 0 ? backupsOf(will, only) : undefined
}

const cardsOfBackups = (will: Will): Card[] => {
  const { persons = [], charities = [] } = backupsOfOnly(will) ?? {}
  const keys = [...persons.map(({ id }) => `person ${id}`), ...charities.map(({ id }) => `charity ${id}`)]
  return cardsOfWill(will).filter(({ key }) => keys.includes(key))
}

/** The card of the disabled person whose share is held for them. */
const heldIn = (will: Will): string => `person ${trustOf(will, 'Disabled person')?.for}`

/** What a will drawn up by a plan gives, now and afterwards. */
export const drawn = (will: Will): PlanDrawn => {
  const first = incomeFirst(will)
  const trust = trustOf(will, 'Home')
  const tenant = first?.id ?? trust?.for
  const of = (id: number | undefined) => cardsOfWill(will).filter(({ key }) => key === `person ${id}`)
  if (tenant === undefined)
    return { from: 'all', now: cardsOfHeirs(will), after: cardsOfBackups(will), later: false, held: heldIn(will) }
  return {
    from: trust ? 'home' : 'all',
    now: of(tenant),
    after: trust ? cardsOfHeirs(will, willOfTakers(will, trust)) : cardsOfHeirs(will),
    later: true,
  }
}

/** More than these are told by how many they are. */
const MOST_NAMED = 3

/** "Half each". */
const each = (count: number): string =>
  count === 2 ? words.halfEach : count === 3 ? words.aThirdEach : words.anEqualPartEach

/** Their first names; of many the partner's, and how many the testator's own children and the others are. */
const namesOf = (will: Will, cards: readonly Card[]): string => {
  if (cards.length <= MOST_NAMED) return kept.names(listed.format(cards.map(({ name }) => name)))
  const own = new Set(
    candidatesOf(will)
      .filter(isOwnChild)
      .map(({ id }) => `person ${id}`),
  )
  const partner = cards.filter(({ row }) => row === 'partner')
  const children = cards.filter(({ key }) => own.has(key))
  const others = cards.filter((card) => !partner.includes(card) && !children.includes(card))
  const named = otherPersonsOf(will).length + will.charities.length
  const alone = others.length < cards.length ? words.others : others.length < named ? words.someNamed : words.theNamed
  const inShort = (some: readonly Card[], many: (count: number) => string) =>
    some.length > 1 ? [many(some.length)] : some.map(({ name }) => name)
  const all = [
    ...partner.map(({ name }) => name),
    ...inShort(children, words.yourChildren),
    ...inShort(others, others.every(({ kind }) => kind === 'body') ? words.charities : alone),
  ]
  return kept.names(listed.format(all))
}

/** Whether more than one person has it: the children of one who has died are several. */
const areSeveral = (cards: readonly Card[]): boolean => cards.length > 1 || cards[0]?.kind === 'line'

/** One of the things that a plan has written, and the step on which it is asked. */
type PlanLine = readonly [what: string, answer: string, step: StepName]

const DEATHS = 'will.beneficiaries.backup-action'

/** Who takes the part of one who has died first: of the partner and of whoever has an answer of their own, and of the others together. */
const ifOneDies = (will: Will): PlanLine[] => {
  const cardOf = ({ id }: Person) => cardsOfWill(will).find(({ key }) => key === `person ${id}`)
  const nameOf = (person: Person) => cardOf(person)?.name ?? person.fullname
  const people = peopleWhoShare(will).map((person) => {
    const isPartner = cardOf(person)?.row === 'partner'
    const isNamed = isPartner || person.estateIfDie === 'Split between specific beneficiaries'
    return { will, person, name: nameOf(person), today: today(), isNamed, isPartner }
  })
  const others = people.filter(({ isNamed }) => !isNamed).map((each) => each.name)
  const instead = backupsOfOnly(will)?.persons.filter(({ theirChildren }) => theirChildren) ?? []
  const followed = personsOf(
    will,
    instead.map(({ id }) => id),
  ).filter(({ died }) => !died)
  const said = (names: readonly string[], many: string, ifDied: (name: string) => string, of: number): PlanLine[] => {
    const then = of > 1 ? words.theirChildrenThenOthers : words.theirChildrenThenLast
    return names.length === 0
      ? []
      : [[ifDied(names.length <= MOST_NAMED ? listedOr.format(names) : many), then, DEATHS]]
  }
  return [
    ...people.flatMap((asked): PlanLine[] =>
      asked.isNamed ? [[peopleSide.ifHasDiedBeforeYou(asked.name), answerInShort(asked), DEATHS]] : [],
    ),
    ...said(others, words.oneOfTheOthers, peopleSide.ifHasDiedBeforeYou, people.length),
    ...said(followed.map(nameOf), words.oneOfThem, words.ifHasDiedToo, cardsOfBackups(will).length),
  ]
}

type PlanInWords = {
  readonly name: string
  /** The sentence of what it does. */
  readonly note: string
  /** Who takes instead of one who has died, where the sentence does not say it. */
  readonly ifOneDies: readonly PlanLine[]
}

/** The name of a plan, what it does, and who takes instead. */
export const inWords = (id: SharePlanId, will: Will): PlanInWords => {
  const { now, after: following } = drawn(will)
  const [first] = now
  const name = first?.name ?? ''
  const { they, their, them } = first?.called ?? { they: name, their: name, them: name }
  const [names, after] = [namesOf(will, now), namesOf(will, following)]
  const say = (plan: string, note: string, lines: readonly PlanLine[] = []) => ({ name: plan, note, ifOneDies: lines })
  const sayWith = (plan: string, note: string) => say(plan, note, ifOneDies(will))
  const [shareIt, theRest] = areSeveral(following)
    ? [words.shareIt, words.halfAndThey(they)]
    : [words.getsIt, words.oneAndThey]
  if (id === 'partner-then-children' && isBlended(will))
    return sayWith(words.allTo(name), words.ownWillDecides(they, them, after))
  switch (id) {
    case 'partner-then-children':
    case 'partner-then-others':
    case 'partner-then-charities':
    case 'closest':
      return say(words.allToThen(name, after), words.ifDiedBefore(they, after, shareIt))
    case 'partner':
      return say(words.allTo(name), words.nextPageAsks(they))
    case 'shared-now':
      return sayWith(words.sharedNow, words.eachTo(each(now.length), names))
    case 'home-for-life': {
      const home = homeOnTrust(will)
      const whose = home?.owner === JOINT_OWNER ? words.yourPart : words.yourHome
      const note = home && isUnsettled(home) ? words.oneStepFirst(after) : words.homeLaterTo(whose, after, theRest)
      return sayWith(words.homeForLife(name), note)
    }
    case 'income-for-life':
      return sayWith(words.incomeForLife(name, after), words.getsTheIncome(name, them, after))
    case 'children':
    case 'children-and-others':
    case 'others': {
      const bodies = now.every(({ kind }) => kind === 'body')
      if (now.length > 1)
        return say(words.equally(capital(names)), bodies ? words.eachTo(each(now.length), names) : words.ifOneHasDied)
      const alone = first?.kind === 'line' ? words.theyShareIt : words.ifHasDied(name, their)
      return say(words.allTo(name), bodies ? words.everythingIsTheirs : alone)
    }
    default: {
      const held = now.find(({ key }) => key === heldIn(will))
      const whose = held?.name ?? name
      const note =
        now.length === 1
          ? words.lookAfterAll(whose)
          : `${words.eachTo(each(now.length), names)} ${words.lookAfterPart(whose)}`
      return sayWith(words.shareIsHeld(whose, held?.called.them ?? whose), note)
    }
  }
}

/** What a plan has written, in four lines at most. */
export const linesOf = (will: Will): PlanLine[] => {
  const heirs = cardsOfHeirs(will)
  const { now, after, later, from } = drawn(will)
  const [names, then] = [namesOf(will, heirs), namesOf(will, after)]
  const [name = ''] = now.map((card) => card.name)
  const inTrust = heirs.find(({ key }) => key === heldIn(will))
  const [held, shares] = [from === 'home', 'will.estate-splits.split-distribution'] as const
  const parts =
    will.estateSplit === 'Equal shares' ? words.eachTo(each(heirs.length), names) : words.halfAndHalf(name, then)
  const whole: readonly [string, StepName] =
    heirs.length === 1 ? [words.allOfIt(names), 'will.beneficiaries.my-beneficiaries'] : [parts, shares]
  const lines: (PlanLine | false | undefined)[] = [
    later && held && [words.theHome, words.livesThen(name, then), 'will.gifts'],
    later && !held && [words.whatYouLeave, words.livesThen(name, then), shares],
    !incomeFirst(will) && [later ? words.theRestGoesTo : words.itGoesTo, ...whole],
    inTrust && [words.shareOf(inTrust.name), words.heldByExecutors, 'will.gifts'],
    ...ifOneDies(will),
  ]
  return lines.filter((line) => line !== false && line !== undefined)
}
