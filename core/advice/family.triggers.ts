import { shareOfPerson } from '../estate/plan.ts'
import { figureOn } from '../law/figures-of-law.ts'
import { partnerIsNamed } from '../rules/beneficiaries.rules.ts'
import type { Day } from '../text/calendar-day.ts'
import { poundsInWords } from '../text/money.ts'
import {
  appointedFirm,
  childrenOf,
  classesOf,
  guardedChildren,
  guardedLikeLater,
  hasPartner,
  isAppointmentDecided,
  isMinor,
  isStepchild,
  mayAppointGuardian,
  ownWithGuardian,
  partnerOf,
  personsOf,
  youngChildren,
} from '../will/questions.ts'
import type { Person, Will } from '../will/schema.ts'
import { holdsEverythingFor } from '../will/trusts.ts'
import { mayHoldBeside, twoMayHold, youngTakers } from '../will/young-takers.ts'
import { says } from './questions.ts'
import { type Condition, inEachPeriod, partnerKeys, personKeys, type Trigger } from './trigger.ts'

const isSecondFamily: Condition = (will, today) => {
  const children = childrenOf(will)
  const partner = partnerOf(will)
  const share = shareOfPerson(will, partner?.id)
  return (
    hasPartner(will) &&
    // What is held for a disabled partner never becomes theirs.
    partner !== undefined &&
    share !== undefined &&
    share.atEnd === undefined &&
    !holdsEverythingFor(will, partner.id) &&
    children.some((child) => !isStepchild(child)) &&
    (children.some(isStepchild) || says('earlier-relationship')(will, today))
  )
}

const aChildWithoutGuardian: Condition = (will, today) =>
  youngChildren(will, today).some((child) => isAppointmentDecided(child) && !mayAppointGuardian(child))

/** Whether children of the testator have guardians of their own, and nobody has said whose a child born later has. */
const laterChildHasNoGuardian: Condition = (will, today) => {
  const own = ownWithGuardian(will, today)
  return will.laterChildren === 'Yes' && own.length > 0 && guardedLikeLater(own) === undefined
}

const marriageCancelsAWill = 'Wills Act 1837 ss.18(3), 18B(3)'

