import { useState } from 'react'
import { questionSearch as words } from '#words/en/forms.ts'
import { Blocks } from '../content/blocks.tsx'
import type { Question } from '../content/content.ts'
import { findQuestions } from '../content/find-questions.ts'
import { questions } from '../content/questions.ts'
import css from './question-search.module.css'
import { TextField } from './text-field.tsx'

const countOf = (count: number): string => {
  if (count === 0) return words.none
  return count === 1 ? words.one : words.more(count)
}

/** Questions, each of which opens to its answer. With `linked`, the one that stands open, each has an address. */
export function QuestionList({ shown, linked }: { shown: readonly Question[]; linked?: string | undefined }) {
  return (
    <div>
      {shown.map(({ id, question, answer }) => (
        <details key={id} id={linked === undefined ? undefined : id} className={css.question} open={id === linked}>
          <summary className="chevron">{question}</summary>
          <div className={css.answer}>
            <Blocks blocks={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}

/** All questions with a search. `linked`: the question that the address names, which stands open. */
export function QuestionSearch({ linked, narrow = false }: { linked?: string; narrow?: boolean }) {
  const [typed, setTyped] = useState('')
  const found = findQuestions(questions, typed)
  const count = found.reduce((sum, group) => sum + group.questions.length, 0)
  return (
    <div className={narrow ? '' : css.wide}>
      <search className={css.search}>
        <TextField name="search" label={words.searchTheQuestions} type="search" value={typed} onChange={setTyped} />
        <p className={css.count} role="status">
          {typed.trim() !== '' && countOf(count)}
        </p>
      </search>
      {found.map((group) => (
        <section key={group.heading} className={css.group}>
          {narrow ? <h3>{group.heading}</h3> : <h2>{group.heading}</h2>}
          <QuestionList shown={group.questions} linked={linked} />
        </section>
      ))}
    </div>
  )
}
