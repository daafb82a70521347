/** What a customer lets a firm read of a case: see `referralConsent`. */
import { type Advice, adviceFor, withWhatValuesSay } from '#core/advice/advice.ts'
import { checkWill } from '#core/advice/check.ts'
import type { OpenedCaseReply } from '#core/api/referral.ts'
import { problemsOfShares } from '#core/estate/problems.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { inheritors } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { type Block, textOfBlock, textOfWords } from '#drafting/pack/pack-document.ts'
import { solicitorsBrief } from '#drafting/pack/solicitors-brief.ts'
import { whoGetsWhatAfterADeath, whoGetsWhatToday } from '#drafting/pack/summary/who-gets-what.ts'

type Part = OpenedCaseReply['brief'][number]

const shown = (block: Block): Part['blocks'] => {
  switch (block.kind) {
    case 'bullets':
      return [{ kind: 'bullets', items: block.items.map(textOfWords) }]
    case 'facts':
      return [{ kind: 'facts', items: block.items.map(({ label, value }) => ({ label, value: textOfWords(value) })) }]
    case 'table':
      return [
        {
          kind: 'table',
          caption: block.caption,
          columns: block.columns.map(({ title }) => title),
          rows: block.rows.map((row) => row.map(textOfWords)),
        },
      ]
    // A table with the same facts stands beside it.
    case 'flow':
      return []
    default:
      return [{ kind: 'paragraph', text: textOfBlock(block) }]
  }
}

/** Under their headings. What stands before the first one comes under `title`. */
const partsOf = (title: string, blocks: readonly Block[]): Part[] => {
  const parts: Part[] = [{ heading: title, blocks: [] }]
  for (const block of blocks)
    if (block.kind === 'heading' || block.kind === 'subheading') parts.push({ heading: block.text, blocks: [] })
    else parts.at(-1)?.blocks.push(...shown(block))
  return parts.filter((part) => part.blocks.length > 0)
}

const paragraphs = (...lines: readonly string[]): Part['blocks'] => lines.map((text) => ({ kind: 'paragraph', text }))

const outcomeOf = (will: Will, today: Day): Part[] => {
  const isSettled = inheritors(will).length > 0 && problemsOfShares(will, today).length === 0 && will.ultimateDefault
  if (!isSettled)
    return [{ heading: 'Shares of the rest', blocks: paragraphs('They have not said yet who shares what they leave.') }]
  return partsOf('Shares of the rest', [...whoGetsWhatToday(will, today), ...whoGetsWhatAfterADeath(will, today)])
}

export const whatFirmSees = (will: Will, today: Day): Pick<OpenedCaseReply, 'brief' | 'outcome' | 'questions'> => ({
  brief: partsOf('Who asks', solicitorsBrief(will, { today }).blocks),
  outcome: outcomeOf(will, today),
  questions: checkWill(will, today).map(({ severity, about, what, toDo }) => ({
    heading: `${about} (${severity})`,
    blocks: paragraphs(what, toDo),
  })),
})

/** What a firm is asked about: each piece of advice to see a solicitor. */
export const referralsIn = (will: Will, today: Day): Advice[] =>
  adviceFor(withWhatValuesSay(will, today), today).filter(({ level }) => level === 'refer')