export const familyTriggers: readonly Trigger[] = [
  {
    id: 'T4',
    level: 'refer',
    step: 'will.beneficiaries.partner',
    when: says('spouse-abroad'),
    message:
      'What you leave to a husband, wife or civil partner is usually free of inheritance tax. There can be a limit when they have lived abroad for a long time.',
    source: 'Inheritance Tax Act 1984 s.18(2), by long-term residence since 6 April 2025',
    ask: 'How much can I leave them free of tax, and can they choose to be treated as living here?',
  },
  {
    id: 'T12',
    level: 'refer',
    step: 'will.about-me.marital-status',
    when: says('former-spouse-may-claim'),
    message:
      'Someone you were married to, and who has not married again, may ask a court for money from your estate. Only a court order made when you divorced, or later, can rule that out.',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 ss.1(1)(b), 15',
    ask: 'Can my former husband, wife or civil partner claim from my estate, and how can I settle that?',
  },
  {
    id: 'T12',
    level: 'warn',
    step: 'will.about-me.marital-status',
    when: says('no-order-after-divorce'),
    message:
      'Someone you were married to, and who has not married again, may ask a court for money from your estate. Few do so when money was settled long ago. A court order made in your lifetime can rule it out.',
    source:
      'Inheritance (Provision for Family and Dependants) Act 1975 ss.1(1)(b), 15; Matrimonial Causes Act 1973 s.25A',
  },
  {
    id: 'T13',
    level: 'warn',
    step: 'will.beneficiaries.children',
    when: isSecondFamily,
    about: (will) => [...personKeys(childrenOf(will)), ...partnerKeys(will)],
    message:
      'What goes to your partner becomes theirs. They do not have to leave any of it to your children, and they can change their own will.',
    source: 'Wills Act 1837 s.20: a will can be changed until death',
  },
  {
    id: 'T20',
    level: 'block',
    step: 'will.beneficiaries.guardians',
    clauseOnly: true,
    when: aChildWithoutGuardian,
    message:
      'Your will can appoint a guardian only for a child whose parent you are in law, with parental responsibility, or whose guardian or special guardian you are. The rest of your will is not affected, and you can leave things to this child.',
    source: 'Children Act 1989 ss.4A and 5(3), (4)',
  },
  {
    id: 'T49',
    level: 'warn',
    onlyTold: true,
    step: 'will.beneficiaries.backup-guardians',
    when: (will, today) => withoutBackupGuardian(will, today).length > 0,
    about: (will, today) => personKeys(withoutBackupGuardian(will, today)),
    message:
      'A child of yours has no backup guardian. If the guardian you chose has died or cannot act, a court decides who looks after the child. It is better to name a backup.',
    source: 'Children Act 1989 s.5(1), (3)',
  },
  {
    id: 'T51',
    level: 'warn',
    onlyTold: true,
    step: 'will.beneficiaries.backup-guardians',
    when: laterChildHasNoGuardian,
    about: (will, today) => personKeys(youngChildren(will, today)),
    message:
      'Your children do not all have the same guardians and backups. So this will names no guardian for a child you have or adopt later. Choose here whose guardians such a child would have, or come back when the child is here.',
    source: 'Children Act 1989 s.5(3)',
  },
  {
    id: 'T22',
    level: 'refer',
    step: 'will.beneficiaries.children',
    when: says('parentage'),
    message:
      'The law may not see you as this child’s parent, or may see someone else as one. That changes who counts as your child and who can be a guardian.',
    source: 'Human Fertilisation and Embryology Act 2008 Part 2; Adoption and Children Act 2002 s.67',
    ask: 'Who are my child’s parents in law, and how should my will name my child?',
  },
  {
    id: 'T25',
    level: 'block',
    step: 'will.about-me.marital-status',
    when: says('plans-to-marry'),
    message:
      'A wedding cancels a will made before it, unless the will says that you expect to marry that named person. Choose “Engaged” above, so that your will can name them.',
    source: marriageCancelsAWill,
  },
  {
    id: 'T25',
    level: 'block',
    step: 'will.beneficiaries.partner',
    byRule: true,
    when: (will, today) => will.status === 'Engaged' && partnerIsNamed(will, today).length > 0,
    message:
      'You told us you are engaged. Your wedding would cancel this will unless it says that you expect to marry that named person.',
    source: marriageCancelsAWill,
  },
  {
    id: 'T26',
    level: 'warn',
    step: 'will.about-me.marital-status',
    when: says('divorce-under-way'),
    message:
      'Until the final order you are still married in law, and gifts to the other person still work. A home you own together as joint tenants passes to them, unless you end that by a written notice to them (severance). Read this will again after the final order.',
    source: 'Wills Act 1837 ss.18A, 18C; Law of Property Act 1925 s.36(2)',
  },
]

