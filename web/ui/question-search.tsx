import { useEffect, useState } from 'react'
import { questionSearch as words } from '#words/en/forms.ts'
import type { Found } from '../content/ask.ts'
import { Blocks } from '../content/blocks.tsx'
import type { Question } from '../content/content.ts'
import { questions } from '../content/questions.ts'
import { useWords } from '../content/use-words.ts'
import css from './question-search.module.css'
import { TextField } from './text-field.tsx'

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

const countOf = (found: readonly Found[]): string => {
  if (found.length === 0) return words.none
  if (!found.some(({ isSure }) => isSure)) return words.nearest
  return found.length === 1 ? words.one : words.more(found.length)
}

const asked = new Map(questions.flatMap((group) => group.questions.map((one) => [`/faqs#${one.id}`, one])))

/** How many places are shown: more of them is a list to search again. */
const MOST = 6

/** The places of answers to what is typed. What it takes to find them is fetched when the first word is, and may not come. */
const useFound = (typed: string): readonly Found[] | 'unreached' | undefined => {
  const [found, setFound] = useState<readonly Found[] | 'unreached'>()
  useEffect(() => {
    let isLatest = true
    if (typed === '') setFound(undefined)
    else
      import('../content/find-answers.ts')
        .then(({ find }) => find(typed))
        .then(
          (all) => isLatest && setFound(all.slice(0, MOST)),
          () => isLatest && setFound('unreached'),
        )
    return () => {
      isLatest = false
    }
  }, [typed])
  return found
}

function Places({ found }: { found: readonly Found[] }) {
  return found.map(({ to, title, of }) => {
    const question = asked.get(to)
    return question ? (
      <QuestionList key={to} shown={[question]} />
    ) : (
      <div key={to} className={css.place}>
        <Blocks blocks={[`[${title}](${to})`]} />
        {of && <p className="soft small">{of}</p>}
      </div>
    )
  })
}

/** All questions, and a search of all our answers. `linked`: the question that the address names, which stands open. */
export function QuestionSearch({
  linked,
  narrow = false,
  heading: Heading = 'h2',
}: {
  linked?: string
  narrow?: boolean
  heading?: 'h2' | 'h3'
}) {
  const [typed, setTyped] = useState('')
  const all = useFound(typed.trim())
  const found = all === 'unreached' ? undefined : all
  const { offline } = useWords('failures')
  return (
    <div className={narrow ? '' : css.wide}>
      <search className={css.search}>
        <TextField name="search" label={words.ask} hint={words.hint} type="search" value={typed} onChange={setTyped} />
        <p className={css.count} role="status">
          {all === 'unreached' ? offline : found && countOf(found)}
        </p>
        {found && !found.some(({ isSure }) => isSure) && <Blocks blocks={[words.person]} />}
      </search>
      {found ? (
        <div className="measure">
          <Places found={found} />
        </div>
      ) : (
        questions.map((group) => (
          <section key={group.heading} className={css.group}>
            <Heading>{group.heading}</Heading>
            <QuestionList shown={group.questions} linked={linked} />
          </section>
        ))
      )}
    </div>
  )
}
