import { useState } from 'react'
import { type ReadBackQuestion, readBackQuestions } from '#core/reading/read-back.ts'
import type { Will } from '#core/will/schema.ts'
import { call } from '../../api/http.ts'
import { today } from '../../api/today.ts'
import { Radios } from '../../ui/choices.tsx'
import css from './read-back.module.css'
import { Tick } from './tick.tsx'

type Kept = 'saving' | 'saved' | 'not saved'

const keptWords: Readonly<Record<Kept, string>> = {
  saving: 'Saving…',
  saved: 'Kept with your record.',
  'not saved': 'This answer was not saved. Choose it again, or carry on without it.',
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
  const answer = async (chosen: string): Promise<void> => {
    setAnswered(chosen)
    setKept('saving')
    onAnswered()
    try {
      await call('POST /api/readings/answers', {
        body: { asks, answered: chosen },
        will: will.id,
      })
      setKept('saved')
    } catch {
      setKept('not saved')
    }
  }
  const verdict =
    answered === right
      ? 'Yes, that is what your will says.'
      : `Your will says something else: ${right} Is that what you want?`
  return (
    <div className={css.question}>
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
      <summary>{counted[questions.length]} about your will, if you like</summary>
      <p className="soft pretty">
        Your answers are kept with the record of your will. They can show later that you knew what it does. You can
        carry on without them.
      </p>
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