export const beneficiaryTriggers: readonly Trigger[] = [
  {
    id: 'T6',
    level: 'refer',
    step: 'will.beneficiaries.my-beneficiaries',
    when: (will, today) => says('needs-help-with-money')(will, today) || says('disabled-and-means-tested')(will, today),
    message:
      'Money left to them outright may stop their benefits, go to people they owe, or be hard to manage. A trust, with people to look after it, may suit them better.',
    source: 'Inheritance Tax Act 1984 s.89; Trustee Act 1925 s.33',
    ask: 'Would a trust protect them and their benefits, and who should run it?',
  },
  ...inEachPeriod(['universal-credit-falls', 'universal-credit-ends'], (on) => ({
    id: 'T6',
    level: 'warn',
    step: 'will.beneficiaries.my-beneficiaries',
    when: says('means-tested'),
    message: `What they get can lower their benefits or end them. Universal Credit falls above savings of ${poundsInWords(figureOn('universal-credit-falls', on))} and ends above ${poundsInWords(figureOn('universal-credit-ends', on))}. Pension Credit and care that the council pays for have limits of their own. They cannot keep the benefits by giving the money away.`,
    source: 'Universal Credit Regulations 2013 regs.18, 50, 72; State Pension Credit Act 2002 s.15; Care Act 2014 s.17',
  })),
  {
    id: 'T8',
    level: 'refer',
    step: 'will.gifts',
    when: says('life-interest'),
    message:
      'That needs a trust, with people to run it. It has to be written for you, unless it is of a kind that you can make here.',
    source: 'Trusts of Land and Appointment of Trustees Act 1996; Perpetuities and Accumulations Act 2009 s.18',
    ask: 'Which trust would do what I want, what would it cost, and how would it be taxed?',
  },
  {
    id: 'T8',
    // Not a referral: 18 is the age of the law as well when there is no will, so a will that waits for a solicitor gains nothing.
    level: 'warn',
    step: 'will.gifts',
    when: says('older-than-18'),
    message:
      'In this will a child of yours can wait until 21 or 25. Any other young person gets what you leave them at 18, as they would by law if there were no will, unless you can choose a later age for them here. Any other wait needs a trust written for you, which a solicitor can do, and the age changes how it is taxed. Carry on only if these ages are right for you.',
    source:
      'Administration of Estates Act 1925 s.47(1)(i); Trustee Act 1925 s.31; Inheritance Tax Act 1984 ss.71A, 71D',
  },
  {
    id: 'T8',
    level: 'refer',
    step: 'will.gifts',
    when: says('older-than-25'),
    message:
      'A young person can wait until 21 or 25 here. A later age is taxed in another way, and needs a trust written for you.',
    source: 'Inheritance Tax Act 1984 s.71D; Perpetuities and Accumulations Act 2009 s.5',
    ask: 'Can a young person wait past 25, and how would that be taxed?',
  },
  {
    id: 'T21',
    level: 'refer',
    step: 'will.beneficiaries.my-beneficiaries',
    when: says('carer-or-adviser'),
    message:
      'A gift to someone who is paid to help or advise you may be questioned after you die. A solicitor who has no part in it can show that it was your own idea.',
    source: 'Wintle v Nye [1959] 1 WLR 284',
    ask: 'Will you advise me on this gift, and keep a note that it is my own choice?',
  },
  {
    id: 'T23',
    level: 'refer',
    step: 'will.gifts',
    when: says('promise-acted-on'),
    message:
      'A promise that someone relied on, or an agreement about a will, can be binding. You may not be free to leave these things as you like.',
    source: 'Guest v Guest [2022] UKSC 27; Legg v Burton [2017] EWHC 2088 (Ch)',
    ask: 'Am I bound by what I promised, and what am I still free to leave?',
  },
  {
    id: 'T28',
    level: 'refer',
    step: 'will.gifts',
    when: says('conditions'),
    message:
      'Courts set aside conditions that are unclear or that interfere with how people live. The gift may then fail, or be free of the condition.',
    source: 'Clayton v Ramsden [1943] AC 320',
    ask: 'Would my condition work, and is there a safer way to do what I want?',
  },
]

/** One person alone may act, with nobody to act instead. */
const oneExecutorAlone = (will: Will): boolean =>
  personsOf(will, will.executor).length === 1 &&
  personsOf(will, will.executorBackup).length === 0 &&
  !appointedFirm(will)

const oneAloneWouldHold: Condition = (will, today) =>
  will.executor.length > 0 &&
  (youngTakers(will, today).length > 0 || classesOf(will).length > 0) &&
  !twoMayHold(will, today)

