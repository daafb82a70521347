import type { Day } from '#core/text/calendar-day.ts'
import { firstNameIn, listed } from '#core/text/names.ts'
import type { Will } from '#core/will/schema.ts'
import { executorLetters as words } from '#words/en/pack.ts'
import type { Parts } from '../clauses/table.ts'
import { type CompleteWill, partsOf } from '../complete-will.ts'
import type { Party } from '../party.ts'
import { letter, maySayNo, newestCounts, whereTheWillIs } from './letter.ts'
import { type Block, bullets, heading, type PackContext, type PackDocument, paragraph } from './pack-document.ts'

/** The executors who get a letter: those whom the testator wants told. Substitutes are not told, and a firm knows already. */
const executorsWrittenTo = (will: Will, { executors }: Pick<Parts, 'executors'>): readonly Party[] =>
  will.notifyExecutors === 'Yes' ? executors : []

/** Each guardian and each backup guardian, once. */
export const guardiansWrittenTo = ({ guardians }: Pick<Parts, 'guardians'>): readonly Party[] => {
  const all = [...guardians.flatMap((group) => group.guardians), ...guardians.flatMap(({ backups }) => backups)]
  return [...new Map(all.map((party) => [party.key, party])).values()]
}

/** Whom the letters of a will are for, and whether each is said to be given. Of answers that are wrong there are no letters. */
export const lettersToGive = (will: Will, today: Day): { readonly to: string; readonly given: boolean }[] => {
  const { executors = [], guardians = [] } = partsOf(will, today)
  const letters = [
    ...executorsWrittenTo(will, { executors }).map((party) => ({ party, as: 'executor' })),
    ...guardiansWrittenTo({ guardians }).map((party) => ({ party, as: 'guardian' })),
  ]
  const { lettersGiven = [] } = will
  return letters.map(({ party, as }) => ({
    to: party.name,
    given: lettersGiven.some((letter) => letter.to === party.key && letter.as === as),
  }))
}

/** Nothing of what the will says: only that they are appointed. */
const says = (will: CompleteWill): Block[] => [
  paragraph(words.iHaveNamed),
  newestCounts(),
  heading(words.whatAnExecutor),
  bullets(
    words.findsTheOriginal,
    words.findsOutWhat,
    words.worksOutWhether,
    words.appliesForProbate,
    words.collectsWhatI,
    words.looksAfterAnything,
    words.keepsARecord,
  ),
  paragraph(words.thisOftenTakes),
  ...whereTheWillIs(will),
  heading(words.youMaySay),
  paragraph(maySayNo()),
  paragraph(words.youCanAlso),
  heading(words.youCanGet),
  paragraph(words.youMayAsk),
]

/** "Executor, with Thomas: what the job is, and where the will is." */
const roleOf = (executor: Party, { parts }: CompleteWill): string => {
  const others = parts.executors.filter(({ key }) => key !== executor.key).map(({ name }) => firstNameIn(name))
  const fellows = others.length > 0 ? words.withOthers(listed.format(others)) : ''
  return words.executorWhatThe(fellows)
}

const letterTo = (executor: Party, index: number, will: CompleteWill, context: PackContext): PackDocument =>
  letter(
    {
      kind: 'executor-letter',
      id: `executor-letter-${index + 1}`,
      title: words.toAboutBeing(executor.name),
      listedAs: words.letterToAn(executor.name),
      fileTitle: words.letterToAnExecutor(will.parts.testator.name),
      purpose: words.tellsAboutBeing(firstNameIn(executor.name)),
      to: { key: executor.key, name: executor.name, as: 'executor', role: roleOf(executor, will) },
      says: says(will),
    },
    will,
    context,
  )

/** One to each executor whom the testator wants told. */
export const executorLetters = (will: CompleteWill, context: PackContext): PackDocument[] =>
  executorsWrittenTo(will.will, will.parts).map((executor, index) => letterTo(executor, index, will, context))
