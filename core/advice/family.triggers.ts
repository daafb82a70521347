import { partnerIsNamed } from '../rules/beneficiaries.rules.ts'
import { childrenOf, hasPartner, isStepchild, mayAppointGuardian, partnerOf, youngChildren } from '../will/questions.ts'
import { says } from './questions.ts'
import { type Condition, namesOf, type Trigger } from './trigger.ts'

const isSecondFamily: Condition = (will, today) => {
  const children = childrenOf(will)
  return (
    hasPartner(will) &&
    partnerOf(will)?.inherit === true &&
    children.some((child) => !isStepchild(child)) &&
    (children.some(isStepchild) || says('earlier-relationship')(will, today))
  )
}

const aChildWithoutGuardian: Condition = (will, today) =>
  youngChildren(will, today).some((child) => child.parentalResponsibility !== undefined && !mayAppointGuardian(child))

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
    when: says('former-spouse-claims'),
    message:
      'Someone you were married to may still be able to ask a court for money from your estate. It depends on what was settled when you divorced.',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 s.1(1)(b)',
    ask: 'Can my former husband, wife or civil partner claim from my estate, and how can I settle that?',
  },
  {
    id: 'T13',
    level: 'warn',
    step: 'will.beneficiaries.children',
    when: isSecondFamily,
    about: (will) => namesOf([...childrenOf(will), ...will.persons.filter(({ type }) => type === 'partner')]),
    message:
      'Whatever goes to your partner becomes theirs. Nothing then obliges them to leave any of it to your children, and they can change their own will.',
    source: 'Wills Act 1837 s.20: a will can be changed until death',
  },
  {
    id: 'T20',
    level: 'block',
    step: 'will.beneficiaries.guardians',
    clauseOnly: true,
    when: aChildWithoutGuardian,
    message:
      'Your will cannot appoint a guardian for a child unless you have parental responsibility. The rest of your will is not affected, and you can leave things to this child.',
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
      'A wedding cancels a will made before it, unless the will names the person you expect to marry. Choose “Engaged” above, so that your will can name them.',
    source: marriageCancelsAWill,
  },
  {
    id: 'T25',
    level: 'block',
    step: 'will.beneficiaries.partner',
    byRule: true,
    when: (will, today) => will.status === 'Engaged' && partnerIsNamed(will, today).length > 0,
    message:
      'You told us you are engaged. Your wedding would cancel this will unless it names the person you expect to marry.',
    source: marriageCancelsAWill,
  },
  {
    id: 'T26',
    level: 'refer',
    step: 'will.about-me.marital-status',
    when: says('divorce-under-way'),
    message:
      'Until the final order you are still married in law, and gifts to the other person still work. What the court decides may also change what you own.',
    source: 'Wills Act 1837 ss.18A, 18C',
    ask: 'What should my will say now and after the final order, and should we divide what we own jointly?',
  },
]
