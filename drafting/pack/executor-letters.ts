import { firstNameIn, listed } from '#core/text/names.ts'
import type { CompleteWill } from '../complete-will.ts'
import type { Party } from '../party.ts'
import { letter, MAY_SAY_NO, newestCounts, whereTheWillIs } from './letter.ts'
import { executorsWrittenTo } from './letters-to-give.ts'
import { type Block, bullets, heading, type PackContext, type PackDocument, paragraph } from './pack-document.ts'

/** Nothing of what the will says: only that they are appointed. */
const says = (will: CompleteWill): Block[] => [
  paragraph(
    'I have named you as an executor in my will. I hope you will be willing to act when I die. This letter tells you what that means and where to find the will. It does not tell you what the will says.',
  ),
  newestCounts,
  heading('What an executor does'),
  bullets(
    'Finds the original will, and sees to the funeral if nobody else does.',
    'Finds out what I owned and what I owed, and keeps it safe.',
    'Works out whether any tax is due, and pays it.',
    'Applies for probate, which is the court’s proof that an executor may act.',
    'Collects what I owned, pays what I owed, and hands out the rest as the will says.',
    'Looks after anything left to a young person, until they are old enough to have it.',
    'Keeps a record of everything that comes in and goes out.',
  ),
  paragraph(
    'This often takes a year, and sometimes longer. You are not paid for your time, but you get back what you reasonably spend. An executor may have to make good a loss from a mistake, so ask for help when you are not sure.',
  ),
  ...whereTheWillIs(will),
  heading('You may say no'),
  paragraph(MAY_SAY_NO),
  paragraph(
    'You can also decide after I have died. Before you begin to deal with what I owned, you can give up the role by signing a short form, called a renunciation. If others are appointed too, you can let them act and keep the right to join in later. Once you have begun, you normally need a court’s permission to stop.',
  ),
  heading('You can get help'),
  paragraph(
    'You may ask a solicitor, an accountant or a probate service to do all of the work or any part of it. Their reasonable fees are paid from what I leave, not by you. You do not have to choose anyone now.',
  ),
]

/** "Executor, with Thomas: what the job is, and where the will is." */
const roleOf = (executor: Party, { parts }: CompleteWill): string => {
  const others = parts.executors.filter(({ key }) => key !== executor.key).map(({ name }) => firstNameIn(name))
  const fellows = others.length > 0 ? `, with ${listed.format(others)}` : ''
  return `Executor${fellows}: what the job is, and where the will is.`
}

const letterTo = (executor: Party, index: number, will: CompleteWill, context: PackContext): PackDocument =>
  letter(
    {
      kind: 'executor-letter',
      id: `executor-letter-${index + 1}`,
      title: `To ${executor.name}, about being my executor`,
      listedAs: `Letter to ${executor.name}, an executor`,
      fileTitle: `Letter to an executor of ${will.parts.testator.name}`,
      purpose: `Tells ${firstNameIn(executor.name)} about being your executor: what the job is and where your will is. It does not say what is in it. Give it to them once the will is signed.`,
      to: { key: executor.key, name: executor.name, as: 'executor', role: roleOf(executor, will) },
      says: says(will),
    },
    will,
    context,
  )

/** One to each executor whom the testator wants told. */
export const executorLetters = (will: CompleteWill, context: PackContext): PackDocument[] =>
  executorsWrittenTo(will.will, will.parts).map((executor, index) => letterTo(executor, index, will, context))
