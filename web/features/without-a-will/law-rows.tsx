import { lawOfIntestacy } from '#core/intestacy/law.ts'
import { fixedSumOn } from '#core/law/law-of-intestacy.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { beside, rules, titles, drawn as words } from '#words/en/without-a-will.ts'
import { QuestionList } from '../../ui/question-search.tsx'

export type RowOfLaw = keyof typeof titles

const isBeside = (id: RowOfLaw): id is keyof typeof beside => id in beside

/** Rules of intestacy by their names: each opens to what it says and to its section. */
export function LawRows({ of, on }: { of: readonly RowOfLaw[]; on: Day }) {
  const sum = poundsInWords(fixedSumOn('with children', on))
  return (
    <QuestionList
      shown={of.map((id) => {
        const rule = isBeside(id) ? beside[id] : rules[id]
        return {
          id,
          question: titles[id],
          answer: [typeof rule === 'string' ? rule : rule(sum), words.source(lawOfIntestacy[id])],
        }
      })}
    />
  )
}
