import { says } from './questions.ts'
import type { Trigger } from './trigger.ts'

export const beneficiaryTriggers: readonly Trigger[] = [
  {
    id: 'T6',
    level: 'refer',
    step: 'will.beneficiaries.my-beneficiaries',
    when: says('vulnerable-beneficiary'),
    message:
      'Money left to them outright may stop their benefits, go to people they owe, or be hard to manage. A trust, with people to look after it, may suit them better.',
    source: 'Inheritance Tax Act 1984 s.89; Trustee Act 1925 s.33',
    ask: 'Would a trust protect them and their benefits, and who should run it?',
  },
  {
    id: 'T8',
    level: 'refer',
    step: 'will.estate-splits.split-distribution',
    when: says('bespoke-trust'),
    message:
      'That needs a trust written for you, with people to run it. Our wills give everything outright, and to children at 18.',
    source: 'Trusts of Land and Appointment of Trustees Act 1996; Perpetuities and Accumulations Act 2009 s.18',
    ask: 'Which trust would do what I want, what would it cost, and how would it be taxed?',
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
    step: 'will.estate-splits.split-distribution',
    when: says('promised-already'),
    message:
      'A promise that someone relied on, or an agreement about a will, can be binding. You may not be free to leave these things as you like.',
    source: 'Guest v Guest [2022] UKSC 27; Legg v Burton [2017] EWHC 2088 (Ch)',
    ask: 'Am I bound by what I promised, and what am I still free to leave?',
  },
  {
    id: 'T28',
    level: 'refer',
    step: 'will.estate-splits.split-distribution',
    when: says('conditions'),
    message:
      'Courts set aside conditions that are unclear or that interfere with how people live. The gift may then fail, or be free of the condition.',
    source: 'Clayton v Ramsden [1943] AC 320',
    ask: 'Would my condition work, and is there a safer way to do what I want?',
  },
]