/** Young children for whom the will appoints a guardian and nobody instead. */
export const withoutBackupGuardian = (will: Will, today: Day): Person[] =>
  guardedChildren(will, today).filter(
    ({ guardianId, backupGuardianId }) => guardianId.length > 0 && backupGuardianId.length === 0,
  )

const isParent = (child: Person, { type }: Person): boolean =>
  type === 'partner' && (isStepchild(child) || child.otherParentalResponsibility === 'Yes')

/** Young children whose part nobody would hold but those who bring them up, and would judge what they themselves spend. */
const heldByThoseWhoBringUp = (will: Will, today: Day): Person[] => {
  const holding = mayHoldBeside(will, undefined, today)
  if (holding === 'a firm' || !twoMayHold(will, today)) return []
  const taking = youngTakers(will, today)
  return youngChildren(will, today).filter(
    (child) =>
      taking.includes(child) &&
      holding.every(
        (each) =>
          isParent(child, each) ||
          (mayAppointGuardian(child) && [...child.guardianId, ...child.backupGuardianId].includes(each.id)),
      ),
  )
}

const tooYoung = {
  id: 'T19',
  level: 'block',
  byRule: true,
  message:
    'An executor must be 18 to act. Choose an adult here. A person under 18 can be a backup, who acts only once they are 18.',
  source: 'Senior Courts Act 1981 s.118; Non-Contentious Probate Rules 1987 r.32',
} as const

export const executorTriggers: readonly Trigger[] = [
  {
    ...tooYoung,
    step: 'will.executors.executors',
    when: (will, today) => personsOf(will, will.executor).some((person) => isMinor(person, today)),
  },
  {
    id: 'T19',
    level: 'warn',
    step: 'will.executors.executors',
    when: says('executor-unsuitable'),
    about: (will) => personKeys(personsOf(will, will.executor)),
    message:
      'An executor who is abroad, bankrupt or unwilling can hold everything up, and a court may have to replace them. Choose someone else, or name a backup on the next page.',
    source: 'Administration of Justice Act 1985 s.50; Non-Contentious Probate Rules 1987 r.37',
  },
  {
    id: 'T33',
    level: 'warn',
    isOfGap: true,
    step: 'will.executors.my-executors',
    when: oneAloneWouldHold,
    about: (will, today) => [
      ...personKeys([...youngTakers(will, today), ...personsOf(will, will.executor)]),
      ...classesOf(will).map(({ of }) => of),
    ],
    message:
      'You named one executor, and your will asks for two people to look after what a child or young person cannot have yet. Name a second executor or a backup, or yours would have to find another.',
    source:
      'Trustee Act 1925 ss.14(2) and 36; Law of Property Act 1925 s.27(2). One trustee who is the child’s guardian too would pay themselves',
  },
  {
    id: 'T33',
    level: 'warn',
    onlyTold: true,
    step: 'will.executors.my-executors',
    when: (will, today) => oneExecutorAlone(will) && !oneAloneWouldHold(will, today),
    about: (will) => personKeys(personsOf(will, will.executor)),
    message:
      'You named one executor, and no backup. If they die before you or cannot act, nobody you chose is left to carry out your will, and someone else has to ask the court for the right to. It is better to name a second executor, or a backup.',
    source: 'Non-Contentious Probate Rules 1987 r.20; Senior Courts Act 1981 s.116',
  },
  {
    id: 'T52',
    level: 'warn',
    onlyTold: true,
    step: 'will.executors.my-executors',
    when: (will, today) => heldByThoseWhoBringUp(will, today).length > 0,
    about: (will, today) => personKeys(heldByThoseWhoBringUp(will, today)),
    message:
      'Everyone who may hold what you leave to a child of yours is also that child’s parent or guardian. So the people who spend the money could be the only ones to judge how it is spent. It is better to name one more person, as an executor or a backup.',
    source: 'Trustee Act 1925 ss.31(1), 32 and 36; Children Act 1989 ss.3 and 5(6)',
  },
]
