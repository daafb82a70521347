import { firstNameIn, listed } from '#core/text/names.ts'
import { executorLetters as words } from '#words/en/pack.ts'
import type { CompleteWill } from '../complete-will.ts'
import type { Party } from '../party.ts'
import { letter, maySayNo, newestCounts, whereTheWillIs } from './letter.ts'
import { executorsWrittenTo } from './letters-to-give.ts'
import { type Block, bullets, heading, type PackContext, type PackDocument, paragraph } from './pack-document.ts'

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
