import { firstNameIn, listed, namesOf } from '#core/text/names.ts'
import type { YesNoNotSure } from '#core/will/lists.ts'
import { guardedChildren, isStepchild } from '#core/will/questions.ts'
import type { Person } from '#core/will/schema.ts'
import { isLifeTenant } from '#core/will/trusts.ts'
import { youngTakers } from '#core/will/young-takers.ts'
import { guardianLetters as words } from '#words/en/pack.ts'
import { type GuardianGroup, isSpeciallyGuarded } from '../clauses/guardians.ts'
import type { CompleteWill } from '../complete-will.ts'
import { namesOfParties, type Party, partyOfPerson } from '../party.ts'
import { letter, maySayNo, newestCounts, typedOrInk, whereTheWillIs } from './letter.ts'
import { guardiansWrittenTo } from './letters-to-give.ts'
import { type Block, bullets, heading, type PackContext, type PackDocument, paragraph } from './pack-document.ts'

const includesParty = (parties: readonly Party[], { key }: Party): boolean => parties.some((each) => each.key === key)

const wards = ({ children, later }: GuardianGroup): string =>
  later ? words.andOf(namesOfParties(children), later) : namesOfParties(children)

const appointment = (to: Party, group: GuardianGroup): string => {
  const isFirst = includesParty(group.guardians, to)
  const fellows = (isFirst ? group.guardians : group.backups).filter(({ key }) => key !== to.key)
  const together = fellows.length > 0 ? words.togetherWith(namesOfParties(fellows)) : ''
  return isFirst
    ? words.iHaveNamed(wards(group), together)
    : words.iHaveNamedYou(wards(group), together, namesOfParties(group.guardians))
}

/** Children Act 1989 s.5(7) and (8): the appointment waits while a parent with parental responsibility is alive. */
const begins = (): Readonly<Record<YesNoNotSure, (child: string, parent: string) => string>> => ({
  Yes: words.aHasParental,
  No: words.asFarAs,
  'Not sure': words.iAmNot,
})

const beginsFor = (child: Person): string => {
  const { fullname, otherParentalResponsibility: other = 'Not sure' } = child
  const said = begins()[other](fullname, isStepchild(child) ? words.parent : words.parentOtherThan)
  return isSpeciallyGuarded(child) ? words.butIAm(said, fullname) : said
}

/** Only of children for whom executors may come to hold something. */
const whatPaysForIt = (children: readonly Person[], { will }: CompleteWill, { today }: PackContext): string => {
  const young = youngTakers(will, today)
  const theirs = children.filter((child) => young.includes(child) || isLifeTenant(will, child.id))
  if (theirs.length === 0) return ''
  const whose = theirs.length === children.length ? words.thatChild : namesOf(theirs)
  return words.youDoNot(whose)
}

const says = (
  to: Party,
  groups: readonly GuardianGroup[],
  children: readonly Person[],
  will: CompleteWill,
  context: PackContext,
): Block[] => [
  ...groups.map((group) => paragraph(appointment(to, group))),
  newestCounts(),
  heading(words.whenItBegins),
  bullets(...children.map(beginsFor)),
  paragraph(words.thereIsOne),
  heading(words.whatAGuardian),
  paragraph(words.aGuardianHas(whatPaysForIt(children, will, context))),
  heading(words.whatIWould),
  ...typedOrInk(will.will.guardians?.description, words.inMyOwn, 3),
  heading(words.youMaySay),
  paragraph(words.youCanAlso(maySayNo())),
  ...whereTheWillIs(will),
]

const firstNames = (parties: readonly Party[]): string => listed.format(parties.map(({ name }) => firstNameIn(name)))

/** "Guardian: to look after Poppy." A backup guardian reads in whose place. */
const roleOf = (to: Party, groups: readonly GuardianGroup[]): string => {
  const first = groups.filter(({ guardians }) => includesParty(guardians, to))
  return first.length === 0
    ? words.guardianIfCannot(firstNames(groups[0]?.guardians ?? []))
    : words.guardianToLook(firstNames(once(first.flatMap(({ children }) => children))))
}

const once = (parties: readonly Party[]): Party[] => [...new Map(parties.map((party) => [party.key, party])).values()]

/** One to each guardian and each backup guardian, about the children they would look after. */
export const guardianLetters = (will: CompleteWill, context: PackContext): PackDocument[] => {
  const groups = will.parts.guardians
  const theirs = guardedChildren(will.will, context.today)
  return guardiansWrittenTo(will.parts).map((to, index) => {
    const own = groups.filter(({ guardians, backups }) => includesParty([...guardians, ...backups], to))
    const children = theirs.filter((child) =>
      own.some((group) => includesParty(group.children, partyOfPerson(will.will, child))),
    )
    const toWhom = `${to.name}, ${own.some(({ guardians }) => includesParty(guardians, to)) ? words.aGuardian : words.aBackupGuardian}`
    return letter(
      {
        kind: 'guardian-letter',
        id: `guardian-letter-${index + 1}`,
        listedAs: words.letterTo(toWhom),
        title: words.aLetterTo(toWhom),
        fileTitle: words.letterToA(will.parts.testator.name),
        purpose: words.tellsWhichChildren(firstNameIn(to.name)),
        to: { key: to.key, name: to.name, as: 'guardian', role: roleOf(to, own) },
        says: says(to, own, children, will, context),
      },
      will,
      context,
    )
  })
}
