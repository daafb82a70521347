import { firstNameIn, listed, namesOf } from '#core/text/names.ts'
import type { YesNoNotSure } from '#core/will/lists.ts'
import { isStepchild, mayAppointGuardian, youngChildren } from '#core/will/questions.ts'
import type { Person } from '#core/will/schema.ts'
import { isLifeTenant } from '#core/will/trusts.ts'
import { youngTakers } from '#core/will/young-takers.ts'
import { type GuardianGroup, isSpeciallyGuarded } from '../clauses/guardians.ts'
import type { CompleteWill } from '../complete-will.ts'
import { namesOfParties, type Party, partyOfPerson } from '../party.ts'
import { letter, MAY_SAY_NO, newestCounts, typedOrInk, whereTheWillIs } from './letter.ts'
import { guardiansWrittenTo } from './letters-to-give.ts'
import { type Block, bullets, heading, type PackContext, type PackDocument, paragraph } from './pack-document.ts'

const includesParty = (parties: readonly Party[], { key }: Party): boolean => parties.some((each) => each.key === key)

const wards = ({ children, later }: GuardianGroup): string =>
  later ? `${namesOfParties(children)}, and of ${later}` : namesOfParties(children)

const appointment = (to: Party, group: GuardianGroup): string => {
  const isFirst = includesParty(group.guardians, to)
  const fellows = (isFirst ? group.guardians : group.backups).filter(({ key }) => key !== to.key)
  const together = fellows.length > 0 ? `, together with ${namesOfParties(fellows)}` : ''
  return isFirst
    ? `I have named you in my will as a guardian of ${wards(group)}${together}.`
    : `I have named you in my will as a backup guardian of ${wards(group)}${together}. You would be asked only if ${namesOfParties(group.guardians)} cannot act.`
}

/** Children Act 1989 s.5(7) and (8): the appointment waits while a parent with parental responsibility is alive. */
const begins: Readonly<Record<YesNoNotSure, (child: string, parent: string) => string>> = {
  Yes: (child, parent) =>
    `${child}: a ${parent} has parental responsibility. While that parent is alive, your appointment waits. It begins if that parent dies too before ${child} is 18.`,
  No: (child, parent) =>
    `${child}: as far as I know, no ${parent} has parental responsibility. If I die before ${child} is 18, your appointment begins then.`,
  'Not sure': (child, parent) =>
    `${child}: I am not sure whether a ${parent} has parental responsibility. If one has, your appointment waits while that parent is alive.`,
}

const beginsFor = (child: Person): string => {
  const { fullname, otherParentalResponsibility: other = 'Not sure' } = child
  const said = begins[other](fullname, isStepchild(child) ? 'parent' : 'parent other than me')
  return isSpeciallyGuarded(child)
    ? `${said} But I am a special guardian of ${fullname}: if I am the only one when I die, it begins then, beside a parent who is alive.`
    : said
}

/** Only of children for whom executors may come to hold something. */
const whatPaysForIt = (children: readonly Person[], { will }: CompleteWill, { today }: PackContext): string => {
  const young = youngTakers(will, today)
  const theirs = children.filter((child) => young.includes(child) || isLifeTenant(will, child.id))
  if (theirs.length === 0) return ''
  const whose = theirs.length === children.length ? 'that child' : namesOf(theirs)
  return ` You do not have to pay for it all yourself: executors can pay towards a child’s upkeep from what is held for ${whose}.`
}

const says = (
  to: Party,
  groups: readonly GuardianGroup[],
  children: readonly Person[],
  will: CompleteWill,
  context: PackContext,
): Block[] => [
  ...groups.map((group) => paragraph(appointment(to, group))),
  newestCounts,
  heading('When it begins'),
  bullets(...children.map(beginsFor)),
  paragraph(
    'There is one exception. If a court order that is in force when I die says that a child lives with me, or I am then a child’s only special guardian, your appointment may begin at once, beside a parent who is alive. In every case it ends when the child is 18.',
  ),
  heading('What a guardian does'),
  paragraph(
    `A guardian has parental responsibility: the rights and duties of a parent. You would decide where a child lives and goes to school, and look after their health and everyday life.${whatPaysForIt(children, will, context)}`,
  ),
  heading('What I would like you to know'),
  ...typedOrInk(will.will.guardians?.description, 'In my own hand', 3),
  heading('You may say no'),
  paragraph(
    `${MAY_SAY_NO} You can also turn it down later: in writing, signed by you, within a reasonable time of learning that it has begun.`,
  ),
  ...whereTheWillIs(will),
]

const firstNames = (parties: readonly Party[]): string => listed.format(parties.map(({ name }) => firstNameIn(name)))

/** "Guardian: to look after Poppy." A backup guardian reads in whose place. */
const roleOf = (to: Party, groups: readonly GuardianGroup[]): string => {
  const [first] = groups
  if (!groups.some(({ guardians }) => includesParty(guardians, to)))
    return `Guardian, if ${firstNames(first?.guardians ?? [])} cannot be.`
  const children = once(groups.flatMap((group) => group.children))
  return `Guardian: to look after ${firstNames(children)}.`
}

const once = (parties: readonly Party[]): Party[] => [...new Map(parties.map((party) => [party.key, party])).values()]

/** One to each guardian and each backup guardian, about the children they would look after. */
export const guardianLetters = (will: CompleteWill, context: PackContext): PackDocument[] => {
  const groups = will.parts.guardians
  const theirs = youngChildren(will.will, context.today).filter(mayAppointGuardian)
  return guardiansWrittenTo(will.parts).map((to, index) => {
    const own = groups.filter(({ guardians, backups }) => includesParty([...guardians, ...backups], to))
    const children = theirs.filter((child) =>
      own.some((group) => includesParty(group.children, partyOfPerson(will.will, child))),
    )
    const toWhom = `${to.name}, ${own.some(({ guardians }) => includesParty(guardians, to)) ? 'a guardian' : 'a backup guardian'}`
    return letter(
      {
        kind: 'guardian-letter',
        id: `guardian-letter-${index + 1}`,
        listedAs: `Letter to ${toWhom}`,
        title: `A letter to ${toWhom} in my will`,
        fileTitle: `Letter to a guardian named by ${will.parts.testator.name}`,
        purpose: `Tells ${firstNameIn(to.name)} which children they would look after, when that starts, and that they can say no. Give it to them once the will is signed.`,
        to: { key: to.key, name: to.name, as: 'guardian', role: roleOf(to, own) },
        says: says(to, own, children, will, context),
      },
      will,
      context,
    )
  })
}
