import { isMinor, personsOf } from '../will/questions.ts'
import { says } from './questions.ts'
import { namesOf, type Trigger } from './trigger.ts'

const tooYoung = {
  id: 'T19',
  level: 'block',
  byRule: true,
  message: 'An executor must be 18 to act. Choose an adult, and name a substitute if you like.',
  source: 'Senior Courts Act 1981 s.118; Non-Contentious Probate Rules 1987 r.32',
} as const

export const executorTriggers: readonly Trigger[] = [
  {
    ...tooYoung,
    step: 'will.executors.executors',
    when: (will, today) => personsOf(will, will.executor).some((person) => isMinor(person, today)),
  },
  {
    ...tooYoung,
    step: 'will.executors.my-executors',
    when: (will, today) => personsOf(will, will.executorBackup).some((person) => isMinor(person, today)),
  },
  {
    id: 'T19',
    level: 'warn',
    step: 'will.executors.executors',
    when: says('executor-unsuitable'),
    about: (will) => namesOf(personsOf(will, will.executor)),
    message:
      'An executor who is abroad, bankrupt or unwilling can hold everything up, and a court may have to replace them. Choose someone else, or name a substitute on the next page.',
    source: 'Administration of Justice Act 1985 s.50; Non-Contentious Probate Rules 1987 r.37',
  },
]
