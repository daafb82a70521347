import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Blocks } from '../content/blocks.tsx'
import { findQuestions } from '../content/find-questions.ts'
import { questions } from '../content/questions.ts'
import { PlainPage } from '../ui/plain-page.tsx'
import { TextField } from '../ui/text-field.tsx'
import css from './faqs.module.css'

const countOf = (count: number): string => {
  if (count === 0) return 'No matching questions. Try another word, or ask us.'
  return count === 1 ? '1 matching question.' : `${count} matching questions.`
}

/** `linked`: the question that the address names, which stands open. */
function Questions({ linked }: { linked: string }) {
  const [typed, setTyped] = useState('')
  const found = findQuestions(questions, typed)
  const count = found.reduce((sum, group) => sum + group.questions.length, 0)
  return (
    <>
      <search className={css.search}>
        <TextField name="search" label="Search the questions" type="search" value={typed} onChange={setTyped} />
        <p className={css.count} role="status">
          {typed.trim() !== '' && countOf(count)}
        </p>
      </search>
      {found.map((group) => (
        <section key={group.heading} className={css.group}>
          <h2>{group.heading}</h2>
          <div>
            {group.questions.map(({ id, question, answer }) => (
              <details key={id} id={id} className={css.question} open={id === linked}>
                <summary>{question}</summary>
                <div className={css.answer}>
                  <Blocks blocks={answer} />
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

export function FaqsPage() {
  const linked = useLocation().hash.slice(1)
  return (
    <PlainPage white wide title="Questions" lead="Before you write your will, while you do, and after.">
      <Questions key={linked} linked={linked} />
      <p className={css.ask}>
        Cannot find your answer? <Link to="/contact-us">Ask us</Link>.
      </p>
    </PlainPage>
  )
}
