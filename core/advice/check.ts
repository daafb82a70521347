/** "Check my will": all findings about a will in one list. The will need not be complete. */
import { check as words } from '#words/en/advice.ts'
import { type Gap, gaps } from '../estate/gaps.ts'
import { problemsOfShares } from '../estate/problems.ts'
import { type StepName, stepNamed } from '../journey/steps.ts'
import { problemsOf } from '../journey/walk.ts'
import { ultimateDefaultIsSaid } from '../rules/estate.rules.ts'
import { sentenceFor } from '../rules/messages.ts'
import type { Day } from '../text/calendar-day.ts'
import { namesOf } from '../text/names.ts'
import { fullNameOf } from '../will/details-table.ts'
import { nameOfSharer, personsOf } from '../will/questions.ts'
import { namesAlike, notToldApart } from '../will/same-name.ts'
import type { Will } from '../will/schema.ts'
import { type Advice, adviceFor } from './advice.ts'

/** The most severe first. */
export const severities = ['must fix', 'see a solicitor', 'worth a thought'] as const
export type Severity = (typeof severities)[number]

export type Finding = {
  readonly severity: Severity
  /** The heading. */
  readonly about: string
  /** What was found. */
  readonly what: string
  readonly toDo: string
  /** The step on which the answer is changed, if it is one step. */
  readonly step?: StepName
}

type Look = (will: Will, today: Day) => Finding[]

const missingAnswers: Look = (will, today) =>
  [...Map.groupBy(problemsOf(will, today), ({ step }) => step)].map(([step, problems]) => ({
    severity: 'must fix',
    about: stepNamed(step).title,
    what: words.thisIsNot,
    toDo: `${[...new Set(problems.map(sentenceFor))].join('. ')}.`,
    step,
  }))

const asFinding = (advice: Advice): Finding[] => {
  const { message: what, step } = advice
  const found = { about: stepNamed(step).title, what, step }
  switch (advice.level) {
    case 'block':
      // An answer that a rule refuses is already listed among the missing answers.
      if (advice.byRule) return []
      return advice.clauseOnly
        ? [{ ...found, severity: 'worth a thought', toDo: words.askASolicitor }]
        : [{ ...found, severity: 'must fix', toDo: words.changeYourAnswer }]
    case 'refer':
      return [{ ...found, severity: 'see a solicitor', toDo: words.askAbout(advice.ask) }]
    case 'warn':
      return [{ ...found, severity: 'worth a thought', toDo: words.checkYourAnswer }]
  }
}

const advised: Look = (will, today) => adviceFor(will, today).flatMap(asFinding)

/** The gaps of a will whose shares are in order and which says who is last of all. Until then there is nothing to find. */
export const gapsFound = (will: Will, today: Day): readonly Gap[] => {
  if (problemsOfShares(will, today).length + ultimateDefaultIsSaid(will, today).length > 0) return []
  const proof = gaps(will)
  return proof.ok ? [] : proof.gaps
}

/** What a gap means for the testator. */
export const gapInWords = (will: Will, { failed, followed, atEndOf }: Gap): string => {
  const dying = personsOf(
    will,
    failed.map(({ person }) => person),
  )
  const isOne = dying.length === 1 && !dying[0]?.died
  const dead = namesOf(dying.map((person) => ({ fullname: nameOfSharer(person) })))
  const leaving = personsOf(will, followed).filter(({ died }) => !died)
  const childless =
    leaving.length === 0
      ? ''
      : leaving.length === 1
        ? words.oneLeaves(namesOf(leaving))
        : words.severalLeave(namesOf(leaving))
  const [held] = personsOf(will, atEndOf === undefined ? [] : [atEndOf])
  return held
    ? words.ifDiedWhen(dead, isOne ? 'has' : 'have all', held.fullname, childless)
    : words.ifBeforeYou(dead, isOne ? 'dies' : 'all die', childless)
}

const gapsToClose: Look = (will, today) =>
  gapsFound(will, today).map((gap) => ({
    severity: 'worth a thought',
    about: words.ifEveryone,
    what: gapInWords(will, gap),
    toDo: words.nameACharity,
    step: 'will.beneficiaries.backup-action',
  }))

const pairsOf = (names: readonly string[]): [string, string][] =>
  names.flatMap((one, index) => names.slice(index + 1).map((other): [string, string] => [one, other]))

const namesToMixUp: Look = (will) => {
  // People whom the wording of the will cannot tell apart are an error, which the rule `peopleAreToldApart` reports.
  const muddled = notToldApart(will).map(({ fullname }) => fullname)
  return [
    [fullNameOf(will.details), ...will.persons.map(({ fullname }) => fullname)],
    will.charities.map(({ fullname }) => fullname),
  ]
    .flatMap((names) => pairsOf(names.filter((name) => name.trim() !== '')))
    .filter(([one, other]) => namesAlike(one, other) && !(one === other && muddled.includes(one)))
    .map(([one, other]) => ({
      severity: 'worth a thought',
      about: words.lookAlike,
      what: one === other ? words.twoInYour(one) : words.andCouldBe(one, other),
      toDo: words.ifTheyAre,
    }))
}

const looks: readonly Look[] = [missingAnswers, advised, gapsToClose, namesToMixUp]

/** All findings, the most severe first. */
export const checkWill = (will: Will, today: Day): Finding[] =>
  looks
    .flatMap((look) => look(will, today))
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
