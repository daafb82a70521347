import { useRef, useState } from 'react'
import { type ReadBackQuestion, readBackQuestions } from '#core/reading/read-back.ts'
import type { Will } from '#core/will/schema.ts'
import { readBack as words } from '#words/en/summary.ts'
import { call } from '../../api/http.ts'
import { today } from '../../api/today.ts'
import { Radios } from '../../ui/choices.tsx'
import { Tick } from './contents-list.tsx'
import css from './read-back.module.css'

type Kept = 'saving' | 'saved' | 'not saved'

const keptWords: Readonly<Record<Kept, string>> = {
  saving: words.saving,
  saved: words.keptWithYourRecord,
  'not saved': words.thisAnswerWasNotSavedChoose,
}

function Question({
  question,
  name,
  will,
  onAnswered,
}: {
  question: ReadBackQuestion
  name: string
  will: Will
  onAnswered: () => void
}) {
  const { asks, options, right } = question
  const [answered, setAnswered] = useState<string>()
  const [kept, setKept] = useState<Kept>()
  // The answer that was chosen last is sent last, and the page speaks of that one alone.
  const sending = useRef<Promise<unknown>>(undefined)
  const answer = async (chosen: string): Promise<void> => {
    setAnswered(chosen)
    setKept('saving')
    onAnswered()
    const before = sending.current
    const now = (async (): Promise<Kept> => {
      await before
      try {
        await call('POST /api/readings/answers', { body: { asks, answered: chosen }, will: will.id })
        return 'saved'
      } catch {
        return 'not saved'
      }
    })()
    sending.current = now
    const kept = await now
    if (sending.current === now) setKept(kept)
  }
  const verdict = answered === right ? words.yesThatIsWhatYourWill : words.yourWillSaysSomethingElseIs(right)
  return (
    <div className="above-20 below-24">
      <Radios name={name} label={asks} options={options} value={answered} onChange={(chosen) => void answer(chosen)} />
      <p role="status" className="above-12 pretty">
        {answered === right && <Tick />} {answered !== undefined && verdict} {kept && keptWords[kept]}
      </p>
    </div>
  )
}

const counted = ['No questions', 'One question', 'Two questions', 'Three questions'] as const

/** Questions about what the will does, for the record: the next appears when one is answered. None has to be answered, and no answer stops anything. */
export function ReadBack({ will }: { will: Will }) {
  const questions = readBackQuestions(will, today())
  const [answered, setAnswered] = useState(0)
  if (questions.length === 0) return null
  return (
    <details className={css.readBack}>
      <summary>{words.aboutYourWillIfYouLike(counted[questions.length])}</summary>
      <p className="soft pretty">{words.yourAnswersAreKeptWithThe}</p>
      {questions.slice(0, answered + 1).map((question, index) => (
        <Question
          key={question.asks}
          question={question}
          name={`read-back-${index}`}
          will={will}
          onAnswered={() => setAnswered((count) => Math.max(count, index + 1))}
        />
      ))}
    </details>
  )
}
